//! Positions as text: the lines of scenes. See docs/notation.md.

pub(crate) mod expansions;
mod lines;

use std::fmt::Write;

use table::scene::{Line, SceneError, Staged};
use table::{PerSeat, Rng, Seat, SetupError, SetupLines};

use crate::card::{AGES, Card, CardSet, Color, Icon, Set, Splay};
use crate::choice::{Ask, Question};
use crate::deck::{Base, Deck};
use crate::reactions::Variant;
use crate::rules::Rules;
use crate::state::{Engine, Phase, Place, Special};

/// What a line speaks of.
enum Key {
    Turn,
    ShortTurns,
    Stack(Seat, Color, Splay),
    Hand(Seat),
    Score(Seat),
    Achieved(Seat),
    ScoredThisTurn(Seat),
    TuckedThisTurn(Seat),
    Supply(Set, u8),
    SupplyExactly(Set, u8),
    SupplyBottom(Set, u8),
    SupplyCount(Set, u8),
    Achievement(u8),
    Achievements,
    Removed,
    HandCount(Seat),
    ScoreCount(Seat),
    Points(Seat),
    Icons(Seat),
}

impl Key {
    /// A line of every game; others are left to the expansions.
    fn parse<D: Variant>(line: &Line, seats: usize) -> Result<Option<Key>, SceneError> {
        let mut words: Vec<&str> = line.key.split_whitespace().collect();
        let seat = seat_of(line, seats);
        let age = words.get(1).and_then(|word| word.parse().ok()).filter(|age| (1..=AGES as u8).contains(age));
        // A pile of the base set is named without its set.
        let set = words.get(2).and_then(|word| Set::parse(word));
        let set = set.filter(|set| words[0] == "supply" && *set != Set::Base && D::SETS.contains(set));
        if set.is_some() {
            words.remove(2);
        }
        let set = set.unwrap_or(Set::Base);
        let color = words.get(1).and_then(|word| Color::parse(word));
        let key = match (words.as_slice(), seat, age, color) {
            (["turn"], ..) => Key::Turn,
            (["short", "turns"], ..) => Key::ShortTurns,
            (["removed"], ..) => Key::Removed,
            (["achievements"], ..) => Key::Achievements,
            (["supply", _], _, Some(age), _) => Key::Supply(set, age),
            (["supply", _, "exactly"], _, Some(age), _) => Key::SupplyExactly(set, age),
            (["supply", _, "bottom"], _, Some(age), _) => Key::SupplyBottom(set, age),
            (["supply", _, "count"], _, Some(age), _) => Key::SupplyCount(set, age),
            (["achievement", _], _, Some(age), _) if age <= D::HIGHEST_ACHIEVEMENT => Key::Achievement(age),
            ([_, "hand"], Some(seat), ..) => Key::Hand(seat),
            ([_, "score"], Some(seat), ..) => Key::Score(seat),
            ([_, "achievements"], Some(seat), ..) => Key::Achieved(seat),
            ([_, "scored", "this", "turn"], Some(seat), ..) => Key::ScoredThisTurn(seat),
            ([_, "tucked", "this", "turn"], Some(seat), ..) => Key::TuckedThisTurn(seat),
            ([_, "hand", "count"], Some(seat), ..) => Key::HandCount(seat),
            ([_, "score", "count"], Some(seat), ..) => Key::ScoreCount(seat),
            ([_, "points"], Some(seat), ..) => Key::Points(seat),
            ([_, "icons"], Some(seat), ..) => Key::Icons(seat),
            ([_, _], Some(seat), _, Some(color)) => Key::Stack(seat, color, Splay::Unsplayed),
            ([_, _, splay], Some(seat), _, Some(color)) => match Splay::parse(splay) {
                Some(splay) if splay != Splay::Unsplayed => Key::Stack(seat, color, splay),
                _ => return Err(line.wrong(format!("'{splay}' is not a splay: left, right or up"))),
            },
            _ => return Ok(None),
        };
        Ok(Some(key))
    }
}

/// The seat that a line begins with.
fn seat_of(line: &Line, seats: usize) -> Option<Seat> {
    line.key.split_whitespace().next().and_then(Seat::parse).filter(|seat| seat.index() < seats)
}

/// What only expansions say about a position. Whatever stands here is what the base set says.
pub trait SceneLines: Deck {
    const HIGHEST_ACHIEVEMENT: u8 = 9;

