# Fragen, Angebote und Ereignisse einer Partie auf Deutsch.

## Fragen

ask-by = { $by } – { $ask }
ask-claim = Wähle die Region, deren Idee du beanspruchst. Ihr Spezialistenplättchen sagt, wie viele Bürger das braucht und was du bekommst.
ask-main = Wähle deine Hauptaktion: Dorthin kommt deine Säule.
ask-rest = Wähle, wo deine Säule ruht; du bekommst 1 Einfluss. In den Foren, die dir offenstehen, ist keine Aktion möglich.
ask-present = Wähle die Idee, die du präsentierst, und die Region.
ask-invent = Wähle die Idee, aus der du eine Erfindung machst.
ask-innovate = Wähle die Erfindung, die du weiterentwickelst.
ask-share = Wähle die Erfindung, die du mit der Welt teilst.
ask-call-specialists = Wähle die Region und wie viele deiner Bürger von dort nach Hause kommen.
ask-gain-influence = Wähle die Region und den Einflussmarker, den du dort legst.
ask-travel = Wähle, wohin einer deiner Bürger reist.
ask-eureka = Wähle deinen neuen Meilenstein.
ask-send-diplomat = Wähle den Meilenstein und wen du dorthin entsendest.
ask-call-diplomat = Wähle den Meilenstein, von dem dein Diplomat nach Hause kommt.
ask-scholars = { $citizens ->
    [one] Wähle, wer es übernimmt: der Spezialist oder ein Gelehrter. Du brauchst { $workers }.
   *[other] Wähle, wie viele Gelehrte für Spezialisten einspringen. Du brauchst { $workers }.
    }
ask-exhaust = { $left ->
    [one] Wähle den Bürger, den das Plättchen erschöpft.
   *[other] Wähle einen Bürger, den das Plättchen erschöpft; { $left } sind nötig.
    }
ask-reward = Wähle deine Belohnung für das Teilen { $where }: ein Wohlstandsplättchen oder eine freie Bestrebung.
ask-exchange = Wähle die Bestrebung, an deren Stelle die freie tritt. Deine vier sind alle ausgespielt.
ask-space = Wähle den Platz für deinen Äramarker.
ask-chain = { $tokens ->
    [0] Du kannst noch ein Wirtschaftsplättchen nutzen. Du hast keinen Kettenmarker mehr.
    [one] Kettest du eine Aktion an? Du hast noch 1 Kettenmarker.
   *[other] Kettest du eine Aktion an? Du hast noch { $tokens } Kettenmarker.
    }
ask-citizen = Wähle die Region für neue Bürger.
ask-type = Wähle den Typ: Händler, Künstler oder Denker.
ask-ready = { $left ->
    [one] Wähle den erschöpften Spezialisten, der wieder arbeiten kann.
   *[other] Wähle einen erschöpften Spezialisten, der wieder arbeiten kann; du darfst noch { $left } wählen.
    }
ask-take = Wähle eine neue Idee.
ask-return = Wähle eine Bestrebung, die du zurückgibst. Für alle ist kein Platz.
ask-tile = Wähle das Fortschrittsplättchen, zu dem deine { $aspiration } wird.
ask-build = { $left ->
    [0] Wähle ein Wirtschaftsplättchen, das du nutzt, oder beende deinen Zug. Mehr darfst du nicht bauen.
   *[other] { $influence ->
        [0] Baust du? Wähle ein Plättchen und sein Feld; { $left ->
            [one] du darfst noch 1 Plättchen bauen.
           *[other] du darfst noch bis zu { $left } Plättchen bauen.
        }
       *[other] Baust du? Wähle ein Plättchen und sein Feld; es kostet einmal { $influence } Einfluss, und { $left ->
            [one] du darfst 1 Plättchen bauen.
           *[other] du darfst bis zu { $left } Plättchen bauen.
        }
    }
    }
ask-position = Wähle deinen neuen Platz in der Reihenfolge.
ask-sage = Wähle die Region, in die ein Weiser zurückkehrt.
ask-benefit = Wähle eine der Möglichkeiten.

