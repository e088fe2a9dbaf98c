# The rules of Age of Innovation for newcomers, in our own words. A line is a paragraph; a line that begins with a hyphen is a point of a list.

rules-age-of-innovation-aim-title = What it is about
rules-age-of-innovation-aim =
    You lead a faction that can live on one kind of terrain only. In six rounds you reshape the land, spread your buildings, found cities, and rise in four disciplines of knowledge.
    Points come from the goals of each round, from cities, innovations and many tiles, and from three scorings at the end. Whoever has the most points wins; if several have, they share the victory.

rules-age-of-innovation-start-title = The beginning
rules-age-of-innovation-start =
    Everybody gets a planning display, which decides the native terrain, a faction with an ability of its own, and a round bonus for the first round. In the usual setup they come as ready sets, and the last in turn order chooses first.
    You start with 20 points, 15 coins, 3 tools and 12 power tokens. Then everybody places their first buildings, two workshops, on native hexes: once in turn order, once in reverse. A few factions place something else.

rules-age-of-innovation-round-title = A round
rules-age-of-innovation-round =
    Each of the six rounds has three phases:
    - Income: you get what the empty places of your planning display show, and what your tiles say beside “income”.
    - Actions: in turn order everybody takes one action, again and again, until all have passed.
    - Science bonus: whoever knows enough of the round's discipline gets its reward, as often as their level allows. Round 6 has none.
    What a round scores is open from the beginning: whenever you do what its tile shows, you get the points at once.

rules-age-of-innovation-turn-title = Your turn
rules-age-of-innovation-turn =
    You take exactly one action; before and after it you may convert. These are the actions:
    - Terraform and build: land becomes your native terrain, and a workshop goes on it.
    - Upgrade: a building becomes the next larger one.
    - Improve sailing or terraforming: reach further or reshape land for less.
    - Send a scholar: rise in a discipline.
    - Innovation: books bring you an ability, points or a building.
    - Power, book and special actions: what lies there for all, and what your tiles offer.
    - Pass: you are done for this round.

rules-age-of-innovation-power-title = Power
rules-age-of-innovation-power =
    Your power tokens lie in three bowls. To gain 1 power, you move a token from bowl I to bowl II; only if bowl I is empty, from II to III. Only tokens in bowl III can be spent, and then they go back to bowl I.
    If all your tokens are in bowl III, further power is lost.

rules-age-of-innovation-reach-title = Adjacent and within reach
rules-age-of-innovation-reach =
    Hexes are adjacent if they share a side or are joined by a bridge. Cities, power from neighbors and the cheaper guild ask for that.
    Within reach is more: all that is adjacent, and land across at most as many river hexes as your sailing value. Terraforming and building need reach only.
    A bridge is built on one of the marked places, with one of your buildings at one end. You have three.

rules-age-of-innovation-build-title = Terraform and build
rules-age-of-innovation-build =
    You build on your native terrain only, so other land must be reshaped first. On the circle of terrains every step towards yours takes one spade; the way is never longer than three.
    Spades cost tools: 3 each at first. Some actions give free spades; missing ones may be bought for the first hex. If free spades are left after a hex has become native, they go to another one. They cannot be saved.
    Then you may build a workshop there for 1 tool and 2 coins. You may also stop halfway, terraform without building, or build where the land is native already.
    A hex without a building can be reshaped again, by anybody.

rules-age-of-innovation-upgrade-title = Upgrade
rules-age-of-innovation-upgrade =
    One action improves one building by one step. The old piece goes back to your planning display, so its income is covered again.
    - Workshop to guild: 2 tools and 6 coins, only 3 coins beside somebody else's building. Guilds bring coins and power.
    - Guild to school: 3 tools and 5 coins. Schools bring scholars, and you take a competency.
    - Guild to palace: 4 tools and 6 coins, once. You choose a palace tile with a strong ability.
    - School to university: 5 tools and 8 coins, once. You take a competency and get another scholar as income.
    - School back to guild: only with the action of one palace tile. You gain what the tile shows and keep the competency; when you upgrade the guild again, you take one more.
    A competency is a tile with an ability. It also brings levels and books of the discipline where it lies, three in all. You may have each kind once.
    If your palace brings several things at once, you decide which comes first and which comes next: a bridge may open up land for the spades.

rules-age-of-innovation-neighbours-title = Power from neighbors
rules-age-of-innovation-neighbours =
    Whenever somebody builds or upgrades beside your buildings, you may gain power: as much as your adjacent buildings are worth (workshop 1, guild and school 2, palace and university 3). It costs one point less than the power you gain, so 1 power is free. You take all or nothing.
    That is why it is good to live close to others.

