library-part-peoples = Lands and factions
library-part-science = Innovations and competencies
library-part-towns = Palaces and cities
library-part-rounds = Rounds
library-part-actions = Actions
library-facet-sign = Shows the sign
library-facet-time = Counts
library-time-start = at the start
library-time-income = as income
library-time-action = as an action
library-time-at-once = at once
library-time-on-pass = when you pass
library-time-always = each time it happens
library-group-display = Planning displays
library-group-faction = Factions
library-group-innovation = Innovations
library-group-competency = Competencies
library-group-palace = Palaces
library-group-city = City tiles
library-group-bonus = Round bonuses
library-group-round-tile = Round score tiles
library-group-final-tile = Final round tiles
library-group-power = Power actions
library-group-books = Book actions
library-won-faction = Bots that played it won { $percent } % of { $games } games.
library-won-display = Bots that played this land won { $percent } % of { $games } games.
library-won-first-bonus = Bots that began with it won { $percent } % of { $games } games.
library-won-palace = Bots that took it won { $percent } % of { $games } games.
library-won-innovation = Bots that developed it won { $percent } % of { $games } games.
library-won-competency = Bots that had it won { $percent } % of { $games } games.
library-won-city = Bots that founded a city with it won { $percent } % of { $games } games.
library-won-bonus = Bots that took it later won { $percent } % of { $games } games.
library-won-board-action = Bots that used it won { $percent } % of { $games } games.
library-lies-with = with { $players }
library-lies-market = can still be had
library-lies-played = part of this match
library-lies-out = not part of this match
library-lies-used = used in this round; free again in the next
library-lies-free = still free in this round
library-lies-over = was scored in round { $round }
library-comes-now = is scored in this round
library-comes-round = will be scored in round { $round }
library-comes-left = { $left ->
    [0] none is left
    [one] one can still be had
   *[other] { $left } can still be had
}

# Words of the rules before which a sign is drawn: its name, then how it may be written.
rules-signs = coins coin coins; tools tool tools; scholars scholar scholars; books book books; power power; points point points; spades spade spades; sailing sailing; bridge bridge bridges; levels level levels; city city cities; innovation innovation innovations; competency competency competencies; river river rivers; key key keys; pass pass passes passing; income income

example-reach = A bridge makes the other bank adjacent
example-reach-0 = Ada plays the desert and has a workshop and a bridge. A river lies between, and she cannot sail; but the bridge joins the two ends, so the desert on the other bank is adjacent.
example-reach-1 = For 1 tool and 2 coins a workshop stands across the river.
example-build = Three tools for each spade, then the workshop
example-build-0 = Ada has a workshop in the desert and 7 tools. The mountain next to it is two steps from the desert on the circle of terrains, so it takes two spades of 3 tools each.
example-build-1 = Six tools turn the mountain into desert, and 1 tool and 2 coins build the workshop. All her tools are spent.
example-neighbours = Who builds gives power to the neighbors
example-neighbours-0 = Ada, on the wasteland, is about to build between Ben's workshop and his school. His guild is further off and will not count.
example-neighbours-1 = The workshop is worth 1 power, the school 2: Ben may gain 3 power for 2 points, or decline.
example-neighbours-2 = He takes it: three tokens move on, and he has 2 points fewer.
example-cities = Four buildings and seven power are a city
example-cities-0 = Two guilds and a school of Ada stand side by side: three buildings worth 2 + 2 + 2 power. A fourth building is missing, and 1 power.
example-cities-1 = The workshop brings both: four buildings worth 7 power. Now she chooses a city tile.
example-cities-2 = This one brings 8 points and 8 power at once, and every city a key.
