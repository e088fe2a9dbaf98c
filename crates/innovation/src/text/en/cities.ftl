# English names of the 105 cities, Deluxe edition of 2017.

## Age 1

card-athens = Athens
card-chang-an = Chang' An
card-thebes = Thebes
card-damascus = Damascus
card-linzi = Linzi
card-uruk = Uruk
card-babylon = Babylon
card-jerusalem = Jerusalem
card-memphis = Memphis
card-atlantis = Atlantis
card-troy = Troy
card-yin = Yin
card-ephesus = Ephesus
card-hattusa = Hattusa
card-mohenjo-daro = Mohenjo-Daro

## Age 2

card-sparta = Sparta
card-tikal = Tikal
card-nineveh = Nineveh
card-teotihuacan = Teotihuacan
card-marseille = Marseille
card-nanjing = Nanjing
card-alexandria = Alexandria
card-carthage = Carthage
card-luoyang = Luoyang
card-rome = Rome

## Age 3

card-barcelona = Barcelona
card-delhi = Delhi
card-jakarta = Jakarta
card-kaifeng = Kaifeng
card-baghdad = Baghdad
card-venice = Venice
card-cordoba = Cordoba
card-hangzhou = Hangzhou
card-constantinople = Constantinople
card-mecca = Mecca

## Age 4

card-milan = Milan
card-tenochtitlan = Tenochtitlan
card-beijing = Beijing
card-lisbon = Lisbon
card-calicut = Calicut
card-manila = Manila
card-frankfurt = Frankfurt
card-madrid = Madrid
card-florence = Florence
card-seville = Seville

## Age 5

card-algiers = Algiers
card-zurich = Zurich
card-hoi-an = Hoi An
card-osaka = Osaka
card-amsterdam = Amsterdam
card-stockholm = Stockholm
card-boston = Boston
card-naples = Naples
card-gdansk = Gdansk
card-tokyo = Tokyo

## Age 6

card-philadelphia = Philadelphia
card-tehran = Tehran
card-dublin = Dublin
card-paris = Paris
card-bombay = Bombay
card-rio-de-janeiro = Rio de Janeiro
card-berlin = Berlin
card-edinburgh = Edinburgh
card-new-york-city = New York City
card-vienna = Vienna

## Age 7

card-lyon = Lyon
card-montreal = Montreal
card-melbourne = Melbourne
card-st-petersburg = St. Petersburg
card-london = London
card-toronto = Toronto
card-johannesburg = Johannesburg
card-munich = Munich
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
card-kiev = Kiev
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
card-taipei = Taipei
card-hong-kong = Hong Kong
card-moscow = Moscow

## Age 10

card-seoul = Seoul
card-singapore = Singapore
card-copenhagen = Copenhagen
card-dubai = Dubai
card-bangkok = Bangkok
card-tel-aviv = Tel Aviv
card-atlanta = Atlanta
card-bangalore = Bangalore
card-brussels = Brussels
card-essen = Essen
