### Wonach Rätsel fragen, und wofür sie Beispiele sind.

puzzle-innovation-goal-win = Gewinne das Spiel in diesem Zug.
puzzle-innovation-goal-achievement = { $more ->
    [one] Nimm in diesem Zug eine Errungenschaft.
   *[other] Nimm in diesem Zug { $more } Errungenschaften.
    }
puzzle-innovation-goal-score = Komm in diesem Zug auf { $number } Punkte. Jetzt hast du { $now }.

puzzle-innovation-theme-win = Sieg
puzzle-innovation-theme-achievement = Errungenschaft
puzzle-innovation-theme-score = Punkte
puzzle-innovation-theme-demand = Forderung
puzzle-innovation-theme-sharing = Teilen
puzzle-innovation-theme-special = Besondere Errungenschaft
puzzle-innovation-theme-splay = Auffächern
puzzle-innovation-theme-tuck = Unterschieben
puzzle-innovation-theme-exchange = Austauschen
puzzle-innovation-theme-scoring = Karten werten
puzzle-innovation-theme-meld = Auslegen
