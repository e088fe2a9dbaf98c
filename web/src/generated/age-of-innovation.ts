// Written from the Rust types by crates/client-types: do not edit, see its test.

export type Ability =
  | { "kind": "income", goods: Goods }
  | { "kind": "start-levels", levels: ReadonlyArray<number> }
  | { "kind": "start", goods: Goods }
  | { "kind": "first-buildings", buildings: FirstBuildings }
  | { "kind": "first-competency" }
  | { "kind": "action", effects: ReadonlyArray<Effect> }
  | { "kind": "at-once", effects: ReadonlyArray<Effect> }
  | { "kind": "on-build", goal: Goal, goods: Goods }
  | { "kind": "on-send", points: number }
  | { "kind": "on-pass", effects: ReadonlyArray<Effect> }
  | { "kind": "on-spade", goods: Goods }
  | { "kind": "on-city", effects: ReadonlyArray<Effect> }
  | { "kind": "on-power-action", discount: number, points: ReadonlyArray<number> }
  | { "kind": "on-competency", books: number }
  | { "kind": "trip", trip: Trip }
  | { "kind": "bridges-anywhere", price: Goods }
  | { "kind": "sailing", more: number }
  | { "kind": "city-power", needed: number }
  | { "kind": "spans-a-river" }
  | { "kind": "science-levels", more: number }

export type ActionFacts = {
  /** As anchors call it: `power:bridge`, `books:guild`. */
  action: string
  cost: Goods
  effects: ReadonlyArray<Effect>
}

export type Bonus =
  | "river-workshop"
  | "send-scholar"
  | "build-guild"
  | "pass-palace-university"
  | "spade"
  | "bridge"
  | "knowledge"
  | "pass-school"
  | "power-coins"
  | "coins"

export type BonusView = { name: Bonus, coins: number }

export type BookAction = "power" | "levels" | "coins" | "guild" | "guild-points" | "three-spades"

export type BridgeView = { a: string, b: string, seat: Seat }

export type Building = "workshop" | "guild" | "school" | "palace" | "university" | "tower" | "monument"

export type BuildingView = {
  seat: Seat
  kind: Building
  /** Its power value, annex included. */
  power: number
  neutral: boolean
  annex: boolean
  city: boolean
}

/** What brought something about. */
export type Cause =
  | "rules"
  | "start"
  | "income"
  | { "display": Terrain }
  | { "faction": Faction }
  | { "palace": Palace }
  | { "innovation": Innovation }
  | { "competency": Competency }
  | { "bonus": Bonus }
  | { "city": CityTile }
  | { "power": PowerAction }
  | { "books": BookAction }
  | { "track": Track }
  | { "level": Discipline }
  | { "round-tile": RoundTile }
  | { "final-tile": FinalTile }
  | "neighbour"
  | "conversion"
  | "area"
  | { "science": Discipline }
  | "leftovers"

export type CityTile = "tools" | "books" | "spades" | "coins" | "levels" | "power" | "scholar"

export type CityTileFacts = { name: CityTile, points: number, reward: Effect }

export type CityTileView = { name: CityTile, left: number }

export type ColumnFacts = { name: string, disciplines: ReadonlyArray<Discipline> }

export type Competency =
  | "tool-level"
  | "points-coins"
  | "book-power"
  | "tool-points-coins"
  | "two-spades"
  | "annexes"
  | "four-power"
  | "send-scholar"
  | "tower"
  | "pass-cities"
  | "border-workshop"
  | "pass-lowest"

export type CompetencyView = {
  name: Competency
  discipline: Discipline
  levels: number
  books: number
  left: number
}

export type Components = {
  maps: ReadonlyArray<MapFacts>
  displays: ReadonlyArray<DisplayFacts>
  /** What most displays have. */
  common_display: PrintedDisplay
  /** Prices of a spade, the highest first. */
  spades: ReadonlyArray<SpadeFacts>
  science: ScienceFacts
  /** Factions, innovations, palaces, round bonuses and competencies. */
  tiles: ReadonlyArray<TileFacts>
  columns: ReadonlyArray<ColumnFacts>
  /** Books that an innovation costs in all, and those of each discipline of its column among them. */
  innovation_books: number
  books_of_each: number
  /** Power actions and book actions. */
  actions: ReadonlyArray<ActionFacts>
  city_tiles: ReadonlyArray<CityTileFacts>
  /** The power value that a city needs. */
  city_power: number
  round_tiles: ReadonlyArray<RoundTileFacts>
  final_tiles: ReadonlyArray<FinalTileFacts>
  /** All but the sacrifice, which moves tokens only. */
  conversions: ReadonlyArray<ConversionFacts>
  /** Tokens that a sacrifice takes from bowl II; one of them moves on to bowl III. */
  sacrificed: number
}

