# Fragen, Angebote und Ereignisse einer Partie auf Deutsch.

## Fragen

ask-by = { $by } – { $ask }
ask-set = Wähle ein Set: ein Planungstableau mit seiner Gemeinschaft und seinem Rundenbonus.
ask-draft = Wähle ein Planungstableau, eine Gemeinschaft oder ein Palastplättchen.
ask-bonus = Wähle deinen nächsten Rundenbonus.
ask-first-building = Wähle das Feld für dein nächstes Startgebäude.
ask-action = Wähle deine Aktion. Vorher darfst du beliebig viel tauschen.
ask-end-turn = Tausche noch etwas oder beende deinen Zug. Deine Aktion ist ausgeführt.
ask-gain-book = { $left ->
    [one] Wähle die Disziplin des Buchs, das du bekommst.
   *[other] Wähle die Disziplin des nächsten Buchs; du bekommst noch { $left }.
    }
ask-pay-book = { $left ->
    [one] Wähle das Buch, das du abgibst.
   *[other] Wähle ein Buch, das du abgibst; es fehlen noch { $left }.
    }
ask-level = { $left ->
    [one] Wähle die Disziplin, in der du um eine Stufe aufsteigst.
   *[other] Wähle eine Disziplin, um eine Stufe aufzusteigen; du hast noch { $left } Stufen.
    }
ask-levels = { $levels ->
    [one] Wähle die Disziplin, in der du um eine Stufe aufsteigst.
   *[other] Wähle die eine Disziplin, in der du um { $levels } Stufen aufsteigst.
    }
ask-key = Setzt du einen Schlüssel ein, um in { $discipline } über Stufe 7 hinaus zu kommen? Ohne ihn verfallen weitere Stufen.
ask-competency = Wähle eine Kompetenz. Ihr Platz gibt die Stufen und Bücher, die dabeistehen.
ask-palace = Wähle das Palastplättchen für deinen Palast.
ask-city = Wähle einen Stadtmarker.
ask-first = Wähle, was zuerst kommt: ein Stadtmarker oder das, was das Gebäude selbst bringt. Es gründet eine Stadt.
ask-river-city = Gründest du eine Stadt über ein Flussfeld hinweg?
ask-dig = { $left ->
    [one] Wähle, wo du deinen kostenlosen Spaten einsetzt.
   *[other] Wähle, wo du deine kostenlosen Spaten einsetzt; du hast { $left }.
    }
ask-build = Baust du jetzt eine Werkstatt?
ask-place = Wähle das Feld für { $building }.
ask-bridge = { $left ->
    [one] Wähle, wo du eine Brücke baust.
   *[other] Wähle, wo du eine Brücke baust; du darfst { $left } bauen.
    }
ask-upgrade = Wähle die Werkstatt, die zur Gilde wird.
ask-downgrade = Wähle die Schule, die wieder zur Gilde wird.
ask-reward = Wähle, was dein Palast als Nächstes bringt.
ask-power = Möchtest du Macht bekommen? { $player } hat auf { $hex } gebaut, neben dir.

## Angebote

offer-set = { $display }: { $faction }, { $bonus }
offer-display = Planungstableau { $display }
offer-faction = Gemeinschaft { $faction }
offer-palace = { $palace } (Plättchen { $number })
offer-bonus = { $bonus }{ $lying ->
        [0] {""}
       *[other] {" "}mit { $lying } Geld darauf
    }{ $income }
offer-place = Feld { $hex }{ $price }
offer-tower = Den Turm auf { $hex }
offer-gain-book = Ein Buch { $discipline }
offer-pay-book = Ein Buch { $discipline } (du hast { $held })
offer-level = { $discipline }, von Stufe { $level } an{ $price }
offer-competency = { $competency }: { $place }
competency-place = { $books ->
    [0] { $levels ->
        [one] 1 Stufe { $discipline }
       *[other] { $levels } Stufen { $discipline }
    }
   *[other] { $levels ->
        [one] 1 Stufe { $discipline } und { $books } { $books ->
            [one] Buch
           *[other] Bücher
        } davon
       *[other] { $levels } Stufen { $discipline } und { $books } { $books ->
            [one] Buch
           *[other] Bücher
        } davon
    }
    }
offer-build = { $way ->
    [tunnel] Tunnel nach { $hex } und Werkstatt bauen{ $price }
    [fly] Flug nach { $hex } und Werkstatt bauen{ $price }
   *[reach] Auf { $hex } eine Werkstatt bauen{ $price }
    }
    .short = { $way ->
        [tunnel] Tunnel nach { $hex } und bauen{ $price }
        [fly] Flug nach { $hex } und bauen{ $price }
       *[reach] Werkstatt auf { $hex }{ $price }
    }
