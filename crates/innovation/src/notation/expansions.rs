//! The lines that only expansions have.

use table::scene::{Line, SceneError};
use table::{Seat, SetupLine, SetupLines};

use super::{Listed, SceneLines, Stage, cards, lines, names, only_expected, seat_of, unknown};
use crate::card::{Card, CardSet, Set};
use crate::deck::Deck;
use crate::decree::Decree;
use crate::event::Zone;
use crate::expansions::{All, used};
use crate::places::Places;
use crate::rules::Rules;
use crate::state::{Engine, Phase};

enum Key {
    Forecast(Seat),
    ForecastCount(Seat),
    Display(Seat),
    Decrees(Seat),
    Relics(Seat),
    Used(Seat),
    TuckedGreen(Seat),
    /// Everything that counts as an achievement.
    Achieved(Seat),
    Bonuses(Seat),
    Lost,
    RemovedDecrees,
}

impl Key {
    fn parse(line: &Line, seats: usize) -> Result<Key, SceneError> {
        let words: Vec<&str> = line.key.split_whitespace().collect();
        match words[..] {
            ["lost"] => return Ok(Key::Lost),
            ["removed", "decrees"] => return Ok(Key::RemovedDecrees),
            _ => {}
        }
        let seat = seat_of(line, seats).ok_or_else(|| unknown(line))?;
        Ok(match &words[1..] {
            ["forecast"] => Key::Forecast(seat),
            ["forecast", "count"] => Key::ForecastCount(seat),
            ["display"] => Key::Display(seat),
            ["decrees"] => Key::Decrees(seat),
            ["relics"] => Key::Relics(seat),
            ["used"] => Key::Used(seat),
            ["tucked", "green", "this", "turn"] => Key::TuckedGreen(seat),
            ["achieved"] => Key::Achieved(seat),
            ["bonuses"] => Key::Bonuses(seat),
            _ => return Err(unknown(line)),
        })
    }
}

/// The artifact on display has been asked about in this turn.
const DISPLAY: u8 = 128;
const USED: [(&str, u8); 4] =
    [("endorse", used::ENDORSE), ("inspire", used::INSPIRE), ("decree", used::DECREE), ("display", DISPLAY)];

fn used_bits(line: &Line) -> Result<u8, SceneError> {
    line.list().try_fold(0, |bits, word| match USED.iter().find(|(name, _)| *name == word) {
        Some((_, bit)) => Ok(bits | bit),
        None => Err(line.wrong(format!("'{word}' is not endorse, inspire, decree or display"))),
    })
}

fn write_used(bits: u8) -> String {
    let words: Vec<&str> = USED.iter().filter(|(_, bit)| bits & bit != 0).map(|(name, _)| *name).collect();
    words.join(", ")
}

fn decree_bits(line: &Line) -> Result<u8, SceneError> {
    line.list().try_fold(0, |bits, name| match Decree::parse(name) {
        Some(decree) => Ok(bits | decree.bit()),
        None => Err(line.wrong(format!("there is no decree '{name}'"))),
    })
}

fn write_decrees(bits: u8) -> String {
    let decrees = Decree::ALL.into_iter().filter(|decree| bits & decree.bit() != 0);
    decrees.map(Decree::name).collect::<Vec<_>>().join(", ")
}

fn seats(line: &Line, count: usize) -> Result<Vec<Seat>, SceneError> {
    let seat = |name: &str| Seat::parse(name).filter(|seat| seat.index() < count);
    line.list().map(|name| seat(name).ok_or_else(|| line.wrong(format!("there is no seat '{name}'")))).collect()
}

fn yes(line: &Line) -> Result<bool, SceneError> {
    match line.value.as_str() {
        "yes" => Ok(true),
        "no" => Ok(false),
        other => Err(line.wrong(format!("'{other}' is neither yes nor no"))),
    }
}

fn written<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(", ")
}

fn decrees_in_play(stage: &Stage<All>, line: &Line) -> Result<u8, SceneError> {
    if stage.game.plays_with(Set::Figures) {
        decree_bits(line)
    } else {
        Err(line.wrong("decrees belong to the figures"))
    }
}

fn relics_of(game: &Engine<All>, seat: Seat) -> CardSet<All> {
    game.achieved_cards(seat).iter().filter(|card| card.is_relic()).collect()
}

fn used_by(game: &Engine<All>, seat: Seat) -> u8 {
    if seat != game.turn {
        return 0;
    }
    let asked = game.actions == 2 && game.display(seat).is_some() && game.phase != Phase::Display;
    game.exp.used | if asked { DISPLAY } else { 0 }
}

/// The achievements that a seat has, or that can be claimed; relics are listed for themselves.
fn standard(game: &Engine<All>, owner: Option<Seat>) -> impl Iterator<Item = Card> + use<> {
    let cards = owner.map_or_else(|| game.available_cards(), |seat| game.achieved_cards(seat));
    cards.iter().filter(|card| !card.is_relic())
}

