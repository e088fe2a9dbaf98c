### Die Worte des Labors; die Namen des Materials stehen bei den Spielen.

## Die Seite

title = Das Labor: { $game }
game-innovation = Innovation
game-age-of-innovation = Age of Innovation
game-inventions = Inventions
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

## Innovation

ending = Wie Partien enden
ending-read = In wie vielen Partien jedes Ende eintrat. Der Balken ist der Anteil der Partien, das 95-%-Intervall steht in Zahlen daneben. Werden Optionen verglichen, ist es der Anteil der Partien mit diesem Wert.
ending-achievements = durch Errungenschaften
ending-score = nach Punkten, als der letzte Stapel leer war
ending-card = durch eine Karte, die es sagt
ending-draw = unentschieden
ending-points = nach Punkten
turns = Züge in einer Partie
turns-read = Wie viele Züge alle zusammen machten, bis das Spiel vorbei war.
achievement-count = Errungenschaften am Ende
achievement-count-read = Wie viele Errungenschaften man beim Sieg und sonst hatte. Wo sich die Siege häufen, liegt die Zahl, die die Regeln für den Sieg verlangen; mit weniger gewinnt man nach Punkten oder durch eine Karte.
first-card = Die erste Karte
first-card-read = Von den zwei Karten, die man bekommt, legt man vor dem ersten Zug eine aus. Diese Wahl kommt vor allem anderen; darum sagt das Bild recht gut, welche Karten ein guter Anfang sind.
first-action = Die erste Aktion
first-action-read = Was man mit der allerersten Aktion tat: Es zeigt, ob sich ein ruhiger oder ein lebhafter Anfang lohnt.
action-draw = Ziehen
action-meld = Auslegen
action-dogma = Dogma
action-achieve = Errungenschaft beanspruchen
action-endorse = Unterstützen
action-inspire = Inspirieren
achievement = Errungenschaften
achievement-read = Wie oft gewann, wer eine Errungenschaft beanspruchte. Die meisten liegen hoch, denn Errungenschaften gewinnen das Spiel; man vergleicht sie besser miteinander als mit der Linie.
achievement-age = Errungenschaft aus Zeitalter { $count }
melded = Ausgelegte Karten
melded-read = Wie oft gewann, wer eine Karte irgendwann auslegte. Karten später Zeitalter kommen in langen Partien vor, bei denen, die so weit kamen.
dogma = Dogma-Aktionen
dogma-read = Wie oft gewann, wer die Dogma-Aktion dieser Karte mindestens einmal nutzte.
top = Oberste Karten am Ende
top-read = Welche Karten am Ende oben auf den Stapeln derer lagen, die gewannen, und welche bei den anderen.
set = Oberste Karten nach Set
set-read = Wie oft gewann, wer am Ende eine oberste Karte dieses Sets hatte: wie sehr jede Erweiterung am Sieg teilhat.

## Age of Innovation

faction = Gemeinschaften
faction-read = Wie oft jede Gemeinschaft gewann. Bots nehmen, was sie mögen; darum sitzt nicht jede Gemeinschaft gleich oft auf jeder Landschaft, und die schwächeren sitzen öfter dort, wo nichts anderes übrig war.
display = Heimatlandschaften
display-read = Wie oft jedes Planungstableau gewann, gleich mit welcher Gemeinschaft.
first-bonus = Der Rundenbonus vom Anfang
first-bonus-read = Der Rundenbonus, den man in Runde 1 hat. Er gehört zum gewählten Set und sagt darum auch etwas über die Sets.
first-move = Die erste Aktion
first-move-read = Was man mit der ersten Aktion von Runde 1 tat: die Eröffnung dieses Spiels.
move-build = bauen: { $part }
move-upgrade = aufwerten zu: { $part }
move-advance = Fortschritt: { $part }
move-send = Gelehrter zu: { $part }
move-dig = umformen, mit oder ohne Bau{ $part }
move-special = eine Sonderaktion{ $part }
move-innovate = eine Erfindung{ $part }
move-pass = passen{ $part }
source = Woher Punkte kommen
source-read = Punkte beim Sieg und sonst nach dem, was sie brachte, im Mittel über alle. Wo sich die beiden Balken am meisten unterscheiden, wird das Spiel gewonnen.
source-start = Anfang
source-faction = Gemeinschaft und Tableau
source-palace = Palastplättchen
source-innovation = Erfindungen
source-competency = Kompetenzen
source-bonus = Rundenboni
source-city = Stadtplättchen
source-board-action = Macht- und Buchaktionen
source-track = Schifffahrt und Umformung
source-science = Wissenschaft
source-round-tile = Rundenwertungsplättchen
source-final-tile = Schlussrundenplättchen
source-neighbour = für Macht bezahlt
source-area = größtes Gebiet
source-leftovers = Reste
source-other = alles andere
palace = Palastplättchen
palace-read = Wie oft gewann, wer ein Palastplättchen nahm. Wer früh einen Palast baut, hat es länger; ein Plättchen, das früh begehrt ist, sieht darum besser aus.
innovation = Erfindungen
innovation-read = Wie oft gewann, wer diese Erfindung machte.
competency = Kompetenzen
competency-read = Wie oft gewann, wer diese Kompetenz nahm. Bei welcher Disziplin eine Kompetenz liegt, ist in jeder Partie anders.
science = Wissenschaft
science-read = Wie oft gewann, wer in einer Disziplin auf diesen Stufen endete. Die Zahl vor dem Namen ist der Bereich der Stufen.
city = Stadtplättchen
city-read = Wie oft gewann, wer mit diesem Plättchen eine Stadt gründete.
bonus = Rundenboni, beim Passen genommen
bonus-read = Wie oft gewann, wer diesen Rundenbonus beim Passen mindestens einmal nahm.
board-action = Macht- und Buchaktionen
board-action-read = Wie oft gewann, wer diese Aktion des Spielplans mindestens einmal nutzte.
cities = Städte
cities-read = Wie viele Stadtplättchen man am Ende beim Sieg und sonst hatte.
innovations = Anzahl der Erfindungen
innovations-read = Wie viele Erfindungen man beim Sieg und sonst gemacht hatte.
area = Größtes Gebiet
area-read = Wie viele Gebäude das größte verbundene Gebiet am Ende hatte, beim Sieg und sonst.