offer-dig-build = { $way ->
    [tunnel] Tunnel nach { $hex }, umwandeln ({ $spades } Spaten) und Werkstatt bauen{ $price }
    [fly] Flug nach { $hex }, umwandeln ({ $spades } Spaten) und Werkstatt bauen{ $price }
   *[reach] { $hex } umwandeln ({ $spades } Spaten) und Werkstatt bauen{ $price }
    }
    .short = { $way ->
        [tunnel] Tunnel nach { $hex }, umwandeln und bauen{ $price }
        [fly] Flug nach { $hex }, umwandeln und bauen{ $price }
       *[reach] { $hex } umwandeln und bauen{ $price }
    }
offer-dig = { $way ->
    [tunnel] Tunnel nach { $hex } und { $from } in { $to } umwandeln ({ $spades } Spaten){ $price }
    [fly] Flug nach { $hex } und { $from } in { $to } umwandeln ({ $spades } Spaten){ $price }
   *[reach] { $hex } von { $from } in { $to } umwandeln ({ $spades } Spaten){ $price }
    }
    .short = { $way ->
        [tunnel] Tunnel nach { $hex }, in { $to } umwandeln{ $price }
        [fly] Flug nach { $hex }, in { $to } umwandeln{ $price }
       *[reach] { $hex } in { $to } umwandeln{ $price }
    }
offer-upgrade = { $hex } aufwerten und { $building } bauen{ $price }
offer-downgrade = Die Schule auf { $hex }{ $price }
offer-sailing = Schifffahrt von { $from } auf { $to } erhöhen{ $price }
offer-terraforming = Spaten billiger machen: { $to ->
        [one] 1 Werkzeug
       *[other] { $to } Werkzeuge
    } statt { $from }{ $price }
offer-innovate = Erfindung machen: { $innovation }{ $price }
offer-send = Gelehrten entsenden: { $value } Stufen { $discipline }, von Stufe { $level } an{ $price }
offer-return = Gelehrten zurücklegen: 1 Stufe { $discipline }, von Stufe { $level } an{ $price }
offer-power = { $action }{ $price }
offer-books = { $action }{ $price }
offer-special = { $source }, Sonderaktion: { $what }{ $price }
offer-bridge = Brücke zwischen { $from } und { $to }{ $price }
offer-annex = Anbau auf { $hex } setzen
offer-pass = Passen{ $price }
offer-convert = { $pay } in { $gain } tauschen
offer-sacrifice = Einen Machtstein aus Schale II abgeben, um einen anderen von dort in Schale III zu schieben
offer-river-city = Eine Stadt um das Flussfeld { $hex } gründen
offer-end-turn = Zug beenden
offer-gain = { $cost ->
    [0] { $gain-power } Macht kostenlos bekommen
    [one] { $gain-power } Macht bekommen und 1 Punkt abgeben
   *[other] { $gain-power } Macht bekommen und { $cost } Punkte abgeben
    }
offer-decline = Auf die Macht verzichten
offer-city = { $city }{ $price }
offer-reward = { $reward ->
    [spades] Umwandeln und bauen mit zwei kostenlosen Spaten
    [bridges] Zwei Brücken bauen
   *[books] Zwei Bücher deiner Wahl nehmen
    }
offer-key = Ja, einen Schlüssel einsetzen
offer-no-key = Nein, auf Stufe 7 bleiben
offer-no-build = Keine Werkstatt
offer-no-guild = Keine Gilde
offer-no-city = Jetzt nicht
offer-no-spade = Keinen weiteren Spaten
offer-no-bridge = Keine weitere Brücke

## Sonderaktionen

special-faction-philosophers = ein Buch deiner Wahl
special-faction-psychics = 5 Macht und noch eine Aktion
special-palace-1 = 2 Werkzeuge
special-palace-2 = umwandeln und bauen mit 2 kostenlosen Spaten
special-palace-3 = eine Schule wird wieder zur Gilde, für 3 Punkte und 1 Werkzeug
special-palace-4 = eine Werkstatt kostenlos zur Gilde aufwerten
special-palace-6 = 2 Stufen in einer Disziplin
special-palace-13 = 3 Geld und ein Buch deiner Wahl
special-bonus-spade = umwandeln und bauen mit 1 kostenlosen Spaten
special-bonus-bridge = eine Brücke kostenlos bauen
special-bonus-knowledge = 1 Stufe deiner Wahl
special-competency-four-power = 4 Macht
special-innovation-deus-ex-machina = umwandeln und bauen mit 1 kostenlosen Spaten
special-innovation-professors = 1 Gelehrter und 3 Punkte