/// Who is out of the game has nothing any more and no turn, and at least two others play on.
fn check_lost(game: &Engine<All>) -> Result<(), String> {
    let lost = game.exp.lost;
    if lost.has(game.turn) {
        return Err(format!("it cannot be the turn of {}, who has lost", game.turn));
    }
    let has_cards = |seat: &Seat| Card::all().any(|card| game.place(card).owner() == Some(*seat));
    let has_more = |seat: &Seat| game.player(*seat).specials != 0 || game.expansion_player(*seat).decrees != 0;
    if let Some(seat) = lost.iter().find(|seat| has_cards(seat) || has_more(seat)) {
        return Err(format!("{seat} has lost, and has nothing any more"));
    }
    if !lost.is_empty() && game.everyone().all(|seat| game.team_of(game.turn).has(seat)) {
        return Err("nobody is left to play against".into());
    }
    if game.exp.removed_decrees != 0 && lost.is_empty() {
        return Err("decrees leave the game with a player who has lost".into());
    }
    Ok(())
}

impl SceneLines for All {
    const HIGHEST_ACHIEVEMENT: u8 = 10;

    /// Whether a card belongs to the sets in play; relics do by an option of their own.
    fn is_in_play(rules: &Rules, card: Card) -> bool {
        if card.is_relic() {
            rules.relics && rules.expansions.has(Set::Artifacts)
        } else {
            rules.expansions.has(card.set())
        }
    }

    fn achievement_ages(game: &Engine<All>, owner: Option<Seat>) -> Vec<u8> {
        standard(game, owner).map(Card::value).collect()
    }

    /// First those that can be claimed, then those of the players.
    fn cards_under(game: &Engine<All>, age: u8) -> Vec<Card> {
        let owners = std::iter::once(None).chain(game.all_seats().map(Some));
        owners.flat_map(|owner| standard(game, owner)).filter(|card| card.value() == age).collect()
    }

    /// Several achievements of an age may be there, each with its card.
    fn lay_out_achievements(stage: &mut Stage<All>) -> Result<(), String> {
        let claimed: Vec<u8> = stage.claimed.0.iter().flat_map(|listed| listed.ages.clone()).collect();
        let available = match stage.available.take() {
            Some(Listed { ages, .. }) => ages,
            None => (1..10).filter(|age| !claimed.contains(age)).collect(),
        };
        for age in available {
            let card = stage.next_under(age)?;
            stage.game.put_under_achievement(card);
        }
        for seat in stage.game.all_seats() {
            for age in std::mem::take(&mut stage.claimed[seat].ages) {
                let card = stage.next_under(age)?;
                All::put(&mut stage.game, card, Zone::Achievements(seat));
            }
        }
        Ok(())
    }

    /// Relics that nobody has lie beside their piles, and the turn may begin with the artifact on display.
    fn finish_stage(stage: &mut Stage<All>) -> Result<bool, String> {
        check_lost(&stage.game)?;
        let rules = stage.game.rules;
        for relic in All::cards().filter(|card| card.is_relic() && All::is_in_play(&rules, *card)) {
            if !stage.named.has(relic) {
                stage.game.put_back(relic);
            }
        }
        let bits = match stage.used {
            Some((seat, _)) if seat != stage.game.turn => {
                return Err("only the player whose turn it is has used actions".into());
            }
            Some((_, bits)) => bits,
            None => 0,
        };
        stage.game.exp.used = bits & !DISPLAY;
        let displays = stage.game.display(stage.game.turn).is_some();
        if bits & DISPLAY != 0 && !displays {
            return Err("nothing is on display to be asked about".into());
        }
        let begins = stage.game.actions == 2 || stage.only;
        let asked = begins && displays && bits & DISPLAY == 0;
        if asked {
            stage.game.phase = Phase::Display;
        }
        Ok(asked)
    }

    fn read_line(stage: &mut Stage<All>, line: &Line) -> Result<(), SceneError> {
        match Key::parse(line, stage.game.seats())? {
            Key::Forecast(seat) => {
                let cards = stage.take(line)?;
                cards.into_iter().for_each(|card| All::put(&mut stage.game, card, Zone::Forecast(seat)));
            }
            Key::Display(seat) => {
                let [card] = stage.take(line)?[..] else { return Err(line.wrong("one card is needed")) };
                if card.set() != Set::Artifacts || card.is_relic() {
                    return Err(line.wrong(format!("{card} is no artifact")));
                }
                All::put(&mut stage.game, card, Zone::Display(seat));
            }
            Key::Decrees(seat) => stage.game.expansion_player_mut(seat).decrees = decrees_in_play(stage, line)?,
            Key::RemovedDecrees => stage.game.exp.removed_decrees = decrees_in_play(stage, line)?,
            Key::Relics(seat) => {
                for card in stage.take(line)? {
                    if !card.is_relic() {
                        return Err(line.wrong(format!("{card} is no relic")));
                    }
                    All::put(&mut stage.game, card, Zone::Achievements(seat));
                }
            }
            Key::Used(seat) => stage.used = Some((seat, used_bits(line)?)),
            Key::TuckedGreen(seat) => stage.game.expansion_player_mut(seat).tucked_green_this_turn = yes(line)?,
            Key::Lost => stage.game.exp.lost = seats(line, stage.game.seats())?.into_iter().collect(),
            Key::ForecastCount(_) | Key::Achieved(_) | Key::Bonuses(_) => return Err(only_expected(line)),
        }
        Ok(())
    }

