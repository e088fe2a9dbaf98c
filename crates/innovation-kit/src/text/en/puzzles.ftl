### What puzzles ask for, and what they are examples of.

puzzle-innovation-goal-win = Win the game this turn.
puzzle-innovation-goal-achievement = { $more ->
    [one] Take an achievement this turn.
   *[other] Take { $more } achievements this turn.
    }
puzzle-innovation-goal-score = Have { $number } points this turn. You have { $now } now.

puzzle-innovation-theme-win = Win
puzzle-innovation-theme-achievement = Achievement
puzzle-innovation-theme-score = Points
puzzle-innovation-theme-demand = Demand
puzzle-innovation-theme-sharing = Sharing
puzzle-innovation-theme-special = Special achievement
puzzle-innovation-theme-splay = Splay
puzzle-innovation-theme-tuck = Tuck
puzzle-innovation-theme-exchange = Exchange
puzzle-innovation-theme-scoring = Score cards
puzzle-innovation-theme-meld = Meld
