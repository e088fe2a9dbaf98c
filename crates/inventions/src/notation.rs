//! Positions as text: the lines of scenes. See docs/notation-inventions.md.

mod lines;
mod player;
mod region;

use std::fmt::Write;

use table::scene::{Line, SceneError, Staged, listed};
use table::{EnumMap, EnumSet, SetupError, SetupLines};

use crate::choice::{Ask, Question};
use crate::components::ComponentSet;
use crate::rules::Rules;
use crate::state::{CITIZENS, Color, IDEAS, Inventions, Phase};
use crate::words::{Card, Milestone, NUMBERS, Region, Tile, Token, Type, Who};
use player::PlayerKey;
use region::RegionKey;

/// What a line speaks of.
enum Key {
    Phase,
    Era,
    Round,
    Order,
    Turn,
    Display,
    Stack,
    Common,
    Eureka,
    Discard,
    Diplomats(Milestone),
    Stock,
    ChronosRegion,
    ChronosTiles,
    Region(Region, RegionKey),
    Player(Color, PlayerKey),
}

/// How an expected list is compared.
#[derive(PartialEq)]
enum Comparing {
    /// In order.
    Ordered,
    /// In any order.
    Unordered,
    /// In any order; a word without a number counts one.
    Counted,
}

impl Key {
    fn parse(line: &Line, game: &Inventions) -> Result<Key, SceneError> {
        let words: Vec<&str> = line.key.split_whitespace().collect();
        let key = match words.as_slice() {
            ["phase"] => Some(Key::Phase),
            ["era"] => Some(Key::Era),
            ["round"] => Some(Key::Round),
            ["order"] => Some(Key::Order),
            ["turn"] => Some(Key::Turn),
            ["display"] => Some(Key::Display),
            ["stack"] => Some(Key::Stack),
            ["common"] => Some(Key::Common),
            ["eureka"] => Some(Key::Eureka),
            ["discard"] => Some(Key::Discard),
            ["stock"] => Some(Key::Stock),
            ["chronos", "region"] => game.has_chronos().then_some(Key::ChronosRegion),
            ["chronos", "tiles"] => game.has_chronos().then_some(Key::ChronosTiles),
            [milestone, "diplomats"] => Milestone::parse(milestone).map(Key::Diplomats),
            [first, rest @ ..] => match Region::parse(first) {
                Some(region) => RegionKey::parse(rest).map(|key| Key::Region(region, key)),
                None => Who::parse(first)
                    .and_then(|who| game.color(who))
                    .zip(PlayerKey::parse(rest))
                    .map(|(color, key)| Key::Player(color, key)),
            },
            [] => None,
        };
        key.ok_or_else(|| line.wrong(format!("'{}' is not a line of this game", line.key)))
    }

    fn comparing(&self) -> Comparing {
        match self {
            Key::Order | Key::Display | Key::Stack | Key::Common | Key::Eureka => Comparing::Ordered,
            Key::Region(_, key) => key.comparing(),
            Key::Player(_, key) => key.comparing(),
            _ => Comparing::Unordered,
        }
    }
}

/// A word of the game, or an error that names it.
fn word<T>(line: &Line, text: &str, parse: impl Fn(&str) -> Option<T>) -> Result<T, SceneError> {
    parse(text).ok_or_else(|| line.wrong(format!("'{text}' does not fit here")))
}

/// A list of different words.
fn words<T: PartialEq>(line: &Line, parse: impl Fn(&str) -> Option<T>) -> Result<Vec<T>, SceneError> {
    let mut found = Vec::new();
    for text in items(&line.value) {
        let item = word(line, text, &parse)?;
        if found.contains(&item) {
            return Err(line.wrong(format!("'{text}' stands twice")));
        }
        found.push(item);
    }
    Ok(found)
}

/// One word, or `none`.
fn single<T: PartialEq>(line: &Line, parse: impl Fn(&str) -> Option<T>) -> Result<Option<T>, SceneError> {
    let mut found = at_most(line, 1, parse)?;
    Ok(found.pop())
}

fn at_most<T: PartialEq>(line: &Line, most: usize, parse: impl Fn(&str) -> Option<T>) -> Result<Vec<T>, SceneError> {
    let found = words(line, parse)?;
    if found.len() > most { Err(line.wrong(format!("there is room for {most} here"))) } else { Ok(found) }
}

/// An idea: what was invented before history has no such side, and is only dealt.
fn idea(text: &str) -> Option<Card> {
    Card::parse(text).filter(|card| card.era() > 1)
}

fn items(value: &str) -> impl Iterator<Item = &str> {
    value.split(',').map(str::trim).filter(|item| !item.is_empty() && *item != "none")
}