    /// Whether the card is in the game by its options.
    fn is_in_play(_: &Rules, card: Card) -> bool {
        card.index() < Self::CARDS
    }

    /// The ages of the normal achievements that the seat has, or that can be claimed, in order.
    fn achievement_ages(game: &Engine<Self>, owner: Option<Seat>) -> Vec<u8>;

    /// The cards of the normal achievements of an age.
    fn cards_under(game: &Engine<Self>, age: u8) -> Vec<Card> {
        vec![game.achievements.cards[age as usize - 1]]
    }

    fn lay_out_achievements(stage: &mut Stage<Self>) -> Result<(), String>;

    /// Puts what no line named where only expansions have a place. Tells whether the turn begins with a question before
    /// its actions.
    fn finish_stage(_: &mut Stage<Self>) -> Result<bool, String> {
        Ok(false)
    }

    /// Reads a set-up line that only expansions have.
    fn read_line(_: &mut Stage<Self>, line: &Line) -> Result<(), SceneError> {
        Err(unknown(line))
    }

    fn expect_line(_: &Engine<Self>, line: &Line) -> Result<(), SceneError> {
        Err(unknown(line))
    }

    /// Which set-up lines only expansions have: those of a seat, or of the table.
    fn expansion_setup(_: &mut SetupLines, _: &Rules, _: Option<Seat>) {}

    /// The set-up lines that only expansions have, keys and values.
    fn expansion_lines(_: &Engine<Self>) -> Vec<(String, String)> {
        Vec::new()
    }
}

impl SceneLines for Base {
    fn achievement_ages(game: &Engine<Base>, owner: Option<Seat>) -> Vec<u8> {
        let ages = owner.map_or(game.achievements.ages, |seat| game.player(seat).ages);
        (1..AGES as u8).filter(|age| ages & (1 << age) != 0).collect()
    }

    fn lay_out_achievements(stage: &mut Stage<Base>) -> Result<(), String> {
        stage.lay_out_single_achievements()
    }
}

pub(crate) fn unknown(line: &Line) -> SceneError {
    line.wrong(format!("'{}' is not a line of this game", line.key))
}

fn only_expected(line: &Line) -> SceneError {
    line.wrong(format!("'{}' can only be expected, not set up", line.key))
}

/// The cards of a list, each in play and named once. A name may have a comma in it.
fn cards<D: Variant>(line: &Line, rules: &Rules) -> Result<Vec<Card>, SceneError> {
    let cards = named(line)?;
    let mut seen = CardSet::<D>::NONE;
    for &card in &cards {
        if !D::is_in_play(rules, card) {
            return Err(line.wrong(format!("{card} is not in play")));
        }
        if seen.has(card) {
            return Err(used_twice(line, card));
        }
        seen = seen.with(card);
    }
    Ok(cards)
}

fn used_twice(line: &Line, card: Card) -> SceneError {
    line.wrong(format!("{card} is used twice"))
}

fn named(line: &Line) -> Result<Vec<Card>, SceneError> {
    let mut cards = Vec::new();
    let mut begun: Option<&str> = None;
    for item in line.list() {
        let whole = begun.map(|begun| format!("{begun}, {item}"));
        match (Card::parse(whole.as_deref().unwrap_or(item)), begun) {
            (Some(card), _) => {
                cards.push(card);
                begun = None;
            }
            (None, None) => begun = Some(item),
            (None, Some(_)) => break,
        }
    }
    match begun {
        Some(name) => Err(line.wrong(format!("there is no card '{name}'"))),
        None => Ok(cards),
    }
}

fn names(cards: impl IntoIterator<Item = Card>) -> String {
    let names: Vec<&str> = cards.into_iter().map(Card::name).collect();
    names.join(", ")
}

/// Achievements as a line lists them: ages in order, and one bit per special achievement.
#[derive(Clone, PartialEq, Default)]
struct Listed {
    ages: Vec<u8>,
    specials: u16,
}

