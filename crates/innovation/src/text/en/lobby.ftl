# Innovation outside its table: in the lobby, beside the options, in outcomes and charts.

game-innovation-title = Innovation
game-innovation-about = Lead your people from the wheel to the internet. Every card is an invention with a power of its own; what you build, others may share or fear. Quick turns, daring reversals, no two games alike.
game-innovation-length = 30 to 60 min
game-innovation-players = 2 to 4 players, 8 with expansions
game-innovation-weight = Medium
game-innovation-credits = Designed by Carl Chudyk, published by Asmadi Games and Iello.
option-innovation-edition = Edition
option-innovation-edition-help = The two editions play almost alike. In the edition of 2011 nine cards work differently, the cards speak their own words (“recycle” for “return”), and a complete tie is a shared victory instead of a draw.
value-innovation-edition-deluxe-2017 = Deluxe, 2017
value-innovation-edition-iello-2011 = Iello, 2011
option-innovation-teams = Teams
option-innovation-teams-help = For exactly four players: partners sit opposite each other and win together. Their achievements count together, and demands never touch a partner.
value-innovation-teams-no = Everyone alone
value-innovation-teams-yes = Two teams
option-innovation-longer = Length
option-innovation-longer-help = For a longer game, one more achievement than usual is needed to win.
value-innovation-longer-no = Usual length
value-innovation-longer-yes = One achievement more
option-innovation-open-covered = Covered cards
option-innovation-open-covered-help = Usually you know of other boards only the top cards and what a splay shows. If covered cards are open, everybody may look through every pile: kinder to the memory.
value-innovation-open-covered-no = Covered cards hidden
value-innovation-open-covered-yes = Covered cards open
option-innovation-open-counts = Size of piles
option-innovation-open-counts-help = Whether everybody sees how many cards lie in a pile of another board that is not splayed. Splayed piles can always be counted.
value-innovation-open-counts-no = Counts hidden
value-innovation-open-counts-yes = Counts open
option-innovation-expansions = Expansions
option-innovation-expansions-help = More sets of cards, for those who know the base set well; one at a time is best. Each makes room for one more player. They belong to the Deluxe edition.
value-innovation-expansions-cities = Cities
value-innovation-expansions-cities-help = Cities of Destiny: cities with more icons, which can make a dogma happen twice; flags and fountains count as achievements.
value-innovation-expansions-artifacts = Artifacts
value-innovation-expansions-artifacts-help = Artifacts of History: melding digs up treasures, which lie on display and lend you a free dogma; some compel where others demand.
value-innovation-expansions-echoes = Echoes
value-innovation-expansions-echoes-help = Echoes of the Past: effects that echo through a splay, bonus points on your board, and a forecast of cards for later.
value-innovation-expansions-figures = Figures
value-innovation-expansions-figures-help = Figures in the Sand: famous people who inspire and whose karma bends the rules, and decrees that others can steal.
option-innovation-relics = Relics
option-innovation-relics-help = Five lost cards, one of every set. Whoever digs up an artifact of the same age may seize one, even from another player.
value-innovation-relics-no = Without relics
value-innovation-relics-yes = With relics
option-innovation-far-away = Distance
option-innovation-far-away-help = For large tables: with those who do not sit next to you, sharing and demands take twice as many icons. The rulebook recommends it.
value-innovation-far-away-no = Distance is ignored
value-innovation-far-away-yes = Far away counts half
plan-innovation-decline = Decline everything I may decline
plan-innovation-decline-help = In the other players' turns, offers to you are answered with “no” or “done” without asking you.
outcome-innovation-achievements = Victory by achievements.
outcome-innovation-score = Victory by score, for the cards have run out.
outcome-innovation-card = Victory by the effect of a card.
outcome-innovation-draw = The cards have run out, and nobody is ahead.
chart-innovation-score = Score
chart-innovation-achievements = Achievements

new-problem-teams = Two teams need exactly four players.
about-innovation =
    Innovation was designed by Carl Chudyk and is published by Asmadi Games; the edition of 2011 was published by Iello. If you like it here, you will love it with real cards in your hands.
    The base set of the Deluxe edition of 2017 and of the edition of 2011 are here, for two to four players, alone or in teams, and with the Deluxe edition its four expansions.

# What texts of the game draw in brackets.

icon-innovation-castle = castle
icon-innovation-crown = crown
icon-innovation-leaf = leaf
icon-innovation-lightbulb = light bulb
icon-innovation-factory = factory
icon-innovation-clock = clock
icon-innovation-hex = card image