export type Conversion =
  | "power-to-coin"
  | "power-to-tool"
  | "power-to-scholar"
  | { "power-to-book": Discipline }
  | "scholar-to-tool"
  | "tool-to-coin"
  | { "book-to-coin": Discipline }
  | "sacrifice"

export type ConversionFacts = { name: string, pay: Goods, gain: Goods }

/** What is counted for an effect. */
export type Count =
  | "all-buildings"
  | { "buildings": Building }
  | "palaces-and-universities"
  | "shapes"
  | "groups"
  | "bridges"
  | "city-tiles"
  | "lowest-level"
  | "two-highest-levels"

export type Discipline = "banking" | "law" | "engineering" | "medicine"

export type DisciplineFacts = { discipline: Discipline, income: Goods }

export type DisplayFacts = { name: Terrain, printed: PrintedDisplay }

export type DisplayRow = {
  start: Goods
  /** Tokens in the three bowls at the beginning. */
  bowls: ReadonlyArray<number>
  /** Levels in every discipline at the beginning. */
  start_levels: number
  start_spades: number
  start_sailing: number
  /** The rewards for reaching a sailing value, from 1 on. */
  sailing_rewards: ReadonlyArray<Goods>
  terraforming_cost: Goods
  /** Coins that guilds bring as income, by how many have left the display. */
  guild_coins: ReadonlyArray<number>
  /** Books that an innovation costs more after none, one or two. */
  innovation_surcharge: ReadonlyArray<number>
}

/** Something a component does. `Turn::carry_out` plays it, `AgeOfInnovation::effect_gain` says what it brings. */
export type Effect =
  | { "kind": "gain", "of": Goods }
  | { "kind": "points-for-each", "of": [number, Count] }
  | { "kind": "points-by-number", "of": [Count, ReadonlyArray<[number, number]>] }
  | { "kind": "level-for-each", "of": Count }
  | { "kind": "levels-in-one", "of": number }
  | { "kind": "level-in-every" }
  | { "kind": "spades", "of": number }
  | { "kind": "bridges", "of": number }
  | { "kind": "sailing", "of": number }
  | { "kind": "terraforming", "of": number }
  | { "kind": "competency" }
  | { "kind": "city-tile" }
  | { "kind": "annexes", "of": number }
  | { "kind": "tokens", "of": number }
  | { "kind": "workshop-to-guild" }
  | { "kind": "school-to-guild", "of": Goods }
  | { "kind": "place", "of": Building }
  | { "kind": "place-with-competency", "of": Building }
  | { "kind": "outpost" }
  | { "kind": "free-workshop", "of": number }
  | { "kind": "in-any-order", "of": ReadonlyArray<[Reward, Effect]> }
  | { "kind": "another-action" }