impl Listed {
    fn read<D: Variant>(line: &Line, game: &Engine<D>) -> Result<Self, SceneError> {
        let mut listed = Listed::default();
        for item in line.list() {
            let special =
                Special::in_play(game.rules.expansions).find(|special| Special::parse(item) == Some(*special));
            match (item.parse::<u8>(), special) {
                (Ok(age), _) if (1..=D::HIGHEST_ACHIEVEMENT).contains(&age) => listed.ages.push(age),
                (_, Some(special)) => listed.specials |= special.bit(),
                _ => return Err(line.wrong(format!("'{item}' is not an achievement"))),
            }
        }
        listed.ages.sort_unstable();
        if game.rules.expansions.is_none() && listed.ages.windows(2).any(|pair| pair[0] == pair[1]) {
            return Err(line.wrong("there is one achievement of each age"));
        }
        Ok(listed)
    }

    /// What the seat has claimed, or what can be claimed.
    fn now<D: Variant>(game: &Engine<D>, owner: Option<Seat>) -> Self {
        let specials = owner.map_or(game.achievements.specials, |seat| game.player(seat).specials);
        Listed { ages: D::achievement_ages(game, owner), specials }
    }

    fn write(&self) -> String {
        let ages = self.ages.iter().map(u8::to_string);
        let specials = Special::ALL.into_iter().filter(|special| self.specials & special.bit() != 0);
        ages.chain(specials.map(|special| special.name().to_string())).collect::<Vec<_>>().join(", ")
    }
}

/// A supply pile while its lines are read: what is drawn first, and whether that is all of it.
#[derive(Clone, Default)]
struct Heap {
    first: Vec<Card>,
    exactly: bool,
}

/// A position while its lines are read.
pub struct Stage<D: Deck> {
    game: Engine<D>,
    named: CardSet<D>,
    heaps: [[Heap; AGES]; Set::ALL.len()],
    under: [Vec<Card>; AGES],
    available: Option<Listed>,
    claimed: PerSeat<Listed>,
    used: Option<(Seat, u8)>,
    /// The action that is left is the turn's only one, and it has yet to begin.
    only: bool,
}

impl<D: Variant> Stage<D> {
    /// Takes cards that no other line has named.
    fn take(&mut self, line: &Line) -> Result<Vec<Card>, SceneError> {
        let cards = cards::<D>(line, &self.game.rules)?;
        if let Some(&card) = cards.iter().find(|&&card| self.named.has(card)) {
            return Err(used_twice(line, card));
        }
        self.named = cards.iter().fold(self.named, |named, &card| named.with(card));
        Ok(cards)
    }

    fn read(&mut self, line: &Line) -> Result<(), SceneError> {
        let Some(key) = Key::parse::<D>(line, self.game.seats())? else { return D::read_line(self, line) };
        match key {
            Key::Turn => (self.game.turn, self.game.actions, self.only) = turn(line, self.game.seats())?,
            Key::ShortTurns => self.game.short_turns = short_turns(line, self.game.seats())?,
            Key::Hand(seat) => self.take(line)?.into_iter().for_each(|card| self.game.put_in_hand(card, seat)),
            Key::Score(seat) => self.take(line)?.into_iter().for_each(|card| self.game.put_in_score(card, seat)),
            Key::Stack(seat, color, splay) => self.read_stack(line, seat, color, splay)?,
            Key::Achieved(seat) => self.claimed[seat] = Listed::read(line, &self.game)?,
            Key::ScoredThisTurn(seat) => self.game.player_mut(seat).scored_this_turn = line.small_number()?,
            Key::TuckedThisTurn(seat) => self.game.player_mut(seat).tucked_this_turn = line.small_number()?,
            Key::Supply(set, age) => self.read_supply(line, set, age, false)?,
            Key::SupplyExactly(set, age) => self.read_supply(line, set, age, true)?,
            Key::Achievement(age) => {
                let cards = self.take(line)?;
                cards.iter().try_for_each(|&card| of_age(line, card, age).map(drop))?;
                if let Some(relic) = cards.iter().find(|card| card.is_relic()) {
                    return Err(line.wrong(format!("{relic} is a relic, not the card of an achievement")));
                }
                self.under[age as usize - 1] = cards;
            }
            Key::Achievements => self.available = Some(Listed::read(line, &self.game)?),
            Key::Removed => drop(self.take(line)?),
            _ => return Err(only_expected(line)),
        }
        Ok(())
    }

