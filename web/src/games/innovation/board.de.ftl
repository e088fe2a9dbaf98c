# Wörter auf dem Spielplan von Innovation, die in keiner Regel stehen.
board-icon-rule = Jede Karte hat ein Symbol, nach dem sich ihre Wirkungen richten. Nutzt du eine solche Karte, dann teilt ihre Wirkungen, wer mindestens so viele davon hat wie du; wer weniger hat, den treffen ihre Forderungen. Es zählt, was in einer Auslage zu sehen ist.

board-icons = Symbole

board-mark-red = R
board-mark-yellow = Ge
board-mark-green = Gr
board-mark-blue = B
board-mark-purple = V

board-you = du
board-partner = dein Partner
board-actions = { $count ->
    [1] noch 1 Aktion
   *[other] noch { $count } Aktionen
    }
board-won = { $how ->
    [achievements] Sieg durch Errungenschaften
    [score] Sieg nach Punkten
    [card] Sieg durch eine Karte
   *[draw] Unentschieden
    }

board-hand = Hand
board-score = Punkte
board-score-2011 = Einfluss
board-score-pile = Wertungsstapel
board-score-pile-2011 = Einfluss
board-achievements = Errungenschaften
board-achievements-2011 = Herrschaften
board-age = Zeitalter
board-age-2011 = Epoche
board-backs = { $count ->
    [1] eine Karte mit Wert { $value }
   *[other] { $count } Karten mit Wert { $value }
    }

board-piles-of = Auslage von { $player }
board-pile = { $count ->
    [1] 1 Karte
   *[other] { $count } Karten
    }
board-splay = { $splay ->
    [left] nach links aufgefächert
    [right] nach rechts aufgefächert
    [up] nach oben aufgefächert
   *[unsplayed] nicht aufgefächert
    }
board-top-first = von oben nach unten

board-players = Die anderen Spieler
board-middle = Vorrat und Errungenschaften
board-totals = Symbole, Punkte und Errungenschaften aller Spieler
board-most = am meisten
board-ages = Vorratsstapel und Errungenschaften nach Zeitalter
board-supply = { $count ->
    [0] Zeitalter { $age }: Der Vorrat ist leer
    [1] Zeitalter { $age }: eine Karte im Vorrat
   *[other] Zeitalter { $age }: { $count } Karten im Vorrat
    }
board-next-draw = Von hier ziehst du
board-achievement = Errungenschaft aus Zeitalter { $age }
board-achievement-rule = Verlangt { $points } Punkte und eine oberste Karte mit Wert { $age } oder höher
board-claimed = Bei { $player }
board-available = zu haben
board-eligible = du kannst sie nehmen
board-eligible-2011 = du kannst sie erringen
board-points-missing = { $count ->
    [1] 1 Punkt fehlt
   *[other] { $count } Punkte fehlen
    }
board-top-missing = noch keine oberste Karte mit diesem Wert
board-this-turn = { $player } in diesem Zug: { $scored } gewertet, { $tucked } untergeschoben
board-specials = Besondere Errungenschaften

board-shares = Beim Teilen dabei
board-shares-2011 = Bei der Kooperation dabei
board-vulnerable = Forderung ausgesetzt
board-details = Einzelheiten
board-close = Schließen
board-tally-achievements = { $count ->
    [1] 1 Errungenschaft
   *[other] { $count } Errungenschaften
    }
board-tally-achievements-2011 = { $count ->
    [1] 1 Herrschaft
   *[other] { $count } Herrschaften
    }
board-tally-points = { $count ->
    [1] 1 Punkt
   *[other] { $count } Punkte
    }
board-tally-points-2011 = Einfluss { $count }

# Mit Erweiterungen.

board-sign-bonus = Bonus { $points }
board-sign-search = Suche: { $icon }
board-sign-echo = Echo-Effekt
board-sign-inspire = Inspirationseffekt
board-sign-plus = Plus
board-sign-arrow-left = Pfeil nach links
board-sign-arrow-right = Pfeil nach rechts
board-sign-arrow-up = Pfeil nach oben
board-sign-flag = Flagge
board-sign-fountain = Brunnen
board-sign-blank = nichts
board-rule-plus = Legst du diese Stadt mit der Aktion „Auslegen“ aus, zieh eine Karte, die um eins höher ist als ihr Zeitalter.
board-rule-arrow = Legst du diese Stadt mit der Aktion „Auslegen“ aus, fächere ihre Farbe in Pfeilrichtung auf.
board-rule-search = Legst du diese Stadt mit der Aktion „Auslegen“ aus, zieh so viele Karten des Grundspiels aus ihrem Zeitalter, wie dieses angibt, soweit der Stapel reicht, und zeige sie. Die mit diesem Symbol kommen auf deine Hand, die anderen legst du zurück. Zählt auch als dieses Symbol.
board-rule-flag = Solange man sie sieht, zählt sie als Errungenschaft, außer ein Gegner zeigt mehr Karten dieser Farbe als du.
board-rule-fountain = Solange man ihn sieht, zählt er als Errungenschaft.
board-forecast = Vorhersage
board-display = Ausgestellt
board-sets = Kartenarten im Vorrat
board-supply-of = { $set }, Zeitalter { $age }: { $count } im Vorrat
board-decrees = Dekrete
board-decree-free = In der Mitte: Wer es erlässt, bekommt es als Errungenschaft.
board-decree-held = Bei { $player }
board-flags = { $count ->
    [1] eine Flagge, die als Errungenschaft zählt
   *[other] { $count } Flaggen, die als Errungenschaften zählen
    }
board-fountains = { $count ->
    [1] ein Brunnen, der als Errungenschaft zählt
   *[other] { $count } Brunnen, die als Errungenschaften zählen
    }
