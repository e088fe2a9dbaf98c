# Wörter auf dem Spielplan von Innovation, die in keiner Regel stehen.

board-icon-castle = Burg
board-icon-crown = Krone
board-icon-leaf = Blatt
board-icon-lightbulb = Glühbirne
board-icon-factory = Fabrik
board-icon-clock = Uhr
board-icon-hex = Kartenbild
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
board-score-short = Pkt
board-score-pile = Wertungsstapel
board-score-pile-2011 = Einfluss
board-achievements = Errungenschaften
board-achievements-2011 = Herrschaften
board-achievements-short = Err
board-age = Zeitalter
board-age-2011 = Epoche
board-no-cards = Noch keine Karten
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
board-alone = Niemand ist beim Teilen dabei, niemand einer Forderung ausgesetzt
board-details = Einzelheiten
board-close = Schließen
board-choose = Wähle
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
