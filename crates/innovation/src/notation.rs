//! Positions as text: the lines of scenes. See docs/notation.md.

use std::fmt::Write;

use table::scene::{Line, SceneError, Staged};
use table::{Rng, Seat};

use crate::card::{AGES, Card, CardSet, Color, Icon, Splay};
use crate::choice::{Ask, Question};
use crate::deck::{Base, Deck};
use crate::rules::Rules;
use crate::state::{Engine, Phase, Place, Special};

/// What a line speaks of.
enum Key {
    Turn,
    Stack(Seat, Color, Splay),
    Hand(Seat),
    Score(Seat),
    Achieved(Seat),
    ScoredThisTurn(Seat),
    TuckedThisTurn(Seat),
    Supply(u8),
    SupplyExactly(u8),
    SupplyBottom(u8),
    SupplyCount(u8),
    Achievement(u8),
    Achievements,
    Removed,
    HandCount(Seat),
    ScoreCount(Seat),
    Points(Seat),
    Icons(Seat),
}

impl Key {
    fn parse(line: &Line, seats: usize) -> Result<Key, SceneError> {
        let words: Vec<&str> = line.key.split_whitespace().collect();
        let seat = words.first().and_then(|word| Seat::parse(word)).filter(|seat| seat.index() < seats);
        let age = words.get(1).and_then(|word| word.parse().ok()).filter(|age| (1..=AGES as u8).contains(age));
        let color = words.get(1).and_then(|word| Color::parse(word));
        let key = match (words.as_slice(), seat, age, color) {
            (["turn"], ..) => Key::Turn,
            (["removed"], ..) => Key::Removed,
            (["achievements"], ..) => Key::Achievements,
            (["supply", _], _, Some(age), _) => Key::Supply(age),
            (["supply", _, "exactly"], _, Some(age), _) => Key::SupplyExactly(age),
            (["supply", _, "bottom"], _, Some(age), _) => Key::SupplyBottom(age),
            (["supply", _, "count"], _, Some(age), _) => Key::SupplyCount(age),
            (["achievement", _], _, Some(age), _) if age < 10 => Key::Achievement(age),
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
                Some(splay) => Key::Stack(seat, color, splay),
                None => return Err(line.wrong(format!("'{splay}' is not a splay: left, right or up"))),
            },
            _ => return Err(line.wrong(format!("'{}' is not a line of this game", line.key))),
        };
        Ok(key)
    }
}

fn card(line: &Line, name: &str) -> Result<Card, SceneError> {
    Card::parse(name).ok_or_else(|| line.wrong(format!("there is no card '{name}'")))
}

fn cards(line: &Line) -> Result<Vec<Card>, SceneError> {
    line.list().map(|name| card(line, name)).collect()
}

fn names(cards: impl IntoIterator<Item = Card>) -> String {
    let names: Vec<&str> = cards.into_iter().map(Card::name).collect();
    names.join(", ")
}

fn small(line: &Line) -> Result<u8, SceneError> {
    u8::try_from(line.number()?).map_err(|_| line.wrong("the number is too large"))
}

/// Achievements as two masks: a bit an age, a bit a special achievement.
fn achievements(line: &Line) -> Result<(u16, u16), SceneError> {
    let (mut ages, mut specials) = (0, 0);
    for item in line.list() {
        match (item.parse::<u8>(), Special::parse(item)) {
            (Ok(age), _) if (1..AGES as u8).contains(&age) => ages |= 1 << age,
            (_, Some(special)) => specials |= special.bit(),
            _ => return Err(line.wrong(format!("'{item}' is not an achievement"))),
        }
    }
    Ok((ages, specials))
}

fn write_achievements(ages: u16, specials: u16) -> String {
    let ages = (1..AGES as u8).filter(|age| ages & (1 << age) != 0).map(|age| age.to_string());
    let specials = Special::ALL.into_iter().filter(|special| specials & special.bit() != 0);
    ages.chain(specials.map(|special| special.name().to_string())).collect::<Vec<_>>().join(", ")
}

/// A position while its lines are read.
struct Stage<D: Deck> {
    game: Engine<D>,
    used: CardSet<D>,
    tops: [Vec<Card>; AGES],
    exactly: [bool; AGES],
    under: [Option<Card>; AGES],
    available: Option<(u16, u16)>,
}

impl<D: Deck> Stage<D> {
    /// Takes cards that no other line has used.
    fn take(&mut self, line: &Line) -> Result<Vec<Card>, SceneError> {
        let cards = cards(line)?;
        for &card in &cards {
            if self.used.has(card) {
                return Err(line.wrong(format!("{card} is used twice")));
            }
            self.used = self.used.with(card);
        }
        Ok(cards)
    }

