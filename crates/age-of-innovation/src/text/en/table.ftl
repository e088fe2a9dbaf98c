# Prompts, offers and events of a game in English.

## Questions

ask-by = { $by } – { $ask }
ask-set = Choose a set: a planning display with its faction and round bonus.
ask-draft = Choose a planning display, a faction or a palace tile.
ask-bonus = Choose your next round bonus.
ask-first-building = Choose the hex for your next first building.
ask-action = Choose your action. Before it you may convert as much as you like.
ask-end-turn = Convert something, or end your turn. Your action is done.
ask-gain-book = { $left ->
    [one] Choose the discipline of the book you get.
   *[other] Choose the discipline of the next book; you get { $left } more.
    }
ask-pay-book = { $left ->
    [one] Choose the book to pay.
   *[other] Choose a book to pay; { $left } are still to be paid.
    }
ask-level = { $left ->
    [one] Choose the discipline in which you rise by one level.
   *[other] Choose a discipline to rise by one level; you have { $left } levels left.
    }
ask-levels = { $levels ->
    [one] Choose the discipline in which you rise by one level.
   *[other] Choose the one discipline in which you rise by { $levels } levels.
    }
ask-key = Do you spend a key to go beyond level 7 in { $discipline }? Without it, further levels are lost.
ask-competency = Choose a competency. Its place gives the levels and books beside it.
ask-palace = Choose the palace tile for your palace.
ask-city = Choose a city tile.
ask-first = Choose what comes first: a city tile, or what the building itself brings. It founds a city.
ask-river-city = Do you found a city that spans a river hex?
ask-dig = { $left ->
    [one] Choose where to use your free spade.
   *[other] Choose where to use your free spades; you have { $left }.
    }
ask-build = Do you build a workshop now?
ask-place = Choose the hex for { $building }.
ask-bridge = { $left ->
    [one] Choose where to build a bridge.
   *[other] Choose where to build a bridge; you may build { $left }.
    }
ask-upgrade = Choose the workshop that becomes a guild.
ask-downgrade = Choose the school that becomes a guild again.
ask-reward = Choose what your palace brings next.
ask-power = Do you want to gain power? { $player } has built on { $hex }, beside you.

## Offers

offer-set = { $display }: { $faction }, { $bonus }
offer-display = Planning display { $display }
offer-faction = Faction { $faction }
offer-palace = { $palace } (tile { $number })
offer-bonus = { $bonus }{ $lying ->
        [0] {""}
        [one] {" "}with 1 coin on it
       *[other] {" "}with { $lying } coins on it
    }{ $income }
offer-place = Hex { $hex }{ $price }
offer-tower = The tower on { $hex }
offer-gain-book = A book of { $discipline }
offer-pay-book = A book of { $discipline } (you have { $held })
offer-level = { $discipline }, from level { $level }{ $price }
offer-competency = { $competency }: { $place }
competency-place = { $books ->
    [0] { $levels ->
        [one] 1 level in { $discipline }
       *[other] { $levels } levels in { $discipline }
    }
   *[other] { $levels ->
        [one] 1 level in { $discipline } and { $books } { $books ->
            [one] book
           *[other] books
        } of it
       *[other] { $levels } levels in { $discipline } and { $books } { $books ->
            [one] book
           *[other] books
        } of it
    }
    }
offer-build = { $way ->
    [tunnel] Tunnel to { $hex } and build a workshop{ $price }
    [fly] Fly to { $hex } and build a workshop{ $price }
   *[reach] Build a workshop on { $hex }{ $price }
    }
    .short = { $way ->
        [tunnel] Tunnel to { $hex } and build{ $price }
        [fly] Fly to { $hex } and build{ $price }
       *[reach] Workshop on { $hex }{ $price }
    }