/// `trader 2, thinker`; a word alone counts one, and there is nothing of which a colour has more than citizens.
fn counts<T: PartialEq>(line: &Line, parse: impl Fn(&str) -> Option<T>) -> Result<Vec<(T, u8)>, SceneError> {
    let read = |text: &str| {
        let (name, count) = text.rsplit_once(' ').unwrap_or((text, "1"));
        Some((parse(name)?, count.parse().ok().filter(|count| *count <= CITIZENS)?))
    };
    let counts = words(line, read)?;
    let twice = |place: usize| counts[..place].iter().any(|(name, _)| *name == counts[place].0);
    match (0..counts.len()).any(twice) {
        true => Err(line.wrong("something is counted twice")),
        false => Ok(counts),
    }
}

fn progress_tile(text: &str) -> Option<Tile> {
    Tile::parse(text).filter(|tile| tile.kind().is_some())
}

/// The value in a form in which equal values are equal texts.
fn normal(value: &str, comparing: &Comparing) -> Vec<String> {
    let bare = |item: &str| *comparing == Comparing::Counted && !item.contains(' ');
    let mut items: Vec<String> =
        items(value).map(|item| if bare(item) { format!("{item} 1") } else { item.to_string() }).collect();
    if *comparing != Comparing::Ordered {
        items.sort();
    }
    items
}

/// Phases as scenes name them; within a turn there is only one name for step 2.
const PHASES: [(&str, Phase); 7] = [
    ("stone-age", Phase::StoneAge),
    ("turn", Phase::Begin),
    ("aspirations", Phase::Aspirations),
    ("build", Phase::Build),
    ("era-change", Phase::EraChange),
    ("scoring", Phase::Scoring),
    ("over", Phase::Over),
];

/// A position while its lines are read.
struct Stage {
    game: Inventions,
    turn: Option<Color>,
    common: Option<[Milestone; 4]>,
    eureka: Option<Vec<Milestone>>,
    discard: Vec<Milestone>,
    private: EnumMap<Color, Option<Milestone>>,
    diplomats: EnumMap<Milestone, Option<EnumSet<Color>>>,
    stock: Vec<(Tile, u8)>,
}

impl Stage {
    fn new(set: ComponentSet, seats: usize) -> Self {
        let mut game = Inventions::bare(set, seats);
        game.phase = Phase::Begin;
        game.era = 2;
        for seat in game.everyone() {
            let player = game.player_mut(seat);
            player.scholars = 2;
            player.home = EnumMap::from_fn(|_| 1);
        }
        Stage {
            game,
            turn: None,
            common: None,
            eureka: None,
            discard: Vec::new(),
            private: EnumMap::default(),
            diplomats: EnumMap::default(),
            stock: Vec::new(),
        }
    }

    fn read(&mut self, line: &Line) -> Result<(), SceneError> {
        let game = &mut self.game;
        match Key::parse(line, game)? {
            Key::Phase => {
                let phase = PHASES.into_iter().find(|(name, phase)| *name == line.value && *phase != Phase::Over);
                game.phase = phase.ok_or_else(|| line.wrong("no scene begins with such a phase"))?.1;
            }
            Key::Era => {
                game.era = Some(line.small_number()?)
                    .filter(|era| (1..=5).contains(era))
                    .ok_or_else(|| line.wrong("eras are 1 to 5"))?
            }
            Key::Round => {
                game.round = Some(line.small_number()?)
                    .filter(|round| (1..=3).contains(round))
                    .ok_or_else(|| line.wrong("rounds are 1 to 3"))?;
            }
            Key::Order => {
                let order = colors(line, game)?;
                let mut sorted = order.clone();
                sorted.sort();
                if sorted != game.order.iter().copied().collect::<Vec<_>>() {
                    return Err(line.wrong("the order names every player once"));
                }
                game.order = order.into_iter().collect();
            }
            Key::Turn => self.turn = single(line, |text| color(text, game))?,
            Key::Display => game.ideas = at_most(line, IDEAS, idea)?.into_iter().collect(),
            Key::Stack => game.stack = at_most(line, game.stack.capacity(), idea)?.into_iter().rev().collect(),
            Key::Common => {
                let four = words(line, Milestone::parse)?;
                self.common = Some(four.try_into().map_err(|_| line.wrong("Common Knowledge holds four milestones"))?);
            }
            Key::Eureka => self.eureka = Some(words(line, Milestone::parse)?),
            Key::Discard => self.discard = words(line, Milestone::parse)?,
            Key::Diplomats(milestone) => {
                let player = |text: &str| color(text, game).filter(|color| game.seat_of(*color).is_some());
                self.diplomats[milestone] = Some(words(line, player)?.into_iter().collect());
            }
            Key::Stock => self.stock = counts(line, progress_tile)?,
            Key::ChronosRegion => game.chronos.region = word(line, &line.value, Region::parse)?,
            Key::ChronosTiles => {
                game.chronos.tiles = words(line, progress_tile)?.into_iter().collect();
            }
            Key::Region(region, key) => key.set(game, region, line)?,
            Key::Player(color, PlayerKey::Milestone) => {
                // Everybody begins with a milestone of Era 2, and it only becomes a later one.
                let later = |text: &str| Milestone::parse(text).filter(|milestone| milestone.era() > 1);
                self.private[color] = Some(word(line, &line.value, later)?);
            }
            Key::Player(color, key) if key.belongs_to(game, color) => key.set(game, color, line)?,
            Key::Player(color, _) => return Err(line.wrong(format!("{} has no such thing", game.who(color)))),
        }
        Ok(())
    }

