# Die Seiten der Lektionen; was eine Lektion selbst sagt, kommt mit ihr.

learn-title = Spielend lernen
learn-about = Kurze Lektionen auf dem echten Spielplan. Niemand wartet auf dich, und nichts kann kaputtgehen.
learn-line = Mit { $teacher }: { $number ->
    [one] eine Lektion von { $minutes } Minuten
   *[other] { $number } Lektionen von etwa { $minutes } Minuten
}
learn-none = Hier gibt es noch keine Lektionen. Wie man spielt, steht in den Regeln.
learn-rules = Zu den Regeln
learn-progress = { $done } von { $all }
learn-progress-words = { $done } von { $all } Lektionen geschafft
learn-start = Anfangen: { $lesson }
learn-go-on = Weiter: { $lesson }
learn-minutes = { $minutes } Min.
learn-all-done = Alle Lektionen geschafft
learn-road = Lektionen zu { $game }
learn-expansions = Nach der ersten Partie: die Erweiterungen
learn-station = Lektion { $number }: { $lesson }
learn-station-done = Lektion { $number }: { $lesson }, geschafft
learn-station-next = Lektion { $number }: { $lesson }, als Nächstes
learn-first-match = Erste Partie
learn-first-match-of = Erste Partie { $game }
learn-match-title = Deine erste Partie
learn-study-title = Eine Stellung erkunden
learn-study-about = Bau auf dem Spielplan jede Stellung auf, probiere aus, was wäre, wenn, und frag die Suche nach ihrer Meinung.
learn-match-about = Eine echte Partie gegen einen Anfänger. Neben dir sitzt ein Trainer: erklärt, rät und warnt vor Fehlern.
learn-place = { $game }, Lektion { $number } von { $all }
learn-place-expansion = { $game }, Erweiterungen
learn-step = Schritt { $number } von { $all }
learn-place-short = Lektion { $lesson }, Schritt { $number } von { $all }
learn-back-to-road = Zurück zu allen Lektionen
learn-all-lessons = Alle Lektionen
learn-leave = Später weitermachen
learn-panel = Die Lehrkraft
learn-trade-idris = Astronom
learn-trade-tilda = Baumeisterin
learn-trade-carla = Ingenieurin
learn-you = Du
learn-nothing-lost = Nichts ist verloren. Versuch es noch einmal.
learn-right = Genau.
learn-right-watch = Genau. Sieh, was geschieht.
learn-step-back = Zurück
learn-show-me = Zeig es mir
learn-next = Weiter
learn-finish = Fertig
learn-offers = Was du tun kannst
learn-answers = Antworten
learn-over = Geschafft!
learn-next-lesson = Weiter: { $lesson }
learn-again = Noch einmal
learn-play = Spiel deine erste Partie
