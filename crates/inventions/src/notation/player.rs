//! The lines of one player.

use table::EnumMap;
use table::scene::{Line, SceneError, listed, listed_with_counts};

use super::{Comparing, at_most, counts, idea, single, words};
use crate::state::{Color, Inventions};
use crate::words::{Action, Aspiration, Card, EraSpace, Goal, Hex, Region, Tile, Token, Type};

#[derive(Copy, Clone, PartialEq)]
pub(super) enum PlayerKey {
    Milestone,
    Space,
    Ip,
    Influence,
    Scholars,
    Home,
    Exhausted,
    Hand,
    Inventions,
    Display,
    Map,
    Flipped,
    Used,
    Aspirations,
    Epoch,
    Seasons,
    Sages,
    Goals,
    Supply,
    EconomyTokens,
    ChainTokens,
    Era,
    Tokens,
}

impl PlayerKey {
    /// Those that set a position up.
    pub const ALL: [(&'static str, PlayerKey); 18] = [
        ("milestone", PlayerKey::Milestone),
        ("space", PlayerKey::Space),
        ("ip", PlayerKey::Ip),
        ("influence", PlayerKey::Influence),
        ("scholars", PlayerKey::Scholars),
        ("home", PlayerKey::Home),
        ("exhausted", PlayerKey::Exhausted),
        ("hand", PlayerKey::Hand),
        ("inventions", PlayerKey::Inventions),
        ("display", PlayerKey::Display),
        ("map", PlayerKey::Map),
        ("flipped", PlayerKey::Flipped),
        ("used", PlayerKey::Used),
        ("aspirations", PlayerKey::Aspirations),
        ("epoch", PlayerKey::Epoch),
        ("seasons", PlayerKey::Seasons),
        ("sages", PlayerKey::Sages),
        ("goals", PlayerKey::Goals),
    ];
    const EXPECTED: [(&'static str, PlayerKey); 5] = [
        ("supply", PlayerKey::Supply),
        ("economy tokens", PlayerKey::EconomyTokens),
        ("chain tokens", PlayerKey::ChainTokens),
        ("era", PlayerKey::Era),
        ("tokens", PlayerKey::Tokens),
    ];

    pub fn parse(words: &[&str]) -> Option<Self> {
        let key = words.join(" ");
        Self::ALL.into_iter().chain(Self::EXPECTED).find(|(name, _)| *name == key).map(|(_, key)| key)
    }

    pub fn comparing(self) -> Comparing {
        match self {
            PlayerKey::Home | PlayerKey::Exhausted | PlayerKey::Aspirations => Comparing::Counted,
            _ => Comparing::Unordered,
        }
    }

    /// Whether this colour has such a thing in this game.
    pub fn belongs_to(self, game: &Inventions, color: Color) -> bool {
        let plays = game.seat_of(color).is_some();
        match self {
            PlayerKey::Milestone | PlayerKey::Space => true,
            _ => plays,
        }
    }

    pub fn set(self, game: &mut Inventions, color: Color, line: &Line) -> Result<(), SceneError> {
        if self == PlayerKey::Goals {
            return set_goals(game, color, line);
        }
        let hexes = game.facts().hexes;
        let player = game.player_mut(color);
        match self {
            PlayerKey::Space => player.space = single(line, EraSpace::parse)?,
            PlayerKey::Ip => player.ip = line.small_number()?.into(),
            PlayerKey::Influence => {
                let influence = Some(line.small_number()?).filter(|influence| *influence <= 10);
                player.influence = influence.ok_or_else(|| line.wrong("influence goes from 0 to 10"))?;
            }
            PlayerKey::Scholars => player.scholars = line.small_number()?,
            PlayerKey::Home => player.home = specialists(line)?,
            PlayerKey::Exhausted => player.exhausted = specialists(line)?,
            PlayerKey::Hand => player.hand = at_most(line, player.hand.capacity(), idea)?.into_iter().collect(),
            PlayerKey::Inventions => player.inventions = words(line, Card::parse)?.into_iter().collect(),
            PlayerKey::Display => {
                for tile in words(line, Tile::parse)? {
                    let room = player.display.try_push(tile).is_none();
                    if !room || player.owns(tile) {
                        return Err(line.wrong(format!("there is no room for '{tile}', or it is there already")));
                    }
                    player.owned.insert(tile);
                }
            }
            PlayerKey::Map => {
                for (tile, hex) in words(line, built)? {
                    let free = hexes & !player.covered & (1 << hex.index()) != 0;
                    if !free || player.owns(tile) {
                        return Err(line.wrong(format!("'{tile}' cannot lie on {hex}")));
                    }
                    player.map.push((hex, tile));
                    player.covered |= 1 << hex.index();
                    player.owned.insert(tile);
                }
            }
            PlayerKey::Flipped => player.flipped = numbers(line)?,
            PlayerKey::Used => player.used = numbers(line)?,
            PlayerKey::Epoch => player.epoch = single(line, Action::parse)?,
            PlayerKey::Seasons => {
                player.seasons = at_most(line, player.seasons.capacity(), Action::parse)?.into_iter().collect();
            }
            PlayerKey::Sages => {
                let sages = Some(line.small_number()?).filter(|sages| usize::from(*sages) <= Region::ALL.len());
                player.sages = sages.ok_or_else(|| line.wrong("there are seven sages"))?;
            }
            PlayerKey::Aspirations => {
                for (aspiration, count) in counts(line, Aspiration::parse)? {
                    player.aspirations[aspiration] = count;
                }
            }
            _ => return Err(line.wrong(format!("'{}' can only be expected, not set up", line.key))),
        }
        Ok(())
    }

    pub fn value(self, game: &Inventions, color: Color) -> String {
        let player = game.player(color);
        let kinds =
            |counts: EnumMap<Type, u8>| listed_with_counts(Type::ALL.map(|kind| (kind.specialist(), counts[kind])));
        let bits = |bits: u8| listed((1..=7).filter(|number| bits & (1 << number) != 0));
        match self {
            PlayerKey::Milestone => game.private[color].to_string(),
            PlayerKey::Space => listed(player.space),
            PlayerKey::Ip => player.ip.to_string(),
            PlayerKey::Influence => player.influence.to_string(),
            PlayerKey::Scholars => player.scholars.to_string(),
            PlayerKey::Home => kinds(player.home),
            PlayerKey::Exhausted => kinds(player.exhausted),
            PlayerKey::Hand => listed(player.hand),
            PlayerKey::Inventions => listed(player.inventions.iter()),
            PlayerKey::Display => listed(player.display),
            PlayerKey::Map => listed(player.map.iter().map(|(hex, tile)| format!("{tile} at {hex}"))),
            PlayerKey::Flipped => bits(player.flipped),
            PlayerKey::Used => bits(player.used),
            PlayerKey::Aspirations => {
                listed_with_counts(Aspiration::ALL.map(|aspiration| (aspiration, player.aspirations[aspiration])))
            }
            PlayerKey::Epoch => listed(player.epoch),
            PlayerKey::Seasons => listed(player.seasons),
            PlayerKey::Sages => player.sages.to_string(),
            PlayerKey::Goals => listed((game.seat_of(color).into_iter()).flat_map(|seat| game.goals_of(seat))),
            PlayerKey::Supply => player.supply.to_string(),
            PlayerKey::EconomyTokens => player.economy.to_string(),
            PlayerKey::ChainTokens => if game.current() == color { game.now.tokens } else { 0 }.to_string(),
            PlayerKey::Era => game.own_era(color).to_string(),
            PlayerKey::Tokens => {
                let on_board = |token: &Token| player.has_token(*token) && token.action().is_some();
                listed(Token::ALL.into_iter().filter(on_board))
            }
        }
    }
}

/// Goals change hands with whoever had them.
fn set_goals(game: &mut Inventions, color: Color, line: &Line) -> Result<(), SceneError> {
    for goal in words(line, Goal::parse)? {
        let deck = &mut game.goals[goal.index() / Goal::IN_DECK];
        let place = deck.iter().position(|other| *other == goal).expect("every goal is in its deck");
        deck.swap(place, color.index());
    }
    Ok(())
}

fn specialists(line: &Line) -> Result<EnumMap<Type, u8>, SceneError> {
    let mut all = EnumMap::default();
    for (kind, count) in counts(line, Type::of_specialist)? {
        all[kind] = count;
    }
    Ok(all)
}

fn numbers(line: &Line) -> Result<u8, SceneError> {
    let read = |text: &str| text.parse::<u8>().ok().filter(|number| (1..=7).contains(number));
    Ok(words(line, read)?.into_iter().fold(0, |bits, number| bits | 1 << number))
}

/// `economy 1 at D1`.
fn built(text: &str) -> Option<(Tile, Hex)> {
    let (tile, hex) = text.split_once(" at ")?;
    Some((Tile::parse(tile)?, Hex::parse(hex)?))
}