export type Event =
  | { "event": "took-set", seat: Seat, display: Terrain, faction: Faction, bonus: Bonus }
  | { "event": "took-display", seat: Seat, display: Terrain }
  | { "event": "took-faction", seat: Seat, faction: Faction }
  | { "event": "round", round: number }
  | { "event": "area-tile", buildings: number }
  | { "event": "turn", seat: Seat }
  | { "event": "dug", seat: Seat, hex: Hex, terrain: Terrain, spades: number, bought: number, way: Way }
  | { "event": "built", seat: Seat, hex: Hex, building: Building, neutral: boolean }
  | { "event": "upgraded", seat: Seat, hex: Hex, from: Building, to: Building }
  | { "event": "bridge", seat: Seat, a: Hex, b: Hex }
  | { "event": "annex", seat: Seat, hex: Hex }
  | { "event": "advanced", seat: Seat, track: Track, value: number }
  | { "event": "innovation", seat: Seat, innovation: Innovation }
  | { "event": "sent", seat: Seat, discipline: Discipline, value: number }
  | { "event": "returned", seat: Seat, discipline: Discipline }
  | { "event": "power-action", seat: Seat, action: PowerAction }
  | { "event": "book-action", seat: Seat, action: BookAction }
  | { "event": "special", seat: Seat, special: Special }
  | { "event": "passed", seat: Seat }
  | { "event": "took-bonus", seat: Seat, bonus: Bonus, coins: number }
  | { "event": "converted", seat: Seat, conversion: Conversion }
  | { "event": "power-gained", seat: Seat, power: number, cost: number }
  | { "event": "power-declined", seat: Seat, power: number }
  | { "event": "city", seat: Seat, tile: CityTile, river: Hex | null }
  | { "event": "competency", seat: Seat, competency: Competency }
  | { "event": "palace", seat: Seat, palace: Palace }
  | { "event": "level", seat: Seat, discipline: Discipline, from: number, to: number }
  | { "event": "key", seat: Seat, discipline: Discipline }
  | { "event": "book-gained", seat: Seat, discipline: Discipline, books: number, cause: Cause }
  | { "event": "book-paid", seat: Seat, discipline: Discipline, books: number }
  | { "event": "gained", seat: Seat, goods: Goods, cause: Cause }
  | { "event": "paid", seat: Seat, goods: Goods }
  | { "event": "points", seat: Seat, points: number, cause: Cause }
  | { "event": "tokens", seat: Seat, tokens: number }
  | { "event": "area", seat: Seat, buildings: number }
  | { "event": "leftovers", seat: Seat, coins: number }
  | { "event": "over", winners: Seats }

export type Faction =
  | "blessed"
  | "felines"
  | "goblins"
  | "illusionists"
  | "inventors"
  | "lizards"
  | "moles"
  | "monks"
  | "navigators"
  | "omar"
  | "philosophers"
  | "psychics"

export type FinalTile = "workshop" | "guild" | "school" | "border-workshop"

export type FinalTileFacts = { name: FinalTile, goal: Goal, points: number }

export type FirstBuildings = "two-workshops" | "two-workshops-and-tower" | "university"

/** What scores in the action phase. */
export type Goal =
  | { "build": Building }
  | "palace-or-university"
  | "border-workshop"
  | "river-workshop"
  | "spade"
  | "level"
  | "city"
  | "track"
  | "innovation"

/** An amount of everything. Books and levels are of free choice, spades are free ones. */
export type Goods = {
  coins: number
  tools: number
  scholars: number
  power: number
  books: number
  points: number
  levels: number
  spades: number
}

export type Hex = number

export type HexFacts = {
  hex: string
  row: number
  column: number
  /** A river hex has none. */
  terrain: Terrain | null
  border: boolean
}

export type HexView = { hex: string, terrain: Terrain, building: BuildingView | null }

export type Innovation =
  | "deus-ex-machina"
  | "trading-routes"
  | "professors"
  | "architecture"
  | "census"
  | "colleges"
  | "league-of-cities"
  | "libraries"
  | "communications"
  | "sewerage"
  | "steam-power"
  | "steelworks"
  | "workshop"
  | "guild"
  | "school"
  | "university"
  | "palace"
  | "monument"

export type MapFacts = { name: string, hexes: ReadonlyArray<HexFacts>, bridges: ReadonlyArray<[string, string]> }

export type Palace =
  | "1"
  | "2"
  | "3"
  | "4"
  | "5"
  | "6"
  | "7"
  | "8"
  | "9"
  | "10"
  | "11"
  | "12"
  | "13"
  | "14"
  | "15"
  | "16"
  | "17"

export type Phase = "sets" | "draft" | "start" | "placement" | "income" | "actions" | "science" | "over"

export type PlayerView = {
  /** Nothing before it is chosen. */
  display: Terrain | null
  faction: Faction | null
  bonus: Bonus | null
  palace: number | null
  palace_built: boolean
  points: number
  coins: number
  tools: number
  scholars: number
  scholars_left: number
  books: ReadonlyArray<number>
  bowls: ReadonlyArray<number>
  levels: ReadonlyArray<number>
  keys: number
  sailing: number
  /** Tools for a spade. */
  spade: number
  /** Pieces on the display: workshops, guilds, schools, palace, university. */
  left: ReadonlyArray<number>
  bridges_left: number
  annexes: number
  innovations: ReadonlyArray<Innovation>
  competencies: ReadonlyArray<Competency>
  city_tiles: ReadonlyArray<CityTile>
  used: ReadonlyArray<Special>
  passed: boolean
  /** What the next income phase brings as things stand. */
  income: Goods
  /** Buildings in the largest group, as final scoring counts them. */
  area: number
}