    fn read_stack(&mut self, line: &Line, seat: Seat, color: Color, splay: Splay) -> Result<(), SceneError> {
        if self.game.count(seat, color) > 0 {
            return Err(named_twice(line));
        }
        let cards = self.take(line)?;
        if let Some(odd) = cards.iter().find(|card| card.color() != color) {
            return Err(line.wrong(format!("{odd} is not {}", color.name())));
        }
        if splay != Splay::Unsplayed && cards.len() < 2 {
            return Err(line.wrong("a color of fewer than two cards cannot be splayed"));
        }
        cards.iter().rev().for_each(|&card| self.game.put_on_top(card, seat));
        self.game.set_splay(seat, color, splay);
        Ok(())
    }

    fn read_supply(&mut self, line: &Line, set: Set, age: u8, exactly: bool) -> Result<(), SceneError> {
        let first = self.take(line)?;
        for &card in &first {
            of_age(line, card, age)?;
            if card.set() != set || card.is_relic() {
                return Err(line.wrong(format!("{card} does not belong to this pile")));
            }
        }
        let heap = &mut self.heaps[set as usize][age as usize - 1];
        if heap.exactly || !heap.first.is_empty() {
            return Err(named_twice(line));
        }
        *heap = Heap { first, exactly };
        Ok(())
    }

    /// The cards of an age and a set that no line named.
    fn unnamed(&self, set: Set, age: u8) -> Vec<Card> {
        let fits = |card: &Card| card.set() == set && card.value() == age && !card.is_relic();
        let in_play = |card: &Card| D::is_in_play(&self.game.rules, *card);
        D::cards().filter(|card| fits(card) && in_play(card) && !self.named.has(*card)).collect()
    }

    /// The card under the next achievement of an age: the one that was named, or the last of the base set that was not.
    fn next_under(&mut self, age: u8) -> Result<Card, String> {
        let named = &mut self.under[age as usize - 1];
        let card = if named.is_empty() { self.unnamed(Set::Base, age).pop() } else { Some(named.remove(0)) };
        let card = card.ok_or_else(|| format!("no card is left for the achievement of age {age}"))?;
        self.named = self.named.with(card);
        Ok(card)
    }

    /// Puts what no line named where it belongs: a card under each achievement, the rest into the supply.
    fn finish(mut self) -> Result<Engine<D>, String> {
        self.lay_out_specials()?;
        D::lay_out_achievements(&mut self)?;
        if let Some(age) = (1..=AGES).find(|age| !self.under[age - 1].is_empty()) {
            return Err(format!("there are not so many achievements of age {age}"));
        }
        for &set in D::SETS {
            for age in 1..=AGES as u8 {
                let Heap { first, exactly } = std::mem::take(&mut self.heaps[set as usize][age as usize - 1]);
                let rest = if exactly { Vec::new() } else { self.unnamed(set, age) };
                first.into_iter().chain(rest).for_each(|card| self.game.put_back(card));
            }
        }
        if !D::finish_stage(&mut self)? && self.only {
            return Err("an 'only' action is told apart only where an artifact on display is asked about".into());
        }
        Ok(self.game)
    }

    fn lay_out_specials(&mut self) -> Result<(), String> {
        let mut claimed = 0;
        for seat in self.game.all_seats() {
            let specials = self.claimed[seat].specials;
            if claimed & specials != 0 {
                return Err("two players have the same achievement".into());
            }
            claimed |= specials;
            self.game.player_mut(seat).specials = specials;
        }
        let all = Special::in_play(self.game.rules.expansions).fold(0, |all, special| all | special.bit());
        let available = self.available.as_ref().map_or(all, |available| available.specials);
        self.game.achievements.specials = available & !claimed;
        Ok(())
    }

    /// One achievement of each age, each with its card.
    pub(crate) fn lay_out_single_achievements(&mut self) -> Result<(), String> {
        let bits = |ages: &[u8]| ages.iter().fold(0, |bits, age| bits | 1 << age);
        for age in 1..AGES as u8 {
            let card = self.next_under(age)?;
            self.game.put_under_achievement(card);
        }
        let mut claimed = 0;
        for seat in self.game.all_seats() {
            let ages = bits(&self.claimed[seat].ages);
            if claimed & ages != 0 {
                return Err("two players have the same achievement".into());
            }
            claimed |= ages;
            self.game.player_mut(seat).ages = ages;
        }
        let available = self.available.as_ref().map_or(0b11_1111_1110, |available| bits(&available.ages));
        self.game.achievements.ages = available & !claimed;
        Ok(())
    }
}

fn of_age(line: &Line, card: Card, age: u8) -> Result<Card, SceneError> {
    if card.value() == age { Ok(card) } else { Err(line.wrong(format!("{card} is not of age {age}"))) }
}