## Inventions

claim = Die erste Idee
claim-read = Aus welcher Region man die Idee der Steinzeit nahm: die Eröffnung dieses Spiels.
first-pillar = Die erste Aktion
first-pillar-read = Wohin man die erste Säule stellte und welche Hauptaktion also zuerst kam.
ip-source = Woher Punkte kommen
ip-source-read = IP beim Sieg und sonst nach dem, was sie brachte, im Mittel über alle. Wo sich die beiden Balken am meisten unterscheiden, wird das Spiel gewonnen.
ip-action = Aktionen
ip-card = Karten
ip-region-tile = Spezialisten- und Wissensplättchen
ip-tile = Fortschrittsplättchen
ip-milestone = Meilensteine
ip-space = Felder der Epochenleiste
ip-hex = Felder der Fortschrittskarte
ip-wealth = Wohlstandsplättchen
ip-goal = geheime Ziele
ip-influence = Einfluss am Ende
ip-others = was andere taten
ip-other = alles andere
goal = Geheime Ziele
goal-read = Wie oft gewann, wer dieses Ziel bekam. Alle haben drei, und zwei werden gewertet; Ziele verteilt der Zufall, darum ist der Vergleich gerecht.
goal-region = Bürger und ein Marker: { $part }
goal-type = Erfindungen: { $part }
goal-from-era = Erfindungen ab Epoche { $count }
goal-inventions = { $count ->
    [0] Erfindungen
   *[other] Erfindungen über { $count } hinaus
    }
goal-tokens = { $count ->
    [0] Einflussmarker
   *[other] Einflussmarker über { $count } hinaus
    }
goal-sets = Erfindungen: Sätze aller drei Arten
goal-eras = Erfindungen vieler Epochen
goal-regions = Bürger in vielen Regionen
goal-face-up = offene Einflussmarker
goal-diplomats = Diplomaten auf Meilensteinen
goal-scholars = Gelehrte in der Akademie
goal-majorities = Regionen mit den meisten Bürgern
goal-society = die Epoche der Gesellschaft
pillar = Hauptaktionen
pillar-read = Wie oft gewann, wer diese Hauptaktion mindestens einmal nahm.
invented = Gemachte Erfindungen
invented-read = Wie oft gewann, wer diese Idee zur Erfindung machte. Die Zahl vor dem Namen ist die Epoche.
presented = Präsentierte Ideen
presented-read = Wie oft gewann, wer diese Idee präsentierte, gleich wer sie danach erfand.
kept = Erfindungen am Ende
kept-read = Wie oft gewann, wer diese Erfindung am Ende in der eigenen Gesellschaft hatte.
tile = Gebaute Plättchen
tile-read = Wie oft gewann, wer dieses Plättchen auf der Fortschrittskarte hatte.
milestone = Meilensteine
milestone-read = Wie oft gewann, wer das irgendwann als eigenen Meilenstein hatte. Die Zahl vor dem Namen ist die Epoche.
era = Die erreichte Epoche
era-read = Wie oft gewann, wessen Gesellschaft in dieser Epoche endete.
token = Einflussmarker
token-read = Wie oft gewann, wer in dieser Region einen Einflussmarker legte.
invention-count = Anzahl der Erfindungen
invention-count-read = Wie viele Erfindungen man am Ende beim Sieg und sonst besaß.
tile-count = Anzahl der Plättchen
tile-count-read = Wie viele Plättchen man beim Sieg und sonst auf der Fortschrittskarte gebaut hatte.
influence = Einfluss am Ende
influence-read = Wie viel Einfluss man am Ende beim Sieg und sonst übrig hatte.
