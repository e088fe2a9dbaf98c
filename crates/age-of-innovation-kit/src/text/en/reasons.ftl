### Why a choice is good or bad. The amount stands before the text, as +3 or −2; without one there is only the sign.

reason-age-of-innovation-points = { $number ->
    [one] point
   *[other] points
    }
reason-age-of-innovation-coins = { $number ->
    [one] coin
   *[other] coins
    }
reason-age-of-innovation-tools = { $number ->
    [one] tool
   *[other] tools
    }
reason-age-of-innovation-scholars = { $number ->
    [one] scholar
   *[other] scholars
    }
reason-age-of-innovation-books = { $number ->
    [one] book
   *[other] books
    }
reason-age-of-innovation-innovation-near = { $change ->
    [more] closer to the books for an innovation
   *[less] further from the books for an innovation
    }
reason-age-of-innovation-power = power ready in bowl III
reason-age-of-innovation-income-coins = { $number ->
    [one] coin of income in the rounds to come
   *[other] coins of income in the rounds to come
    }
reason-age-of-innovation-income-tools = { $number ->
    [one] tool of income in the rounds to come
   *[other] tools of income in the rounds to come
    }
reason-age-of-innovation-income-scholars = { $number ->
    [one] scholar of income in the rounds to come
   *[other] scholars of income in the rounds to come
    }
reason-age-of-innovation-income-power = power of income in the rounds to come
reason-age-of-innovation-income-books = { $number ->
    [one] book of income in the rounds to come
   *[other] books of income in the rounds to come
    }
reason-age-of-innovation-income-points = { $number ->
    [one] point of income in the rounds to come
   *[other] points of income in the rounds to come
    }
reason-age-of-innovation-income-levels = { $number ->
    [one] level of income in the rounds to come
   *[other] levels of income in the rounds to come
    }
reason-age-of-innovation-science-bonus = { $change ->
    [more] more from the science bonuses at the ends of rounds
   *[less] less from the science bonuses at the ends of rounds
    }
reason-age-of-innovation-pass-points = { $number ->
    [one] point for passing
   *[other] points for passing
    }
reason-age-of-innovation-buildings = { $number ->
    [0] better buildings
    [one] building
   *[other] buildings
    }
reason-age-of-innovation-palace = { $change ->
    [more] a palace at work
   *[less] no palace at work
    }
reason-age-of-innovation-competencies = { $number ->
    [one] competency
   *[other] competencies
    }
reason-age-of-innovation-innovations = { $number ->
    [one] innovation
   *[other] innovations
    }
reason-age-of-innovation-bonus = { $change ->
    [more] a useful round bonus
   *[less] a less useful round bonus
    }
reason-age-of-innovation-power-actions = { $change ->
    [more] a power action in reach
   *[less] fewer power actions in reach
    }
reason-age-of-innovation-book-actions = { $change ->
    [more] a book action in reach
   *[less] fewer book actions in reach
    }
reason-age-of-innovation-special-actions = { $change ->
    [more] a special action to use
   *[less] a special action used up
    }
reason-age-of-innovation-science = { $number ->
    [one] level of science
   *[other] levels of science
    }
reason-age-of-innovation-goal-now = { $change ->
    [more] more of what scores in this round can follow
   *[less] less of what scores in this round can follow
    }
reason-age-of-innovation-goal-next = { $change ->
    [more] better prepared for what scores next round
   *[less] less prepared for what scores next round
    }
reason-age-of-innovation-room = { $change ->
    [more] more room to build
   *[less] less room to build
    }
reason-age-of-innovation-neighbours = { $change ->
    [more] more neighbors: cheaper guilds, and power from them
   *[less] fewer neighbors for cheap guilds and power
    }
reason-age-of-innovation-area = { $number ->
    [one] building in the largest group
   *[other] buildings in the largest group
    }
reason-age-of-innovation-area-points = { $number ->
    [one] point for the largest area, as it stands
   *[other] points for the largest area, as it stands
    }
reason-age-of-innovation-science-points = { $number ->
    [one] point for science at the end, as it stands
   *[other] points for science at the end, as it stands
    }
reason-age-of-innovation-cities = { $number ->
    [one] city
   *[other] cities
    }
reason-age-of-innovation-city-near = a city is nearer
reason-age-of-innovation-keys = { $number ->
    [one] key
   *[other] keys
    }
reason-age-of-innovation-annexes = { $number ->
    [one] annex
   *[other] annexes
    }
reason-age-of-innovation-bridges = { $number ->
    [one] bridge
   *[other] bridges
    }
reason-age-of-innovation-sailing = { $number ->
    [one] step of sailing
   *[other] steps of sailing
    }
reason-age-of-innovation-spades = { $change ->
    [more] cheaper spades
   *[less] dearer spades
    }