## Angebote

offer-claim = { $card } { $where } durch { $workers }; bringt { $benefit }
offer-pillar = { $action }{ $others }
offer-rest = Auf „{ $action }“ ruhen; bringt 1 Einfluss{ $others }
offer-present = { $card } { $where } durch { $workers }; bringt { $benefit }
offer-invent = { $card } { $where } durch { $worker }{ $exhausts }; bringt eine Technologiebestrebung{ $scores }
offer-innovate = { $card } { $where } durch { $worker }; bringt { $benefit }, danach lässt sich „{ $action }“ anketten
offer-share = { $card } { $where }: { $roles }
offer-call-specialists = { $citizens } { $from } { $as }
offer-gain-influence = { $token } { $where }: { $ip } IP, { $influence } Einfluss, { $citizens } { $as } nach Hause
offer-travel = Reise { $from } { $to }{ $sage }
offer-eureka = { $milestone }, Ära { $era }; Diplomaten dort bringen „{ $action }“
offer-space = { $space }: bringt { $benefit }
offer-send-diplomat = { $milestone }: { $citizen } entsenden, dann { $action }{ $others }
offer-call-diplomat = { $milestone }: dein Diplomat kommt nach Hause, dann { $action }
offer-scholars = Nimm { $workers }
offer-exhaust = Erschöpfe { $citizen } (zu Hause { $there })
offer-exhaust-scholar = Erschöpfe einen Gelehrten, der { $as } bleibt
offer-wealth = { $tile }: { $scoring }
offer-wild = Eine freie Bestrebung, für ein beliebiges Fortschrittsplättchen
offer-wild-exchange = Eine freie Bestrebung, im Tausch gegen eine deiner vier
offer-chain-card = { $source } – { $action }
offer-chain-token = { $source }: { $action }; er wird umgedreht
offer-chain-influence = { $source }: du bekommst 1 Einfluss; er wird umgedreht
offer-chain-knowledge = { $source }: bringt { $gain }; der Weise kommt in deine Akademie
offer-chain-technology = { $source } für 1 Einfluss: { $action }; es wird umgedreht
offer-economy = { $tile }: bringt { $benefit }
offer-citizen = { $there ->
    [0] { $region }
   *[other] { $region } (du hast dort { $there })
    }
offer-type = { $kind } ({ $citizen })
offer-ready = Hole { $citizen } zurück ({ $there } erschöpft)
offer-take = { $card } ({ $kind }, Ära { $era }, braucht { $milestone })
offer-return = Gib 1 { $aspiration } zurück
offer-tile-economy = { $tile }: bringt einmal in der Ära { $benefit }
offer-tile-culture = { $tile }: bringt nach jedem „{ $action }“ { $benefit }
offer-tile-technology = { $tile }: verbindet „{ $one }“ und „{ $other }“
offer-build = { $tile } auf { $hex } { $price }; bringt { $benefit }
offer-position = Platz { $place }
offer-sage = { $region }
offer-gain = Du bekommst { $benefit }
offer-decline = Darauf verzichten
offer-done-chaining = Keine weitere Kettenaktion
offer-done-building = Nichts weiter bauen
offer-end-turn = Nichts weiter bauen und den Zug beenden

## Teile von Angeboten

others-none = { "" }
others-gain = ; 1 Einfluss für { $players }
exhausting = , erschöpft { $specialists }
exhausting-nobody = { "" }
also-nothing = { "" }
also-ip = {" "}und { $ip } IP
share-presenter = { $ip } IP für { $player }
share-inventor = die Karte für { $player }
share-innovator = ein neuer Bürger für { $player }
as-any = mit einem Typ deiner Wahl
sage-there = ; der Weise dort bietet { $gain }
sage-away = { "" }
price-nothing = kostenlos
price-some = für { $parts }

## Ereignisse

event-claimed = { $player } beansprucht die Idee { $card } { $where }.
    .short = Beansprucht { $card } { $where }