    fn read(&mut self, line: &Line) -> Result<(), SceneError> {
        match Key::parse(line, self.game.seats())? {
            Key::Turn => (self.game.turn, self.game.actions) = turn(line, self.game.seats())?,
            Key::Hand(seat) => self.take(line)?.into_iter().for_each(|card| self.game.put_in_hand(card, seat)),
            Key::Score(seat) => self.take(line)?.into_iter().for_each(|card| self.game.put_in_score(card, seat)),
            Key::Stack(seat, color, splay) => self.read_stack(line, seat, color, splay)?,
            Key::Achieved(seat) => {
                let player = self.game.player_mut(seat);
                (player.ages, player.specials) = achievements(line)?;
            }
            Key::ScoredThisTurn(seat) => self.game.player_mut(seat).scored_this_turn = small(line)?,
            Key::TuckedThisTurn(seat) => self.game.player_mut(seat).tucked_this_turn = small(line)?,
            Key::Supply(age) => self.read_supply(line, age)?,
            Key::SupplyExactly(age) => {
                self.exactly[age as usize - 1] = true;
                self.read_supply(line, age)?;
            }
            Key::Achievement(age) => {
                let [card] = self.take(line)?[..] else { return Err(line.wrong("one card is needed")) };
                self.under[age as usize - 1] = Some(of_age(line, card, age)?);
            }
            Key::Achievements => self.available = Some(achievements(line)?),
            Key::Removed => drop(self.take(line)?),
            _ => return Err(line.wrong(format!("'{}' can only be expected, not set up", line.key))),
        }
        Ok(())
    }

    fn read_stack(&mut self, line: &Line, seat: Seat, color: Color, splay: Splay) -> Result<(), SceneError> {
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

    fn read_supply(&mut self, line: &Line, age: u8) -> Result<(), SceneError> {
        let cards = self.take(line)?;
        cards.iter().try_for_each(|&card| of_age(line, card, age).map(drop))?;
        self.tops[age as usize - 1] = cards;
        Ok(())
    }

    /// Puts what no line named where it belongs: one card under each achievement, the rest into the supply.
    fn finish(mut self) -> Result<Engine<D>, String> {
        for age in 1..=AGES as u8 {
            let index = age as usize - 1;
            let unused = Base::cards().filter(|card| card.value() == age && !self.used.has(*card));
            let mut unused: Vec<Card> = unused.collect();
            if index < 9 {
                let under = self.under[index].or_else(|| unused.pop());
                let under = under.ok_or_else(|| format!("no card is left for the achievement of age {age}"))?;
                self.game.put_under_achievement(under);
            }
            if self.exactly[index] {
                unused.clear();
            }
            let pile = self.tops[index].iter().chain(&unused);
            pile.for_each(|&card| self.game.put_back(card));
        }
        let claimed = self.game.everyone().map(|seat| (self.game.player(seat).ages, self.game.player(seat).specials));
        let (mut ages, mut specials) = (0, 0);
        for (more_ages, more_specials) in claimed {
            if ages & more_ages != 0 || specials & more_specials != 0 {
                return Err("two players have the same achievement".into());
            }
            ages |= more_ages;
            specials |= more_specials;
        }
        let all = Special::ALL.iter().fold(0, |all, special| all | special.bit());
        let (free_ages, free_specials) = self.available.unwrap_or((0b11_1111_1110, all));
        self.game.achievements.ages = free_ages & !ages;
        self.game.achievements.specials = free_specials & !specials;
        Ok(self.game)
    }
}

fn of_age(line: &Line, card: Card, age: u8) -> Result<Card, SceneError> {
    if card.value() == age { Ok(card) } else { Err(line.wrong(format!("{card} is not of age {age}"))) }
}

fn turn(line: &Line, seats: usize) -> Result<(Seat, u8), SceneError> {
    let wrong = || line.wrong(format!("'{}' is not a turn like 'A 2'", line.value));
    let (seat, actions) = line.value.split_once(' ').ok_or_else(wrong)?;
    let seat = Seat::parse(seat).filter(|seat| seat.index() < seats).ok_or_else(wrong)?;
    let actions = actions.parse().ok().filter(|actions| (1..=2).contains(actions)).ok_or_else(wrong)?;
    Ok((seat, actions))
}

impl<D: Deck> Staged for Engine<D> {
    fn stage(options: &Rules, seats: usize, lines: &[Line]) -> Result<Self, SceneError> {
        let first = lines.first().map_or(0, |line| line.number);
        if options.teams && seats != 4 {
            return Err(SceneError { line: first, reason: "teams are for four players".into() });
        }
        let mut game = Engine::bare(*options, seats, Rng::new(0));
        game.phase = Phase::Action;
        game.actions = 2;
        let mut stage = Stage {
            game,
            used: CardSet::NONE,
            tops: Default::default(),
            exactly: [false; AGES],
            under: [None; AGES],
            available: None,
        };
        lines.iter().try_for_each(|line| stage.read(line))?;
        stage.finish().map_err(|reason| SceneError { line: first, reason })
    }

