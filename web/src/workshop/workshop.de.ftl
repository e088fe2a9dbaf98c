workshop-crumb = { $game }: Was steht auf den Teilen?
workshop-known = Bekannte Werte
workshop-of-values = von { $all } Werten bekannt
workshop-undo = Rückgängig
workshop-redo = Wiederholen
workshop-menu = Teile und mehr
workshop-more = Mehr
workshop-views = Wie die Teile durchgesehen werden
workshop-view-one = Einzeln
workshop-view-all = Nach Art
workshop-view-sets = Sätze
workshop-view-words = Alle Wörter
workshop-view-list = Prüfliste
workshop-pieces = Teile
workshop-marks = Zeichen
workshop-mark-book = aus der Anleitung
workshop-mark-seen = von jemandem gedruckt gesehen
workshop-mark-guess = unsere Vermutung, bitte prüfen
workshop-mark-ok = von dir geprüft
workshop-mark-later = zurückgestellt
workshop-piece-of = { $kind }: { $number } von { $all }, wie wir es zeichnen
workshop-before = Zurück
workshop-after = Weiter

workshop-question = Die Frage
workshop-take-box = Nimm es aus deiner Schachtel: { $piece }
workshop-take-pdf = Such es im PDF: { $piece }
workshop-take-guess = Was meinst du: { $piece }
workshop-we-guess = Wir vermuten:
workshop-you-said = Du hast gesagt:
workshop-book-says = Die Anleitung sagt:
workshop-seen-says = Jemand hat gesehen:
workshop-right = Stimmt, so steht es da
workshop-all-right = { $count ->
    [2] Beide darauf stimmen
   *[other] Alle { $count } darauf stimmen
    }
workshop-right-short = Alles stimmt
workshop-row-right = { $count ->
    [one] Der eine hier stimmt
    [2] Beide hier stimmen
   *[other] Alle { $count } hier stimmen
    }
workshop-row-done = Alles gesagt
workshop-or = Oder tippe an, was stattdessen da steht:
workshop-later = Später
workshop-source = Ich lese es
workshop-source-box = in der Schachtel
workshop-source-pdf = im PDF des Verlags
workshop-source-guess = nirgends, ich vermute

workshop-next = Als Nächstes
workshop-recent = Zuletzt gesagt
workshop-left = { $count ->
    [0] { $kind }: nichts mehr zu fragen
    [one] { $kind }: noch 1 Vermutung
   *[other] { $kind }: noch { $count } Vermutungen
    }
workshop-minutes = Insgesamt { $count }, etwa { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
    }. Du kannst jederzeit aufhören; alles bleibt gespeichert.
workshop-done = Alles ist gefragt.
workshop-done-more = Gib deinem Satz einen Namen, spiele damit und gib ihn weiter:
workshop-not-kept = Dieser Browser speichert nichts. Sichere deinen Satz, bevor du gehst.

workshop-intro-title = { $count } von { $all } Werten sind nur vermutet
workshop-intro = Die Anleitung zeigt nicht alles, was auf Karten, Plättchen und Tafeln steht. Was fehlt, ist rekonstruiert, damit man eine ganze Partie spielen kann; es ist aber nicht ganz das Spiel in der Schachtel. Du kannst auf drei Wegen helfen.
workshop-way-box = Du hast die Schachtel
workshop-way-box-more = Leg die Teile aus und tippe auf „Stimmt“ oder auf das, was stattdessen da steht. Alles zusammen dauert etwa { $minutes } Minuten, und du kannst jederzeit aufhören.
workshop-way-pdf = Du hast die PDFs des Verlags
workshop-way-pdf-more = Die kostenlose Anleitung und die Spielhilfe zeigen viele Teile im Bild. Jeder Wert, den du dort findest, ist eine Vermutung weniger.
workshop-way-set = Jemand anders hat einen Satz
workshop-way-set-more = Öffne ihn als Datei oder über seinen Link, sieh nach, worin er sich von deinem unterscheidet, und übernimm, worauf du dich verlässt.
workshop-begin = Anfangen
workshop-intro-guess = Du hast beides nicht, erinnerst dich aber an ein Teil?
workshop-begin-guess = Sag, was du noch weißt; es bleibt als Vermutung gekennzeichnet.
workshop-intro-kept = Alles wird sofort in diesem Browser gespeichert. Die Teile sind von uns gezeichnet; vergleiche bitte Zeichen und Zahlen, nicht Bilder.