/// Whose turn it is, how many actions are left, and whether the one that is left is the turn's only one.
fn turn(line: &Line, seats: usize) -> Result<(Seat, u8, bool), SceneError> {
    let words: Vec<&str> = line.value.split_whitespace().collect();
    let (seat, actions, only) = match words[..] {
        [seat, "2"] => (seat, 2, false),
        [seat, "1"] => (seat, 1, false),
        [seat, "1", "only"] => (seat, 1, true),
        _ => ("", 0, false),
    };
    match Seat::parse(seat).filter(|seat| seat.index() < seats) {
        Some(seat) => Ok((seat, actions, only)),
        None => Err(line.wrong(format!("'{}' is not a turn like 'A 2'", line.value))),
    }
}

/// How many of the turns to come have a single action: at most the first two of the game.
fn short_turns(line: &Line, seats: usize) -> Result<u8, SceneError> {
    match line.small_number()? {
        turns @ 0..=1 if seats >= 4 || turns == 0 => Ok(turns),
        turns => Err(line.wrong(format!("{turns} short turns cannot follow with {seats} players"))),
    }
}

fn named_twice(line: &Line) -> SceneError {
    line.wrong(format!("'{}' is said twice", line.key))
}

impl<D: Variant> Staged for Engine<D> {
    fn stage(options: &Rules, seats: usize, lines: &[Line]) -> Result<Self, SceneError> {
        let first = lines.first().map_or(0, |line| line.number);
        options.check(seats).map_err(|SetupError(reason)| SceneError::new(first, reason))?;
        let mut game = Engine::bare(*options, seats, Rng::new(0));
        game.phase = Phase::Action;
        game.actions = 2;
        let mut stage = Stage {
            game,
            named: CardSet::NONE,
            heaps: Default::default(),
            under: Default::default(),
            available: None,
            claimed: Default::default(),
            used: None,
            only: false,
        };
        for (number, line) in lines.iter().enumerate() {
            if lines[..number].iter().any(|earlier| earlier.key == line.key) {
                return Err(named_twice(line));
            }
            stage.read(line)?;
        }
        stage.finish().map_err(|reason| SceneError::new(first, reason))
    }

    fn setup_lines(options: &Rules, seats: usize) -> Result<SetupLines, SetupError> {
        lines::setup_lines::<D>(options, seats)
    }

    fn expect(&self, line: &Line) -> Result<(), SceneError> {
        let same_set = |found: CardSet<D>| {
            let expected: CardSet<D> = cards::<D>(line, &self.rules)?.into_iter().collect();
            line.unless(expected == found, names(found.iter()))
        };
        let expected = || cards::<D>(line, &self.rules);
        let same_list = |found: Vec<Card>| line.unless(expected()? == found, names(found));
        let same_number = |found: usize| line.unless(line.number()? == found, found);
        let same_achievements = |owner: Option<Seat>| {
            let found = Listed::now(self, owner);
            line.unless(Listed::read(line, self)? == found, found.write())
        };
        let pile = |set: Set, age: u8| self.pile_cards(set, age).collect::<Vec<Card>>();
        let Some(key) = Key::parse::<D>(line, self.seats())? else { return D::expect_line(self, line) };
        match key {
            Key::Turn => {
                let now = (self.turn, self.actions, self.has_only_begun());
                line.unless(turn(line, self.seats())? == now, self.write_turn())
            }
            Key::ShortTurns => line.unless(line.small_number()? == self.short_turns, self.short_turns),
            Key::Stack(seat, color, splay) => {
                let found: Vec<Card> = self.stack(seat, color).collect();
                let fits = self.splay(seat, color) == splay && expected()? == found;
                line.unless_under(&self.stack_key(seat, color), fits, names(found))
            }
            // The cards that lie there; karmas may count others among them.
            Key::Hand(seat) => same_set(self.player(seat).hand),
            Key::Score(seat) => same_set(self.player(seat).score),
            Key::Removed => same_set(self.removed().collect()),
            Key::HandCount(seat) => same_number(self.player(seat).hand.len()),
            Key::ScoreCount(seat) => same_number(self.player(seat).score.len()),
            Key::Points(seat) => same_number(self.points(seat)),
            Key::ScoredThisTurn(seat) => same_number(self.player(seat).scored_this_turn as usize),
            Key::TuckedThisTurn(seat) => same_number(self.player(seat).tucked_this_turn as usize),
            Key::SupplyCount(set, age) => same_number(pile(set, age).len()),
            Key::Supply(set, age) => same_list(pile(set, age).into_iter().take(expected()?.len()).collect()),
            Key::SupplyExactly(set, age) => same_list(pile(set, age)),
            Key::SupplyBottom(set, age) => {
                let pile = pile(set, age);
                same_list(pile[pile.len().saturating_sub(expected()?.len())..].to_vec())
            }
            Key::Achievement(age) => same_list(D::cards_under(self, age)),
            Key::Achieved(seat) => same_achievements(Some(seat)),
            Key::Achievements => same_achievements(None),
            Key::Icons(seat) => self.expect_icons(line, seat),
        }
    }

