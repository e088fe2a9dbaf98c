### The words around the drawing of Age of Innovation; what its components say stands with the game.

age-round = Age of Innovation, round { $round } of 6
age-turn = turn of { $player }
age-over = the game is over
age-points = { $points ->
    [one] 1 point
   *[other] { $points } points
    }
age-coins = { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
    }
age-tools = { $amount ->
    [one] 1 tool
   *[other] { $amount } tools
    }
age-scholars = { $amount ->
    [one] 1 scholar
   *[other] { $amount } scholars
    }
age-power = power { $bowls }
age-discipline = { $name } { $level } { $books ->
    [0] { "" }
    [one] (1 book)
   *[other] ({ $books } books)
    }
age-income = income: { $goods }
