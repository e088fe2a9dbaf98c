### What puzzles ask for, and what they are examples of.

puzzle-inventions-goal-inventions = { $more ->
    [one] Gain one more invention of your own this turn.
   *[other] Gain { $more } more inventions of your own this turn.
    }
puzzle-inventions-goal-influence = Bring your influence to { $number } with your actions this turn. It is { $now } now.
puzzle-inventions-goal-ip = Have { $number } IP with your actions this turn. You have { $now } now.

puzzle-inventions-theme-inventions = Inventions
puzzle-inventions-theme-influence = Influence
puzzle-inventions-theme-ip = IP
puzzle-inventions-theme-chain = Chain
puzzle-inventions-theme-economy = Economy tile
puzzle-inventions-theme-presenting = Present
puzzle-inventions-theme-inventing = Invent
puzzle-inventions-theme-innovating = Innovate
puzzle-inventions-theme-sharing = Share
puzzle-inventions-theme-travelling = Travel