offer-dig-build = { $way ->
    [tunnel] Tunnel to { $hex }, terraform it ({ $spades } { $spades ->
        [one] spade
       *[other] spades
    }) and build a workshop{ $price }
    [fly] Fly to { $hex }, terraform it ({ $spades } { $spades ->
        [one] spade
       *[other] spades
    }) and build a workshop{ $price }
   *[reach] Terraform { $hex } ({ $spades } { $spades ->
        [one] spade
       *[other] spades
    }) and build a workshop{ $price }
    }
    .short = { $way ->
        [tunnel] Tunnel to { $hex }, terraform and build{ $price }
        [fly] Fly to { $hex }, terraform and build{ $price }
       *[reach] Terraform { $hex } and build{ $price }
    }
offer-dig = { $way ->
    [tunnel] Tunnel to { $hex } and turn { $from } into { $to } ({ $spades } { $spades ->
        [one] spade
       *[other] spades
    }){ $price }
    [fly] Fly to { $hex } and turn { $from } into { $to } ({ $spades } { $spades ->
        [one] spade
       *[other] spades
    }){ $price }
   *[reach] Turn { $hex } from { $from } into { $to } ({ $spades } { $spades ->
        [one] spade
       *[other] spades
    }){ $price }
    }
    .short = { $way ->
        [tunnel] Tunnel to { $hex }, turn it into { $to }{ $price }
        [fly] Fly to { $hex }, turn it into { $to }{ $price }
       *[reach] Turn { $hex } into { $to }{ $price }
    }
offer-upgrade = Upgrade { $hex } to { $building }{ $price }
offer-downgrade = The school on { $hex }{ $price }
offer-sailing = Raise sailing from { $from } to { $to }{ $price }
offer-terraforming = Make spades cheaper: { $to } { $to ->
        [one] tool
       *[other] tools
    } instead of { $from }{ $price }
offer-innovate = Develop { $innovation }{ $price }
offer-send = Send a scholar to { $discipline }: { $value } levels, from level { $level }{ $price }
offer-return = Return a scholar: 1 level in { $discipline }, from level { $level }{ $price }
offer-power = { $action }{ $price }
offer-books = { $action }{ $price }
offer-special = { $source }, special action: { $what }{ $price }
offer-bridge = Bridge between { $from } and { $to }{ $price }
offer-annex = Place an annex on { $hex }
offer-pass = Pass{ $price }
offer-convert = Convert { $pay } into { $gain }
offer-sacrifice = Remove a power token from bowl II and move another from there to bowl III
offer-river-city = Found a city around the river hex { $hex }
offer-end-turn = End your turn
offer-gain = { $cost ->
    [0] Gain { $gain-power } power for free
    [one] Gain { $gain-power } power and lose 1 point
   *[other] Gain { $gain-power } power and lose { $cost } points
    }
offer-decline = Decline the power
offer-city = { $city }{ $price }
offer-reward = { $reward ->
    [spades] Terraform and build with two free spades
    [bridges] Build two bridges
   *[books] Take two books of your choice
    }
offer-key = Yes, spend a key
offer-no-key = No, stay at level 7
offer-no-build = No workshop
offer-no-guild = No guild
offer-no-city = Not now
offer-no-spade = No further spade
offer-no-bridge = No further bridge

## Special actions

special-faction-philosophers = a book of your choice
special-faction-psychics = 5 power and another action
special-palace-1 = 2 tools
special-palace-2 = terraform and build with 2 free spades
special-palace-3 = a school becomes a guild again, for 3 points and 1 tool
special-palace-4 = upgrade a workshop to a guild for free
special-palace-6 = 2 levels in one discipline
special-palace-13 = 3 coins and a book of your choice
special-bonus-spade = terraform and build with 1 free spade
special-bonus-bridge = build a bridge for free
special-bonus-knowledge = 1 level of your choice
special-competency-four-power = 4 power
special-innovation-deus-ex-machina = terraform and build with 1 free spade
special-innovation-professors = 1 scholar and 3 points

## Prices

price-none = { "" }
price-pay = { " " }for { $pay }
    .short = { "" }
price-gain = ; brings { $gain }
price-both = { " " }for { $pay }; brings { $gain }
    .short = ; brings { $gain }
