// Written from the Rust types by crates/client-types: do not edit, see its test.

/** An action that has no event of its own. */
export type Action = "draw" | "meld" | "achieve"

/** A card, by its number in the list of all cards. */
export type Card = string

/** A card as this viewer sees it: the name only if the viewer may know it. */
export type CardView = {
  name: string | null
  value: number
  /** Its type, if it is no base card. */
  set?: Exclude<Set, "base">
}

export type Color = "red" | "yellow" | "green" | "blue" | "purple"

export type Components = {
  cards: ReadonlyArray<PrintedCard>
  /** The points that the first achievement of each age takes, age 1 first. */
  achievement_points: ReadonlyArray<number>
  /** The special achievements of the sets in play. */
  specials: ReadonlyArray<Special>
  /** With figures only. */
  decrees: ReadonlyArray<DecreeFacts>
}

export type CoveredView = {
  name: string | null
  /**
   * What the splay shows: top left, bottom left, bottom center, bottom right; of a city that is splayed left,
   * also top right and top center.
   */
  slots: ReadonlyArray<SeenSlot>
}

export type Decree = "war" | "expansion" | "trade" | "advancement" | "rivalry"

export type DecreeFacts = { name: Decree, color: Color }

export type EffectKind = "dogma" | "demand" | "compel"

export type Event =
  | { "event": "turn", seat: Seat, actions: number }
  | { "event": "action", seat: Seat, action: Action }
  | { "event": "dogma-action", seat: Seat, card: Card, sharing: Seats, vulnerable: Seats }
  | { "event": "effect", seat: Seat, card: Card, effect: number, by: Seat }
  | { "event": "sharing-bonus", seat: Seat }
  | { "event": "moved", by: Seat, card: Shown, how: Move, from: Place, to: Zone, public: boolean, knowers: Seats }
  | { "event": "reveal", seat: Seat, card: Shown }
  | { "event": "splay", seat: Seat, color: Color, splay: Splay }
  | { "event": "rearranged", seat: Seat, color: Color }
  | { "event": "claim", seat: Seat, age: number }
  | { "event": "claim-special", seat: Seat, special: Special }
  | { "event": "endorse", seat: Seat, card: Card, city: Card }
  | { "event": "inspire", seat: Seat, color: Color }
  | { "event": "decree", seat: Seat, decree: Decree, effective: boolean }
  | { "event": "take-special", seat: Seat, from: Seat, special: Special }
  | { "event": "take-decree", seat: Seat, from: Seat, decree: Decree }
  | { "event": "show-all", seat: Seat, cards: Showing }
  | { "event": "lost", seat: Seat }
  | { "event": "fission", seat: Seat }
  | { "event": "over", winners: Seats, how: How }

export type ExpansionFacts = {
  set: Set
  relic: boolean
  /** Whether it has such an effect. */
  echo: boolean
  inspire: boolean
  karmas: ReadonlyArray<KarmaKind>
}

export type ExpansionPlayerView = {
  forecast: ReadonlyArray<CardView>
  display: string | null
  decrees: ReadonlyArray<Decree>
  /** Relics among the achievements. */
  relics: ReadonlyArray<string>
  /** Visible flags that count as achievements now, and visible fountains, which always do. */
  flags: number
  fountains: number
  /** The visible bonuses, the highest first. */
  bonuses: ReadonlyArray<number>
  /** How much of the score they bring, and how much karmas add to it. */
  points_of_bonuses: number
  points_of_karmas: number
  /** Top cards that could be endorsed. */
  endorsable: ReadonlyArray<string>
}

export type ExpansionView = {
  /** The supply piles of the expansions in play. */
  supplies: ReadonlyArray<SupplyView>
  /** Decrees that nobody has. */
  decrees: ReadonlyArray<Decree>
  /** Relics that lie beside their piles. */
  relics: ReadonlyArray<string>
  /** The special actions that were taken in this turn, which are allowed once each. */
  used: ReadonlyArray<string>
  /** Players who are out of the game. */
  lost: ReadonlyArray<Seat>
}

export type How = "achievements" | "score" | "card" | "draw"

export type Icon = "castle" | "crown" | "leaf" | "lightbulb" | "factory" | "clock"

export type KarmaKind = "when" | "each" | "decree" | "would"

export type Move =
  | "draw"
  | "draw-and-meld"
  | "draw-and-tuck"
  | "draw-and-score"
  | "draw-and-reveal"
  | "meld"
  | "tuck"
  | "score"
  | "return"
  | "transfer"
  | "exchange"
  | "take"
  | "foreshadow"
  | "draw-and-foreshadow"
  | "achieve"
  | "draw-and-achieve"
  | "remove"
  | "draw-and-remove"
  | "dig"
  | "seize"
  | "promote"
  | "fade"
  | "look"

/** What a player needs for achievements. */
export type NeedsView = {
  /** The points that the achievement of each age takes, age 1 first, and how many of them are missing. */
  points: ReadonlyArray<number>
  missing: ReadonlyArray<number>
  /** Up to which age a top card is high enough. */
  up_to: number
  /**
   * How much there is, and how much it takes, for each special achievement that can be claimed, in the order of
   * [`View::specials`]; `None` for those that come all at once.
   */
  specials: ReadonlyArray<ReadonlyArray<number> | null>
}

