# Innovation, Ausgabe Deluxe 2017: Namen der 105 Städte.

## Age 1
card-athens = Athen
card-chang-an = Chang’an
card-thebes = Theben
card-damascus = Damaskus
card-linzi = Linzi
card-uruk = Uruk
card-babylon = Babylon
card-jerusalem = Jerusalem
card-memphis = Memphis
card-atlantis = Atlantis
card-troy = Troja
card-yin = Yin
card-ephesus = Ephesos
card-hattusa = Hattuscha
card-mohenjo-daro = Mohenjo-Daro

## Age 2
card-sparta = Sparta
card-tikal = Tikal
card-nineveh = Ninive
card-teotihuacan = Teotihuacán
card-marseille = Marseille
card-nanjing = Nanjing
card-alexandria = Alexandria
card-carthage = Karthago
card-luoyang = Luoyang
card-rome = Rom

## Age 3
card-barcelona = Barcelona
card-delhi = Delhi
card-jakarta = Jakarta
card-kaifeng = Kaifeng
card-baghdad = Bagdad
card-venice = Venedig
card-cordoba = Córdoba
card-hangzhou = Hangzhou
card-constantinople = Konstantinopel
card-mecca = Mekka

## Age 4
card-milan = Mailand
card-tenochtitlan = Tenochtitlan
card-beijing = Peking
card-lisbon = Lissabon
card-calicut = Kalikut
card-manila = Manila
card-frankfurt = Frankfurt
card-madrid = Madrid
card-florence = Florenz
card-seville = Sevilla

## Age 5
card-algiers = Algier
card-zurich = Zürich
card-hoi-an = Hoi An
card-osaka = Osaka
card-amsterdam = Amsterdam
card-stockholm = Stockholm
card-boston = Boston
card-naples = Neapel
card-gdansk = Danzig
card-tokyo = Tokio

## Age 6
card-philadelphia = Philadelphia
card-tehran = Teheran
card-dublin = Dublin
card-paris = Paris
card-bombay = Bombay
card-rio-de-janeiro = Rio de Janeiro
card-berlin = Berlin
card-edinburgh = Edinburgh
card-new-york-city = New York
card-vienna = Wien

## Age 7
card-lyon = Lyon
card-montreal = Montreal
card-melbourne = Melbourne
card-st-petersburg = Sankt Petersburg
card-london = London
card-toronto = Toronto
card-johannesburg = Johannesburg
card-munich = München
card-san-francisco = San Francisco
card-washington = Washington

## Age 8
card-kuala-lumpur = Kuala Lumpur
card-los-angeles = Los Angeles
card-chicago = Chicago
card-shanghai = Shanghai
card-hamburg = Hamburg
card-sao-paulo = São Paulo
card-chongqing = Chongqing
card-kiev = Kiew
card-buenos-aires = Buenos Aires
card-vancouver = Vancouver

## Age 9
card-dallas = Dallas
card-perth = Perth
card-guadalajara = Guadalajara
card-miami = Miami
card-santiago = Santiago
card-sydney = Sydney
card-houston = Houston
card-taipei = Taipeh
card-hong-kong = Hongkong
card-moscow = Moskau

## Age 10
card-seoul = Seoul
card-singapore = Singapur
card-copenhagen = Kopenhagen
card-dubai = Dubai
card-bangkok = Bangkok
card-tel-aviv = Tel Aviv
card-atlanta = Atlanta
card-bangalore = Bangalore
card-brussels = Brüssel
card-essen = Essen