event-round = Ära { $era }, { $name }: Runde { $round } beginnt.
event-turn = { $tokens ->
    [0] { $player } ist am Zug.
    [one] { $player } ist am Zug, mit 1 Kettenmarker.
   *[other] { $player } ist am Zug, mit { $tokens } Kettenmarkern.
    }
event-epoch-pillar = { $player } setzt die Epochensäule auf „{ $action }“.
    .short = Setzt die Epochensäule auf „{ $action }“
event-season-pillar = { $player } setzt eine Jahreszeitsäule auf „{ $action }“.
    .short = Setzt eine Jahreszeitsäule auf „{ $action }“
event-epoch-rests = { $player } kann nichts tun und lässt die Epochensäule auf „{ $action }“ ruhen.
    .short = Lässt die Epochensäule auf „{ $action }“ ruhen
event-season-rests = { $player } kann nichts tun und lässt eine Jahreszeitsäule auf „{ $action }“ ruhen.
    .short = Lässt eine Jahreszeitsäule auf „{ $action }“ ruhen
event-chained = { $player } kettet „{ $action }“ an{ $because }.
    .short = Kettet „{ $action }“ an{ $because }
event-chained-gain = { $player } gibt einen Kettenmarker aus{ $because }.
    .short = Gibt einen Kettenmarker aus{ $because }
event-economy-used = { $player } legt einen Wirtschaftsmarker auf { $tile }.
    .short = Nutzt { $tile }
event-presented = { $player } präsentiert { $card } { $where } durch { $citizens }.
    .short = Präsentiert { $card } { $where } durch { $citizens }
event-invented = { $player } erfindet { $card } { $where }.
    .short = Erfindet { $card } { $where }
event-innovated = { $player } entwickelt { $card } { $where } weiter.
    .short = Entwickelt { $card } { $where } weiter
event-shared = { $player } teilt { $card } { $where } mit der Welt.
    .short = Teilt { $card } { $where }
event-kept = { $player } behält die Erfindung { $card }.
    .short = behält { $card }
event-removed = { $player } nimmt die Erfindung { $card } aus dem Spiel.
    .short = nimmt { $card } aus dem Spiel
event-aspired = { $player } bekommt 1 { $aspiration }.
    .short = bekommt 1 { $aspiration }
event-returned = { $player } gibt 1 { $aspiration } zurück.
    .short = gibt 1 { $aspiration } zurück
event-came-home = { $player } holt { $citizens } { $from } { $as } nach Hause.
    .short = holt { $citizens } { $from } { $as } nach Hause
event-token = { $player } legt den { $token } { $where }.
    .short = Legt den { $token } { $where }
event-token-face-down = { $player } legt { $where } verdeckt einen Einflussmarker.
    .short = Legt { $where } verdeckt einen Einflussmarker
event-travelled = { $player } reist { $from } { $to }.
    .short = Reist { $from } { $to }
event-knowledge-turned = { $tiles } { $tiles ->
    [one] Wissensplättchen wird von { $player } zurückgedreht.
   *[other] Wissensplättchen werden von { $player } zurückgedreht.
    }
    .short = { $tiles ->
        [one] dreht 1 Wissensplättchen zurück
       *[other] dreht { $tiles } Wissensplättchen zurück
    }
event-sage-left = Der Weise { $from } kommt in die Akademie von { $player }.
    .short = der Weise { $from } kommt dazu
event-sage-returned = Ein Weiser verlässt { $player } und geht { $to }.
    .short = ein Weiser geht { $to }
event-milestone = { $player } erreicht den Meilenstein { $milestone }.
    .short = Erreicht { $milestone }
event-milestone-nobody = Der Meilenstein, der niemandem gehört, ist jetzt { $milestone }.
event-space = Der Äramarker von { $player } zieht: { $space }.
    .short = zieht den Äramarker: { $space }
event-common-knowledge = { $milestone } wird Gemeinwissen.
event-discarded = { $milestone } verlässt den Plan; alle behalten den Zugang dazu.
event-diplomat-sent = { $player } entsendet { $citizen } zum Meilenstein { $milestone }.
    .short = Entsendet { $citizen } zum Meilenstein { $milestone }
