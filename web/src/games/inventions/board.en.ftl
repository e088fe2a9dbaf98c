# Words that only the board in the browser needs.

group-ideas = Ideas
group-people = People
group-standing = Standing
group-trader = Send a trader
group-artisan = Send an artisan
group-thinker = Send a thinker
group-scholar = Send a scholar
group-africa = Africa
group-middle-east = Middle East
group-europe = Europe
group-asia = Asia
group-australia = Australia
group-north-america = North America
group-south-america = South America
group-chain = Chain an action
group-economy-tiles = Use an Economy tile
group-milestones = Milestones
group-economy = Economy tiles
group-culture = Culture tiles
group-technology = Technology tiles
group-wealth = Wealth tiles
group-reward = Reward
group-end = Or stop here

board-era-track = Era track
board-round = Round { $round }
board-order = Turn order
board-place = Place { $place }
board-chronos = Chronos
board-chronos-rule = In a game of two, Chronos walks the migration path, by the numbers of the regions, and presents, invents, shares or innovates where he comes by. He scores nothing.
board-nobody = Nobody’s society
board-turn = The turn so far
board-purse = What you can work with
board-opens = Would open: { $what }.
board-aspiration-rule = A place kept for a Progress tile of this type; it becomes one when your actions are done.
board-assembly = Assembly
board-epoch-of = Epoch pillar of { $player }
board-season-of = Season pillar of { $player }
board-pillars = Pillars of Time
board-pillars-rule = Rounds one and two of an era place a season pillar, round three moves the epoch pillar. In a forum with a pillar of yours you cannot place another.
board-pillars-home = Pillars still to place: { $count }
board-influence = Influence
board-map = Map of the world
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
board-eureka = Eureka
board-private = Of the societies
board-common = Common Knowledge
board-discard = Long known
board-diplomats = Citizens on it
board-needed-for = Needed for: { $cards }.
board-none = none
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
board-sheets = Parts of the board
board-offered = can be chosen
board-reconstructed = { $extent ->
    [some] Some values on cards and tiles are reconstructed ({ $reconstructed } of { $values }).
   *[most] Most values on cards and tiles are reconstructed ({ $reconstructed } of { $values }).
    }
board-played-with = { $kind ->
    [named] { $name }
    [built-in] Built-in set
   *[unnamed] Set without a name
    }: { $known } of { $values } values confirmed
board-reconstructed-more = Which?
board-reconstructed-mend = Mend it
board-tally-ip = { $count } IP in all
board-tally-influence = influence { $count } IP
board-tally-wealth = wealth { $count } IP
board-tally-goals = goals { $count } IP
board-sheet-world = World
board-sheet-forums = Forums
board-sheet-society = Society
board-sheet-others = Others
board-era-named = Era { $era }: { $name }
board-era-spaces = Spaces for era markers, and what they bring:
board-era-none = No space of this era brings anything.
board-influence-space = The next influence token here brings { $ip } IP
board-no-idea = no idea yet
board-drawer-milestones = Milestones
board-drawer-ideas = Ideas
board-drawer-tiles = Tiles
board-drawer-standing = Standing
board-drawer-progress = Progress map
board-close = Close
board-traders = traders
board-artisans = artisans
board-thinkers = thinkers
board-scholars = scholars
board-my-society = Your society
board-others = The others
board-influence-word = influence
board-points = points
board-chain = chain
board-goals-now = { $count ->
    [one] 1 private goal
   *[other] { $count } private goals
  }, { $ip ->
    [one] 1 point
   *[other] { $ip } points
  }
board-supply = Supply
board-supply-rule = Citizens who have not come to the world yet. New citizens are taken from here.
board-supply-of = { $count ->
    [one] 1 citizen in the supply
   *[other] { $count } citizens in the supply
  }
board-reached = Here you can choose
board-elsewhere = Elsewhere
board-regions = Regions
board-needs-known = { $milestone } is known to you.
board-lies-there = { $card } lies there.
board-yours-there = { $count ->
    [one] You have 1 citizen there.
   *[other] You have { $count } citizens there.
  }
board-nobody-there = Nobody is there yet.
board-ideas-needing = Needed for { $cards }.
board-tile-left = { $count ->
    [one] 1 such tile is left.
   *[other] { $count } such tiles are left.
  }
board-scholars-stay = { $count ->
    [one] Your scholar stays free for other work.
   *[other] Your { $count } scholars stay free for other work.
  }
board-scholars-left = { $count ->
    [0] A scholar can do any work; none would be left.
    [one] A scholar can do any work; 1 would be left.
   *[other] A scholar can do any work; { $count } would be left.
  }
board-sheet-row = Era { $era }: { $source }
board-source-share = ideas shared with the world
board-source-tokens = influence tokens
board-source-tiles = tiles, cards and milestones
board-source-influence = Influence at the end
board-source-wealth = Wealth tiles at the end
board-source-goals = Private goals
board-legend-people = People
board-legend-things = Goods
board-legend-actions = Actions
board-legend-card = Cards on the map
board-legend-idea = Dashed edge: an idea that was presented.
board-legend-invented = Solid edge: an invention; it can be shared.
board-legend-improved = Double edge: somebody improved it.
board-legend-worth = The number on a card: its era, and the points for each citizen who presented it when it is shared.
board-legend-needs = The milestone one must know to invent it.
board-legend-exhausted = lying down: exhausted until the era ends
board-sign-ip = ingenuity points
board-sign-influence = influence
board-sign-chain = chain token: another action in the same turn
board-sign-wealth = Wealth tile
board-sign-sage = sage
board-sign-citizen = citizen
board-sign-scholar = scholar, does any specialist’s work
board-sign-build = build a tile
board-sign-ready = an exhausted specialist works again
board-sign-recall = call a citizen home
board-sign-economy-token = Economy token
board-sign-turn-order = earlier place in turn order
board-sign-pillar = Pillar of Time
board-sign-chronos = Chronos
board-sign-wild = wild aspiration, for any tile
board-sign-milestone = milestone
board-is-won = has won
board-is-turn = to play
