# Words that only the board in the browser needs.

board-era-track = Era track
board-era = Era { $era }
board-round = Round { $round }
board-phase-stone-age = Stone Age
board-phase-begin = a turn begins
board-phase-main = main action
board-phase-chain = chain actions
board-phase-ideas = new ideas
board-phase-surplus = surplus aspirations
board-phase-aspirations = aspirations become tiles
board-phase-build = building
board-phase-era-change = era change
board-phase-scoring = final scoring
board-phase-over = the game is over
board-order = Turn order
board-place = Place { $place }
board-is-turn = to play
board-is-won = has won
board-you = you
board-chronos = Chronos
board-chronos-rule = In a game of two, Chronos walks along the migration path and presents, invents, shares or innovates where he comes by. He scores nothing.
board-nobody = Nobody’s society
board-turn = The turn so far
board-purse = What you can work with
board-done = Actions of this turn
board-nothing-done = nothing done yet
board-tokens-left = { $count ->
    [one] 1 chain token left
   *[other] { $count } chain tokens left
  }
board-open-chains = open:
board-opens = Would open: { $what }.
board-opens-short = What this would open
board-aspirations = Aspirations of this turn
board-aspiration-rule = A place kept for a Progress tile of this type; it becomes one when your actions are done.
board-assembly = Assembly
board-epoch-of = Epoch pillar of { $player }
board-season-of = Season pillar of { $player }
board-pillars = Pillars of Time
board-pillars-rule = Rounds one and two of an era place a season pillar, round three moves the epoch pillar. In a forum with a pillar of yours you cannot place another.
board-pillars-home = Pillars still to place: { $count }
board-influence = Influence
board-map = Map of the world
board-larger = Larger map
board-smaller = Smaller map
board-display-of = Display of { $region }
board-idea = A presented idea.
board-invention = An invention, ready to be shared.
board-no-card = No idea lies here.
board-presenter = Presented by { $who } with { $citizens ->
    [one] 1 citizen
   *[other] { $citizens } citizens
  }.
board-inventor = Invented by { $who }.
board-innovator = Improved by { $who }.
board-role-presenter = Presenter
board-role-inventor = Inventor
board-role-innovator = Innovator
board-face-down = lies face down
board-used = used in this era
board-left = { $count } left
board-citizens = Citizens
board-no-citizens = No citizens are here.
board-chronos-here = Chronos is here.
board-home-as = Citizens come home from here with the type { $kind }.
board-home-chosen = Whoever brings citizens home from here chooses their type.
board-ip-side = Its IP side is up.
board-sage-here = The sage is here.
board-sage-away = The sage is away.
board-ideas = Ideas
board-no-ideas = none left
board-stack = stack of { $count }
board-stack-top = Top card of the stack
board-milestones = Milestones
board-eureka = Eureka
board-private = Of the societies
board-common = Common Knowledge
board-discard = Long known
board-diplomats = Citizens on it
board-needed-for = Needed for: { $cards }.
board-none = none
board-stock = Progress tiles left
board-specialists = { $kind }: { $home } at home, { $exhausted } exhausted
board-academy = Academy
board-academy-rule = Scholars can do the work of any specialist. There is room for as many as the era of your milestone. Each sage brings a new scholar at the era change.
board-academy-of = Academy: { $scholars } of at most { $most } scholars, { $sages ->
    [one] 1 sage
   *[other] { $sages } sages
  }
board-economy-tokens = Economy tokens
board-economy-tokens-rule = Each can be placed on one of your Economy tiles once an era.
board-economy-ready = Economy tokens ready: { $count }
board-supply = citizens in the supply
board-tiles = Tiles
board-display-spaces = Tiles display
board-display-spaces-rule = Tiles wait here to be built. The fuller it is, the less influence building costs: the leftmost empty space shows how much.
board-empty = Empty space
board-empty-space = Empty space: building costs { $influence } influence
board-hand = Ideas to present
board-inventions = Inventions
board-progress-map = Progress map
board-progress-map-of = Progress map of { $player }
board-goals = Private goals
board-goal-now = As things stand: { $ip } IP
board-influence-ip = Influence would score { $ip } IP
board-wealth-ip = Wealth would score { $ip } IP
board-open = Society board of { $player }
board-choose = What to do here
board-sheets = Parts of the board
board-sheet-world = World
board-sheet-assembly = Assembly
board-sheet-milestones = Milestones
board-sheet-societies = Societies
board-offered = can be chosen
board-reconstructed = { $extent ->
    [some] Some values on cards and tiles are reconstructed ({ $reconstructed } of { $values }).
   *[most] Most values on cards and tiles are reconstructed ({ $reconstructed } of { $values }).
    }
board-set = Component set: { $name }.
board-reconstructed-more = Which?
board-tally-ip = { $count } IP in all
board-tally-influence = influence { $count } IP
board-tally-wealth = wealth { $count } IP
board-tally-goals = goals { $count } IP