export type PowerAction = "bridge" | "scholar" | "tools" | "coins" | "one-spade" | "two-spades"

export type PrintedDisplay = {
  row: DisplayRow
  /**
   * Income that comes with every piece that leaves the display, from the left, in the order of the rows:
   * workshops, guilds, schools, palace, university.
   */
  uncovers: ReadonlyArray<ReadonlyArray<Goods>>
}

export type Reward = "spades" | "bridges" | "books"

export type RoundTile =
  | "workshop-law"
  | "workshop-banking"
  | "guild-law"
  | "guild-medicine"
  | "school-banking"
  | "palace-university-medicine"
  | "palace-university-banking"
  | "spade-engineering"
  | "level-medicine"
  | "city-engineering"
  | "track-engineering"
  | "innovation-law"

export type RoundTileFacts = {
  name: RoundTile
  goal: Goal
  points: number
  /** The science bonus at the end of the round: what, and for how many levels of which discipline. */
  discipline: Discipline
  per: number
  bonus: Goods
}

export type Scholar = { "of": Seat } | "neutral"

export type ScienceFacts = {
  /** What disciplines pay in the income phase. */
  income: ReadonlyArray<DisciplineFacts>
  /** The first level with income. */
  income_from: number
  /** The level that needs a key to be left. */
  gate: number
  /** Power for reaching a level, from 0 to the highest. */
  level_power: ReadonlyArray<number>
  /** Levels for a scholar on each space, and for one who is returned. */
  spaces: ReadonlyArray<number>
  returned: number
}

export type Seat = number

/** A set of seats. */
export type Seats = ReadonlyArray<number>

export type SetView = { display: Terrain, faction: Faction, bonus: Bonus }

export type SpadeFacts = {
  tools: number
  /** For bringing the price down to this. */
  reward: Goods
}

export type Special = "faction" | "palace" | "bonus" | "competency" | "deus-ex-machina" | "professors"

export type Terrain = "desert" | "plains" | "swamp" | "lake" | "forest" | "mountain" | "wasteland"

export type TileFacts = {
  /** As anchors call it: `palace:7`. */
  tile: string
  abilities: ReadonlyArray<Ability>
}

export type Track = "sailing" | "terraforming"

/** A way over hexes that lie between. */
export type Trip = {
  way: Way
  /** How many hexes can be skipped at most. */
  skips: number
  price: Goods
  /** What each trip scores, with two to five players. */
  points: ReadonlyArray<number>
}

export type View = {
  map: string
  phase: Phase
  round: number
  /** Whose turn it is, in the action phase. */
  turn: Seat | null
  order: ReadonlyArray<Seat>
  /** Who has passed, in this order: the next round's turn order. */
  passed: ReadonlyArray<Seat>
  round_tiles: ReadonlyArray<RoundTile>
  final_tile: FinalTile
  book_actions: ReadonlyArray<BookAction>
  used_power: ReadonlyArray<PowerAction>
  used_books: ReadonlyArray<BookAction>
  /** By column, from the bottom up: banking, law, engineering, medicine, banking-law, engineering-medicine. */
  innovations: ReadonlyArray<ReadonlyArray<Innovation>>
  competencies: ReadonlyArray<CompetencyView>
  palaces: ReadonlyArray<number>
  city_tiles: ReadonlyArray<CityTileView>
  bonuses: ReadonlyArray<BonusView>
  /** Sets to choose from, and what the draft offers, while they last. */
  sets: ReadonlyArray<SetView>
  displays: ReadonlyArray<Terrain>
  factions: ReadonlyArray<Faction>
  /** Scholars on the science display, by discipline: the space for 3 levels, then those for 2. */
  spaces: ReadonlyArray<ReadonlyArray<Scholar | null>>
  /** Hexes that are not as printed. */
  hexes: ReadonlyArray<HexView>
  bridges: ReadonlyArray<BridgeView>
  river_cities: ReadonlyArray<string>
  /** Two players: the non-player faction's levels, and its buildings once the tile lies open. */
  neutral_levels: ReadonlyArray<number> | null
  area_tile: number | null
  players: ReadonlyArray<PlayerView>
  winners: ReadonlyArray<Seat> | null
}

export type Way = "reach" | "tunnel" | "fly"
