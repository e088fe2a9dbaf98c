# What the server itself writes to people, outside of its pages.
your-turn = { $name }, it is your turn in { $game } (match { $match }).
