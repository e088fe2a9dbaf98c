//! What is measured of a seat's position in Innovation.

use innovation::card::{AGES, Card, Color, Icon, Set, Splay};
use innovation::{All, Ask, Base, Engine, Question, Special, Variant};
use table::{Game, PerSeat, Seat};

use bots::{Features, Meaning};

use super::reasons::meaning;

pub struct InnovationFeatures;

/// The numbers of the features that every deck has; of a group of features, that of the first.
pub(super) mod number {
    /// How many achievements are needed to win: one, two, ... six or more.
    pub const MISSING: usize = 0;
    pub const MISSINGS: usize = 6;
    pub const POINTS: usize = MISSING + MISSINGS;
    pub const SCORED_CARDS: usize = POINTS + 1;
    /// Achievements that can be claimed in this turn, and those that others may claim first.
    pub const CLAIMS_NOW: usize = SCORED_CARDS + 1;
    pub const CLAIMS_LATER: usize = CLAIMS_NOW + 1;
    /// What can be claimed is enough to win.
    pub const WINS_NOW: usize = CLAIMS_LATER + 1;
    pub const WINS_LATER: usize = WINS_NOW + 1;
    /// How much of the next achievement's points and value is there, and of both.
    pub const NEXT_POINTS: usize = WINS_LATER + 1;
    pub const NEXT_VALUE: usize = NEXT_POINTS + 1;
    pub const NEXT_BOTH: usize = NEXT_VALUE + 1;
    /// Available achievements for which the points are enough, and the value.
    pub const PAID: usize = NEXT_BOTH + 1;
    pub const REACHED: usize = PAID + 1;
    pub const HIGHEST: usize = REACHED + 1;
    /// By how much the highest top card is above the others'.
    pub const ABOVE: usize = HIGHEST + 1;
    pub const TOP_VALUES: usize = ABOVE + 1;
    pub const COLORS: usize = TOP_VALUES + 1;
    /// Top cards whose icon the seat has most of, and among them those that demand something.
    pub const FOR_ONESELF: usize = COLORS + 1;
    pub const DEMANDS: usize = FOR_ONESELF + 1;
    /// For each icon: how many, and whether they are more than anybody else's.
    pub const ICONS: usize = DEMANDS + 1;
    pub const MORE: usize = ICONS + 6;
    pub const ALL_ICONS: usize = MORE + 6;
    /// Splayed colors in each direction, and cards beneath top cards (unsplayed first).
    pub const SPLAYS: usize = ALL_ICONS + 1;
    pub const BENEATH: usize = SPLAYS + 3;
    pub const HAND: usize = BENEATH + 4;
    pub const HAND_VALUES: usize = HAND + 1;
    pub const HAND_ROOT: usize = HAND_VALUES + 1;
    /// Cards in hand of a color that the board lacks; that are higher than the top card of their color; than every top
    /// card.
    pub const NEW_COLORS: usize = HAND_ROOT + 1;
    pub const HIGHER: usize = NEW_COLORS + 1;
    pub const HIGHEST_IN_HAND: usize = HIGHER + 1;
    /// How near each special achievement of the base set is, while it is available.
    pub const SPECIALS: usize = HIGHEST_IN_HAND + 1;
    /// Ahead in points when the end is near, and by how much.
    pub const AHEAD: usize = SPECIALS + 5;
    pub const LEAD: usize = AHEAD + 1;
    /// One or two actions left in the seat's own turn.
    pub const ACTIONS: usize = LEAD + 1;
    /// The next turn is the seat's; only with more than two players, where it is not simply the other one.
    pub const NEXT: usize = ACTIONS + 2;
    pub const FIXED: usize = NEXT + 1;
}
use number::*;

/// What is noted of every card: it is a top card, and moreover the seat has most of its icon, or it is in hand.
pub(super) const PER_CARD: [&str; 3] = ["top", "own", "hand"];

