# Words on Innovation's board that no rule says.
board-icon-rule = Every card has one icon that its effects go by. If you use such a card, whoever has at least as many of this icon as you shares its effects, and whoever has fewer suffers its demands. Counted is what can be seen on a board.

board-icons = Icons

board-mark-red = R
board-mark-yellow = Y
board-mark-green = G
board-mark-blue = B
board-mark-purple = P

board-you = you
board-partner = your partner
board-actions = { $count ->
    [1] 1 action left
   *[other] { $count } actions left
    }
board-won = { $how ->
    [achievements] Won by achievements
    [score] Won by score
    [card] Won by a card
   *[draw] Draw
    }

board-hand = Hand
board-score = Score
board-score-2011 = Influence
board-score-pile = Score pile
board-score-pile-2011 = Influence
board-achievements = Achievements
board-achievements-2011 = Dominations
board-age = Age
board-age-2011 = Period
board-backs = { $count ->
    [1] one card of value { $value }
   *[other] { $count } cards of value { $value }
    }

board-piles-of = Piles of { $player }
board-pile = { $count ->
    [1] 1 card
   *[other] { $count } cards
    }
board-splay = { $splay ->
    [left] splayed left
    [right] splayed right
    [up] splayed up
   *[unsplayed] not splayed
    }
board-top-first = from the top down

board-players = The other players
board-middle = Supply and achievements
board-totals = Icons, points and achievements of all players
board-most = most
board-ages = Supply piles and achievements by age
board-supply = { $count ->
    [0] Age { $age }: the supply pile is empty
    [1] Age { $age }: one card in the supply
   *[other] Age { $age }: { $count } cards in the supply
    }
board-next-draw = You draw from here
board-achievement = Achievement of age { $age }
board-achievement-rule = Takes { $points } points and a top card of value { $age } or higher
board-claimed = Claimed by { $player }
board-available = available
board-eligible = you can claim it
board-eligible-2011 = you can dominate it
board-points-missing = { $count ->
    [1] 1 point missing
   *[other] { $count } points missing
    }
board-top-missing = no top card of that value yet
board-this-turn = { $player }, this turn: { $scored } scored, { $tucked } tucked
board-specials = Special achievements

board-shares = Shares
board-shares-2011 = Cooperates
board-vulnerable = Under demand
board-details = Details
board-close = Close
board-tally-achievements = { $count ->
    [1] 1 achievement
   *[other] { $count } achievements
    }
board-tally-achievements-2011 = { $count ->
    [1] 1 Domination
   *[other] { $count } Dominations
    }
board-tally-points = { $count ->
    [1] 1 point
   *[other] { $count } points
    }
board-tally-points-2011 = Influence { $count }

# With expansions.

board-sign-bonus = bonus of { $points }
board-sign-search = search: { $icon }
board-sign-echo = echo effect
board-sign-inspire = inspire effect
board-sign-plus = plus
board-sign-arrow-left = arrow to the left
board-sign-arrow-right = arrow to the right
board-sign-arrow-up = arrow up
board-sign-flag = flag
board-sign-fountain = fountain
board-sign-blank = nothing
board-rule-plus = In a Meld action with this city, draw a card one higher than its age.
board-rule-arrow = In a Meld action with this city, splay its color the way the arrow points.
board-rule-search = In a Meld action with this city, draw and show as many base cards of its age as the age says, as far as the pile goes. Those with this icon come into your hand; return the others. It also counts as this icon.
board-rule-flag = While one sees it, it counts as an achievement, unless an opponent shows more cards of this color than you.
board-rule-fountain = While one sees it, it counts as an achievement.
board-forecast = Forecast
board-display = On display
board-sets = Types of cards in the supply
board-supply-of = { $set }, age { $age }: { $count } in the supply
board-decrees = Decrees
board-decree-free = In the center: whoever issues it gets it as an achievement.
board-decree-held = With { $player }
board-flags = { $count ->
    [1] one flag that counts as an achievement
   *[other] { $count } flags that count as achievements
    }
board-fountains = { $count ->
    [1] one fountain, which counts as an achievement
   *[other] { $count } fountains, which count as achievements
    }
board-points-pile = Score pile: { $points }
board-points-bonuses = { $others ->
    [0] Bonus: { $highest }
    [1] Bonuses: { $highest } for the highest, 1 for another one
   *[other] Bonuses: { $highest } for the highest, 1 each for { $others } others
    }