export type Place =
  | "supply"
  | { "hand": Seat }
  | { "score": Seat }
  | { "board": Seat }
  | "achievement"
  | "removed"
  | { "achieved": Seat }
  | { "forecast": Seat }
  | { "display": Seat }
  | "relic"

export type PlayerView = {
  hand: ReadonlyArray<CardView>
  score: ReadonlyArray<CardView>
  points: number
  icons: ReadonlyArray<number>
  /** The age of the pile that a Draw action takes from; `None` if no pile is left, and drawing ends the game. */
  draw: number | null
  stacks: ReadonlyArray<StackView>
  achieved: ReadonlyArray<number>
  achieved_specials: ReadonlyArray<Special>
  /** All that counts as an achievement now. */
  achieved_count: number
  /** Normal achievements this player could claim now. */
  eligible: ReadonlyArray<number>
  /** Cards scored and tucked in this turn, which count for the Monument. */
  scored_this_turn: number
  tucked_this_turn: number
  /** What achievements take; each viewer is told their own. */
  needs?: NeedsView
  /** In a team game. */
  partner?: Seat
} & Partial<ExpansionPlayerView>

export type PrintedCard = {
  /** In English: what views and offers call it. */
  name: string
  /** What texts call it. */
  slug: string
  age: number
  color: Color
  /** Top left, bottom left, bottom center, bottom right; of a city also top right and top center. */
  slots: ReadonlyArray<PrintedSlot>
  /** A city has none. */
  featured: Icon | null
  /** By edition. */
  effects: { [key in string]: ReadonlyArray<EffectKind> }
} & Partial<ExpansionFacts>

export type PrintedSlot =
  | "blank"
  | "hex"
  | `bonus-${number}`
  | "echo"
  | "inspire"
  | "plus"
  | "flag"
  | "fountain"
  | "arrow-left"
  | "arrow-right"
  | "arrow-up"
  | "castle"
  | "crown"
  | "leaf"
  | "lightbulb"
  | "factory"
  | "clock"
  | "search-castle"
  | "search-crown"
  | "search-leaf"
  | "search-lightbulb"
  | "search-factory"
  | "search-clock"

export type ReachView = {
  /** Who would share, if there is anything to share. */
  sharing: Seats
  /** Of whom it would demand. */
  vulnerable: Seats
  /** Whom it would compel. */
  compelled?: Seats
}

export type Seat = number

/** A set of seats. */
export type Seats = ReadonlyArray<number>

export type SeenSlot =
  | "blank"
  | "image"
  | `bonus-${number}`
  | "echo"
  | "inspire"
  | "plus"
  | "flag"
  | "fountain"
  | "arrow-left"
  | "arrow-right"
  | "arrow-up"
  | "castle"
  | "crown"
  | "leaf"
  | "lightbulb"
  | "factory"
  | "clock"
  | "search-castle"
  | "search-crown"
  | "search-leaf"
  | "search-lightbulb"
  | "search-factory"
  | "search-clock"
  | "hidden"

export type Set = "base" | "cities" | "artifacts" | "echoes" | "figures"

/** Which cards a player shows. */
export type Showing = "hand" | "score"

/** A card as somebody sees it: its face, or only its back with the value, and with the type if it is no base card. */
export type Shown = { "face": Card } | { "back": number } | { "typed-back": { value: number, set: Set } }

export type Special =
  | "monument"
  | "empire"
  | "world"
  | "wonder"
  | "universe"
  | "legend"
  | "repute"
  | "fame"
  | "glory"
  | "victory"
  | "supremacy"
  | "destiny"
  | "wealth"
  | "heritage"
  | "history"

export type Splay = "unsplayed" | "left" | "right" | "up"

export type StackView = {
  color: Color
  splay: Splay
  top: string | null
  /** `None` if the viewer may not know how many cards lie here. */
  count: number | null
  /** Whom the effects would reach if the owner chose the top card now. */
  dogma: ReachView | null
  /** The covered cards from the top down, as far as anything of them is seen. */
  covered: ReadonlyArray<CoveredView>
  /** The cards whose echo and inspire effects one sees, from the bottom up. */
  echoes?: ReadonlyArray<string>
  inspires?: ReadonlyArray<string>
}

export type SupplyView = {
  set: Exclude<Set, "base">
  /** Cards left in each pile, age 1 first. */
  counts: ReadonlyArray<number>
}

export type View = {
  turn: Seat | null
  actions: number
  /** Cards left in each supply pile, age 1 first. */
  supply: ReadonlyArray<number>
  /** Normal achievements that can be claimed, by age; with expansions there may be several of an age. */
  achievements: ReadonlyArray<number>
  specials: ReadonlyArray<Special>
  needed: number
  /** The card whose Dogma action is under way. */
  dogma: string | null
  players: ReadonlyArray<PlayerView>
  winners: ReadonlyArray<Seat> | null
  how: How | null
} & Partial<ExpansionView>

/** Where a card goes. */
export type Zone =
  | { "hand": Seat }
  | { "score": Seat }
  | { "board": Seat }
  | { "board-bottom": Seat }
  | "supply"
  | "supply-top"
  | { "forecast": Seat }
  | { "display": Seat }
  | { "achievements": Seat }
  | "available"
  | "removed"