    /// Fills in what no line named.
    fn finish(mut self) -> Result<Inventions, String> {
        self.place_milestones()?;
        let game = &mut self.game;
        if game.phase == Phase::EraChange && game.era == 5 {
            return Err("no era change follows Era 5".into());
        }
        if game.era == 1 && game.round > 1 {
            return Err("Era 1 has one round".into());
        }
        let color =
            self.turn.or(if game.phase == Phase::StoneAge { game.order.last() } else { game.order.first() }.copied());
        game.turn = game.order.iter().position(|other| Some(*other) == color).unwrap_or(0) as u8;
        for milestone in Milestone::ALL {
            let owner = game.owner_of(milestone).map(Color::from);
            game.diplomats[milestone] = self.diplomats[milestone].unwrap_or_else(|| owner.into_iter().collect());
        }
        match game.phase {
            Phase::EraChange => {
                game.era += 1;
                game.round = 1;
                game.turn = 0;
            }
            Phase::Scoring => game.era = 6,
            _ => {}
        }
        self.check_spaces()?;
        for color in Color::all() {
            self.count_out(color)?;
            self.check_tiles(color)?;
        }
        self.fill_stock()?;
        match self.game.phase {
            Phase::StoneAge => self.check_claims()?,
            Phase::EraChange | Phase::Scoring | Phase::Over => {}
            _ => self.check_seasons()?,
        }
        Ok(self.game)
    }

    /// Era markers stand on spaces that there are, one on each.
    fn check_spaces(&self) -> Result<(), String> {
        let mut taken = Vec::new();
        for space in self.game.players.values().filter_map(|player| player.space) {
            if space.place as usize > self.game.facts().era_spaces(space.era).len() || taken.contains(&space) {
                return Err(format!("the era track has no free space '{space}'"));
            }
            taken.push(space);
        }
        Ok(())
    }

    /// Only tiles on the map are used or turned over.
    fn check_tiles(&self, color: Color) -> Result<(), String> {
        let player = self.game.player(color);
        let built = |kind: Type| {
            let is_built = |number: &u8| player.has_built(Tile::Progress(kind, *number));
            (1..=NUMBERS).filter(is_built).fold(0u8, |bits, number| bits | 1 << number)
        };
        if player.used & !built(Type::Economy) != 0 || player.flipped & !built(Type::Technology) != 0 {
            return Err(format!("{} has used or turned over a tile that is not on the map", self.game.who(color)));
        }
        Ok(())
    }

    /// Everybody who has not had the Stone Age turn yet, Chronos above all, finds an idea to claim.
    fn check_claims(&self) -> Result<(), String> {
        let free = |region: &Region| {
            let display = self.game.region(*region);
            let room = display.tokens.len() < self.game.facts().influence_spaces(*region).len();
            display.presenter.is_none() && display.card.is_some_and(|card| card.era() == 2) && room
        };
        if Region::ALL.iter().filter(|region| free(region)).count() <= self.game.turn as usize {
            return Err("there are fewer ideas of Era 2 to claim than turns to come".into());
        }
        Ok(())
    }

    /// The third round of an era moves the Epoch pillar; each round before it has moved one Season pillar, or is about
    /// to.
    fn check_seasons(&self) -> Result<(), String> {
        let game = &self.game;
        for (place, color) in game.order.iter().enumerate() {
            let moved = place < game.turn as usize || place == game.turn as usize && game.phase != Phase::Begin;
            let rounds = game.round.saturating_sub(u8::from(!moved));
            if game.player(*color).seasons.len() > rounds as usize {
                return Err(format!("{} has more Season pillars on the board than rounds played", game.who(*color)));
            }
        }
        Ok(())
    }

