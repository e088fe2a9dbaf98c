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
library-won = Womit Bots gewannen
library-won-sample = Aus { $games } Spielen zwischen Bots, { $seats } an jedem Tisch. Wo nur wenige davon zählen, ist die Spanne unten breit: ein Hinweis, mehr nicht.
library-won-more = Mehr als Zufall: in Wahrheit { $low } bis { $high } %.
library-won-less = Weniger als Zufall: in Wahrheit { $low } bis { $high } %.
library-won-chance = Das kann Zufall sein: in Wahrheit { $low } bis { $high } %.
library-won-how = Wie das gemessen wurde
library-won-played = { $games } Spiele, in denen derselbe Bot ({ $bot }{ $playouts ->
    [0] {""}
   *[other] , { $playouts } Durchläufe für jede Entscheidung
}) auf allen Plätzen saß, { $seats } am Tisch, nach Fassung { $rules } der Regeln. Das Spiel jeder Seite zählt einmal; was in weniger als { $least } vorkam, wird nicht gezeigt.
library-won-read = Der Strich im Balken ist, was an einem solchen Tisch jede Seite gewinnt: { $even } %. Der Punkt ist das Gemessene, und im blassen Teil liegt die Wahrheit in 19 von 20 solchen Fällen. Was beim Sieg da ist, ist nicht immer der Grund dafür: Wer vorn liegt, nimmt von allem mehr. Und Menschen holen vielleicht mehr heraus als diese Bots, oder weniger.
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