price-income = ; income { $income }
goods-tools = { $count ->
    [one] 1 tool
   *[other] { $count } tools
    }
goods-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
    }
goods-scholars = { $count ->
    [one] 1 scholar
   *[other] { $count } scholars
    }
goods-power = { $count } power
goods-books = { $count ->
    [one] 1 book
   *[other] { $count } books
    }
goods-books-of = { $count ->
    [one] 1 book of { $discipline }
   *[other] { $count } books of { $discipline }
    }
goods-books-any = { $count ->
    [one] 1 book of any kind
   *[other] { $count } books of any kind
    }
goods-levels = { $count ->
    [one] 1 level
   *[other] { $count } levels
    }
goods-spades = { $count ->
    [one] 1 spade
   *[other] { $count } spades
    }
goods-points = { $count ->
    [one] 1 point
   *[other] { $count } points
    }
goods-none = nothing

## Events

event-took-set = { $player } takes the set { $display }: { $faction }, { $bonus }.
    .short = Takes the set { $display }: { $faction }, { $bonus }
event-took-display = { $player } takes the planning display { $display }.
    .short = Takes the planning display { $display }
event-took-faction = { $player } takes the faction { $faction }.
    .short = Takes the faction { $faction }
event-round = Round { $round } begins.
event-area-tile = The area tile is turned over: the non-player faction has { $buildings } connected buildings.
event-turn = It is { $player }'s turn.
event-dug = { $player } turns { $hex } into { $terrain } with { $spades } { $spades ->
        [one] spade
       *[other] spades
    }{ $way ->
        [tunnel] {" "}by a tunnel
        [fly] {" "}by flight
       *[reach] {""}
    }{ $bought ->
        [0] {""}
       *[other] {" "}({ $bought } bought)
    }.
    .short = Turns { $hex } into { $terrain }, { $spades } { $spades ->
        [one] spade
       *[other] spades
    }
event-built = { $player } builds { $building } on { $hex }.
    .short = Builds { $building } on { $hex }
event-upgraded = { $player } upgrades { $from } on { $hex } to { $to }.
    .short = Upgrades { $hex } to { $to }
event-downgraded = { $player } turns { $from } on { $hex } back into { $to }.
    .short = Turns { $hex } back into { $to }
event-bridge = { $player } builds a bridge between { $from } and { $to }.
    .short = bridge from { $from } to { $to }
event-annex = { $player } places an annex on { $hex }.
    .short = Places an annex on { $hex }
event-sailing = { $player } raises sailing to { $value }.
    .short = Raises sailing to { $value }
event-terraforming = { $player } pays only { $value } { $value ->
        [one] tool
       *[other] tools
    } for a spade from now on.
    .short = Spades for { $value } { $value ->
        [one] tool
       *[other] tools
    } from now on
event-innovation = { $player } develops the innovation { $innovation }.
    .short = Develops { $innovation }
event-sent = { $player } sends a scholar to { $discipline }, on a space for { $value } levels.
    .short = Sends a scholar to { $discipline } ({ $value } levels)
event-returned = { $player } returns a scholar for one level in { $discipline }.
    .short = Returns a scholar for a level in { $discipline }
event-power-action = { $player } uses “{ $action }”.
    .short = Uses “{ $action }”
event-book-action = { $player } uses “{ $action }”.
    .short = Uses “{ $action }”
event-special = { $special ->
    [faction] { $player } uses the special action of the faction.
    [palace] { $player } uses the special action of the palace.
    [bonus] { $player } uses the special action of the round bonus.
    [competency] { $player } uses the special action of a competency.
    [deus-ex-machina] { $player } uses Deus Ex Machina.
   *[professors] { $player } uses the Professors.
    }
    .short = { $special ->
        [faction] Special action of the faction
        [palace] Special action of the palace
        [bonus] Special action of the round bonus
        [competency] Special action of a competency
        [deus-ex-machina] Uses Deus Ex Machina
       *[professors] Uses the Professors
    }
