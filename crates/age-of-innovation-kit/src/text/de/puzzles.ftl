### Wonach Rätsel fragen, und wofür sie Beispiele sind.

puzzle-age-of-innovation-goal-city = Gründe in diesem Zug eine Stadt.
puzzle-age-of-innovation-goal-palace = Baue in diesem Zug deinen Palast.
puzzle-age-of-innovation-goal-innovation = Mach in diesem Zug eine Erfindung.
puzzle-age-of-innovation-goal-points = Komm in diesem Zug auf { $number } Punkte. Jetzt hast du { $now }.

puzzle-age-of-innovation-theme-city = Stadt
puzzle-age-of-innovation-theme-palace = Palast
puzzle-age-of-innovation-theme-innovation = Erfindung
puzzle-age-of-innovation-theme-points = Punkte
puzzle-age-of-innovation-theme-conversion = Tausch
puzzle-age-of-innovation-theme-power = Machtaktion
puzzle-age-of-innovation-theme-books = Buchaktion
puzzle-age-of-innovation-theme-build = Bauen
puzzle-age-of-innovation-theme-upgrade = Aufwerten
puzzle-age-of-innovation-theme-spades = Spaten
puzzle-age-of-innovation-theme-bridge = Brücke
puzzle-age-of-innovation-theme-science = Wissen
puzzle-age-of-innovation-theme-special = Sonderaktion
puzzle-age-of-innovation-theme-passing = Passen
