# Wörter, die nur die Tafel im Browser braucht.

group-ideas = Ideen
group-people = Menschen
group-standing = Ansehen
group-trader = Händler entsenden
group-artisan = Künstler entsenden
group-thinker = Denker entsenden
group-scholar = Gelehrte entsenden
group-africa = Afrika
group-middle-east = Naher Osten
group-europe = Europa
group-asia = Asien
group-australia = Australien
group-north-america = Nordamerika
group-south-america = Südamerika
group-chain = Aktion anketten
group-economy-tiles = Wirtschaftsplättchen nutzen
group-milestones = Meilensteine
group-economy = Wirtschaftsplättchen
group-culture = Kulturplättchen
group-technology = Technologieplättchen
group-wealth = Wohlstandsplättchen
group-reward = Belohnung
group-end = Oder hier aufhören

board-era-track = Äraleiste
board-round = Runde { $round }
board-order = Zugreihenfolge
board-place = Platz { $place }
board-chronos = Chronos
board-chronos-rule = Im Spiel zu zweit geht Chronos den Weg der Wanderungen entlang, nach den Nummern der Regionen, und präsentiert, erfindet, teilt oder entwickelt weiter, wo er vorbeikommt. Er bekommt keine IP.
board-nobody = Niemandes Gesellschaft
board-turn = Der Zug bisher
board-purse = Was du einsetzen kannst
board-opens = Würde eröffnen: { $what }.
board-aspiration-rule = Hält einen Platz für ein Fortschrittsplättchen dieses Typs frei; nach deinen Aktionen wird sie dazu.
board-assembly = Versammlung
board-epoch-of = Epochensäule von { $player }
board-season-of = Jahreszeitsäule von { $player }
board-pillars = Säulen der Zeit
board-pillars-rule = In den Runden eins und zwei einer Ära setzt du eine Jahreszeitsäule, in Runde drei versetzt du die Epochensäule. In ein Forum mit einer deiner Säulen darfst du keine zweite setzen.
board-pillars-home = Säulen, die noch zu setzen sind: { $count }
board-influence = Einfluss
board-map = Weltkarte
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
board-home-as = Wer von hier heimkommt, kommt als Spezialist vom Typ { $kind }.
board-home-chosen = Wer Bürger von hier heimholt, wählt ihren Typ.
board-ip-side = Die IP-Seite liegt oben.
board-sage-here = Der Weise ist hier.
board-sage-away = Der Weise ist fort.
board-ideas = Ideen
board-no-ideas = keine mehr
board-stack = Stapel mit { $count }
board-stack-top = Oberste Karte des Stapels
board-eureka = Heureka
board-private = Der Gesellschaften
board-common = Gemeinwissen
board-discard = Längst bekannt
board-diplomats = Bürger darauf
board-needed-for = Nötig für: { $cards }.
board-none = keine
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
board-tiles = Plättchen
board-display-spaces = Plättchenauslage
board-display-spaces-rule = Hier warten Plättchen darauf, gebaut zu werden. Je voller sie ist, desto weniger Einfluss kostet das Bauen: Das linke leere Feld zeigt, wie viel.
board-empty = Leeres Feld
board-empty-space = Leeres Feld: Bauen kostet { $influence } Einfluss
board-hand = Ideen zum Präsentieren
board-inventions = Erfindungen
board-progress-map = Fortschrittskarte
board-progress-map-of = Fortschrittskarte von { $player }
board-goals = Geheime Ziele
board-goal-now = Nach jetzigem Stand: { $ip } IP
board-influence-ip = Einfluss brächte { $ip } IP
board-wealth-ip = Wohlstand brächte { $ip } IP
board-sheets = Teile des Spielbretts
board-offered = kann gewählt werden
board-reconstructed = { $extent ->
    [some] Einige Werte auf Karten und Plättchen sind rekonstruiert ({ $reconstructed } von { $values }).
   *[most] Die meisten Werte auf Karten und Plättchen sind rekonstruiert ({ $reconstructed } von { $values }).
    }
board-played-with = { $kind ->
    [named] { $name }
    [built-in] Mitgelieferter Satz
   *[unnamed] Satz ohne Namen
    }: { $known } von { $values } Werten bestätigt
