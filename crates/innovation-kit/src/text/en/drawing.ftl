### The words around the drawing of Innovation; what its components say stands with the game.

innovation-edition = { $edition ->
    [iello-2011] Innovation 2011
   *[other] Innovation Deluxe 2017
    }
innovation-seed = seed { $seed }
innovation-first = everybody chooses a first card
innovation-turn = { $actions ->
    [one] turn of { $player }, one action left
   *[other] turn of { $player }, { $actions } actions left
    }
innovation-dogma = Dogma of { $card }
innovation-over = the game is over
innovation-supply = Supply
innovation-achievements = { $edition ->
    [iello-2011] Dominations
   *[other] Achievements
    }
innovation-me = { $name } (you)
innovation-team = { $name }, team { $team }
innovation-icons = Icons
innovation-hand = Hand
innovation-score = { $edition ->
    [iello-2011] Influence
   *[other] Score
    }
innovation-points = { $points ->
    [one] 1 point
   *[other] { $points } points
    }
innovation-achieved = { $edition ->
    [iello-2011] Dominated
   *[other] Achieved
    }
innovation-achieved-of = { $count } of { $needed }
innovation-covered = Covered
innovation-cards-of = Cards of { $name }
innovation-castle = castle
innovation-crown = crown
innovation-leaf = leaf
innovation-lightbulb = lightbulb
innovation-factory = factory
innovation-clock = clock
innovation-image = image
innovation-splayed = splayed
innovation-beneath = covered
innovation-forecast = Forecast
innovation-display = Display
innovation-decrees = Decrees
innovation-relics = Relics
innovation-lost = { $name }, out
innovation-flag = flag
innovation-fountain = fountain
innovation-search = searches
innovation-plus = draws
innovation-echo = echo
innovation-bonus = bonus
innovation-inspire = inspires
innovation-shares = shared by { $names }
innovation-demands = demands from { $names }
innovation-compels = compels { $names }
innovation-outcome = { $how ->
    [achievements] { $winners } { $count ->
        [one] wins
       *[other] win
    } { $edition ->
        [iello-2011] by dominations
       *[other] by achievements
    }!
    [score] { $winners } { $count ->
        [one] wins
       *[other] win
    } { $edition ->
        [iello-2011] by influence
       *[other] by score
    }!
    [card] { $winners } { $count ->
        [one] wins
       *[other] win
    } { $edition ->
        [iello-2011] by the Dogma of a card
       *[other] by the effect of a card
    }!
   *[draw] The game ends in a draw: { $winners }.
    }