    fn place_milestones(&mut self) -> Result<(), String> {
        match self.game.phase {
            Phase::StoneAge => self.game.era = 1,
            Phase::Scoring => self.game.era = 5,
            _ => {}
        }
        let deck = (self.game.era + 1).max(3);
        let named: Vec<Milestone> = (self.private.values().flatten().copied())
            .chain(self.common.into_iter().flatten())
            .chain(self.eureka.iter().flatten().copied())
            .chain(self.discard.iter().copied())
            .collect();
        let free = |milestone: &Milestone| !named.contains(milestone);
        let game = &mut self.game;
        game.common = self.common.unwrap_or(game.common);
        let mut defaults = Milestone::of_era(2).filter(free);
        for (color, private) in &mut game.private {
            let named = self.private[color];
            let unnamed = Some(*private).filter(free).filter(|_| named.is_none());
            *private = named.or(unnamed).or_else(|| defaults.next()).ok_or("name a milestone for every colour")?;
        }
        let eureka = self.eureka.take().unwrap_or_else(|| Milestone::of_era(deck).filter(free).collect());
        if eureka.len() > 4 {
            return Err("the Eureka display has at most four milestones".into());
        }
        game.eureka = eureka.into_iter().collect();
        let past = |milestone: &Milestone| milestone.era() <= deck && !game.is_placed(*milestone);
        game.discard = Milestone::ALL.into_iter().filter(past).chain(self.discard.iter().copied()).collect();
        Ok(())
    }

    /// Supplies: citizens, Influence tokens on the society board, Economy tokens that are ready.
    fn count_out(&mut self, color: Color) -> Result<(), String> {
        let game = &mut self.game;
        let who = game.who(color);
        let society = |player: &crate::state::Player| {
            u32::from(player.scholars)
                + player.home.values().chain(player.exhausted.values()).map(|n| u32::from(*n)).sum::<u32>()
        };
        let map: u32 = (Region::ALL.into_iter())
            .map(|region| u32::from(game.beside(region, color) + game.region(region).citizens[color]))
            .sum();
        let diplomats = game.diplomats.values().filter(|colors| colors.has(color)).count() as u32;
        let used = society(game.player(color)) + map + diplomats;
        let supply = u32::from(CITIZENS).checked_sub(used).ok_or(format!("{who} has more than 30 citizens"))?;
        let placed = game.regions.values().flat_map(|region| &region.tokens).filter(|placed| placed.color == color);
        let on_board: EnumSet<Token> = placed.map(|placed| placed.token).collect();
        let on_hexes = game.economy_on_hexes(color);
        let player = game.player_mut(color);
        player.supply = supply as u8;
        player.tokens = Token::ALL.into_iter().filter(|token| !on_board.has(*token)).collect();
        let elsewhere = on_hexes + player.used.count_ones() as u8;
        player.economy = 3u8.checked_sub(elsewhere).ok_or(format!("{who} has more than three Economy tokens"))?;
        Ok(())
    }

    fn fill_stock(&mut self) -> Result<(), String> {
        let copies = Inventions::progress_copies(self.game.seats());
        for kind in Type::ALL {
            for number in 1..=7u8 {
                let tile = Tile::Progress(kind, number);
                let owned = self.game.players.values().filter(|player| player.owns(tile)).count() as u8;
                let chronos = u8::from(self.game.chronos.tiles.has(tile));
                let left = copies.checked_sub(owned + chronos).ok_or(format!("there are {copies} tiles '{tile}'"))?;
                let named = self.stock.iter().find(|(other, _)| *other == tile).map(|(_, left)| *left);
                self.game.stock[kind][number as usize - 1] = named.unwrap_or(left);
            }
        }
        Ok(())
    }
}

/// A colour that takes turns: a player's or Chronos'.
fn color(text: &str, game: &Inventions) -> Option<Color> {
    Who::parse(text).and_then(|who| game.color(who)).filter(|color| game.order.contains(color))
}

fn colors(line: &Line, game: &Inventions) -> Result<Vec<Color>, SceneError> {
    words(line, |text| color(text, game))
}

impl Inventions {
    /// Whether the milestone lies open somewhere.
    pub(crate) fn is_placed(&self, milestone: Milestone) -> bool {
        self.common.contains(&milestone)
            || self.private.values().any(|private| *private == milestone)
            || self.eureka.contains(&milestone)
            || self.in_discard(milestone)
    }

