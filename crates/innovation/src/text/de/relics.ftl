# Innovation, Ausgabe Deluxe 2017: Namen und Effekte der fünf Relikte von „Artifacts of History“, in eigenen Worten.

## Age 3
card-timbuktu = Timbuktu

## Age 4
card-complex-numbers = Komplexe Zahlen
card-complex-numbers-1 = Du darfst eine Handkarte vorzeigen, die nach Art und Anzahl genau dieselben Symbole hat wie eine deiner obersten Karten. Wenn du das tust, nimm eine verfügbare Errungenschaft mit dem Wert der vorgezeigten Karte, auch wenn du die Voraussetzungen nicht erfüllst.

## Age 5
card-newton-wickins-telescope = Newton-Wickins-Teleskop
card-newton-wickins-telescope-1 = Du darfst beliebig viele Karten aus deinem Wertungsstapel zurücklegen. Wenn du das tust, ziehe eine Karte, deren Wert der Anzahl der zurückgelegten Karten entspricht, und lege sie aus. Hat sie eine [clock], lege sie zurück.

## Age 6
card-ching-shih = Ching Shih
card-ching-shih-karma-1 = Sobald du diese Karte auslegst, verschiebe eine Errungenschaft eines beliebigen Gegners zu deinen Errungenschaften.
card-ching-shih-karma-2 = Statt eine Karte zu werten, die keine Figur ist, verschiebe eine Karte desselben Werts aus dem Wertungsstapel eines Gegners in deinen Wertungsstapel.

## Age 7
card-safety-pin = Sicherheitsnadel
card-safety-pin-echo = Ziehe und werte eine [7].
card-safety-pin-1 = Ich fordere, dass du alle Handkarten mit einem Wert über 6 zurücklegst! Ziehe danach eine [6], auch wenn du keine zurückgelegt hast!
