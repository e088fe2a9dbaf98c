### What puzzles ask for, and what they are examples of.

puzzle-age-of-innovation-goal-city = Found a city this turn.
puzzle-age-of-innovation-goal-palace = Build your palace this turn.
puzzle-age-of-innovation-goal-innovation = Get an innovation this turn.
puzzle-age-of-innovation-goal-points = Have { $number } points this turn. You have { $now } now.

puzzle-age-of-innovation-theme-city = City
puzzle-age-of-innovation-theme-palace = Palace
puzzle-age-of-innovation-theme-innovation = Innovation
puzzle-age-of-innovation-theme-points = Points
puzzle-age-of-innovation-theme-conversion = Conversion
puzzle-age-of-innovation-theme-power = Power action
puzzle-age-of-innovation-theme-books = Book action
puzzle-age-of-innovation-theme-build = Build
puzzle-age-of-innovation-theme-upgrade = Upgrade
puzzle-age-of-innovation-theme-spades = Spades
puzzle-age-of-innovation-theme-bridge = Bridge
puzzle-age-of-innovation-theme-science = Science
puzzle-age-of-innovation-theme-special = Special action
puzzle-age-of-innovation-theme-passing = Pass
