# Fragen, Auswahlmöglichkeiten und Ereignisse einer Partie mit Erweiterungen auf Deutsch, mit den Begriffen der Ausgabe Deluxe 2017.

## Types of cards and icons

set-base = Karten des Grundspiels
set-cities = Städte
set-artifacts = Artefakte
set-echoes = Echo-Karten
set-figures = Figuren
type-cities = Stadt
type-artifacts = Artefakt
type-echoes = Echo-Karte
type-figures = Figur
icon-castle = Burg
icon-crown = Krone
icon-leaf = Blatt
icon-lightbulb = Glühbirne
icon-factory = Fabrik
icon-clock = Uhr

## Questions

ask-by-echo = { $card }, Echo-Effekt: { $ask }
ask-by-inspire = { $card }, Inspirationseffekt: { $ask }
ask-by-karma = { $card }, Karma: { $ask }
ask-keep-scored = Wähle eine Karte, die in deinem Wertungsstapel bleibt.
ask-card = Wähle eine Karte.
ask-to-owners-score = Wähle eine oberste Karte, die in den Wertungsstapel ihres Besitzers verschoben wird.
ask-foreshadow = Wähle eine Karte, die du in deine Vorhersage legst.
ask-achieve = Wähle eine Errungenschaft, die du nimmst.
ask-give-up = Wähle eine deiner Errungenschaften, die du abgibst.
ask-transfer-achievement = Wähle eine Errungenschaft, die zu den Errungenschaften von { $player } verschoben wird.
ask-city = Aktion „Unterstützen“: Wähle die Stadt, die die Karte unterstützt.
ask-pay = Wähle eine Handkarte, die du unterschiebst. Sie bezahlt die Aktion „Unterstützen“ und ist höchstens so hoch wie die Stadt.
ask-display = Nutzt du „{ $card }“? Die Karte ist bei dir ausgestellt: Nutze ihr freies Dogma, lege sie zurück oder lass sie dort.
ask-seize = Nimmst du das Relikt „{ $card }“ an dich? Du hast ein Artefakt desselben Zeitalters ausgegraben.
ask-promote = Wähle eine Karte deiner Vorhersage, die du beförderst. Sie ist höchstens so hoch wie die Karte, die du ausgelegt hast; sie wird ebenfalls ausgelegt, und du darfst ihr Dogma frei nutzen.
ask-free-dogma = Nutzt du das freie Dogma von „{ $card }“? Du hast die Karte befördert.
ask-fade = Wähle eine Figur, die verblasst. Mehr als eine deiner obersten Karten ist eine Figur; diese wird gewertet.
ask-karma = Wähle die Figur, deren Karma geschieht. Mehrere sprechen hierauf an, aber nur eines kann geschehen.
ask-icon = Wähle ein Symbol.
ask-set = Wähle eine Art von Karten.
ask-number = Wähle eine Zahl.
ask-name = Nenne eine Figur.
ask-board = Wähle die Karte, die in die Auslage von { $player } verschoben wird.
ask-splayed = Wähle die Farbe, nach deren Auffächerung du dich richtest.
ask-draw-next = Du ziehst mehrere Karten: Wähle den Wert, den du als Nächstes ziehst.
ask-war = Krieg: Wähle einen Wert. Die obersten Karten dieses Werts aller anderen werden zurückgelegt.
ask-expansion = Expansion: Wähle die Farbe, die du nach oben auffächerst.
ask-rivalry = Rivalität: Wähle, wer drei Karten des Wertungsstapels und alle obersten Figuren verliert.
ask-rivalry-return = Rivalität: Wähle eine Karte dieses Wertungsstapels, die zurückgelegt wird.

## Offers

offer-typed-back = Eine Karte mit Wert { $value } ({ $type }) aus dem Wertungsstapel von { $player }
offer-achieve-card = „{ $card }“ ({ $value }, { $color }) nehmen, als verfügbare Errungenschaft
offer-endorse = „{ $card }“ ({ $value }, { $color }) unterstützen
offer-inspire = Mit { $color } inspirieren
offer-decree = Das Dekret „{ $decree }“ erlassen
offer-display-dogma = Freies Dogma nutzen
offer-display-return = Zurücklegen
offer-display-keep = Ausgestellt lassen
offer-seize-hand = Auf die Hand nehmen
offer-seize-achievements = Als Errungenschaft nehmen
offer-number = { $number }
offer-lent-echo = Den Echo-Effekt, den Stephen Hawking der Farbe { $color } leiht
offer-achievement = Deine Errungenschaft aus Zeitalter { $age }
offer-achievement-of = Errungenschaft aus Zeitalter { $age } von { $player }
card-ice-skates-option-1 = Eine [2] ziehen und auslegen
card-ice-skates-option-2 = Eine [3] ziehen und in deine Vorhersage legen
card-scissors-option-1 = Die Karte auslegen
card-scissors-option-2 = Die Karte werten
card-linguistics-option-1 = Eine [3] ziehen
card-linguistics-option-2 = Eine [4] ziehen und in deine Vorhersage legen
card-charitable-trust-option-1 = Deine oberste grüne Karte zurücklegen
card-charitable-trust-option-2 = Deine oberste grüne Karte als Errungenschaft nehmen
card-elevator-option-1 = Aus den Händen aller anderen Spieler
card-elevator-option-2 = Aus den Wertungsstapeln aller anderen Spieler
card-puzzle-cube-option-1 = Die unterste Karte werten
card-puzzle-cube-option-2 = Die beiden untersten Karten werten
card-mikhail-kalashnikov-option-1 = Die Karte in deinen Wertungsstapel verschieben
card-mikhail-kalashnikov-option-2 = Die Effekte der Karte ausführen, Forderungen ausgenommen