workshop-list-help = Zum Mitnehmen an den Tisch: Hake ab, was stimmt, schreib auf, was nicht stimmt, und trag es später ein.
workshop-list-which = Welche Werte
workshop-list-open = Was vermutet ist
workshop-list-all = Alles
workshop-print = Drucken
workshop-list-piece = Teil
workshop-list-value = Wert
workshop-list-guess = Wir glauben
workshop-list-right = Stimmt
workshop-list-write = Da steht

workshop-your-set = Dein Satz
workshop-your-set-known = { $known } von { $all } Werten darin sind bekannt.
workshop-name = Sein Name
workshop-name-example = zum Beispiel „Adas Schachtel, erste Auflage“
workshop-download = Als Datei sichern
workshop-open-file = Dateien öffnen
workshop-no-file = { $file } ist keine Wertedatei dieses Spiels.
workshop-send = Weitergeben
workshop-send-issue = Hast du dieses Programm von einem Ort mit einer Fehlerliste, ist ein Satz dort willkommen: Sichere ihn als Datei, häng sie an und kopiere dies dazu.
workshop-report = Was du gesagt hast, Wert für Wert
workshop-afresh = Von vorn anfangen
workshop-afresh-help = Alles, was du gesagt hast, wird vergessen. Bis du diese Seite verlässt, kannst du das rückgängig machen.
workshop-afresh-do = Meine Antworten vergessen

workshop-compare = { $count ->
    [one] Neben deinem: { $name }
   *[other] Neben deinem: { $count } Sätze
    }
workshop-compare-help = Tippe überall, wo sie sich unterscheiden, an, was gelten soll. Weitere Sätze, die du öffnest, kommen dazu.
workshop-same = Alle sagen dasselbe und haben dasselbe gedruckt gesehen.
workshop-enough = { $most } Sätze auf einmal sind genug. Leg erst einen weg.
workshop-put-away = { $name } weglegen
workshop-diff-disputed = { $count ->
    [one] Gedruckt gesehen, und doch verschieden
   *[other] Gedruckt gesehen, und doch verschieden: { $count }
    }
workshop-diff-learned = { $count ->
    [one] Andere haben es gesehen, du nicht
   *[other] Andere haben es gesehen, du nicht: { $count }
    }
workshop-diff-guessed = { $count ->
    [one] Von allen nur vermutet
   *[other] Von allen nur vermutet: { $count }
    }
workshop-diff-ahead = { $count ->
    [one] Du hast es gesehen, andere nicht
   *[other] Du hast es gesehen, andere nicht: { $count }
    }
workshop-mine = Deiner
workshop-all-of = Alles: { $name }
workshop-not-there = nicht da
workshop-take = { $count ->
    [0] Nichts zu übernehmen
    [one] 1 Wert übernehmen
   *[other] { $count } Werte übernehmen
    }

workshop-store = Auf diesem Server behalten
workshop-store-again = Diese Fassung behalten
workshop-stored = Auf diesem Server behalten
workshop-stored-as = Der Server behält ihn als „{ $name }“, Fassung { $version }. Von nun an speichert er alle zwei Minuten, was du sagst.
workshop-set-of = Satz von { $person }
workshop-link = Sein Link
workshop-play = Damit spielen
workshop-sets-here = Deine Sätze auf diesem Server
workshop-no-sets = Noch keiner.
workshop-version = Fassung { $version }
workshop-unplayed = { $count ->
    [one] 1 Wert nur in Worten
   *[other] { $count } Werte nur in Worten
    }
workshop-compare-do = Vergleichen
workshop-remove = { $name } löschen
workshop-problems = { $count ->
    [one] Ein Wert passt noch nicht zu den anderen:
   *[other] { $count } Werte passen noch nicht:
    }
workshop-send-host = Wer diesen Server betreibt, sammelt Sätze hier:
workshop-nameless = ohne Namen
workshop-link-of = Link zu einem Satz
workshop-no-link = Das ist kein Link zu einem Satz.
