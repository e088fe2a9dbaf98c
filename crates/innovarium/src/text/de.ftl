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