board-points-karmas = Karmas: { $points }
board-used = { $action ->
    [endorse] Endorse taken
    [inspire] Inspire taken
   *[decree] Decree taken
    }
board-lost = out of the game

# What asks

by-effect = { $card }, effect { $effect }
by-echo = { $card }, echo effect
by-inspire = { $card }, inspire effect
by-karma = { $card }, karma

# Whom a Dogma reaches, before it is used.

board-hits = hits { $names }
board-hits-word = hits
board-sharing = { $count ->
    [1] { $names } shares
   *[other] { $names } share
    }
board-sharing-2011 = { $count ->
    [1] { $names } cooperates
   *[other] { $names } cooperate
    }
board-share-word = { $count ->
    [1] shares
   *[other] share
    }
board-nobody = Nobody shares, nobody is hit
board-untouched = neither shares nor suffers
board-against = { $theirs } against { $yours } ({ $icon })
board-draws-from = From the pile of age { $age }
board-covers = Covers { $card }
board-first-of = The first { $color } card of your board
board-needs-points = Takes { $points } points; they stay yours

board-scored = Scored
board-points-word = points
board-none = none
board-none-of = no { $color } card yet
board-free = free
board-relics = Relics
board-next-achievement = Next achievement
board-of-points = { $have } of { $need } points
board-near-monument = { $have } of { $need } this turn
board-near-empire = { $have } of { $need } icons
board-near-world = { $have } of { $need } clocks
board-near-wonder = { $have } of { $need } splays
board-near-universe = { $have } of { $need } at 8+
board-other-edition = In the words of the other edition

# Headings of the offers

group-dogma = Use a dogma
    .short = Dogma
group-special = Expansions
group-meld = Meld from your hand
    .short = Meld
group-simple = Or simply
group-choices = Choose
group-decline = Or not

# Where achievements and points came from

sheet-age = Achievement of age { $age }
sheet-age-short = Age { $age }
sheet-value = Scored cards of value { $value }
sheet-value-short = Value { $value }
sheet-decrees = Decrees
sheet-relics = Relics
sheet-signs = Flags and fountains
sheet-others = Other achievements
sheet-score-pile = Other points
sheet-bonuses = Bonuses
sheet-karmas = Karmas

# The legend

legend-icons = Icons
legend-castle-means = early ages, for war and work
legend-crown-means = trade and rule
legend-leaf-means = food and nature
legend-lightbulb-means = thought
legend-factory-means = from age 5
legend-clock-means = from age 7
legend-icons-rule = Whoever has as many as you of a dogma’s icon shares it. Whoever has fewer suffers its demand.
legend-cards = On the cards
legend-age = Age 3
legend-age-means = a card of that age
legend-hex = Picture
legend-hex-means = no icon in this place
legend-left = Splayed left
legend-left-means = right edges are seen
legend-right = Splayed right
legend-right-means = left edges are seen
legend-up = Splayed up
legend-up-means = lower edges are seen
legend-pile = Pile
legend-pile-means = three cards, not splayed
legend-back = Back of a card
legend-back-means = one sees only its age
legend-happens = What happens
legend-shares = Shares
legend-shares-means = does it before you; then you draw a card
legend-hits = Hits
legend-hits-means = must do what the demand says
legend-ring = Amber ring
legend-ring-means = you can choose this
legend-medal = Achievement
legend-medal-means = five points for each age, and a top card of it
legend-seal = Special achievement
legend-seal-means = whoever fulfills it first has it at once
legend-mark = Player
legend-mark-means = a color and a shape
legend-expansions = Expansions
legend-echo = Echo
legend-echo-means = happens too while one sees it
legend-bonus = Bonus
legend-bonus-means = points while one sees it
legend-inspire = Inspire
legend-inspire-means = an action with the figure’s color
legend-plus = Plus
legend-plus-means = city: draw a card one higher
legend-search = Search
legend-search-means = city: draw, keep those with the icon
legend-arrow = Arrow
legend-arrow-means = city: splay its color that way
legend-flag = Flag
legend-flag-means = city: an achievement if nobody shows more of its color
legend-fountain = Fountain
legend-fountain-means = city: an achievement while one sees it
