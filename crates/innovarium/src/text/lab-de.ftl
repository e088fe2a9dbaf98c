### Die Worte des Labors; die Namen des Materials stehen bei den Spielen.

## Die Seite

title = Das Labor: { $game }
intro = Was { $games } Partien des Bots { $bot } gegen sich selbst über das Spiel sagen, { $seats } an einem Tisch. Alle Plätze denken gleich: Was hier gewinnt, gewinnt durch das Spiel und nicht durch die Spielenden – so, wie dieser Bot es spielt. Menschen holen aus einer Karte vielleicht mehr heraus als er, oder weniger.
played = Startwert { $seed }. Derselbe Befehl macht die Seite noch einmal; die Zahlen liegen daneben in statistics.json und statistics.csv.
played-options = Optionen: { $options }.
contents = Was es gibt
figure-games = Partien
figure-length = Entscheidungen je Partie
figure-points = Punkte beim Sieg
figure-first = Siege des ersten Platzes

how = So liest man das
how-rate = Ein Punkt ist ein Anteil der Siege: wie viele von allen, die das hatten oder taten, gewonnen haben. Die gestrichelte Linie ist, was an diesem Tisch irgendjemand gewinnt, { $baseline } %. Der Balken um den Punkt ist das 95-%-Intervall: Würde man solche Partien immer wieder spielen, enthielten neunzehn von zwanzig solchen Balken den wahren Anteil.
how-color = Grün liegt ganz über der Linie, Orange ganz darunter; wo die Linie durch den Balken geht, kann es Zufall sein. Von hundert Dingen ohne jede Bedeutung sind trotzdem etwa fünf gefärbt.
how-cause = Was man beim Sieg hat, ist nicht immer der Grund dafür: Wer vorn liegt, nimmt von allem mehr. Am meisten sagt, was man schon am Anfang bekommt.
how-few = Blasse Zeilen stammen aus weniger als { $pale } Partien von Spielenden, und was in weniger als { $few } vorkam, fehlt.

column-what = Was
column-rate = Siege
column-share = Anteil
column-interval = 95 %
column-games = Anzahl
column-winners = Sieg
column-others = Sonst
column-all = Alle Partien
column-mean = Mittel
column-count = Partien

left-out = { $count ->
    [one] Eines, das in zu wenigen Partien vorkam, fehlt.
   *[other] { $count }, die in zu wenigen Partien vorkamen, fehlen.
    }
nothing = Für dieses Bild waren es zu wenige Partien.
all-rows = Alle { $count }
extremes = Die höchsten und die niedrigsten { $count }:
winners-are = Beim Sieg: Mittel { $mean }, Median { $median }.
others-are = Sonst: Mittel { $mean }, Median { $median }.
games-are = Mittel { $mean }, Median { $median }.
histogram = Histogramm: { $title }. { $facts }

seat-name = { $count ->
    [1] Erster Platz
    [2] Zweiter Platz
    [3] Dritter Platz
    [4] Vierter Platz
    [5] Fünfter Platz
   *[other] Platz { $count }
    }

## Alle Spiele

seat = Siege nach Platz
seat-read = Ob man besser als Erstes oder als Letztes sitzt. Die Plätze zählen in der Reihenfolge, in der das Spiel beginnt; in einem gerechten Spiel liegen alle Punkte auf der Linie.
by = Der erste Platz je Option
by-read = Die Partien wechseln sich mit jedem Wert der Option ab, mit denselben Startwerten. Jede Zeile zeigt, wie oft der erste Platz damit gewinnt.
by-length = Länge je Option
by-length-read = Wie viele Entscheidungen eine Partie mit jedem Wert der Option im Mittel hat. Längere Balken sind längere Partien.
points = Punkte am Ende
points-read = Wie viele Punkte man beim Sieg und sonst hatte, als das Spiel vorbei war. Liegen die beiden Hügel weit auseinander, wird klar gewonnen; überlappen sie, ist es knapp.
length = Länge einer Partie
length-read = Wie viele Entscheidungen alle in einer Partie zusammen trafen; was die Regeln erzwingen, zählt nicht.