    fn expect(&self, line: &Line) -> Result<(), SceneError> {
        let same_set = |found: CardSet<D>| {
            let expected: CardSet<D> = cards(line)?.into_iter().collect();
            line.unless(expected == found, names(found.iter()))
        };
        let same_list = |found: Vec<Card>| line.unless(cards(line)? == found, names(found));
        let same_number = |found: usize| line.unless(line.number()? == found, found);
        match Key::parse(line, self.seats())? {
            Key::Turn => {
                let now = format!("{} {}", self.turn, self.actions);
                line.unless(turn(line, self.seats())? == (self.turn, self.actions), now)
            }
            Key::Stack(seat, color, splay) => {
                let found: Vec<Card> = self.stack(seat, color).collect();
                let fits = self.splay(seat, color) == splay && cards(line)? == found;
                line.unless(fits, format!("{}: {}", self.splay(seat, color).name(), names(found)))
            }
            Key::Hand(seat) => same_set(self.hand(seat)),
            Key::Score(seat) => same_set(self.score_pile(seat)),
            Key::Removed => same_set(D::cards().filter(|card| self.place(*card) == Place::Removed).collect()),
            Key::HandCount(seat) => same_number(self.hand(seat).len()),
            Key::ScoreCount(seat) => same_number(self.score_pile(seat).len()),
            Key::Points(seat) => same_number(self.points(seat)),
            Key::ScoredThisTurn(seat) => same_number(self.player(seat).scored_this_turn as usize),
            Key::TuckedThisTurn(seat) => same_number(self.player(seat).tucked_this_turn as usize),
            Key::SupplyCount(age) => same_number(self.supply_count(age)),
            Key::Supply(age) => same_list(self.supply(age).take(line.list().count()).collect()),
            Key::SupplyExactly(age) => same_list(self.supply(age).collect()),
            Key::SupplyBottom(age) => {
                let pile: Vec<Card> = self.supply(age).collect();
                same_list(pile[pile.len().saturating_sub(line.list().count())..].to_vec())
            }
            Key::Achievement(age) => same_list(vec![self.achievements.cards[age as usize - 1]]),
            Key::Achieved(seat) => {
                let player = self.player(seat);
                let found = (player.ages, player.specials);
                line.unless(achievements(line)? == found, write_achievements(found.0, found.1))
            }
            Key::Achievements => {
                let found = (self.achievements.ages, self.achievements.specials);
                line.unless(achievements(line)? == found, write_achievements(found.0, found.1))
            }
            Key::Icons(seat) => line.list().try_for_each(|item| self.expect_icons(line, item, seat)),
        }
    }

    fn write_lines(&self) -> String {
        let mut text = format!("turn: {} {}\n", self.turn, self.actions);
        let mut line = |key: String, value: String| {
            if !value.is_empty() {
                writeln!(text, "{key}: {value}").expect("writing to a string");
            }
        };
        for seat in self.everyone() {
            for color in Color::ALL {
                let splay = match self.splay(seat, color) {
                    Splay::Unsplayed => String::new(),
                    splay => format!(" {}", splay.name()),
                };
                line(format!("{seat} {}{splay}", color.name()), names(self.stack(seat, color)));
            }
            let player = self.player(seat);
            let counter = |count: u8| if count == 0 { String::new() } else { count.to_string() };
            line(format!("{seat} hand"), names(player.hand.iter()));
            line(format!("{seat} score"), names(player.score.iter()));
            line(format!("{seat} achievements"), write_achievements(player.ages, player.specials));
            line(format!("{seat} scored this turn"), counter(player.scored_this_turn));
            line(format!("{seat} tucked this turn"), counter(player.tucked_this_turn));
        }
        line("achievements".into(), write_achievements(self.achievements.ages, self.achievements.specials));
        for age in 1..AGES as u8 {
            line(format!("achievement {age}"), names([self.achievements.cards[age as usize - 1]]));
        }
        line("removed".into(), names(D::cards().filter(|card| self.place(*card) == Place::Removed)));
        for age in 1..=AGES as u8 {
            writeln!(text, "supply {age} exactly: {}", names(self.supply(age))).expect("writing to a string");
        }
        text
    }

    fn is_rest(question: &Question) -> bool {
        question.ask == Ask::Action
    }
}

impl<D: Deck> Engine<D> {
    fn expect_icons(&self, line: &Line, item: &str, seat: Seat) -> Result<(), SceneError> {
        let icon = item.split_once(' ').and_then(|(icon, count)| Some((Icon::parse(icon)?, count.parse().ok()?)));
        let (icon, count): (Icon, usize) =
            icon.ok_or_else(|| line.wrong(format!("'{item}' is not an icon and a number")))?;
        let found = self.icon(seat, icon);
        line.unless(found == count, format!("{} {found}", icon.name()))
    }
}
