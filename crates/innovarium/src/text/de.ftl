### Die eigenen Worte des Terminals; was die Spiele sagen, steht bei den Spielen.

you = Spieler

## Commands

command-undo = zurück
command-redo = vor
command-help = hilfe
command-log = protokoll
command-save = speichern
command-quit = ende

## A game

opening = { $game }, Startwert { $seed }: { $names }
list = { $first }, { $next }
news = Was geschah
news-more = { $count ->
    [one] … ein weiterer Satz: protokoll
   *[other] … { $count } weitere Sätze: protokoll
    }
rule = Die Regel: { $rule }
curtain = Der Bildschirm geht jetzt an { $name }.
curtain-go = { $name }, drücke die Eingabetaste, wenn sonst niemand zusieht.
hint = eine Nummer oder: zurück · vor · hilfe NAME · protokoll · speichern DATEI · ende
undone = Zurückgenommen.
redone = Wiederhergestellt.
saved = Gespeichert in { $file }. So geht es später weiter: --load { $file }
saved-over = Gespeichert in { $file }; was dort stand, ist ersetzt. So geht es später weiter: --load { $file }
quit-unsaved = Diese Partie ist nicht gespeichert. Zum Speichern: speichern DATEI. Ohne Speichern beenden: noch einmal ende.
farewell = Auf Wiedersehen.
farewell-unsaved = Auf Wiedersehen. Die Partie wurde nicht gespeichert; der Startwert { $seed } teilt noch einmal dasselbe aus.

## Help

help = Wähle mit der Nummer oder schreibe die Wahl wie in Aufzeichnungen (meld Archery, dogma Archery, draw, yes, no, done).
help-enter = Eingabetaste     den Tisch noch einmal zeigen
help-undo = zurück           zurücknehmen bis zu deiner letzten Entscheidung
help-redo = vor              Zurückgenommenes wiederherstellen
help-card = hilfe NAME      eine Karte oder ein Plättchen nach Namen erklären; hilfe 2 erklärt, wovon Wahl 2 spricht
help-log = protokoll        alles, was bisher geschah
help-save = speichern DATEI  die Partie speichern
help-quit = ende             das Spiel verlassen
help-short = Der Anfang eines Befehls genügt: z, v, h, p, s, e. Die englischen Befehle gelten auch.

## Wrong input

wrong-number = Es gibt keine Wahl { $number }: Wähle von 1 bis { $count }.
wrong-choice = „{ $input }“ steht nicht zur Wahl: Gib eine Nummer von 1 bis { $count } ein oder hilfe.
wrong-over = Die Partie ist zu Ende: speichern DATEI, protokoll, zurück, hilfe NAME oder ende.
undo-none = Du hast noch nichts entschieden, was sich zurücknehmen ließe.
redo-none = Es wurde nichts zurückgenommen.
help-unknown = Es gibt nichts namens „{ $input }“.
save-where = Wohin? Gib ein: speichern DATEI
save-failed = Die Partie ließ sich nicht speichern: { $reason }

## Records

difference = Diese Aufzeichnung folgt Version { $rules } der Regeln; { $known ->
    [exactly] bei Wahl { $to }
   *[about] irgendwo von Wahl { $from } bis Wahl { $to }
    } (Zeile { $line }, { $what }) sind sie jetzt anders (Version { $now }), deshalb ist { $shown ->
    [0] nur ihr Anfang zu sehen.
   *[other] sie nur bis Wahl { $shown } zu sehen.
    }
difference-hash = die Prüfsumme

## The end

outcome = { $how ->
    [draw] Die Partie endet unentschieden: { $winners }.
   *[other] { $winners } { $count ->
        [one] gewinnt
       *[other] gewinnen
    }!
    }
winners = { $first } und { $next }
end-hint = speichern DATEI · protokoll · zurück · hilfe NAME · ende

## Innovation

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

## Age of Innovation

age-round = Age of Innovation, Runde { $round } von 6
age-turn = { $player } ist am Zug
age-over = das Spiel ist vorbei
age-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }
age-coins = { $amount } Geld
age-tools = { $amount ->
    [one] 1 Werkzeug
   *[other] { $amount } Werkzeuge
    }
age-scholars = { $amount ->
    [one] 1 Gelehrter
   *[other] { $amount } Gelehrte
    }
age-power = Macht { $bowls }
age-discipline = { $name } { $level } { $books ->
    [0] { "" }
    [one] (1 Buch)
   *[other] ({ $books } Bücher)
    }
age-income = Einkommen: { $goods }

inventions-round = Inventions, { $era }, Runde { $round }
inventions-turn = { $player } ist am Zug
inventions-over = die Partie ist zu Ende
inventions-no-card = keine Karte
inventions-idea = Idee: { $card }
inventions-invention = Erfindung: { $card }
inventions-presenter = präsentiert von { $who } ({ $citizens })
inventions-inventor = erfunden von { $who }
inventions-innovator = weiterentwickelt von { $who }
inventions-citizens = Bürger: { $list }
inventions-tokens = Einflussmarker: { $list }
inventions-wealth = Wohlstand { $letter }: { $left }
inventions-sage = eine Weise
inventions-common = Gemeinwissen:
inventions-private = Privat:
inventions-eureka = Heureka:
inventions-ideas = Ideen:
inventions-society = { $ip } IP, Einfluss { $influence }, Ära { $era }, { $scholars } Gelehrte, Vorrat { $supply }
inventions-specialists = { $name }: { $home } verfügbar, { $exhausted } erschöpft
inventions-hand = Ideen:
inventions-inventions = Erfindungen:
inventions-display = Auslage:
inventions-map = Karte:
inventions-pillars = Säulen:
inventions-goals = Ziele:
inventions-goal = { $rule } (jetzt { $ip })