## Events

event-compel = { $by } zwingt: { $player } muss Effekt { $effect } von „{ $card }“ ausführen.
event-echo = { $player } führt den Echo-Effekt von „{ $card }“ aus.
event-inspire-effect = { $player } führt den Inspirationseffekt von „{ $card }“ aus.
event-karma = Das Karma von „{ $card }“ wirkt für { $player }.
event-foreshadow = { $player } legt { $card } { $from } in die Vorhersage.
    .short = legt { $card } { $from } in die Vorhersage
event-draw-and-foreshadow = { $player } zieht { $card } und legt die Karte in die Vorhersage.
    .short = zieht { $card } und legt die Karte in die Vorhersage
event-achieve = { $player } nimmt { $card } { $from } als Errungenschaft.
    .short = nimmt { $card } { $from } als Errungenschaft
event-draw-and-achieve = { $player } zieht { $card } und nimmt die Karte als Errungenschaft.
    .short = zieht { $card } und nimmt die Karte als Errungenschaft
event-remove = { $player } entfernt { $card } aus dem Spiel ({ $from }).
    .short = entfernt { $card } aus dem Spiel ({ $from })
event-draw-and-remove = { $player } zieht { $card } und entfernt die Karte aus dem Spiel.
    .short = zieht { $card } und entfernt die Karte aus dem Spiel
event-dig = { $player } gräbt { $card } aus und stellt das Artefakt aus.
    .short = gräbt { $card } aus und stellt das Artefakt aus
event-seize = { $player } nimmt das Relikt { $card } { $from } { $to }.
    .short = nimmt das Relikt { $card } { $from } { $to }
event-promote = { $player } befördert { $card } { $from }: Die Karte wird ausgelegt.
    .short = befördert { $card } { $from }: Die Karte wird ausgelegt
event-fade = { $card } verblasst: { $player } wertet die Figur.
    .short = wertet { $card }: Die Figur verblasst
event-look = { $player } sieht sich { $card } an.
    .short = sieht sich { $card } an
event-endorse = { $player } wählt die Aktion „Unterstützen“ mit „{ $card }“ durch die Stadt „{ $city }“.
    .short = Unterstützt „{ $card }“ durch „{ $city }“
event-inspire = { $player } wählt die Aktion „Inspirieren“ mit der Farbe { $color }.
    .short = Inspiriert mit der Farbe { $color }
event-decree = { $player } erlässt das Dekret „{ $decree }“.
    .short = erlässt das Dekret „{ $decree }“
event-decree-to-center = { $player } erlässt das Dekret „{ $decree }“: Es geht ohne Wirkung von seinem Besitzer in die Mitte.
    .short = erlässt das Dekret „{ $decree }“: Es geht ohne Wirkung von seinem Besitzer in die Mitte
event-take-special = { $player } nimmt { $owner } die besondere Errungenschaft { $special } ab.
    .short = nimmt { $owner } die besondere Errungenschaft { $special } ab
event-take-decree = { $player } nimmt { $owner } das Dekret „{ $decree }“ ab.
    .short = nimmt { $owner } das Dekret „{ $decree }“ ab
event-show-hand = { $player } zeigt die ganze Hand vor.
    .short = zeigt die ganze Hand vor
event-show-score = { $player } zeigt den ganzen Wertungsstapel vor.
    .short = zeigt den ganzen Wertungsstapel vor
event-lost = { $player } verliert und scheidet aus.
    .short = verliert und scheidet aus

## Parts of events

shown-typed-back = eine Karte mit Wert { $value } ({ $type })
    .short = [{ $value }] ({ $type })
from-forecast = aus der Vorhersage von { $player }
from-display = aus der Ausstellung von { $player }
from-achievements = aus den Errungenschaften von { $player }
from-own-forecast = aus der eigenen Vorhersage
from-own-display = aus der eigenen Ausstellung
from-own-achievements = aus den eigenen Errungenschaften
from-available = aus den verfügbaren Errungenschaften
from-relics = vom Platz neben dem Vorrat
to-supply-top = oben auf den Vorrat
to-forecast = in die Vorhersage von { $player }
to-display = in die Ausstellung von { $player }
to-achievements = zu den Errungenschaften von { $player }
to-available = zu den verfügbaren Errungenschaften
to-removed = aus dem Spiel

## Help

explain-type = { $type ->
    [cities] Stadt
    [artifacts] Artefakt
    [echoes] Echo-Karte
    [figures] Figur
   *[base] Karte des Grundspiels
    }
explain-relic = Relikt
explain-compel = Zwang
explain-echo = Echo-Effekt
explain-inspire = Inspirationseffekt
explain-karma = Karma
explain-decree = Dekret: braucht Figuren aus drei verschiedenen Zeitaltern auf deiner Hand, eine davon in der Farbe { $color }
