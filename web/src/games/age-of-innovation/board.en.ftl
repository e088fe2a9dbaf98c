# Words that only the board in the browser needs.

board-map = Map
board-rounds = Rounds
board-round = Round { $round }
board-order = Turn order
board-phase-sets = choosing sets
board-phase-draft = draft
board-phase-start = start
board-phase-placement = first buildings
board-phase-income = income
board-phase-actions = actions
board-phase-science = science bonus
board-phase-over = the game is over
board-is-turn = to play
board-is-won = has won
board-passed = passed
board-passed-as = has passed as no. { $place }
board-you = you
board-neutral = Non-player faction
board-power-actions = Power actions
board-book-actions = Book actions
board-used = Used in this round.
board-not-built = Works once the palace is built.
board-science = Science display
board-scholar-of = Scholar of { $player } on a space for { $value } levels
board-space = Free space for a scholar: { $value } levels
board-return = Return a scholar for 1 level
board-innovations = Innovations
board-competencies = Competencies
board-competency-place = { $discipline }: { $levels } { $levels ->
    [one] level
   *[other] levels
  }{ $books ->
    [0] {""}
    [one] {" "}and 1 book
   *[other] {" "}and { $books } books
  }. { $left } left.
board-bonuses = Round bonuses
board-bonus-coins = With { $coins } { $coins ->
    [one] coin
   *[other] coins
  }.
board-palaces = Palaces
board-cities = City tiles
board-left = { $count } left.
board-setup = Set-up
board-sets = Sets: display, faction, round bonus
board-draft = Draft
board-resources = Resources
board-coins = Coins
board-tools = Tools
board-scholars = Scholars
board-scholars-left = { $count } scholars left in the supply
board-of = of
board-books = { $discipline } books: { $count }
board-keys = Keys
board-bowls = Power in the bowls: { $first }, { $second } and { $third }
board-conversions = Conversions
board-pieces-left = { $building }: { $count } left
board-track-at = At { $value }.
board-tiles = Tiles
board-income = Income
board-points = points
board-area = Area { $count }
board-area-hidden = area tile face down until round 6
board-area-help = Buildings in the largest connected group, as the final scoring counts them
board-bridges-left = bridges left
board-annexes = annexes to place
board-open = Display of { $player }
board-choose = What to do here
board-river = river
board-border = At the border of the map
board-building-of = { $building } of { $player }
board-neutral-of = Neutral { $building } of { $player }
board-power-value = Power value { $power }
board-with-annex = With an annex
board-in-city = Part of a city
board-bridge-of = Bridge of { $player } from { $a } to { $b }
board-larger = Larger map
board-smaller = Smaller map
board-sheets = Parts of the board
board-sheet-map = Map
board-sheet-players = Players
board-sheet-science = Science
board-sheet-tiles = Tiles
board-offered = can be chosen
board-tally-points = { $count } points
board-tally-area = largest group: { $count }
