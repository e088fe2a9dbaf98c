//! The game in numbers, for programs that learn. docs/python.md says what they mean.

mod expansions;

use std::marker::PhantomData;

use table::encoding::{
    AnyEncoding, Around, Axis, Encoded, Numbers, Page, Seated, either_encoding, listed, members, numbers, seated,
};
use table::{Seat, numbered_choices, numbered_variants};

use crate::Rules;
use crate::card::{AGES, Card, CardSet, Color, Icon, Set, Splay};
use crate::choice::{Ask, Choice, Display, Question, Seize};
use crate::deck::{Base, Deck};
use crate::event::Zone;
use crate::expansions::All;
use crate::reactions::Variant;
use crate::state::{Engine, Innovation, Phase, Special};
use crate::view::shows_a_box;

/// What only expansions have to observe.
pub trait Observed: Deck {
    /// Writes how many normal achievements of each age the seat has, or can be claimed.
    fn achievements(game: &Engine<Self>, owner: Option<Seat>, ages: &mut [u8]);

    fn observe_table(_: &Engine<Self>, _: Around, _: &mut Page) {}

    fn observe_player(_: &Engine<Self>, _: Seat, _viewer: Seat, _: &mut Page) {}
}

impl Observed for Base {
    #[inline]
    fn achievements(game: &Engine<Base>, owner: Option<Seat>, ages: &mut [u8]) {
        let claimed = owner.map_or(game.achievements.ages, |seat| game.player(seat).ages);
        for (age, slot) in (1..).zip(ages) {
            *slot = (claimed >> age & 1) as u8;
        }
    }
}

/// The cards of a deck.
struct Cards<D>(bool, PhantomData<D>);

/// All cards; with the base set alone, no card, for choices that only expansions have.
const fn cards<D: Deck>() -> Cards<D> {
    Cards(true, PhantomData)
}

const fn cards_with_expansions<D: Deck>() -> Cards<D> {
    Cards(D::EXPANDED, PhantomData)
}

impl<D: Deck> Cards<D> {
    const fn len(&self) -> usize {
        if self.0 { D::CARDS } else { 0 }
    }
}

impl<D: Deck> Axis<Card> for Cards<D> {
    #[inline]
    fn index(&self, card: Card, _: Around) -> Option<usize> {
        Some(card.index()).filter(|index| *index < self.len())
    }

    fn value(&self, index: usize, _: Around) -> Option<Card> {
        (index < self.len()).then(|| Card::new(index))
    }
}

const fn seats_with_expansions<D: Deck>() -> Seated {
    seated(if D::EXPANDED { D::PLAYERS } else { 0 })
}

const fn numbers_with_expansions<D: Deck>() -> Numbers {
    if D::EXPANDED { numbers(0, u8::MAX) } else { numbers(1, 0) }
}

const HIGHEST: u8 = AGES as u8;

numbered_variants! {
    fn ask_number(Ask) below ASKS {
        FirstMeld, Action, Return, ReturnNext, Meld, MeldNext, Tuck, TuckNext, Score, ScoreNext, Transfer,
        ToOwnersScore, Exchange, Keep, Reveal, Execute, Splay, Color, Card, Value, Player, Rearrange, Arrange, Option,
        All, Foreshadow, KeepScored, Achieve, GiveUp, TransferAchievement, City, Pay, Display, Seize, Promote,
        FreeDogma, Fade, Karma, Icon, Set, Number, Name, Board, Splayed, DrawNext, War, Expansion, Rivalry,
        RivalryReturn,
    }
}

numbered_variants! {
    fn zone_number(Zone) below ZONES {
        Hand, Score, Board, BoardBottom, Supply, SupplyTop, Forecast, Display, Achievements, Available, Removed,
    }
}

impl<D: Variant + Observed> Encoded for Engine<D> {
    numbered_choices! {
        Choice {
            Draw,
            Meld(card: cards::<D>()),
            Dogma(card: cards::<D>()),
            Achieve(age: numbers(1, HIGHEST)),
            Card(card: cards::<D>()),
            Color(color: members::<Color>()),
            Value(value: numbers(1, HIGHEST + 1)),
            Player(seat: seated(D::PLAYERS)),
            Back(seat: seated(D::PLAYERS), value: numbers(1, HIGHEST), set: listed(D::SETS)),
            Option(option: numbers(1, 9)),
            Yes,
            No,
            Done,
            AchieveCard(card: cards_with_expansions::<D>()),
            Endorse(card: cards_with_expansions::<D>()),
            Inspire(color: members::<Color>()),
            Decree(decree: members::<crate::Decree>()),
            Display(what: listed(&[Display::Dogma, Display::Return, Display::Keep])),
            Seize(what: listed(&[Seize::Hand, Seize::Achievements])),
            Icon(icon: members::<Icon>()),
            Set(set: members::<Set>()),
            Number(number: numbers_with_expansions::<D>()),
            Achievement(age: numbers(1, HIGHEST)),
            AchievementOf(seat: seats_with_expansions::<D>(), age: numbers(1, HIGHEST)),
            Special(special: members::<Special>()),
        }
    }

    fn observe(&self, seat: Seat, question: Option<&Question>, page: &mut Page) {
        let around = Around { seat, seats: self.seats() };
        observe_question::<D>(question, around, page);
        self.observe_table(around, page);
        for (place, player) in around.all().enumerate() {
            page.player(place);
            self.observe_player(player, seat, page);
        }
    }
}

