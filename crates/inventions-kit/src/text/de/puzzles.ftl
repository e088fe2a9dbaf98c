### Wonach Rätsel fragen, und wofür sie Beispiele sind.

puzzle-inventions-goal-inventions = { $more ->
    [one] Sichere dir in diesem Zug eine weitere eigene Erfindung.
   *[other] Sichere dir in diesem Zug { $more } weitere eigene Erfindungen.
    }
puzzle-inventions-goal-influence = Bring deinen Einfluss mit deinen Aktionen in diesem Zug auf { $number }. Jetzt ist er { $now }.
puzzle-inventions-goal-ip = Komm mit deinen Aktionen in diesem Zug auf { $number } IP. Jetzt hast du { $now }.

puzzle-inventions-theme-inventions = Erfindungen
puzzle-inventions-theme-influence = Einfluss
puzzle-inventions-theme-ip = IP
puzzle-inventions-theme-chain = Kette
puzzle-inventions-theme-economy = Wirtschaft
puzzle-inventions-theme-presenting = Präsentieren
puzzle-inventions-theme-inventing = Erfinden
puzzle-inventions-theme-innovating = Weiterentwickeln
puzzle-inventions-theme-sharing = Teilen
puzzle-inventions-theme-travelling = Reisen
