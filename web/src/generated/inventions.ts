// Written from the Rust types by crates/client-types: do not edit, see its test.

/** What the set is called, how much of it is reconstructed, and what to call that. */
export type About = {
  /** Whether it has a name; without one it is empty. */
  named: Named
  name: string
  values: number
  reconstructed: number
  /** How many are only said in free words: nothing is played for them. */
  unplayed: number
  extent: Extent
}

export type Action =
  | "present"
  | "invent"
  | "innovate"
  | "share"
  | "call-specialists"
  | "gain-influence"
  | "travel"
  | "eureka"
  | "send-diplomat"
  | "call-diplomat"

export type Aspiration = "economy" | "culture" | "technology" | "wild"

export type BenefitWord = {
  /** With `N` for its number. */
  form: string
  least: number
  most: number
  /** Where alone it can stand: `hex` or `era-space`. */
  only: string | null
}

export type BuiltView = {
  hex: Hex
  tile: Tile
  /** A Technology tile that was used. */
  face_down: boolean
  /** An Economy tile that holds a token. */
  used: boolean
  /** What a Wealth tile would score as things stand. */
  ip: number | null
}

export type Card =
  | "boats"
  | "cloth"
  | "projectile"
  | "star-map"
  | "flute"
  | "bread"
  | "trade"
  | "domestication-dog"
  | "ceramics-pottery"
  | "domestication-horse"
  | "seawall"
  | "wheel"
  | "fermentation"
  | "tanned-leather"
  | "irrigation"
  | "silk"
  | "proto-city"
  | "plumbing"
  | "coins"
  | "writing"
  | "glass"
  | "lighthouse"
  | "musical-notation"
  | "steel"
  | "mariners-compass"
  | "catapult"
  | "eyeglasses"
  | "caravel"
  | "printing-press"
  | "windmill"
  | "steamboat"
  | "dynamite"
  | "calculator"
  | "automobile"
  | "telephone"
  | "light-bulb"
  | "aircraft"
  | "television"
  | "microscope"
  | "locomotive"
  | "penicillin"
  | "high-density-battery"
  | "satellite"
  | "machine-learning"
  | "quantum-computing"
  | "solar-sail"
  | "internet"
  | "reusable-rocket"

/** What brought something about. */
export type Cause =
  | "rules"
  | { "action": Action }
  | { "specialist-tile": SpecialistTile }
  | { "knowledge-tile": KnowledgeTile }
  | { "economy": number }
  | { "culture": number }
  | { "technology": number }
  | { "milestone": Milestone }
  | { "space": EraSpace }
  | { "hex": Hex }
  | { "card": Card }
  | { "token": Token }
  | "pillar"
  | "diplomat"
  | "era-change"
  | "influence"
  | { "wealth": Letter }
  | { "goal": Goal }

export type Chain = "inventions" | { "card": Card } | "tokens" | { "knowledge": Region } | { "technology": Action }

export type ChronosView = { region: Region, supply: number, tiles: ReadonlyArray<Tile> }

/** A citizen who can be sent somewhere: a specialist at home or a scholar. */
export type Citizen = { "specialist": Type } | "scholar"

export type CitizensView = { who: Who, citizens: number }

/** What differs between sets. */
export type Comparison = {
  differences: ReadonlyArray<Difference>
  /**
   * A file of the surest values, the first set's among equals. Of hexes, ropes and spaces of the era track it has
   * those of the first set.
   */
  merged: unknown
}

export type ComponentFile = {
  forums: ReadonlyArray<ForumEntry>
  influence_track: ReadonlyArray<InfluenceEntry>
  era_track: ReadonlyArray<EraEntry>
  regions: ReadonlyArray<RegionEntry>
  ropes: ReadonlyArray<RopeEntry>
  influence_tokens: ReadonlyArray<TokenEntry>
  milestones: ReadonlyArray<MilestoneEntry>
  specialist_tiles: ReadonlyArray<SpecialistEntry>
  knowledge_tiles: ReadonlyArray<KnowledgeEntry>
  idea_cards: ReadonlyArray<IdeaEntry>
  economy_tiles: ReadonlyArray<EconomyEntry>
  culture_tiles: ReadonlyArray<CultureEntry>
  technology_tiles: ReadonlyArray<TechnologyEntry>
  wealth_tiles: ReadonlyArray<WealthEntry>
  private_goals: ReadonlyArray<GoalEntry>
  progress_map: ReadonlyArray<HexEntry>
}