## Preise

price-none = { "" }
price-pay = { " " }für { $pay }
    .short = { "" }
price-gain = ; bringt { $gain }
price-both = { " " }für { $pay }; bringt { $gain }
    .short = ; bringt { $gain }
price-income = ; Einkommen { $income }
goods-tools = { $count ->
    [one] 1 Werkzeug
   *[other] { $count } Werkzeuge
    }
goods-coins = { $count } Geld
goods-scholars = { $count ->
    [one] 1 Gelehrten
   *[other] { $count } Gelehrte
    }
goods-power = { $count } Macht
goods-books = { $count ->
    [one] 1 Buch
   *[other] { $count } Bücher
    }
goods-books-of = { $count ->
    [one] 1 Buch { $discipline }
   *[other] { $count } Bücher { $discipline }
    }
goods-books-any = { $count ->
    [one] 1 beliebiges Buch
   *[other] { $count } beliebige Bücher
    }
goods-levels = { $count ->
    [one] 1 Stufe
   *[other] { $count } Stufen
    }
goods-spades = { $count } Spaten
goods-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
    }
goods-none = nichts

## Ereignisse

event-took-set = { $player } nimmt das Set { $display }: { $faction }, { $bonus }.
    .short = Nimmt das Set { $display }: { $faction }, { $bonus }
event-took-display = { $player } nimmt das Planungstableau { $display }.
    .short = Nimmt das Planungstableau { $display }
event-took-faction = { $player } nimmt die Gemeinschaft { $faction }.
    .short = Nimmt die Gemeinschaft { $faction }
event-round = Runde { $round } beginnt.
event-area-tile = Die Gebietswertung wird aufgedeckt: Die dritte Gemeinschaft hat { $buildings } verbundene Gebäude.
event-turn = { $player } ist am Zug.
event-dug = { $player } wandelt { $hex } mit { $spades } Spaten { $way ->
        [tunnel] durch einen Tunnel in { $terrain } um
        [fly] im Flug in { $terrain } um
       *[reach] in { $terrain } um
    }{ $bought ->
        [0] {""}
       *[other] {" "}({ $bought } gekauft)
    }.
    .short = Wandelt { $hex } in { $terrain } um, { $spades } Spaten
event-built = { $player } baut auf { $hex } { $building }.
    .short = Baut auf { $hex } { $building }
event-upgraded = { $player } ersetzt auf { $hex } { $from } durch { $to }.
    .short = Baut auf { $hex } { $to }
event-downgraded = { $player } ersetzt auf { $hex } { $from } wieder durch { $to }.
    .short = Baut auf { $hex } wieder { $to }
event-bridge = { $player } baut eine Brücke zwischen { $from } und { $to }.
    .short = Brücke von { $from } nach { $to }
event-annex = { $player } setzt einen Anbau auf { $hex }.
    .short = Setzt einen Anbau auf { $hex }
event-sailing = { $player } erhöht die Schifffahrt auf { $value }.
    .short = Erhöht die Schifffahrt auf { $value }
event-terraforming = { $player } zahlt ab jetzt nur noch { $value ->
        [one] 1 Werkzeug
       *[other] { $value } Werkzeuge
    } für einen Spaten.
    .short = Spaten ab jetzt für { $value ->
        [one] 1 Werkzeug
       *[other] { $value } Werkzeuge
    }
event-innovation = { $player } macht die Erfindung { $innovation }.
    .short = Macht die Erfindung { $innovation }
event-sent = { $player } entsendet einen Gelehrten in die Disziplin { $discipline }, auf ein Feld für { $value } Stufen.
    .short = Entsendet einen Gelehrten: { $discipline } ({ $value } Stufen)
event-returned = { $player } legt einen Gelehrten für eine Stufe { $discipline } zurück.
    .short = Legt einen Gelehrten für eine Stufe { $discipline } zurück
event-power-action = { $player } nutzt „{ $action }“.
    .short = Nutzt „{ $action }“
event-book-action = { $player } nutzt „{ $action }“.
    .short = Nutzt „{ $action }“
event-special = { $special ->
    [faction] { $player } nutzt die Sonderaktion der Gemeinschaft.
    [palace] { $player } nutzt die Sonderaktion des Palasts.
    [bonus] { $player } nutzt die Sonderaktion des Rundenbonus.
    [competency] { $player } nutzt die Sonderaktion einer Kompetenz.
    [deus-ex-machina] { $player } nutzt Deus Ex Machina.
   *[professors] { $player } nutzt den Professor.
    }
    .short = { $special ->
        [faction] Sonderaktion der Gemeinschaft
        [palace] Sonderaktion des Palasts
        [bonus] Sonderaktion des Rundenbonus
        [competency] Sonderaktion einer Kompetenz
        [deus-ex-machina] Nutzt Deus Ex Machina
       *[professors] Nutzt den Professor
    }
