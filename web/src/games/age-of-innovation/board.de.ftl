# Wörter, die nur das Brett im Browser braucht.

board-map = Karte
board-rounds = Runden
board-round = Runde { $round }
board-order = Reihenfolge
board-phase-sets = Wahl der Sets
board-phase-draft = Auswahl
board-phase-start = Beginn
board-phase-placement = erste Gebäude
board-phase-income = Einkommen
board-phase-actions = Aktionen
board-phase-science = Wissenschaftsbonus
board-phase-over = das Spiel ist aus
board-is-turn = am Zug
board-is-won = hat gewonnen
board-passed = gepasst
board-passed-as = hat als Nr. { $place } gepasst
board-you = du
board-neutral = Gemeinschaft ohne Spieler
board-power-actions = Machtaktionen
board-book-actions = Buchaktionen
board-used = In dieser Runde benutzt.
board-not-built = Wirkt, sobald der Palast gebaut ist.
board-science = Wissenschaftstafel
board-scholar-of = Gelehrter von { $player } auf einem Feld für { $value } Stufen
board-space = Freies Feld für Gelehrte: { $value } Stufen
board-return = Einen Gelehrten für 1 Stufe zurückgeben
board-innovations = Erfindungen
board-competencies = Kompetenzen
board-competency-place = { $discipline }: { $levels } { $levels ->
    [one] Stufe
   *[other] Stufen
  }{ $books ->
    [0] {""}
    [one] {" "}und 1 Buch
   *[other] {" "}und { $books } Bücher
  }. Noch { $left }.
board-bonuses = Rundenboni
board-bonus-coins = Mit { $coins } Geld.
board-palaces = Paläste
board-cities = Stadtplättchen
board-left = Noch { $count }.
board-setup = Aufbau
board-sets = Sets: Tafel, Gemeinschaft, Rundenbonus
board-draft = Auswahl
board-resources = Vorrat
board-coins = Geld
board-tools = Werkzeuge
board-scholars = Gelehrte
board-scholars-left = Noch { $count } Gelehrte im Vorrat
board-of = von
board-books = Bücher { $discipline }: { $count }
board-keys = Schlüssel
board-bowls = Macht in den Schalen: { $first }, { $second } und { $third }
board-conversions = Umwandlungen
board-pieces-left = { $building }: noch { $count }
board-track-at = Auf { $value }.
board-tiles = Plättchen
board-income = Einkommen
board-points = Punkte
board-area = Gebiet { $count }
board-area-hidden = Gebietsplättchen verdeckt bis Runde 6
board-area-help = Gebäude in der größten verbundenen Gruppe, wie die Schlusswertung sie zählt
board-bridges-left = Brücken übrig
board-annexes = Anbauten zu setzen
board-open = Tafel von { $player }
board-choose = Was hier zu tun ist
board-river = Fluss
board-border = Am Rand der Karte
board-building-of = { $building } von { $player }
board-neutral-of = { $building } (neutral) von { $player }
board-power-value = Machtwert { $power }
board-with-annex = Mit Anbau
board-in-city = Teil einer Stadt
board-bridge-of = Brücke von { $player } von { $a } nach { $b }
board-larger = Karte vergrößern
board-smaller = Karte verkleinern
board-sheets = Teile des Spielplans
board-sheet-map = Karte
board-sheet-players = Spieler
board-sheet-science = Wissen
board-sheet-tiles = Plättchen
board-offered = wählbar
board-tally-points = { $count } Punkte
board-tally-area = größte Gruppe: { $count }
