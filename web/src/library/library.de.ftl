# Die Seiten über Karten, Plättchen und Regeln. Sie werden nur mit diesen Seiten geladen.

library-title = Karten und Regeln
library-lead = In Ruhe nachschlagen: jede Karte und jedes Plättchen mit Bild, Text und unserer Auslegung, und die Regeln mit Stellungen zum Durchklicken.
library-cards-of = { $game }: alle Karten und Plättchen
library-cards = Alle Karten und Plättchen
library-rules = Die Regeln
library-study = Erkunden
library-both = Karten und Regeln dieses Spiels
library-search = Name oder Wort
library-filters = Filter
library-filters-count = Filter ({ $count })
library-clear = Filter löschen
library-others = Die anderen blass zeigen
library-found = { $count ->
    [0] auf dieser Seite nichts gefunden
    [one] eins gefunden
   *[other] { $count } gefunden
}
library-all = { $count ->
    [one] insgesamt eins
   *[other] insgesamt { $count }
}
library-parts = Arten
library-grid = Karten und Plättchen. Die Pfeiltasten gehen von einem zum nächsten.
library-pick = Wähle eine Karte oder ein Plättchen, um alles darüber zu lesen. Die Pfeiltasten gehen von einem zum nächsten.
library-entry = Was darauf steht
library-before = Davor: { $name }
library-after = Danach: { $name }
library-rulings = So lesen wir es
library-related = Gehört dazu
library-in-rules = In den Regeln
library-here = In dieser Partie
library-open = Auf einer eigenen Seite öffnen
library-copy = Adresse kopieren
library-copied = Die Adresse wurde kopiert.

rules-search = Ein Wort in den Regeln suchen
rules-found-sections = In den Regeln
rules-found-things = Karten und Plättchen
rules-found-nothing = Nichts gefunden. Versuche es mit einem anderen Wort.
rules-found-count = { $count ->
    [one] eine Stelle gefunden
   *[other] { $count } Stellen gefunden
}
example = Beispiel
example-next = Weiter
example-back = Zurück
example-again = Von vorn
example-step = Schritt { $step } von { $steps }
example-happened = Was geschah
example-whole = Ganzes Brett