event-passed = { $player } passt.
    .short = Passt
event-took-bonus = { $coins ->
    [0] { $player } nimmt den Rundenbonus { $bonus }.
   *[other] { $player } nimmt den Rundenbonus { $bonus } mit { $coins } Geld darauf.
    }
    .short = nimmt { $bonus }{ $coins ->
        [0] {""}
       *[other] {" "}mit { $coins } Geld
    }
event-converted = { $player } tauscht { $pay } in { $gain }.
    .short = tauscht { $pay } in { $gain }
event-sacrificed = { $player } gibt einen Machtstein ab, um einen anderen in Schale III zu schieben.
    .short = gibt einen Machtstein ab, um einen anderen in Schale III zu schieben
event-power-gained = { $player } bekommt { $power } Macht durch das Gebäude nebenan.
    .short = nimmt { $power } Macht
event-power-declined = { $player } verzichtet auf { $power } Macht.
    .short = verzichtet auf { $power } Macht
event-city = { $player } nimmt einen Stadtmarker: { $city }.
    .short = Gründet eine Stadt: { $city }
event-river-city = { $player } gründet eine Stadt um das Flussfeld { $hex }: { $city }.
    .short = Gründet eine Stadt um { $hex }: { $city }
event-competency = { $player } nimmt die Kompetenz { $competency }.
    .short = nimmt { $competency }
event-palace = Das Palastplättchen von { $player } ist Nummer { $number }: { $palace }.
    .short = Palast { $number }: { $palace }
event-level = { $player } steigt in { $discipline } von Stufe { $from } auf { $to }.
    .short = { $discipline } von { $from } auf { $to }
event-key = { $player } setzt einen Schlüssel für { $discipline } ein.
    .short = setzt einen Schlüssel für { $discipline } ein
event-gained = { $player } bekommt { $goods }{ $because }.
    .short = bekommt { $goods }{ $because }
event-paid = { $player } zahlt { $goods }.
    .short = zahlt { $goods }
event-points = { $player } erhält { $goods }{ $because }.
    .short = { $goods }{ $because }
event-points-lost = { $player } gibt { $goods } ab{ $because }.
    .short = gibt { $goods } ab{ $because }
event-tokens = { $tokens ->
    [one] { $player } legt einen neuen Machtstein in Schale III.
   *[other] { $player } legt { $tokens } neue Machtsteine in Schale III.
    }
    .short = { $tokens ->
        [one] ein neuer Machtstein
       *[other] { $tokens } neue Machtsteine
    }
event-area = { $player } hat { $buildings } Gebäude im größten Gebiet.
    .short = größtes Gebiet: { $buildings }
event-leftovers = { $player } kommt mit allem, was übrig ist, auf { $coins } Geld.
    .short = Reste: { $coins } Geld
event-over = Das Spiel ist zu Ende. Die meisten Punkte: { $winners }.

## Satzteile

because = { " " }({ $cause })
because-none = { "" }
cause-start = Start
cause-income = Einkommen
cause-neighbour = für die Macht
cause-conversion = Tausch
cause-area = größtes Gebiet
cause-level = Stufe in { $discipline }
cause-science = { $discipline }, Schlusswertung
cause-leftovers = übrige Ressourcen
a-workshop = eine Werkstatt
a-guild = eine Gilde
a-school = eine Schule
a-palace = einen Palast
a-university = eine Universität
a-neutral-workshop = eine neutrale Werkstatt
a-neutral-guild = eine neutrale Gilde
a-neutral-school = eine neutrale Schule
a-neutral-palace = einen neutralen Palast
a-neutral-university = eine neutrale Universität
a-neutral-tower = einen neutralen Turm
a-neutral-monument = das Monument
list-nobody = niemand
list-one = { $first }
list-more = { $first }, { $next }

## Hilfe

explain-display = { $name } (Planungstableau)
explain-discipline = { $name } (Disziplin)
explain-building = { $name } (Gebäude)
explain-track = { $name } (Leiste)
explain-faction = { $name } (Gemeinschaft)
explain-innovation = { $name } (Erfindung)
explain-palace = { $name } (Palastplättchen { $number })
explain-bonus = { $name } (Rundenbonus)
explain-competency = { $name } (Kompetenz)
explain-power = { $name }
explain-books = { $name }
explain-city = { $name } (Stadtmarker)
explain-round-tile = { $name } (Rundenwertung)
explain-final-tile = { $name }