board-reconstructed-more = Welche?
board-reconstructed-mend = Mithelfen
board-tally-ip = { $count } IP insgesamt
board-tally-influence = Einfluss { $count } IP
board-tally-wealth = Wohlstand { $count } IP
board-tally-goals = Ziele { $count } IP
board-sheet-world = Welt
board-sheet-forums = Foren
board-sheet-society = Gesellschaft
board-sheet-others = Andere
board-era-named = Ära { $era }: { $name }
board-era-spaces = Plätze für Äramarker und was sie bringen:
board-era-none = Kein Platz dieser Ära bringt etwas.
board-influence-space = Der nächste Einflussmarker hier bringt { $ip } IP
board-no-idea = noch keine Idee
board-drawer-milestones = Meilensteine
board-drawer-ideas = Ideen
board-drawer-tiles = Plättchen
board-drawer-standing = Ansehen
board-drawer-progress = Fortschrittskarte
board-close = Schließen
board-traders = Händler
board-artisans = Künstler
board-thinkers = Denker
board-scholars = Gelehrte
board-my-society = Deine Gesellschaft
board-others = Die anderen
board-influence-word = Einfluss
board-points = Punkte
board-chain = Kette
board-goals-now = { $count ->
    [one] 1 geheimes Ziel
   *[other] { $count } geheime Ziele
  }, { $ip ->
    [one] 1 Punkt
   *[other] { $ip } Punkte
  }
board-supply = Vorrat
board-supply-rule = Bürger, die noch nicht in die Welt gekommen sind. Neue Bürger kommen von hier.
board-supply-of = { $count ->
    [one] 1 Bürger im Vorrat
   *[other] { $count } Bürger im Vorrat
  }
board-reached = Hier kannst du wählen
board-elsewhere = Anderswo
board-regions = Regionen
board-needs-known = { $milestone } ist dir bekannt.
board-lies-there = Dort liegt { $card }.
board-yours-there = { $count ->
    [one] Du hast dort 1 Bürger.
   *[other] Du hast dort { $count } Bürger.
  }
board-nobody-there = Dort ist noch niemand.
board-ideas-needing = Nötig für { $cards }.
board-tile-left = { $count ->
    [one] Davon ist 1 übrig.
   *[other] Davon sind { $count } übrig.
  }
board-scholars-stay = { $count ->
    [one] Dein Gelehrter bleibt frei für andere Arbeit.
   *[other] Deine { $count } Gelehrten bleiben frei für andere Arbeit.
  }
board-scholars-left = { $count ->
    [0] Gelehrte können jede Arbeit tun; es bliebe dir keiner.
    [one] Gelehrte können jede Arbeit tun; es bliebe dir 1.
   *[other] Gelehrte können jede Arbeit tun; es blieben dir { $count }.
  }
board-sheet-row = Ära { $era }: { $source }
board-source-share = mit der Welt geteilte Ideen
board-source-tokens = Einflussmarker
board-source-tiles = Plättchen, Karten, Meilensteine
board-source-influence = Einfluss am Ende
board-source-wealth = Wohlstandsplättchen am Ende
board-source-goals = Geheime Ziele
board-legend-people = Menschen
board-legend-things = Güter
board-legend-actions = Aktionen
board-legend-card = Karten auf der Weltkarte
board-legend-idea = Gestrichelter Rand: eine präsentierte Idee.
board-legend-invented = Fester Rand: eine Erfindung; sie kann geteilt werden.
board-legend-improved = Doppelter Rand: Jemand hat sie weiterentwickelt.
board-legend-worth = Die Zahl auf einer Karte: ihre Ära und die Punkte für jeden Bürger, der sie präsentiert hat, wenn sie geteilt wird.
board-legend-needs = Der Meilenstein, den man kennen muss, um sie zu erfinden.
board-legend-exhausted = liegt: erschöpft, bis die Ära endet
board-sign-ip = Ideenpunkte
board-sign-influence = Einfluss
board-sign-chain = Kettenmarker: noch eine Aktion im selben Zug
board-sign-wealth = Wohlstandsplättchen
board-sign-sage = Weiser
board-sign-citizen = Bürger
board-sign-scholar = Gelehrter, ersetzt jeden Spezialisten
board-sign-build = ein Plättchen bauen
board-sign-ready = ein Erschöpfter arbeitet wieder
board-sign-recall = einen Bürger nach Hause rufen
board-sign-economy-token = Wirtschaftsmarker
board-sign-turn-order = früherer Platz in der Reihenfolge
board-sign-pillar = Säule der Zeit
board-sign-chronos = Chronos
board-sign-wild = freie Bestrebung, für jedes Plättchen
board-sign-milestone = Meilenstein
board-is-won = hat gewonnen
board-is-turn = am Zug
