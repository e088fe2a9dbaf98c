### Warum eine Wahl gut oder schlecht ist. Die Anzahl steht vor dem Text, als +3 oder −2; ohne sie nur das Vorzeichen.

reason-inventions-ip = IP
reason-inventions-economy = { $change ->
    [more] mehr Nutzen der Wirtschaftsplättchen
   *[less] weniger Nutzen der Wirtschaftsplättchen
    }
reason-inventions-influence = { $change ->
    [more] mehr Einfluss
   *[less] weniger Einfluss
    }
reason-inventions-era = { $change ->
    [more] eine spätere Ära
   *[less] eine frühere Ära
    }
reason-inventions-order = { $change ->
    [more] früher in der Spielreihenfolge
   *[less] später in der Spielreihenfolge
    }
reason-inventions-sages = { $number ->
    [one] Weiser
   *[other] Weise
    }
reason-inventions-diplomats = { $number ->
    [one] Diplomat
   *[other] Diplomaten
    }
reason-inventions-tokens = Einflussmarker in den Regionen
reason-inventions-specialists = { $number ->
    [one] Spezialist zu Hause
   *[other] Spezialisten zu Hause
    }
reason-inventions-scholars = { $number ->
    [one] Gelehrter
   *[other] Gelehrte
    }
reason-inventions-map = Bürger auf der Weltkarte
reason-inventions-majorities = { $number ->
    [one] Region mit den meisten Bürgern
   *[other] Regionen mit den meisten Bürgern
    }
reason-inventions-token-near = { $change ->
    [more] ein Einflussmarker lässt sich legen
   *[less] weniger Plätze für einen Einflussmarker
    }
reason-inventions-sage-near = { $change ->
    [more] ein Weiser in Reichweite
   *[less] kein Weiser mehr in Reichweite
    }
reason-inventions-presented = präsentierte Ideen, die punkten werden
reason-inventions-share = { $change ->
    [more] eine Erfindung lässt sich teilen
   *[less] weniger Erfindungen zum Teilen
    }
reason-inventions-invent = { $change ->
    [more] eine Idee lässt sich erfinden
   *[less] weniger Ideen, die sich erfinden lassen
    }
reason-inventions-innovate = { $change ->
    [more] eine Erfindung lässt sich weiterentwickeln
   *[less] weniger Erfindungen zum Weiterentwickeln
    }
reason-inventions-ideas = { $number ->
    [one] Idee
   *[other] Ideen
    }
reason-inventions-hand = { $change ->
    [more] Ideen, die besser passen
   *[less] Ideen, die schlechter passen
    }
reason-inventions-own-inventions = eine Erfindung unterwegs, deine, wenn sie geteilt wird
reason-inventions-inventions = { $number ->
    [one] Erfindung
   *[other] Erfindungen
    }
reason-inventions-aspirations = { $number ->
    [one] Bestrebung
   *[other] Bestrebungen
    }
reason-inventions-build = { $change ->
    [more] genug Einfluss zum Bauen
   *[less] nicht genug Einfluss zum Bauen
    }
reason-inventions-built = { $number ->
    [one] gebautes Plättchen
   *[other] gebaute Plättchen
    }
reason-inventions-waiting = Plättchen, die auf den Bau warten
reason-inventions-wealth = IP durch Reichtumsplättchen
reason-inventions-goals = IP durch Ziele, nach jetzigem Stand
reason-inventions-chains = { $change ->
    [more] eine Erfindung mit einer weiteren Kettenaktion
   *[less] weniger Kettenaktionen durch Erfindungen
    }
