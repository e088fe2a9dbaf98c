# Age of Innovation outside its table: in the lobby, beside the options, in outcomes and charts.

game-age-of-innovation-title = Age of Innovation
game-age-of-innovation-about = Shape the land to your people's liking, build workshops, guilds and schools, found cities, gather knowledge and make innovations. Twelve factions, seven terrains and ever new goals: no luck of the draw once it begins, and every point is planned.
game-age-of-innovation-length = 1 to 3 hours
game-age-of-innovation-players = 2 to 5 players
game-age-of-innovation-weight = Heavy
game-age-of-innovation-credits = Designed by Helge Ostertag, published by Feuerland Spiele and Capstone Games.

option-age-of-innovation-map = Map
option-age-of-innovation-map-help = Two players always play on the side for 1 to 3, four and five on the side for 3 to 5. Three may choose; the smaller side is the greater challenge for them.
value-age-of-innovation-map-by-players = By players
value-age-of-innovation-map-1-3 = Side 1–3
value-age-of-innovation-map-3-5 = Side 3–5
option-age-of-innovation-setup = Setup
option-age-of-innovation-setup-help = Ready sets of planning display, faction and round bonus are quick and good for first games. In the draft everybody picks display, faction and palace tile one by one.
value-age-of-innovation-setup-sets = Ready sets
value-age-of-innovation-setup-draft = Draft
option-age-of-innovation-tiles = Tiles
option-age-of-innovation-tiles-help = In a few places the printed tiles and the two rulebooks differ. English rulebook: Steelworks gives 6 points for one bridge instead of 8, Colleges score at every pass instead of once, Felines and Lizards act only on founding a city. German rulebook: only the Lizards do so.
value-age-of-innovation-tiles-printed = As printed
value-age-of-innovation-tiles-english = English rulebook
value-age-of-innovation-tiles-german = German rulebook
option-age-of-innovation-factions = Factions
option-age-of-innovation-factions-help = In September 2024 the publisher changed three factions: Illusionists score less for power actions, Moles score by the number of players for tunnels, and Navigators also get a coin for each workshop at a river. That makes the factions more even, so we recommend it.
value-age-of-innovation-factions-original = First edition
value-age-of-innovation-factions-update-2024 = Update of 2024
option-age-of-innovation-books = Books
option-age-of-innovation-books-help = The box holds twelve books of each discipline. Either that is the limit, or there are always enough.
value-age-of-innovation-books-limited = Twelve each
value-age-of-innovation-books-unlimited = Without limit
option-age-of-innovation-spade-build = Free spades unused
option-age-of-innovation-spade-build-help = Whether an action with free spades may be used only to build a workshop on a hex that is native already. The rulebook allows Terraform and Build just to build, so that is the usual way.
value-age-of-innovation-spade-build-yes = May only build
value-age-of-innovation-spade-build-no = Must dig
option-age-of-innovation-neutral-palace = Neutral palace
option-age-of-innovation-neutral-palace-help = Innovations cost 5 coins more as long as you have no palace. The rules leave open whether the neutral palace of an innovation spares you that.
value-age-of-innovation-neutral-palace-pays = Coins still due
value-age-of-innovation-neutral-palace-free = Spares the coins
new-problem-map = This side of the map does not fit the number of players.

plan-age-of-innovation-power = Take power from neighbors' buildings, up to
plan-age-of-innovation-power-help = When somebody builds beside you, this much power or less is taken without asking you, and more is declined. 1 power costs no point, every further one costs a point.
plan-age-of-innovation-end-turn = End my turn after the action
plan-age-of-innovation-end-turn-help = You are not asked whether you want to convert anything after your action; before it you still can.

outcome-age-of-innovation-points = Victory by points.
chart-age-of-innovation-points = Points
about-age-of-innovation =
    Age of Innovation, a game of the Terra Mystica family, was designed by Helge Ostertag and is published by Feuerland Spiele and Capstone Games. On a real table it is a feast for the eyes. All components are here as printed; the bridge sites of the board’s side for one to three players were read from the start card of the solo game, which draws them.
    Its solo game is not here: the rules for one player stand in a booklet of their own, which was not among the rulebooks that this program was written from.