event-passed = { $player } passes.
    .short = Passes
event-took-bonus = { $coins ->
    [0] { $player } takes the round bonus { $bonus }.
    [one] { $player } takes the round bonus { $bonus } with 1 coin on it.
   *[other] { $player } takes the round bonus { $bonus } with { $coins } coins on it.
    }
    .short = takes { $bonus }{ $coins ->
        [0] {""}
        [one] {" "}with 1 coin
       *[other] {" "}with { $coins } coins
    }
event-converted = { $player } converts { $pay } into { $gain }.
    .short = converts { $pay } into { $gain }
event-sacrificed = { $player } removes a power token to move another to bowl III.
    .short = removes a power token to move another to bowl III
event-power-gained = { $player } gains { $power } power from the neighbor's building.
    .short = takes { $power } power
event-power-declined = { $player } declines { $power } power.
    .short = declines { $power } power
event-city = { $player } takes a city tile: { $city }.
    .short = Founds a city: { $city }
event-river-city = { $player } founds a city around the river hex { $hex }: { $city }.
    .short = Founds a city around { $hex }: { $city }
event-competency = { $player } takes the competency { $competency }.
    .short = takes { $competency }
event-palace = { $player }'s palace tile is number { $number }: { $palace }.
    .short = palace { $number }: { $palace }
event-level = { $player } rises from level { $from } to { $to } in { $discipline }.
    .short = { $discipline } from { $from } to { $to }
event-key = { $player } spends a key for { $discipline }.
    .short = spends a key for { $discipline }
event-gained = { $player } gets { $goods }{ $because }.
    .short = gets { $goods }{ $because }
event-paid = { $player } pays { $goods }.
    .short = pays { $goods }
event-points = { $player } scores { $goods }{ $because }.
    .short = { $goods }{ $because }
event-points-lost = { $player } loses { $goods }{ $because }.
    .short = loses { $goods }{ $because }
event-tokens = { $tokens ->
    [one] { $player } adds a new power token to bowl III.
   *[other] { $player } adds { $tokens } new power tokens to bowl III.
    }
    .short = { $tokens ->
        [one] a new power token
       *[other] { $tokens } new power tokens
    }
event-area = { $buildings ->
    [one] { $player }'s largest area has 1 building.
   *[other] { $player }'s largest area has { $buildings } buildings.
    }
    .short = largest area: { $buildings }
event-leftovers = { $coins ->
    [one] { $player }'s leftovers come to 1 coin.
   *[other] { $player }'s leftovers come to { $coins } coins.
    }
    .short = leftovers: { $coins } { $coins ->
        [one] coin
       *[other] coins
    }
event-over = The game is over. Most points: { $winners }.

## Parts of sentences

because = { " " }({ $cause })
because-none = { "" }
cause-start = start
cause-income = Income
cause-neighbour = for the power
cause-conversion = conversion
cause-area = largest area
cause-level = level in { $discipline }
cause-science = { $discipline }, final scoring
cause-leftovers = leftovers
a-workshop = a workshop
a-guild = a guild
a-school = a school
a-palace = a palace
a-university = a university
a-neutral-workshop = a neutral workshop
a-neutral-guild = a neutral guild
a-neutral-school = a neutral school
a-neutral-palace = a neutral palace
a-neutral-university = a neutral university
a-neutral-tower = a neutral tower
a-neutral-monument = the monument
list-nobody = nobody
list-one = { $first }
list-more = { $first }, { $next }

## Help

explain-display = { $name } (planning display)
explain-discipline = { $name } (discipline)
explain-building = { $name } (building)
explain-track = { $name } (track)
explain-faction = { $name } (faction)
explain-innovation = { $name } (innovation)
explain-palace = { $name } (palace tile { $number })
explain-bonus = { $name } (round bonus)
explain-competency = { $name } (competency)
explain-power = { $name }
explain-books = { $name }
explain-city = { $name } (city tile)
explain-round-tile = { $name } (round score tile)
explain-final-tile = { $name }