impl<D: Measured> Features<Engine<D>> for InnovationFeatures
where
    Engine<D>: Game<Question = Question>,
{
    /// Most features are single cards, and each is rarely seen.
    const WEIGHT_DECAY: f32 = 1e-3;
    const SAMPLE_ONE_IN: usize = 2;
    const SPARRING_GAMES: usize = 2;

    fn names() -> Vec<String> {
        let mut names = fixed_names();
        for place in PER_CARD {
            names.extend(D::cards().map(|card| format!("{place} {card}")));
        }
        D::further_names(&mut names);
        names
    }

    type Overview = Overview;

    fn overview(game: &Engine<D>) -> Overview {
        Overview::of(game)
    }

    fn measure(game: &Engine<D>, overview: &Overview, seat: Seat, mut note: impl FnMut(usize, f32)) {
        let board = Board::of(game, overview, seat);
        achieving(game, seat, &board, &mut note);
        tops(game, seat, &board, &mut note);
        splays(game, seat, &mut note);
        hand(game, seat, &board, &mut note);
        specials(game, seat, &board, &mut note);
        ending(game, seat, &board, &mut note);
        D::further(game, seat, FIXED + PER_CARD.len() * D::CARDS, &mut note);
    }

    fn progress(game: &Engine<D>, overview: &Overview) -> f32 {
        let players = &overview.players.0[..game.seats()];
        let highest = players.iter().map(|player| player.highest).max().unwrap_or(0);
        let most = players.iter().map(|player| player.achieved).max().unwrap_or(0);
        (f32::from(highest) / AGES as f32).max(most as f32 / game.achievements_needed() as f32)
    }

    fn settled(question: &Question) -> bool {
        matches!(question.ask, Ask::Action | Ask::Display)
    }

    fn meaning(feature: usize) -> Option<Meaning> {
        meaning::<D>(feature)
    }
}

/// What players are compared by.
pub struct Overview {
    players: PerSeat<PlayerFacts>,
}

#[derive(Copy, Clone, Default)]
struct PlayerFacts {
    /// The value of the highest top card.
    highest: u8,
    points: usize,
    icons: [usize; 6],
    achieved: usize,
}

impl Overview {
    fn of<D: Variant>(game: &Engine<D>) -> Self {
        let mut players = PerSeat::<PlayerFacts>::default();
        for seat in (0..game.seats()).map(Seat::new) {
            let icons = game.icons(seat);
            players[seat] = PlayerFacts {
                highest: game.tops(seat).highest_value(),
                points: game.points(seat),
                icons: Icon::ALL.map(|icon| icons.of(icon)),
                achieved: game.achieved(seat),
            };
        }
        Overview { players }
    }
}

/// What several features of a seat need.
struct Board {
    highest: u8,
    points: usize,
    icons: [usize; 6],
    achieved: usize,
    /// The most that an opponent has.
    others_icons: [usize; 6],
    others_points: usize,
    others_highest: u8,
    /// Actions left, if it is the seat's turn.
    actions: usize,
}

impl Board {
    fn of<D: Variant>(game: &Engine<D>, overview: &Overview, seat: Seat) -> Self {
        let PlayerFacts { highest, points, icons, achieved } = overview.players[seat];
        let mut board = Board {
            highest,
            points,
            icons,
            achieved,
            others_icons: [0; 6],
            others_points: 0,
            others_highest: 0,
            actions: if game.turn() == seat { game.actions_left() } else { 0 },
        };
        for other in game.opponents_of(seat) {
            let other = &overview.players[other];
            board.others_icons.iter_mut().zip(other.icons).for_each(|(most, count)| *most = (*most).max(count));
            board.others_points = board.others_points.max(other.points);
            board.others_highest = board.others_highest.max(other.highest);
        }
        board
    }

    /// Whether no opponent would share this card's effects.
    fn has_most(&self, card: Card) -> bool {
        card.facts().featured.is_none_or(|icon| self.icons[icon as usize] > self.others_icons[icon as usize])
    }
}

fn achieving<D: Variant>(game: &Engine<D>, seat: Seat, board: &Board, note: &mut impl FnMut(usize, f32)) {
    let missing = game.achievements_needed().saturating_sub(board.achieved).clamp(1, MISSINGS);
    note(MISSING + missing - 1, 1.0);
    note(POINTS, board.points as f32 / 20.0);
    note(SCORED_CARDS, game.score_pile(seat).len() as f32 / 5.0);
    let (mut claims, mut paid, mut reached, mut next) = (0, 0, 0, None);
    for age in (1..AGES as u8).filter(|&age| game.is_available(age)) {
        let (pays, reaches) = (board.points >= 5 * age as usize, board.highest >= age);
        paid += usize::from(pays);
        reached += usize::from(reaches);
        claims += usize::from(pays && reaches);
        if !(pays && reaches) && next.is_none() {
            next = Some(f32::from(age));
        }
    }
    note(PAID, paid as f32 / 2.0);
    note(REACHED, reached as f32 / 2.0);
    if let Some(age) = next {
        let (points, value) = ((board.points as f32 / (5.0 * age)).min(1.0), (f32::from(board.highest) / age).min(1.0));
        note(NEXT_POINTS, points);
        note(NEXT_VALUE, value);
        note(NEXT_BOTH, points * points * value * value);
    }
    let now = claims.min(board.actions);
    if now > 0 {
        note(CLAIMS_NOW, now as f32);
    }
    if claims > now {
        note(CLAIMS_LATER, (claims - now) as f32);
    }
    if now >= missing {
        note(WINS_NOW, 1.0);
    } else if claims >= missing && missing <= 2 {
        note(WINS_LATER, 1.0);
    }
}