fn observe_question<D: Deck>(question: Option<&Question>, around: Around, page: &mut Page) {
    let ask = question.map(|question| question.ask);
    page.part("question");
    page.one_of(ASKS, ask.map(|ask| ask_number(&ask)));
    let (zone, splay, seat) = match ask {
        Some(Ask::Transfer(zone)) => (Some(zone), None, zone.place().and_then(|place| place.owner())),
        Some(Ask::Splay(splay)) => (None, Some(splay), None),
        Some(Ask::TransferAchievement(seat) | Ask::Board(seat)) => (None, None, Some(seat)),
        _ => (None, None, None),
    };
    page.part("question: where to, and whose");
    page.one_of(ZONES, zone.map(|zone| zone_number(&zone)));
    page.one_of(around.seats, seat.map(|seat| around.place(seat)));
    page.part("question: splay");
    page.member(splay);
    let source = question.and_then(|question| question.source);
    page.part("question: card, and part of it");
    page.one_of(D::CARDS, source.map(|(card, _)| card.index()));
    page.number(source.map_or(0, |(_, part)| usize::from(part) + 1));
}

impl<D: Variant + Observed> Engine<D> {
    fn observe_table(&self, around: Around, page: &mut Page) {
        page.part("turn");
        page.one_of(around.seats, (self.phase != Phase::FirstMeld).then(|| around.place(self.turn)));
        page.part("actions left");
        page.number(self.actions.into());
        page.part("dogma");
        page.one_of(D::CARDS, (self.phase == Phase::Dogma).then(|| self.dogma.card.index()));
        page.part("supply");
        for (pile, slot) in self.supply.iter().zip(page.slots(AGES)) {
            *slot = pile.count() as u8;
        }
        page.part("achievements to claim");
        D::achievements(self, None, page.slots(AGES));
        observe_specials(self.achievements.specials, page);
        page.part("achievements needed");
        page.number(self.achievements_needed());
        D::observe_table(self, around, page);
    }

    fn observe_player(&self, seat: Seat, viewer: Seat, page: &mut Page) {
        let player = self.player(seat);
        let own = seat == viewer;
        if own {
            page.part("cards in hand");
            page.some_of(D::CARDS, player.hand.iter().map(Card::index));
            page.part("cards in the score pile");
            page.some_of(D::CARDS, player.score.iter().map(Card::index));
        }
        page.part("hand by value");
        observe_backs(player.hand, page);
        page.part("score pile by value");
        observe_backs(player.score, page);
        page.part("points");
        page.number(self.points(seat));
        page.part("icons");
        let icons = self.icons(seat);
        page.numbers(Icon::ALL.map(|icon| icons.of(icon)));
        page.part("value drawn");
        page.number(self.open_age(self.highest_for_drawing(seat)).map_or(0, usize::from));
        page.part("achievements");
        D::achievements(self, Some(seat), page.slots(AGES));
        observe_specials(player.specials, page);
        page.number(self.achieved(seat));
        page.part("scored and tucked in this turn");
        page.numbers([player.scored_this_turn.into(), player.tucked_this_turn.into()]);
        page.part("partner");
        page.flag(self.partner_of(viewer) == Some(seat));
        self.observe_board(seat, own, page);
        D::observe_player(self, seat, viewer, page);
    }

    /// Every card that is known, by how deep it lies: 1 for a top card.
    fn observe_board(&self, seat: Seat, own: bool, page: &mut Page) {
        let open = own || self.rules.open_covered;
        page.part("splays");
        for color in Color::ALL {
            page.one_of(Splay::ALL.len(), Some(self.splay(seat, color).index()));
        }
        page.part("icons by color");
        for color in Color::ALL {
            let icons = self.color_icons(seat, color);
            page.numbers(Icon::ALL.map(|icon| icons.of(icon)));
        }
        page.part("cards by color, and whether that is known");
        let mut counted = [false; Color::ALL.len()];
        for color in Color::ALL {
            let count = self.count(seat, color);
            let splayed = self.splay(seat, color) != Splay::Unsplayed;
            let known = open || self.rules.open_counts || splayed || count == 0;
            counted[color.index()] = known;
            page.numbers([if known { count } else { 0 }, known.into()]);
        }
        page.part("cards on the board");
        let cards = page.slots(D::CARDS);
        for color in Color::ALL {
            let splay = self.splay(seat, color);
            let boxes = D::EXPANDED && counted[color.index()];
            let deep = if open || boxes { usize::MAX } else { 1 };
            for (depth, card) in self.stack(seat, color).take(deep).enumerate() {
                if depth == 0 || open || shows_a_box(card, splay) {
                    cards[card.index()] = table::encoding::byte(depth + 1);
                }
            }
        }
    }
}

fn observe_specials(specials: u16, page: &mut Page) {
    for (number, slot) in page.slots(Special::ALL.len()).iter_mut().enumerate() {
        *slot = (specials >> number & 1) as u8;
    }
}

/// How many cards of each type and value there are: what their backs tell.
fn observe_backs<D: Deck>(cards: CardSet<D>, page: &mut Page) {
    let slots = page.slots(D::SETS.len() * AGES);
    for card in cards.iter() {
        slots[card.set().index() * AGES + usize::from(card.value()) - 1] += 1;
    }
}

/// The encoding of the game as one among others; see [`crate::any_game`].
#[inline(never)]
pub fn any_encoding() -> Box<dyn AnyEncoding> {
    either_encoding::<Innovation, Engine<All>>(Rules::has_expansions)
}