export type Components = {
  /** What options call the set, and the hash of its values. */
  id: string
  hash: string
  built_in: boolean
  about: About
  /** How many values there are of each confidence. */
  grades: { [key in Confidence]: number }
  file: ComponentFile
  cards: ReadonlyArray<PrintedCard>
  milestones: ReadonlyArray<PrintedMilestone>
  hexes: ReadonlyArray<HexPlace>
  /** What Wealth tiles and private goals score, in words. */
  wealth: ReadonlyArray<WealthPhrase>
  goals: ReadonlyArray<GoalPhrase>
  /** Influence for building with one tile in the display, with two, and so on. */
  build_influence: ReadonlyArray<number>
  /** How many season pillars each player has. */
  season_pillars: number
}

export type Confidence = "rulebook" | "public" | "box" | "high" | "medium" | "low"

export type CountedWord = {
  word: string
  /** It counts from the hex of a Wealth tile. */
  only_wealth: boolean
}

export type CultureEntry = {
  number: number
  action: Action
  benefit: string
  confidence: { [key in string]: Confidence }
}

/** A value that is not the same in all sets, or not equally sure. */
export type Difference = {
  section: string
  /** What the entry is called in its section: `3`, `africa`, `4-2`. */
  entry: string
  field: string
  /** One of each set, if it has the entry. */
  values: ReadonlyArray<Held | null>
  /** The set whose value is in the merged file; none if the first has no such entry. */
  taken: number | null
}

export type EconomyEntry = { number: number, benefit: string, confidence: { [key in string]: Confidence } }

export type EraEntry = { era: number, space: number, benefit: string, confidence: { [key in string]: Confidence } }

/** A space of the era track: era and place from the left, `4-2`. */
export type EraSpace = string

export type Event =
  | { "event": "claimed", who: Who, region: Region, card: Card }
  | { "event": "round", era: number, round: number }
  | {
      "event": "turn"
      who: Who
      /** Chain tokens prepared; none for Chronos. */
      tokens: number
    }
  | { "event": "pillar", seat: Seat, action: Action, epoch: boolean, rest: boolean }
  | { "event": "chained", seat: Seat, action: Action | null, cause: Cause }
  | { "event": "economy-used", seat: Seat, number: number }
  | { "event": "presented", who: Who, card: Card, region: Region, citizens: number }
  | { "event": "invented", who: Who, card: Card, region: Region }
  | { "event": "innovated", who: Who, card: Card, region: Region }
  | { "event": "shared", who: Who, card: Card, region: Region }
  | { "event": "kept", who: Who, card: Card }
  | { "event": "wealth-taken", who: Who, letter: Letter }
  | { "event": "aspired", seat: Seat, aspiration: Aspiration }
  | { "event": "returned", seat: Seat, aspiration: Aspiration }
  | { "event": "came-home", seat: Seat, region: Region, kind: Type, citizens: number }
  | {
      "event": "token-placed"
      who: Who
      region: Region
      /** Chronos' tokens lie face down. */
      token: Token | null
    }
  | { "event": "travelled", seat: Seat, from: Region, to: Region }
  | { "event": "knowledge-turned", seat: Seat, tiles: number }
  | {
      "event": "sage-moved"
      seat: Seat
      region: Region
      /** To the academy; otherwise back to the region. */
      to_academy: boolean
    }
  | { "event": "milestone", who: Who, milestone: Milestone }
  | { "event": "space", who: Who, space: EraSpace }
  | { "event": "common-knowledge", milestone: Milestone }
  | { "event": "discarded", milestone: Milestone }
  | { "event": "diplomat-sent", seat: Seat, milestone: Milestone, citizen: Citizen }
  | { "event": "diplomat-called", seat: Seat, milestone: Milestone }
  | { "event": "diplomat-returned", seat: Seat, milestone: Milestone }
  | { "event": "scholars", seat: Seat, citizens: number, cause: Cause }
  | { "event": "specialists", seat: Seat, kind: Type, citizens: number, cause: Cause }
  | { "event": "citizens", who: Who, region: Region, citizens: number, cause: Cause }
  | { "event": "ready", seat: Seat, kind: Type, citizens: number }
  | { "event": "exhausted", seat: Seat, kind: Type, specialists: number, scholars: number }
  | { "event": "ip", seat: Seat, ip: number, cause: Cause }
  | { "event": "unplayed", seat: Seat, text: string, cause: Cause }
  | { "event": "influence", seat: Seat, change: number, cause: Cause }
  | { "event": "economy-token", seat: Seat }
  | { "event": "took-idea", seat: Seat, card: Card }
  | { "event": "displayed", card: Card }
  | { "event": "took-tile", who: Who, tile: Tile }
  | { "event": "built", seat: Seat, tile: Tile, hex: Hex }
  | { "event": "era-change", era: number }
  | { "event": "position", who: Who, place: number }
  | { "event": "revealed", era: number }
  | {
      "event": "outdated"
      /** From whose hand; otherwise from the display, or unclaimed in the Stone Age. */
      seat: Seat | null
      card: Card
    }
  | { "event": "chronos-moved", region: Region }
  | { "event": "chronos-idle" }
  | { "event": "over", winners: Seats }