    /// The value of a line, as it is written.
    fn value(&self, key: &Key) -> String {
        match key {
            Key::Phase => {
                let name = PHASES.into_iter().find(|(_, phase)| *phase == self.phase);
                name.map_or("turn", |(name, _)| name).into()
            }
            Key::Era => self.era.to_string(),
            Key::Round => self.round.to_string(),
            Key::Order => listed(self.order.iter().map(|color| self.who(*color))),
            Key::Turn => self.who(self.current()).to_string(),
            Key::Display => listed(self.ideas),
            Key::Stack => listed(self.stack.iter().rev()),
            Key::Common => listed(self.common),
            Key::Eureka => listed(self.eureka),
            Key::Discard => listed(Milestone::ALL.into_iter().filter(|milestone| self.in_discard(*milestone))),
            Key::Diplomats(milestone) => {
                listed(Color::all().filter(|color| self.has_diplomat(*milestone, *color)).map(|color| self.who(color)))
            }
            Key::Stock => listed(Type::ALL.into_iter().flat_map(|kind| {
                let left = self.stock[kind];
                (1..=7u8).map(move |number| format!("{kind} {number} {}", left[number as usize - 1]))
            })),
            Key::ChronosRegion => self.chronos.region.to_string(),
            Key::ChronosTiles => {
                let tiles =
                    Type::ALL.into_iter().flat_map(|kind| (1..=7).map(move |number| Tile::Progress(kind, number)));
                listed(tiles.filter(|tile| self.chronos.tiles.has(*tile)))
            }
            Key::Region(region, key) => key.value(self, *region),
            Key::Player(color, key) => key.value(self, *color),
        }
    }
}

impl Staged for Inventions {
    fn stage(options: &Rules, seats: usize, lines: &[Line]) -> Result<Self, SceneError> {
        let first = lines.first().map_or(0, |line| line.number);
        let mut stage = Stage::new(options.components, seats);
        for line in lines {
            stage.read(line)?;
        }
        stage.finish().map_err(|reason| SceneError::new(first, reason))
    }

    fn setup_lines(options: &Rules, seats: usize) -> Result<SetupLines, SetupError> {
        Ok(lines::setup_lines(options.components, seats))
    }

    fn expect(&self, line: &Line) -> Result<(), SceneError> {
        let key = Key::parse(line, self)?;
        let mut found = self.value(&key);
        // Of the stock only the tiles named are looked at.
        if matches!(key, Key::Stock) {
            let tile = |item: &str| item.rsplit_once(' ').map(|(tile, _)| tile.to_string());
            found = listed(items(&found).filter(|item| items(&line.value).any(|named| tile(named) == tile(item))));
        }
        let comparing = key.comparing();
        let as_expected = normal(&line.value, &comparing) == normal(&found, &comparing);
        line.unless(as_expected, if found.is_empty() { "none".to_string() } else { found })
    }

    fn write_lines(&self) -> String {
        let mut keys: Vec<(String, Key)> = vec![
            ("phase".into(), Key::Phase),
            ("era".into(), Key::Era),
            ("round".into(), Key::Round),
            ("order".into(), Key::Order),
            ("turn".into(), Key::Turn),
            ("display".into(), Key::Display),
            ("stack".into(), Key::Stack),
            ("common".into(), Key::Common),
            ("eureka".into(), Key::Eureka),
            ("discard".into(), Key::Discard),
            ("stock".into(), Key::Stock),
        ];
        let standing = |milestone: &Milestone| self.on_board().any(|other| other == *milestone);
        let milestones = Milestone::ALL.into_iter().filter(standing);
        keys.extend(milestones.map(|milestone| (format!("{milestone} diplomats"), Key::Diplomats(milestone))));
        if self.has_chronos() {
            keys.push(("chronos region".into(), Key::ChronosRegion));
            keys.push(("chronos tiles".into(), Key::ChronosTiles));
        }
        for region in Region::ALL {
            keys.extend(RegionKey::ALL.map(|(name, key)| (format!("{region} {name}"), Key::Region(region, key))));
        }
        for color in Color::all() {
            let player = PlayerKey::ALL.into_iter().filter(|(_, key)| key.belongs_to(self, color));
            keys.extend(player.map(|(name, key)| (format!("{} {name}", self.who(color)), Key::Player(color, key))));
        }
        let mut text = String::new();
        for (name, key) in keys {
            let value = self.value(&key);
            let value = if value.is_empty() { "none" } else { &value };
            writeln!(text, "{name}: {value}").expect("a text can be written to");
        }
        text
    }

    fn is_rest(question: &Question) -> bool {
        matches!(question.ask, Ask::Main | Ask::Rest | Ask::Claim | Ask::Chain { .. })
            || matches!(question.ask, Ask::Build { .. }) && question.cause == crate::choice::Cause::Rules
    }
}