fn tops<D: Measured>(game: &Engine<D>, seat: Seat, board: &Board, note: &mut impl FnMut(usize, f32)) {
    note(HIGHEST, f32::from(board.highest) / 5.0);
    note(ABOVE, (f32::from(board.highest) - f32::from(board.others_highest)) / 3.0);
    let mut values = 0.0;
    let mut colors = 0.0;
    let (mut own, mut demands) = (0.0, 0.0);
    for card in Color::ALL.into_iter().filter_map(|color| game.top(seat, color)) {
        values += f32::from(card.value());
        colors += 1.0;
        note(FIXED + card.index(), D::CARD);
        if board.has_most(card) {
            note(FIXED + D::CARDS + card.index(), D::CARD);
            own += 1.0;
            demands += f32::from(D::effects(card).iter().any(|effect| effect.demand));
        }
    }
    note(TOP_VALUES, values / 10.0);
    note(COLORS, colors / 5.0);
    note(FOR_ONESELF, own / 3.0);
    note(DEMANDS, demands / 2.0);
    for icon in 0..6 {
        let (yours, theirs) = (board.icons[icon], board.others_icons[icon]);
        if yours > 0 {
            note(ICONS + icon, (yours as f32).sqrt() / 2.0);
        }
        if yours > theirs {
            note(MORE + icon, 1.0);
        }
    }
    note(ALL_ICONS, board.icons.iter().sum::<usize>() as f32 / 15.0);
}

fn splays<D: Variant>(game: &Engine<D>, seat: Seat, note: &mut impl FnMut(usize, f32)) {
    for color in Color::ALL {
        let splay = game.splay(seat, color);
        if splay != Splay::Unsplayed {
            note(SPLAYS + splay as usize - 1, 1.0);
        }
        let count = game.count(seat, color);
        if count > 1 {
            note(BENEATH + splay as usize, (count - 1) as f32 / 5.0);
        }
    }
}

fn hand<D: Measured>(game: &Engine<D>, seat: Seat, board: &Board, note: &mut impl FnMut(usize, f32)) {
    let cards = game.hand(seat);
    if cards.is_empty() {
        return;
    }
    let (mut values, mut new, mut higher) = (0.0, 0.0, 0.0);
    for card in cards.iter() {
        values += f32::from(card.value());
        match game.top(seat, card.color()) {
            None => new += 1.0,
            Some(top) if top.value() < card.value() => higher += 1.0,
            Some(_) => {}
        }
        note(FIXED + 2 * D::CARDS + card.index(), D::CARD);
    }
    let count = cards.len() as f32;
    note(HAND, count / 5.0);
    note(HAND_ROOT, count.sqrt() / 2.0);
    note(HAND_VALUES, values / 20.0);
    note(NEW_COLORS, new / 2.0);
    note(HIGHER, higher / 2.0);
    let above = cards.highest_value().saturating_sub(board.highest);
    if above > 0 {
        note(HIGHEST_IN_HAND, f32::from(above) / 2.0);
    }
}

fn specials<D: Variant>(game: &Engine<D>, seat: Seat, board: &Board, note: &mut impl FnMut(usize, f32)) {
    let colors = |test: &dyn Fn(Color) -> bool| Color::ALL.into_iter().filter(|&color| test(color)).count() as f32;
    let mut progress = |special: Special, done: f32| {
        if game.is_special_available(special) && done > 0.0 {
            note(SPECIALS + special as usize, done * done * done);
        }
    };
    progress(Special::Monument, (game.scored_or_tucked(seat) as f32 / 6.0).min(1.0));
    progress(Special::Empire, board.icons.iter().map(|&count| count.min(3)).sum::<usize>() as f32 / 18.0);
    progress(Special::World, (board.icons[Icon::Clock as usize] as f32 / 12.0).min(1.0));
    progress(Special::Wonder, colors(&|color| game.splay(seat, color) >= Splay::Right) / 5.0);
    progress(Special::Universe, colors(&|color| game.top(seat, color).is_some_and(|card| card.value() >= 8)) / 5.0);
}