board-points-pile = Wertungsstapel: { $points }
board-points-bonuses = { $others ->
    [0] Bonus: { $highest }
    [1] Boni: { $highest } für den höchsten, 1 für einen weiteren
   *[other] Boni: { $highest } für den höchsten, je 1 für { $others } weitere
    }
board-points-karmas = Karmas: { $points }
board-used = { $action ->
    [endorse] Unterstützen genutzt
    [inspire] Inspirieren genutzt
   *[decree] Dekret genutzt
    }
board-lost = ausgeschieden

# Was fragt

by-effect = { $card }, Effekt { $effect }
by-echo = { $card }, Echo-Effekt
by-inspire = { $card }, Inspirationseffekt
by-karma = { $card }, Karma

# Wen ein Dogma erreicht, bevor man es nutzt.

board-hits = trifft { $names }
board-hits-word = trifft
board-sharing = { $count ->
    [1] { $names } teilt
   *[other] { $names } teilen
    }
board-sharing-2011 = { $count ->
    [1] { $names } kooperiert
   *[other] { $names } kooperieren
    }
board-share-word = { $count ->
    [1] teilt
   *[other] teilen
    }
board-nobody = Niemand teilt, niemand wird getroffen
board-untouched = weder beteiligt noch betroffen
board-against = { $theirs } gegen { $yours } ({ $icon })
board-draws-from = Vom Stapel des Zeitalters { $age }
board-covers = Deckt { $card } zu
board-first-of = Die erste Karte auf deiner Auslage in { $color }
board-needs-points = Braucht { $points } Punkte; sie bleiben dir

board-scored = Gewertet
board-points-word = Punkte
board-none = keine
board-none-of = noch nichts in { $color }
board-free = frei
board-relics = Relikte
board-next-achievement = Nächste Errungenschaft
board-of-points = { $have } von { $need } Punkten
board-near-monument = { $have } von { $need } im Zug
board-near-empire = { $have } von { $need } Symbolen
board-near-world = { $have } von { $need } Uhren
board-near-wonder = { $have } von { $need } Farben
board-near-universe = { $have } von { $need } ab 8
board-other-edition = In den Worten der anderen Ausgabe

# Überschriften der Angebote

group-dogma = Ein Dogma nutzen
    .short = Dogma
group-special = Erweiterungen
group-meld = Aus der Hand auslegen
    .short = Auslegen
group-simple = Oder einfach
group-choices = Wähle
group-decline = Oder nicht

# Woher Errungenschaften und Punkte kamen

sheet-age = Errungenschaft des Zeitalters { $age }
sheet-age-short = Zeitalter { $age }
sheet-value = Gewertete Karten mit Wert { $value }
sheet-value-short = Wert { $value }
sheet-decrees = Dekrete
sheet-relics = Relikte
sheet-signs = Flaggen und Brunnen
sheet-others = Andere Errungenschaften
sheet-score-pile = Andere Punkte
sheet-bonuses = Boni
sheet-karmas = Karmas

# Die Zeichenerklärung

legend-icons = Symbole
legend-castle-means = frühe Zeitalter, für Krieg und Werk
legend-crown-means = Handel und Herrschaft
legend-leaf-means = Nahrung und Natur
legend-lightbulb-means = Denken
legend-factory-means = ab Zeitalter 5
legend-clock-means = ab Zeitalter 7
legend-icons-rule = Wer vom Symbol eines Dogmas so viele hat wie du, teilt es. Wer weniger hat, den trifft seine Forderung.
legend-cards = Auf den Karten
legend-age = Zeitalter 3
legend-age-means = eine Karte dieses Zeitalters
legend-hex = Bild
legend-hex-means = hier ist kein Symbol
legend-left = Nach links aufgefächert
legend-left-means = man sieht rechte Ränder
legend-right = Nach rechts aufgefächert
legend-right-means = man sieht linke Ränder
legend-up = Nach oben aufgefächert
legend-up-means = man sieht untere Ränder
legend-pile = Stapel
legend-pile-means = drei Karten, nicht aufgefächert
legend-back = Kartenrücken
legend-back-means = man sieht nur das Zeitalter
legend-happens = Was geschieht
legend-shares = Teilt
legend-shares-means = tut es vor dir; danach ziehst du eine Karte
legend-hits = Trifft
legend-hits-means = muss tun, was die Forderung sagt
legend-ring = Bernsteinring
legend-ring-means = das kannst du wählen
legend-medal = Errungenschaft
legend-medal-means = fünf Punkte je Zeitalter und eine oberste Karte davon
legend-seal = Besondere Errungenschaft
legend-seal-means = wer sie zuerst erfüllt, hat sie sofort
legend-mark = Spieler
legend-mark-means = eine Farbe und eine Form
legend-expansions = Erweiterungen
legend-echo = Echo
legend-echo-means = geschieht auch, solange man es sieht
legend-bonus = Bonus
legend-bonus-means = Punkte, solange man ihn sieht
legend-inspire = Inspiration
legend-inspire-means = eine Aktion mit der Farbe der Figur
legend-plus = Plus
legend-plus-means = Stadt: eine um eins höhere Karte ziehen
legend-search = Suche
legend-search-means = Stadt: ziehen, die mit dem Symbol behalten
legend-arrow = Pfeil
legend-arrow-means = Stadt: ihre Farbe dorthin auffächern
legend-flag = Flagge
legend-flag-means = Stadt: eine Errungenschaft, wenn niemand mehr von ihrer Farbe zeigt
legend-fountain = Brunnen
legend-fountain-means = Stadt: eine Errungenschaft, solange man ihn sieht