    fn expect_line(game: &Engine<All>, line: &Line) -> Result<(), SceneError> {
        let same_set = |found: CardSet<All>| {
            let expected: CardSet<All> = cards::<All>(line, &game.rules)?.into_iter().collect();
            line.unless(expected == found, names(found.iter()))
        };
        let same_number = |found: usize| line.unless(line.number()? == found, found);
        let same_decrees = |found: u8| line.unless(decree_bits(line)? == found, write_decrees(found));
        match Key::parse(line, game.seats())? {
            Key::Forecast(seat) => same_set(game.forecast(seat)),
            Key::ForecastCount(seat) => same_number(game.forecast(seat).len()),
            Key::Display(seat) => same_set(game.display(seat).into_iter().collect()),
            Key::Decrees(seat) => same_decrees(game.expansion_player(seat).decrees),
            Key::RemovedDecrees => same_decrees(game.exp.removed_decrees),
            Key::Relics(seat) => same_set(relics_of(game, seat)),
            Key::Used(seat) => {
                let found = used_by(game, seat);
                line.unless(used_bits(line)? == found, write_used(found))
            }
            Key::TuckedGreen(seat) => {
                let found = game.expansion_player(seat).tucked_green_this_turn;
                line.unless(yes(line)? == found, if found { "yes" } else { "no" })
            }
            Key::Achieved(seat) => same_number(game.achieved(seat)),
            Key::Bonuses(seat) => {
                let mut found: Vec<u8> = game.bonuses(seat).collect();
                let expected: Result<Vec<u8>, _> = line.list().map(str::parse).collect();
                let mut expected = expected.map_err(|_| line.wrong("bonuses are numbers"))?;
                found.sort_unstable();
                expected.sort_unstable();
                line.unless(expected == found, written(found))
            }
            Key::Lost => {
                let found: Vec<Seat> = game.exp.lost.iter().collect();
                line.unless(seats(line, game.seats())? == found, written(found))
            }
        }
    }

    fn expansion_setup(all: &mut SetupLines, rules: &Rules, seat: Option<Seat>) {
        let has = |set: Set| rules.expansions.has(set);
        let Some(seat) = seat else {
            all.lines.push(SetupLine::list("lost", "seats", table::MAX_SEATS));
            if has(Set::Figures) {
                all.lines.push(SetupLine::list("removed decrees", "decrees", Decree::ALL.len()));
            }
            return;
        };
        let in_play = || All::cards().filter(|card| All::is_in_play(rules, *card));
        all.list("used", USED.map(|(name, _)| name));
        all.list("yes", ["yes", "no"]);
        all.lines.push(lines::cards("forecast", "cards").of(seat));
        if has(Set::Artifacts) {
            let artifacts = in_play().filter(|card| card.set() == Set::Artifacts && !card.is_relic());
            all.list("artifacts", artifacts.map(Card::name));
            all.lines.push(lines::cards("display", "artifacts").up_to(1).of(seat));
        }
        if has(Set::Figures) {
            all.list("decrees", Decree::ALL.map(Decree::name));
            all.lines.push(SetupLine::list("decrees", "decrees", 5).once("decrees").of(seat));
        }
        if has(Set::Artifacts) && rules.relics {
            all.list("relics", in_play().filter(|card| card.is_relic()).map(Card::name));
            all.lines.push(lines::cards("relics", "relics").of(seat));
        }
        all.lines.push(SetupLine::list("used", "used", USED.len()).of(seat));
        all.lines.push(SetupLine::one("tucked green this turn", "yes").of(seat));
    }

    fn expansion_lines(game: &Engine<All>) -> Vec<(String, String)> {
        let mut lines = Vec::new();
        for seat in game.all_seats() {
            let player = game.expansion_player(seat);
            lines.push((format!("{seat} forecast"), names(game.forecast(seat).iter())));
            lines.push((format!("{seat} display"), names(game.display(seat))));
            lines.push((format!("{seat} decrees"), write_decrees(player.decrees)));
            lines.push((format!("{seat} relics"), names(relics_of(game, seat).iter())));
            lines.push((format!("{seat} used"), write_used(used_by(game, seat))));
            let green = if player.tucked_green_this_turn { "yes" } else { "" };
            lines.push((format!("{seat} tucked green this turn"), green.into()));
        }
        lines.push(("lost".into(), written(game.exp.lost.iter())));
        lines.push(("removed decrees".into(), write_decrees(game.exp.removed_decrees)));
        lines
    }
}
