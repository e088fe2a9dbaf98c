### Die Wörter um die Zeichnung von Innovation; was seine Teile sagen, steht beim Spiel.

innovation-edition = { $edition ->
    [iello-2011] Innovation 2011
   *[other] Innovation Deluxe 2017
    }
innovation-seed = Startwert { $seed }
innovation-first = alle wählen ihre erste Karte
innovation-turn = { $actions ->
    [one] am Zug: { $player }, noch eine Aktion
   *[other] am Zug: { $player }, noch { $actions } Aktionen
    }
innovation-dogma = Dogma: { $card }
innovation-over = die Partie ist zu Ende
innovation-supply = Vorrat
innovation-achievements = { $edition ->
    [iello-2011] Herrschaften
   *[other] Errungenschaften
    }
innovation-me = { $name } (du)
innovation-team = { $name }, Team { $team }
innovation-icons = Symbole
innovation-hand = Hand
innovation-score = { $edition ->
    [iello-2011] Einfluss
   *[other] Wertung
    }
innovation-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }
innovation-achieved = { $edition ->
    [iello-2011] Beherrscht
   *[other] Errungen
    }
innovation-achieved-of = { $count } von { $needed }
innovation-covered = Verdeckt
innovation-cards-of = Karten von { $name }
innovation-castle = Burg
innovation-crown = Krone
innovation-leaf = Blatt
innovation-lightbulb = Glühbirne
innovation-factory = Fabrik
innovation-clock = Uhr
innovation-image = Bild
innovation-splayed = aufgefächert
innovation-beneath = verdeckt
innovation-forecast = Vorhersage
innovation-display = Ausstellung
innovation-decrees = Dekrete
innovation-relics = Relikte
innovation-lost = { $name }, raus
innovation-flag = Flagge
innovation-fountain = Brunnen
innovation-search = sucht
innovation-plus = zieht
innovation-echo = Echo
innovation-bonus = Bonus
innovation-inspire = inspiriert
innovation-shares = geteilt mit { $names }
innovation-demands = fordert von { $names }
innovation-compels = zwingt { $names }
innovation-outcome = { $how ->
    [achievements] { $winners } { $count ->
        [one] gewinnt
       *[other] gewinnen
    } { $edition ->
        [iello-2011] durch Herrschaften
       *[other] durch Errungenschaften
    }!
    [score] { $winners } { $count ->
        [one] gewinnt
       *[other] gewinnen
    } { $edition ->
        [iello-2011] nach Einfluss
       *[other] nach Punkten
    }!
    [card] { $winners } { $count ->
        [one] gewinnt
       *[other] gewinnen
    } { $edition ->
        [iello-2011] durch das Dogma einer Karte
       *[other] durch den Effekt einer Karte
    }!
   *[draw] Die Partie endet unentschieden: { $winners }.
    }