export type Extent = "none" | "some" | "most"

export type ForumEntry = { forum: number, actions: [Action, Action], confidence: { [key in string]: Confidence } }

/** A card of one of the three goal decks, `2-5`. */
export type Goal = string

export type GoalEntry = { goal: Goal, scoring: GoalScoring, confidence: { [key in string]: Confidence } }

export type GoalPhrase = { goal: Goal, scoring: Phrase }

/** Serialized as a component file has it. */
export type GoalScoring =
  | { "kind": "region", region: Region, ip: number, token_ip: number, max: number }
  | { "kind": "inventions-of-type", type: Type, ip: number, max: number }
  | { "kind": "invention-sets", ip: number, max: number }
  | { "kind": "inventions-of-era", era: number, ip: number, max: number }
  | { "kind": "inventions", beyond: number, ip: number, max: number }
  | { "kind": "invention-eras", ip: number, max: number }
  | { "kind": "regions-with-citizens", ip: number, max: number }
  | { "kind": "influence-tokens", beyond: number, ip: number, max: number }
  | { "kind": "face-up-tokens", ip: number, max: number }
  | { "kind": "diplomats", ip: number, max: number }
  | { "kind": "scholars", ip: number, max: number }
  | { "kind": "majorities", ip: number, max: number }
  | { "kind": "society-era", ip: ReadonlyArray<number> }
  | { "kind": "per" } & Per
  | { "kind": "steps" } & Steps
  | { "kind": "sum" } & Sum
  | { "kind": "text" } & Remark

export type GoalView = { goal: Goal, ip: number }

export type Held = { value: unknown, confidence: Confidence }

/** A hex of the progress map: a row letter and a column, in slanted (axial) coordinates. */
export type Hex = string

export type HexEntry = { hex: Hex, benefit: string, confidence: { [key in string]: Confidence } }

export type HexPlace = { hex: Hex, row: number, column: number }

export type IdeaEntry = {
  card: Card
  type: Type
  chain: Action
  /** Specialists to exhaust when it is invented: none in Era 1. */
  exhaust: ReadonlyArray<string>
  /** Era 6 only. */
  ip: number
  confidence: { [key in string]: Confidence }
}

export type InfluenceEntry = {
  space: number
  chain_tokens: number
  adjustment: number
  ip: number
  confidence: { [key in string]: Confidence }
}

export type KnowledgeEntry = {
  tile: KnowledgeTile
  benefit: string
  ip: number
  confidence: { [key in string]: Confidence }
}

export type KnowledgeTile =
  | "present"
  | "invent"
  | "share"
  | "innovate"
  | "call-specialists"
  | "gain-influence"
  | "citizen"

export type Letter = "A" | "B" | "C" | "D" | "E" | "F" | "G"