rules-age-of-innovation-cities-title = Cities
rules-age-of-innovation-cities =
    As soon as at least four adjacent buildings of yours, none of them in a city yet, have a power value of 7 together, they become a city. With a university three buildings are enough, with the monument two.
    You choose a city tile: it gives points and something more at once, and a key. Buildings that are added to a city later belong to it and found no other.

rules-age-of-innovation-science-title = Knowledge
rules-age-of-innovation-science =
    In a discipline (Banking, Law, Engineering, Medicine) you rise level by level, from 0 to 12. Levels 3, 5, 7 and 12 bring power when you reach them.
    To go from 7 to 8 you spend a key, one for each discipline. From level 9 on the discipline pays income: 3 coins, 6 power, 1 tool or 3 points. Only one player can reach level 12.

rules-age-of-innovation-scholars-title = Send a scholar
rules-age-of-innovation-scholars =
    As an action you put a scholar on a free space of a discipline and rise by 3 or 2 levels. That scholar never comes back. Or you return the scholar to your supply for one level. You have seven scholars in all.

rules-age-of-innovation-tracks-title = Sailing and terraforming
rules-age-of-innovation-tracks =
    Two tracks on your planning display can be improved, each step an action with a reward of points or books:
    - Sailing: 1 scholar and 4 coins. Your reach crosses one river hex more.
    - Terraforming: 1 scholar, 1 tool and 5 coins. Your spades cost one tool less.

rules-age-of-innovation-innovate-title = Innovations
rules-age-of-innovation-innovate =
    Each book belongs to a discipline. Books pay for innovations and for book actions.
    For five books, some of them of certain disciplines, you develop an innovation from the market: an ability, many points, or a building. Without your palace it costs 5 coins more. You may have three; the second costs one more book and the third two more.
    A neutral building is placed at once within reach. If the hex must be reshaped for it, only tools can pay the spades. It counts like your own but cannot be upgraded.

rules-age-of-innovation-actions-title = Power, book and special actions
rules-age-of-innovation-actions =
    Below the map lie six power actions and three book actions, paid with power from bowl III or with books of any discipline. Each can be used once a round, by whoever comes first.
    Special actions on your own tiles are yours alone: once a round each, and free.
    You may use any of these actions even if it brings you nothing at the moment.

rules-age-of-innovation-convert-title = Converting
rules-age-of-innovation-convert =
    In your turn, before and after the action, you may convert as often as you like:
    - 5 power into a scholar or a book, 3 power into a tool, 1 power into a coin
    - a scholar into a tool
    - a tool or a book into a coin
    - Sacrifice: remove a token in bowl II from the game to move another one from II to III.

rules-age-of-innovation-pass-title = Passing
rules-age-of-innovation-pass =
    When you cannot or will not do more, you pass. First you get what your tiles give for passing. Then you change your round bonus for one of the three that lie free, with the coins on it. Whoever passes first begins the next round.
    Bonuses that nobody takes collect one coin a round.

rules-age-of-innovation-end-title = The end
rules-age-of-innovation-end =
    After round 6 three things are scored:
    - The largest area: the most buildings linked by reach. 18, 12 and 6 points for the first three places.
    - Each discipline: 8, 4 and 2 points for the highest levels. Level 0 scores nothing.
    - Leftovers: everything is converted into coins; 5 coins are a point.
    Who ties for a place shares the points of the places they take, rounded down.

rules-age-of-innovation-two-title = Two players
rules-age-of-innovation-two =
    A third faction that nobody plays takes part in the final scoring. Its levels are open from the beginning; the size of its area is turned over in round 6. It gets no points but can take places from you, and one of its scholars stands in every discipline.

rules-age-of-innovation-draft-title = The draft
rules-age-of-innovation-draft =
    Instead of ready sets, display, faction and palace tile can be drafted: three times around the table, everybody takes one of what they still lack. Round bonuses follow in reverse order. The palace tile works only once the palace is built.

rules-age-of-innovation-tips-title = First steps
rules-age-of-innovation-tips =
    - Place your first workshops near each other and near other players, where the land around needs few spades.
    - Look at the goals of the coming rounds and save a build until it scores.
    - A first school or palace early on brings income for the whole game.
    - Power is there to be used: the power actions are cheap, and the good ones are gone fast.
    - Plan your cities: guilds and schools make the 7, not four workshops.
