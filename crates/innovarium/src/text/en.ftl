### The terminal's own words; what the games say stands with the games.

# The name of a person who gave none.
you = Player

## Commands: they are understood by these names, by their beginnings, and in English.

command-undo = undo
command-redo = redo
command-help = help
command-log = log
command-save = save
command-quit = quit

## A game

opening = { $game }, seed { $seed }: { $names }
list = { $first }, { $next }
news = What happened
news-more = { $count ->
    [one] … one sentence more: log
   *[other] … { $count } sentences more: log
    }
rule = The rule: { $rule }
curtain = Hand the screen to { $name }.
curtain-go = { $name }, press Enter when nobody else is looking.
hint = a number, or: undo · redo · help NAME · log · save FILE · quit
undone = Taken back.
redone = Done again.
saved = Saved in { $file }. To go on with it later: --load { $file }
saved-over = Saved in { $file }, in place of what was there. To go on with it later: --load { $file }
quit-unsaved = This game is not saved. To keep it, type: save FILE. To leave without saving, type quit again.
farewell = Goodbye.
farewell-unsaved = Goodbye. This game was not saved; seed { $seed } deals the same again.

## Help

help = Choose by number, or write a choice as records do (meld Archery, dogma Archery, draw, yes, no, done).
help-enter = Enter            show the table again
help-undo = undo             take back, to your last decision
help-redo = redo             do again what was taken back
help-card = help NAME        explain a card or tile by its name; help 2 explains what choice 2 speaks of
help-log = log              all that happened so far
help-save = save FILE        save the game
help-quit = quit             leave
help-short = Beginnings of commands are enough: u, r, h, l, s, q.

## Wrong input

wrong-number = There is no choice { $number }: choose from 1 to { $count }.
wrong-choice = '{ $input }' is not offered: type a number from 1 to { $count }, or help.
wrong-over = The game is over: type save FILE, log, undo, help NAME or quit.
undo-none = You have decided nothing yet that could be taken back.
redo-none = Nothing was taken back.
help-unknown = There is nothing called '{ $input }'.
save-where = Where to? Type: save FILE
save-failed = The game could not be saved: { $reason }

## Records

difference = This record follows version { $rules } of the rules; { $known ->
    [exactly] at choice { $to }
   *[about] somewhere from choice { $from } to choice { $to }
    } (line { $line }, { $what }) they are different now (version { $now }), so { $shown ->
    [0] only its beginning can be looked at.
   *[other] it can be looked at up to choice { $shown } only.
    }
difference-hash = the state hash

## The end

outcome = { $how ->
    [draw] The game ends in a draw: { $winners }.
   *[other] { $winners } { $count ->
        [one] wins
       *[other] win
    }!
    }
winners = { $first } and { $next }
end-hint = save FILE · log · undo · help NAME · quit

## Innovation

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

## Age of Innovation

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

inventions-round = Inventions, { $era }, round { $round }
inventions-turn = turn of { $player }
inventions-over = the game is over
inventions-no-card = no card
inventions-idea = idea: { $card }
inventions-invention = invention: { $card }
inventions-presenter = presented by { $who } ({ $citizens })
inventions-inventor = invented by { $who }
inventions-innovator = innovated on by { $who }
inventions-citizens = citizens: { $list }
inventions-tokens = Influence tokens: { $list }
inventions-wealth = Wealth { $letter }: { $left }
inventions-sage = a sage
inventions-common = Common Knowledge:
inventions-private = Private:
inventions-eureka = Eureka:
inventions-ideas = Ideas:
inventions-society = { $ip } IP, influence { $influence }, era { $era }, { $scholars ->
    [one] { $scholars } scholar
   *[other] { $scholars } scholars
}, supply { $supply }
inventions-specialists = { $name }: { $home } at home, { $exhausted } exhausted
inventions-hand = ideas:
inventions-inventions = inventions:
inventions-display = tiles display:
inventions-map = map:
inventions-pillars = pillars:
inventions-goals = goals:
inventions-goal = { $rule } (now { $ip })