export type Milestone =
  | "stone-bone-tools"
  | "control-of-fire"
  | "transport"
  | "origin-of-language"
  | "agriculture"
  | "cotton"
  | "copper-smelting"
  | "mining"
  | "iron"
  | "mathematics"
  | "sailing"
  | "paper"
  | "greek-fire"
  | "crane"
  | "electricity"
  | "telegraph"
  | "vaccination"
  | "internal-combustion"
  | "solar-cell"
  | "computer"
  | "ai"

export type MilestoneEntry = {
  milestone: Milestone
  diplomat_spaces: number
  /** A benefit, as the others. */
  diplomat_action: string
  confidence: { [key in string]: Confidence }
}

export type MilestoneView = { milestone: Milestone, diplomats: ReadonlyArray<Who> }

export type Named = "yes" | "no"

export type OpenView = {
  action: number
  chain: Chain
  /** What it could bring, each benefit once; nothing without a chain token left. */
  opens: ReadonlyArray<string>
}

/** So many IP for each of a thing; of several things for each set of one of each. */
export type Per = {
  count: string[]
  /** How many of them count once. */
  each?: number
  /** The first so many do not count. */
  beyond?: number
  ip: number
  max?: number
}

export type Phase =
  | "stone-age"
  | "begin"
  | "main"
  | "chain"
  | "ideas"
  | "surplus"
  | "aspirations"
  | "build"
  | "era-change"
  | "scoring"
  | "over"

/**
 * A message and what stands in its places. As JSON it is `{ id, args }`, and a client says it in its own
 * language.
 */
export type Phrase = {
  /** The message. */
  id: string
  args?: { [key in string]: Word }
}

export type PlayerView = {
  ip: number
  influence: number
  era: number
  supply: number
  scholars: number
  /** Economy, culture, technology. */
  home: ReadonlyArray<number>
  exhausted: ReadonlyArray<number>
  sages: number
  hand: ReadonlyArray<Card>
  inventions: ReadonlyArray<Card>
  /** Influence tokens on the society board. */
  tokens: ReadonlyArray<Token>
  /** Economy tokens that are ready. */
  economy: number
  display: ReadonlyArray<Tile>
  /** Aspirations in the tiles display. */
  aspirations: ReadonlyArray<Aspiration>
  map: ReadonlyArray<BuiltView>
  epoch: Action | null
  seasons: ReadonlyArray<Action>
  /** What influence and Wealth tiles would score at the end as things stand. */
  influence_ip: number
  wealth_ip: number
  /** Private goals with what each would score as things stand; nothing where they are secret. */
  goals: ReadonlyArray<GoalView> | null
  /** What those of them score together that count. */
  goals_ip: number | null
}

export type PresenterView = { who: Who, citizens: number }

export type PrintedCard = { card: Card, era: number, milestone: Milestone | null }

export type PrintedMilestone = { milestone: Milestone, era: number }

export type PrivateView = {
  who: Who
  milestone: Milestone
  diplomats: ReadonlyArray<Who>
  /** The era marker's space. */
  space: EraSpace | null
}

export type Region = "africa" | "middle-east" | "europe" | "asia" | "australia" | "north-america" | "south-america"

export type RegionEntry = {
  region: Region
  number: number
  influence_spaces: ReadonlyArray<number>
  confidence: { [key in string]: Confidence }
}

export type RegionView = {
  region: Region
  card: Card | null
  invented: boolean
  presenter: PresenterView | null
  inventor: Who | null
  innovator: Who | null
  specialist: SpecialistTile
  knowledge: KnowledgeTile
  /** The Knowledge tile shows its IP side. */
  ip_side: boolean
  sage: boolean
  letter: Letter
  wealth: number
  /** Influence tokens, leftmost first; of one that lies face down only the owner shows. */
  tokens: ReadonlyArray<TokenView>
  /** Citizens on the map. */
  citizens: ReadonlyArray<CitizensView>
  /**
   * The type of citizens who come home from here: of the card, else of the rightmost idea; none if the player
   * chooses.
   */
  kind: Type | null
}

/** What no formula can say: it scores nothing. */
export type Remark = { text: string }

export type RopeEntry = { between: [Region, Region], confidence: { [key in string]: Confidence } }

export type Seat = number

/** A set of seats. */
export type Seats = ReadonlyArray<number>