    fn write_lines(&self) -> String {
        let mut text = format!("turn: {}\n", self.write_turn());
        let mut line = |key: String, value: String| {
            if !value.is_empty() {
                writeln!(text, "{key}: {value}").expect("writing to a string");
            }
        };
        let counter = |count: u8| if count == 0 { String::new() } else { count.to_string() };
        line("short turns".into(), counter(self.short_turns));
        for seat in self.all_seats() {
            for color in Color::ALL {
                line(self.stack_key(seat, color), names(self.stack(seat, color)));
            }
            let player = self.player(seat);
            line(format!("{seat} hand"), names(player.hand.iter()));
            line(format!("{seat} score"), names(player.score.iter()));
            line(format!("{seat} achievements"), Listed::now(self, Some(seat)).write());
            line(format!("{seat} scored this turn"), counter(player.scored_this_turn));
            line(format!("{seat} tucked this turn"), counter(player.tucked_this_turn));
        }
        for (key, value) in D::expansion_lines(self) {
            line(key, value);
        }
        line("achievements".into(), Listed::now(self, None).write());
        for age in 1..=D::HIGHEST_ACHIEVEMENT {
            line(format!("achievement {age}"), names(D::cards_under(self, age)));
        }
        line("removed".into(), names(self.removed()));
        for &set in D::SETS.iter().filter(|set| self.rules.expansions.has(**set)) {
            let name = if set == Set::Base { String::new() } else { format!(" {}", set.name()) };
            for age in 1..=AGES as u8 {
                let pile = self.pile_cards(set, age);
                writeln!(text, "supply {age}{name} exactly: {}", names(pile)).expect("writing to a string");
            }
        }
        text
    }

    fn is_rest(question: &Question) -> bool {
        matches!(question.ask, Ask::Action | Ask::Display)
    }
}

impl<D: Variant> Engine<D> {
    /// Whether the turn has a single action and has yet to begin: the artifact on display is asked about first.
    fn has_only_begun(&self) -> bool {
        self.phase == Phase::Display && self.actions == 1
    }

    fn write_turn(&self) -> String {
        let only = if self.has_only_begun() { " only" } else { "" };
        format!("{} {}{only}", self.turn, self.actions)
    }

    /// Cards that are in play by the options, and out of the game.
    fn removed(&self) -> impl Iterator<Item = Card> + '_ {
        D::cards().filter(|&card| self.place(card) == Place::Removed && D::is_in_play(&self.rules, card))
    }

    /// `A red left`
    fn stack_key(&self, seat: Seat, color: Color) -> String {
        let splay = match self.splay(seat, color) {
            Splay::Unsplayed => String::new(),
            splay => format!(" {}", splay.name()),
        };
        format!("{seat} {}{splay}", color.name())
    }

    fn expect_icons(&self, line: &Line, seat: Seat) -> Result<(), SceneError> {
        let read = |item: &str| {
            let icon = item.split_once(' ').and_then(|(icon, count)| Some((Icon::parse(icon)?, count.parse().ok()?)));
            icon.ok_or_else(|| line.wrong(format!("'{item}' is not an icon and a number")))
        };
        let expected: Vec<(Icon, usize)> = line.list().map(read).collect::<Result<_, _>>()?;
        let found: Vec<_> = expected.iter().map(|&(icon, _)| (icon, self.icon(seat, icon))).collect();
        let written: Vec<String> = found.iter().map(|(icon, count)| format!("{} {count}", icon.name())).collect();
        line.unless(expected == found, written.join(", "))
    }
}