event-diplomat-called = { $player } ruft einen Diplomaten vom Meilenstein { $milestone } nach Hause.
    .short = Ruft einen Diplomaten vom Meilenstein { $milestone } nach Hause
event-diplomat-returned = Der Diplomat von { $player } kommt vom Meilenstein { $milestone } nach Hause.
    .short = ein Diplomat kommt vom Meilenstein { $milestone } nach Hause
event-citizens = { $citizens ->
    [one] { $player } bekommt einen neuen Bürger { $where }{ $because }.
   *[other] { $player } bekommt { $citizens } neue Bürger { $where }{ $because }.
    }
    .short = +{ $citizens } Bürger { $where }{ $because }
event-ready = { $player } kann wieder { $specialists } einsetzen.
    .short = kann wieder { $specialists } einsetzen
event-exhausted = { $player } erschöpft { $workers }.
    .short = erschöpft { $workers }
event-exhausted-scholars = { $scholars ->
    [one] { $player } erschöpft { $workers }; der Gelehrte bleibt { $as }.
   *[other] { $player } erschöpft { $workers }; die Gelehrten bleiben { $as }.
    }
    .short = erschöpft { $workers }
event-gained = { $player } bekommt { $goods }{ $because }.
    .short = +{ $goods }{ $because }
event-lost = { $player } gibt { $goods } ab{ $because }.
    .short = −{ $goods }{ $because }
event-economy-token = { $player } bekommt einen Wirtschaftsmarker.
    .short = +1 Wirtschaftsmarker
event-unplayed = Nicht gespielt: „{ $text }“{ $because } – { $player } bekommt hier nichts dafür; regelt es unter euch.
event-took-idea = { $player } nimmt die Idee { $card }.
    .short = nimmt die Idee { $card }
event-displayed = { $card } kommt in die Ideenauslage.
event-took-tile = { $player } nimmt das Plättchen { $tile }.
    .short = nimmt { $tile }
event-built = { $player } baut { $tile } auf { $hex }.
    .short = baut { $tile } auf { $hex }
event-era-change = { $era ->
    [1] Ära 1, { $name }, ist vorbei.
   *[other] Ära { $era }, { $name }, ist vorbei: Alle Erschöpften können wieder arbeiten, Jahreszeitsäulen und Wirtschaftsmarker kommen zurück.
    }
event-position = { $player } rückt auf Platz { $place } der Reihenfolge.
    .short = Rückt auf Platz { $place } der Reihenfolge
event-revealed = Die Meilensteine von Ära { $era }, { $name }, werden aufgedeckt.
event-outdated = Die Idee { $card } scheidet aus; andere haben sie verwirklicht.
event-outdated-hand = { $player } gibt die Idee { $card } auf; andere haben sie verwirklicht.
    .short = gibt die Idee { $card } auf
event-chronos-moved = Die Säule von Chronos zieht { $to }.
event-chronos-idle = Chronos findet nichts zu tun.
event-over = Die Partie ist zu Ende. Erster Platz: { $winners }.

## Teile von Sätzen

because = { " " }({ $cause })
because-none = { "" }
cause-pillar = Säule auf demselben Aktionsfeld
cause-diplomat = Diplomat aus einer früheren Ära
cause-era-change = Ärawechsel
cause-influence = Einfluss am Ende
who-chronos = Chronos
who-nobody = niemand
list-nothing = nichts
list-one = { $first }
list-more = { $first }, { $next }

## Hilfe

explain-type = { $name } (Typ)
explain-action = { $name } (Aktion)
explain-region = { $name } (Region)
explain-card = { $name } (Idee und Erfindung)
explain-milestone = { $name } (Meilenstein)
explain-specialist-tile = { $name }
explain-knowledge-tile = { $name }
explain-token = { $name }
explain-tile = { $name } (Plättchen)
explain-goal = { $name }
explain-space = { $name } (Äraleiste)
explain-hex = { $name } (Fortschrittskarte)
explain-influence = { $name } (Einflussleiste)