export type SpecialistEntry = {
  tile: SpecialistTile
  benefit: string
  specialists: number
  idea_at_setup: boolean
  confidence: { [key in string]: Confidence }
}

export type SpecialistTile = "present" | "invent" | "share" | "ip" | "influence" | "scholar" | "citizen"

export type Step = { from: number, ip: number }

/** IP by how many there are: the highest threshold that is reached. */
export type Steps = { count: string[], steps: ReadonlyArray<Step> }

export type StockView = { kind: Type, number: number, left: number }

/** Several formulas together. */
export type Sum = { terms: ReadonlyArray<Term>, max?: number }

export type TechnologyEntry = {
  number: number
  actions: [Action, Action]
  confidence: { [key in string]: Confidence }
}

export type Term = { "kind": "per" } & Per | { "kind": "steps" } & Steps

/** A Progress or Wealth tile. */
export type Tile = string

export type Token = "present" | "invent" | "innovate" | "share" | "influence"

export type TokenEntry = { token: Token, citizens: number, confidence: { [key in string]: Confidence } }

export type TokenView = { who: Who, token: Token | null }

export type TurnView = {
  /** Chain tokens left. */
  tokens: number
  /** Actions in the order in which they began. */
  performed: ReadonlyArray<Action>
  /** Chains still open, those of the latest action last, each with the place of its action among those performed. */
  open: ReadonlyArray<OpenView>
  technology_used: boolean
  /** Ideas presented, to be replaced at the end of step 2. */
  presented: number
  /** Step 4: tiles built, once its influence is paid. */
  built: number | null
}

export type Type = "economy" | "culture" | "technology"

export type View = {
  /** The component set, by its name in the options. */
  components: string
  phase: Phase
  /** Chronos' place on the era track: era 1 to 6, round 1 to 3. */
  era: number
  round: number
  order: ReadonlyArray<Who>
  /** Whose turn it is, if it is somebody's. */
  turn: Who | null
  /** The turn being played, if a seat plays one. */
  now: TurnView | null
  regions: ReadonlyArray<RegionView>
  /** Common Knowledge, top to bottom. */
  common: ReadonlyArray<MilestoneView>
  private: ReadonlyArray<PrivateView>
  /** Left to right. */
  eureka: ReadonlyArray<Milestone>
  discard: ReadonlyArray<Milestone>
  /** Idea display from the stack outwards; the last is the rightmost. */
  ideas: ReadonlyArray<Card>
  /** The open top card of the stack, and how many cards lie in it. */
  top: Card | null
  stack: number
  /** Progress tiles left. */
  stock: ReadonlyArray<StockView>
  chronos: ChronosView | null
  players: ReadonlyArray<PlayerView>
  winners: ReadonlyArray<Seat> | null
}

/** All words that a component file can be written with. */
export type Vocabulary = {
  benefits: ReadonlyArray<BenefitWord>
  /** Actions are benefits, too. */
  actions: ReadonlyArray<Action>
  counted: ReadonlyArray<CountedWord>
  goal_kinds: ReadonlyArray<string>
  wealth_kinds: ReadonlyArray<string>
  confidences: ReadonlyArray<Confidence>
}

export type WealthEntry = { letter: Letter, scoring: WealthScoring, confidence: { [key in string]: Confidence } }

export type WealthPhrase = { letter: Letter, scoring: Phrase }

/** Serialized as a component file has it. */
export type WealthScoring =
  | { "kind": "adjacent", type: Type | "wealth", itself: boolean, ip: number }
  | { "kind": "count", type: Type | "wealth", max: number, ip: number }
  | { "kind": "pairs", types: ReadonlyArray<Type>, ip: number }
  | { "kind": "touching-pairs", types: ReadonlyArray<Type>, ip: number }
  | { "kind": "per" } & Per
  | { "kind": "steps" } & Steps
  | { "kind": "sum" } & Sum
  | { "kind": "text" } & Remark

/** Who did something: a seat, or in a game of two Chronos. */
export type Who = { "seat": Seat } | "chronos" | "nobody"

/** What stands in a place of a phrase. */
export type Word = number | string | string | { seat: Seat } | Phrase