/// A draw above 10 ends the game, and the points decide.
fn ending<D: Variant>(game: &Engine<D>, seat: Seat, board: &Board, note: &mut impl FnMut(usize, f32)) {
    let from = board.highest.max(board.others_highest).clamp(1, AGES as u8);
    let left: usize = (from..=AGES as u8).map(|age| game.supply_count(age)).sum();
    let near = 1.0 - left as f32 / 20.0;
    if near > 0.0 {
        let ahead = board.points as f32 - board.others_points as f32;
        note(AHEAD, near * (ahead / 5.0).clamp(-1.0, 1.0));
        note(LEAD, near * ahead / 30.0);
    }
    match board.actions {
        0 if game.seats() > 2 && game.turn().next(game.seats()) == seat => note(NEXT, 1.0),
        0 => {}
        actions => note(ACTIONS + actions.min(2) - 1, 1.0),
    }
}

fn fixed_names() -> Vec<String> {
    let mut names: Vec<String> = (1..=MISSINGS).map(|missing| format!("missing {missing}")).collect();
    let add = |names: &mut Vec<String>, more: &[&str]| names.extend(more.iter().map(|name| name.to_string()));
    add(&mut names, &["points", "scored cards", "claims now", "claims later", "wins now", "wins later"]);
    add(&mut names, &["next points", "next value", "next both", "paid", "reached"]);
    add(&mut names, &["highest", "above", "top values", "colors", "for oneself", "demands"]);
    for what in ["icons", "more"] {
        names.extend(Icon::ALL.map(|icon| format!("{what} {}", icon.name())));
    }
    add(&mut names, &["all icons", "left", "right", "up"]);
    names.extend(
        [Splay::Unsplayed, Splay::Left, Splay::Right, Splay::Up].map(|splay| format!("beneath {}", splay.name())),
    );
    add(&mut names, &["hand", "hand values", "hand root", "new colors", "higher", "highest in hand"]);
    names.extend(Special::ALL[..5].iter().map(|special| special.name().to_lowercase()));
    add(&mut names, &["ahead", "lead", "one action", "two actions", "next"]);
    assert_eq!(names.len(), FIXED);
    names
}

/// What a deck measures besides.
pub trait Measured: Variant {
    /// Scale of a single card's feature. A smaller scale makes its weight harder to learn: the more cards there are,
    /// the rarer each is.
    const CARD: f32;

    fn further_names(_: &mut Vec<String>) {}
    fn further(_: &Engine<Self>, _: Seat, _first: usize, _: &mut impl FnMut(usize, f32)) {}
}

impl Measured for Base {
    const CARD: f32 = 1.0;
}

/// Whether the seat is out of the game, the cards it can promote, and the artifact it can use for free.
const FURTHER: [&str; 5] = ["lost", "forecast", "forecast values", "display", "display value"];

/// What is counted of each expansion: a single card of it may be too rare to learn its worth.
const PER_EXPANSION: [&str; 2] = ["tops", "held"];

impl Measured for All {
    const CARD: f32 = 0.3;

    fn further_names(names: &mut Vec<String>) {
        names.extend(FURTHER.map(String::from));
        for place in PER_EXPANSION {
            names.extend(Set::EXPANSIONS.map(|set| format!("{place} of {}", set.name())));
        }
    }

    fn further(game: &Engine<All>, seat: Seat, first: usize, note: &mut impl FnMut(usize, f32)) {
        if game.lost().has(seat) {
            note(first, 1.0);
        }
        let forecast = game.forecast(seat);
        if !forecast.is_empty() {
            note(first + 1, forecast.len() as f32 / 3.0);
            note(first + 2, forecast.iter().map(|card| f32::from(card.value())).sum::<f32>() / 15.0);
        }
        if let Some(card) = game.display(seat) {
            note(first + 3, 1.0);
            note(first + 4, f32::from(card.value()) / 10.0);
        }
        let first = first + FURTHER.len();
        let tops = Color::ALL.into_iter().filter_map(|color| game.top(seat, color));
        by_expansion(tops, |set, count| note(first + set, count / 3.0));
        by_expansion(game.hand(seat).iter(), |set, count| note(first + Set::EXPANSIONS.len() + set, count / 3.0));
    }
}

/// How many of the cards are of each expansion, where there are any.
fn by_expansion(cards: impl Iterator<Item = Card>, mut note: impl FnMut(usize, f32)) {
    let mut counts = [0.0; Set::EXPANSIONS.len()];
    let sets = cards.map(Card::set).filter(|&set| set != Set::Base);
    sets.for_each(|set| counts[set as usize - 1] += 1.0);
    counts.into_iter().enumerate().filter(|(_, count)| *count > 0.0).for_each(|(set, count)| note(set, count));
}
