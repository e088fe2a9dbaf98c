# Wörter, die nur das Spielbrett im Browser braucht.

board-era-track = Äraleiste
board-era = Ära { $era }
board-round = Runde { $round }
board-phase-stone-age = Steinzeit
board-phase-begin = ein Zug beginnt
board-phase-main = Hauptaktion
board-phase-chain = Kettenaktionen
board-phase-ideas = neue Ideen
board-phase-surplus = überzählige Bestrebungen
board-phase-aspirations = Bestrebungen werden Plättchen
board-phase-build = Bauen
board-phase-era-change = Ärawechsel
board-phase-scoring = Schlusswertung
board-phase-over = das Spiel ist aus
board-order = Zugreihenfolge
board-place = Platz { $place }
board-is-turn = am Zug
board-is-won = hat gewonnen
board-you = du
board-chronos = Chronos
board-chronos-rule = Im Spiel zu zweit geht Chronos den Weg der Wanderungen entlang und präsentiert, erfindet, teilt oder entwickelt weiter, wo er vorbeikommt. Er wertet nichts.
board-nobody = Niemandes Gesellschaft
board-turn = Der Zug bisher
board-purse = Was du einsetzen kannst
board-done = Aktionen dieses Zuges
board-nothing-done = noch nichts getan
board-tokens-left = { $count ->
    [one] noch 1 Kettenmarker
   *[other] noch { $count } Kettenmarker
  }
board-open-chains = offen:
board-opens = Würde eröffnen: { $what }.
board-opens-short = Was das eröffnen würde
board-aspirations = Bestrebungen dieses Zuges
board-aspiration-rule = Hält einen Platz für ein Fortschrittsplättchen dieses Typs frei; nach deinen Aktionen wird sie dazu.
board-assembly = Versammlung
board-epoch-of = Epochensäule von { $player }
board-season-of = Jahreszeitsäule von { $player }
board-pillars = Säulen der Zeit
board-pillars-rule = In den Runden eins und zwei einer Ära setzt du eine Jahreszeitsäule, in Runde drei versetzt du die Epochensäule. In ein Forum mit einer deiner Säulen darfst du keine zweite setzen.
board-pillars-home = Säulen, die noch zu setzen sind: { $count }
board-influence = Einfluss
board-map = Weltkarte
board-larger = Karte größer
board-smaller = Karte kleiner
board-display-of = Auslage von { $region }
board-idea = Eine präsentierte Idee.
board-invention = Eine Erfindung, die geteilt werden kann.
board-no-card = Hier liegt keine Idee.
board-presenter = Präsentiert von { $who } mit { $citizens ->
    [one] 1 Bürger
   *[other] { $citizens } Bürgern
  }.
board-inventor = Erfunden von { $who }.
board-innovator = Weiterentwickelt von { $who }.
board-role-presenter = Präsentiert
board-role-inventor = Erfunden
board-role-innovator = Weiterentwickelt
board-face-down = liegt verdeckt
board-used = in dieser Ära benutzt
board-left = noch { $count }
board-citizens = Bürger
board-no-citizens = Hier sind keine Bürger.
board-chronos-here = Chronos ist hier.
board-home-as = Wer von hier heimkommt, gehört zum Fachgebiet { $kind }.
board-home-chosen = Wer Bürger von hier heimholt, wählt ihr Fachgebiet.
board-ip-side = Die IP-Seite liegt oben.
board-sage-here = Der Weise ist hier.
board-sage-away = Der Weise ist fort.
board-ideas = Ideen
board-no-ideas = keine mehr
board-stack = Stapel mit { $count }
board-stack-top = Oberste Karte des Stapels
board-milestones = Meilensteine
board-eureka = Heureka
board-private = Der Gesellschaften
board-common = Gemeinwissen
board-discard = Längst bekannt
board-diplomats = Bürger darauf
board-needed-for = Nötig für: { $cards }.
board-none = keine
board-stock = Übrige Fortschrittsplättchen
board-specialists = { $kind }: { $home } zu Hause, { $exhausted } erschöpft
board-academy = Akademie
board-academy-rule = Gelehrte können jede Arbeit eines Spezialisten tun. Platz ist für so viele, wie die Ära deines Meilensteins zählt. Jeder Weise bringt beim Ärawechsel einen neuen Gelehrten.
board-academy-of = Akademie: { $scholars } von höchstens { $most } Gelehrten, { $sages ->
    [one] 1 Weiser
   *[other] { $sages } Weise
  }
board-economy-tokens = Wirtschaftsmarker
board-economy-tokens-rule = Jeder kann einmal je Ära auf eines deiner Wirtschaftsplättchen gelegt werden.
board-economy-ready = Bereite Wirtschaftsmarker: { $count }
board-supply = Bürger im Vorrat
board-tiles = Plättchen
board-display-spaces = Plättchenauslage
board-display-spaces-rule = Hier warten Plättchen darauf, gebaut zu werden. Je voller sie ist, desto weniger Einfluss kostet das Bauen: Das linke leere Feld zeigt, wie viel.
board-empty = Leeres Feld
board-empty-space = Leeres Feld: Bauen kostet { $influence } Einfluss
board-hand = Ideen zum Präsentieren
board-inventions = Erfindungen
board-progress-map = Fortschrittskarte
board-progress-map-of = Fortschrittskarte von { $player }
board-goals = Private Ziele
board-goal-now = Nach jetzigem Stand: { $ip } IP
board-influence-ip = Einfluss brächte { $ip } IP
board-wealth-ip = Wohlstand brächte { $ip } IP
board-open = Gesellschaftstafel von { $player }
board-choose = Was hier zu tun ist
board-sheets = Teile des Spielbretts
board-sheet-world = Welt
board-sheet-assembly = Versammlung
board-sheet-milestones = Meilensteine
board-sheet-societies = Tafeln
board-offered = kann gewählt werden
board-reconstructed = { $extent ->
    [some] Einige Werte auf Karten und Plättchen sind rekonstruiert ({ $reconstructed } von { $values }).
   *[most] Die meisten Werte auf Karten und Plättchen sind rekonstruiert ({ $reconstructed } von { $values }).
    }
board-set = Satz von Werten: { $name }.
board-reconstructed-more = Welche?
board-tally-ip = { $count } IP insgesamt
board-tally-influence = Einfluss { $count } IP
board-tally-wealth = Wohlstand { $count } IP
board-tally-goals = Ziele { $count } IP
