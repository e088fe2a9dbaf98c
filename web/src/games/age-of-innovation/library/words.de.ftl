library-part-peoples = Tableaus und Gemeinschaften
library-part-science = Erfindungen und Kompetenzen
library-part-towns = Paläste und Städte
library-part-rounds = Runden
library-part-actions = Aktionen
library-facet-sign = Zeigt das Zeichen
library-facet-time = Zählt
library-time-start = zu Beginn
library-time-income = als Einkommen
library-time-action = als Aktion
library-time-at-once = sofort
library-time-on-pass = beim Passen
library-time-always = jedes Mal
library-group-display = Planungstableaus
library-group-faction = Gemeinschaften
library-group-innovation = Erfindungen
library-group-competency = Kompetenzen
library-group-palace = Paläste
library-group-city = Stadtmarker
library-group-bonus = Rundenboni
library-group-round-tile = Rundenwertungen
library-group-final-tile = Zusatzwertungen
library-group-power = Machtaktionen
library-group-books = Buchaktionen
library-won-faction = Bots, die sie spielten, gewannen { $percent } % von { $games } Spielen.
library-won-display = Bots, die diese Landschaft spielten, gewannen { $percent } % von { $games } Spielen.
library-won-first-bonus = Bots, die damit begannen, gewannen { $percent } % von { $games } Spielen.
library-won-palace = Bots, die ihn nahmen, gewannen { $percent } % von { $games } Spielen.
library-won-innovation = Bots, die sie machten, gewannen { $percent } % von { $games } Spielen.
library-won-competency = Bots, die sie hatten, gewannen { $percent } % von { $games } Spielen.
library-won-city = Bots, die damit eine Stadt gründeten, gewannen { $percent } % von { $games } Spielen.
library-won-bonus = Bots, die ihn später nahmen, gewannen { $percent } % von { $games } Spielen.
library-won-board-action = Bots, die sie nutzten, gewannen { $percent } % von { $games } Spielen.
library-lies-with = bei { $players }
library-lies-market = noch zu haben
library-lies-played = in dieser Partie dabei
library-lies-out = in dieser Partie nicht dabei
library-lies-used = in dieser Runde schon genutzt; in der nächsten wieder frei
library-lies-free = in dieser Runde noch frei
library-lies-over = wurde in Runde { $round } gewertet
library-comes-now = wird in dieser Runde gewertet
library-comes-round = wird in Runde { $round } gewertet
library-comes-left = { $left ->
    [0] keins mehr zu haben
    [one] noch eins zu haben
   *[other] noch { $left } zu haben
}

# Wörter der Regeln, vor denen ein Zeichen steht: sein Name, dann wie es geschrieben sein kann.
rules-signs = coins Geld; tools Werkzeug Werkzeuge; scholars Gelehrter Gelehrte Gelehrten; books Buch Bücher; power Macht; points Punkt Punkte; spades Spaten; sailing Schifffahrt; bridge Brücke Brücken; levels Stufe Stufen; city Stadt Städte; innovation Erfindung Erfindungen; competency Kompetenz Kompetenzen; river Fluss Flüsse; key Schlüssel; pass passen passt; income Einkommen

example-reach = Eine Brücke macht das andere Ufer benachbart
example-reach-0 = Ada spielt die Wüste und hat eine Werkstatt und eine Brücke. Dazwischen liegt ein Fluss, und segeln kann sie nicht; aber die Brücke verbindet ihre Enden, also ist die Wüste am anderen Ufer benachbart.
example-reach-1 = Für 1 Werkzeug und 2 Geld steht eine Werkstatt jenseits des Flusses.
example-build = Drei Werkzeuge für jeden Spaten, dann die Werkstatt
example-build-0 = Ada hat eine Werkstatt in der Wüste und 7 Werkzeuge. Der Berg daneben liegt auf dem Kreis der Landschaften zwei Schritte von der Wüste entfernt und braucht also zwei Spaten zu je 3 Werkzeugen.
example-build-1 = Sechs Werkzeuge machen den Berg zur Wüste, 1 Werkzeug und 2 Geld bauen die Werkstatt. Alles Werkzeug ist ausgegeben.
example-neighbours = Wer baut, gibt den Nachbarn Macht
example-neighbours-0 = Ada, in der Ödnis, baut gleich zwischen Bens Werkstatt und seiner Schule. Seine Gilde ist weiter weg und wird nicht zählen.
example-neighbours-1 = Die Werkstatt ist 1 Macht wert, die Schule 2: Ben darf für 2 Punkte 3 Macht nehmen oder verzichten.
example-neighbours-2 = Er nimmt sie: Drei Machtsteine wandern weiter, und er hat 2 Punkte weniger.
example-cities = Vier Gebäude und sieben Macht sind eine Stadt
example-cities-0 = Zwei Gilden und eine Schule von Ada stehen beieinander: drei Gebäude, 2 + 2 + 2 Macht wert. Es fehlen ein viertes Gebäude und 1 Macht.
example-cities-1 = Die Werkstatt bringt beides: vier Gebäude mit 7 Macht. Nun wählt Ada einen Stadtmarker.
example-cities-2 = Dieser bringt sofort 8 Punkte und 8 Macht, und jede Stadt einen Schlüssel.
