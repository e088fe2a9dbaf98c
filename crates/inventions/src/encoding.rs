//! The game in numbers, for programs that learn. docs/python.md says what they mean.

use table::encoding::{AnyEncoding, Around, Axis, Encoded, Page, byte, listed, members, numbers};
use table::{Seat, numbered_choices, numbered_variants};

use crate::choice::{Ask, Cause, Choice, Citizen, Question};
use crate::components::{Benefit, Way};
use crate::state::{COLORS, Chain, Color, Inventions, Phase, RegionDisplay};
use crate::words::{
    Action, Aspiration, Card, EraSpace, Goal, Hex, KnowledgeTile, Letter, Milestone, NUMBERS, Region, SpecialistTile,
    Tile, Token, Type,
};

/// The spaces of the era track.
struct Spaces;

const SPACE_ERAS: std::ops::RangeInclusive<u8> = 3..=6;
const SPACES_OF_ERA: usize = 9;

impl Spaces {
    const fn len(&self) -> usize {
        4 * SPACES_OF_ERA
    }
}

impl Axis<EraSpace> for Spaces {
    fn index(&self, EraSpace { era, place }: EraSpace, _: Around) -> Option<usize> {
        let place = usize::from(place).checked_sub(1).filter(|place| *place < SPACES_OF_ERA)?;
        SPACE_ERAS.contains(&era).then(|| usize::from(era - SPACE_ERAS.start()) * SPACES_OF_ERA + place)
    }

    fn value(&self, index: usize, _: Around) -> Option<EraSpace> {
        let (era, place) = ((index / SPACES_OF_ERA) as u8, (index % SPACES_OF_ERA) as u8);
        (index < self.len()).then(|| EraSpace { era: era + SPACE_ERAS.start(), place: place + 1 })
    }
}

/// The alternatives of a benefit by the first of their parts: only component sets that people made have some. Of two
/// that begin alike, the first is the one that can be taken by its number.
struct Ways;

impl Ways {
    const fn len(&self) -> usize {
        Benefit::count()
    }
}

impl Axis<Way> for Ways {
    fn index(&self, way: Way, _: Around) -> Option<usize> {
        let first = way.parts().next().unwrap_or_default();
        Benefit::every().position(|benefit| benefit == first)
    }

    fn value(&self, index: usize, _: Around) -> Option<Way> {
        Benefit::every().nth(index).map(|benefit| Way::of(&[benefit]))
    }
}

numbered_variants! {
    fn ask_number(Ask) below ASKS {
        Claim, Main, Rest, Act, Scholars, Exhaust, Reward, Exchange, Space, Chain, Citizen, Type, Ready, Take, Return,
        Tile, Build, Position, Sage, Benefit,
    }
}

numbered_variants! {
    fn cause_number(Cause) below CAUSES {
        Rules, Action, SpecialistTile, KnowledgeTile, Economy, Culture, Technology, Milestone, Space, Hex, Card, Token,
        Pillar, Diplomat, EraChange, Influence, Wealth, Goal,
    }
}

numbered_variants! {
    fn phase_number(Phase) below PHASES {
        StoneAge, Begin, Main, Chain, Ideas, Surplus, Aspirations, Build, EraChange, Scoring, Over,
    }
}

impl Encoded for Inventions {
    numbered_choices! {
        Choice {
            Claim(region: members::<Region>()),
            Pillar(action: members::<Action>()),
            Rest(action: members::<Action>()),
            Present(card: members::<Card>(), region: members::<Region>()),
            Invent(region: members::<Region>()),
            Innovate(region: members::<Region>()),
            Share(region: members::<Region>()),
            CallSpecialists(region: members::<Region>(), citizens: numbers(1, 30)),
            GainInfluence(region: members::<Region>(), token: members::<Token>()),
            Travel(from: members::<Region>(), to: members::<Region>()),
            Eureka(milestone: members::<Milestone>()),
            Space(space: Spaces),
            SendDiplomat(milestone: members::<Milestone>(), citizen: listed(&Citizen::ALL)),
            CallDiplomat(milestone: members::<Milestone>()),
            Scholars(scholars: numbers(0, 30)),
            Exhaust(kind: members::<Type>()),
            ExhaustScholar(kind: members::<Type>()),
            Wealth,
            Wild,
            ChainCard(card: members::<Card>()),
            ChainToken(token: members::<Token>()),
            ChainKnowledge(region: members::<Region>()),
            ChainTechnology(tile: numbers(1, NUMBERS), action: members::<Action>()),
            Economy(tile: numbers(1, NUMBERS)),
            Citizen(region: members::<Region>()),
            Type(kind: members::<Type>()),
            Ready(kind: members::<Type>()),
            Take(card: members::<Card>()),
            Return(aspiration: members::<Aspiration>()),
            Tile(kind: members::<Type>(), tile: numbers(1, NUMBERS)),
            Build(tile: members::<Tile>(), hex: members::<Hex>()),
            Position(place: numbers(1, COLORS as u8)),
            Sage(region: members::<Region>()),
            Decline,
            Done,
            Gain(way: Ways),
        }
    }

    fn observe(&self, seat: Seat, question: Option<&Question>, page: &mut Page) {
        let around = Around { seat, seats: self.seats() };
        observe_question(question, page);
        self.observe_round(around, page);
        self.observe_turn(page);
        for region in Region::ALL {
            self.observe_region(self.region(region), around, page);
        }
        self.observe_milestones(around, page);
        self.observe_supplies(page);
        for (place, player) in around.all().enumerate() {
            page.player(place);
            self.observe_player(player, seat, page);
        }
    }
}

/// The place of a colour: those of players from the seat on, then Chronos and those nobody plays.
fn place(color: Color, around: Around) -> usize {
    if color.index() < around.seats { around.place(Seat::new(color.index())) } else { color.index() }
}

/// The colours by their places.
fn colors(around: Around) -> impl Iterator<Item = Color> {
    around.all().map(Color::from).chain(Color::all().skip(around.seats))
}

fn observe_question(question: Option<&Question>, page: &mut Page) {
    page.part("question");
    page.one_of(ASKS, question.map(|question| ask_number(&question.ask)));
    page.part("question: cause");
    page.one_of(CAUSES, question.map(|question| cause_number(&question.cause)));
    let (mut action, mut kind, mut region, mut aspiration, mut amounts) = (None, None, None, None, [0, 0]);
    match question.map(|question| question.ask) {
        Some(Ask::Act(which)) => action = Some(which),
        Some(Ask::Scholars { kind: which, citizens }) => (kind, amounts[0]) = (Some(which), citizens),
        Some(Ask::Exhaust { left } | Ask::Ready { left }) => amounts[0] = left,
        Some(Ask::Chain { tokens }) => amounts[0] = tokens,
        Some(Ask::Reward(which)) => region = Some(which),
        Some(Ask::Tile(which)) => aspiration = Some(which),
        Some(Ask::Build { left, influence }) => amounts = [left, influence],
        _ => {}
    }
    page.part("question: action");
    page.member(action);
    page.part("question: type");
    page.member(kind);
    page.part("question: region");
    page.member(region);
    page.part("question: aspiration");
    page.member(aspiration);
    page.part("question: how many, and for how much influence");
    page.slots(amounts.len()).copy_from_slice(&amounts);
}

impl Inventions {
    fn observe_round(&self, around: Around, page: &mut Page) {
        page.part("phase");
        page.one_of(PHASES, Some(phase_number(&self.phase)));
        page.part("era and round");
        page.numbers([self.era.into(), self.round.into()]);
        page.part("turn order: the place of each colour in it");
        let slots = page.slots(COLORS);
        self.order.iter().zip(1..).for_each(|(&color, number)| slots[place(color, around)] = number);
        page.part("turn");
        let playing = !matches!(self.phase, Phase::EraChange | Phase::Scoring | Phase::Over);
        page.one_of(COLORS, playing.then(|| place(self.current(), around)));
    }

    /// The turn being played, if a seat plays one.
    fn observe_turn(&self, page: &mut Page) {
        let playing = self.turn_of().is_some() && self.phase != Phase::Begin;
        let now = &self.now;
        page.part("chain tokens, ideas presented, tiles built from 1, technology used");
        let numbers = [now.tokens, now.presented, now.built.map_or(0, |built| built + 1), now.technology_used.into()];
        page.numbers(numbers.map(|number| if playing { number.into() } else { 0 }));
        page.part("actions performed: how often");
        let slots = page.slots(Action::ALL.len());
        now.performed.iter().filter(|_| playing).for_each(|action| slots[action.index()] += 1);
        page.part("open chains: inventions, tokens, by card, by region, by action");
        let slots = page.slots(2 + Card::ALL.len() + Region::ALL.len() + Action::ALL.len());
        for open in now.open.iter().filter(|_| playing) {
            let number = match open.chain {
                Chain::Inventions => 0,
                Chain::Tokens => 1,
                Chain::Card(card) => 2 + card.index(),
                Chain::Knowledge(region) => 2 + Card::ALL.len() + region.index(),
                Chain::Technology(action) => 2 + Card::ALL.len() + Region::ALL.len() + action.index(),
            };
            slots[number] += 1;
        }
    }

    fn observe_region(&self, region: &RegionDisplay, around: Around, page: &mut Page) {
        page.part("region: card, and whether it is invented");
        page.member(region.card);
        page.flag(region.invented);
        page.part("region: presenter, and with how many citizens");
        page.one_of(COLORS, region.presenter.map(|(color, _)| place(color, around)));
        page.number(region.presenter.map_or(0, |(_, citizens)| citizens.into()));
        page.part("region: inventor and innovator");
        page.one_of(COLORS, region.inventor.map(|color| place(color, around)));
        page.one_of(COLORS, region.innovator.map(|color| place(color, around)));
        page.part("region: specialist tile, knowledge tile, its IP side, a sage");
        page.member::<SpecialistTile>(Some(region.specialist));
        page.member::<KnowledgeTile>(Some(region.knowledge));
        page.flag(region.ip_side);
        page.flag(region.sage);
        page.part("region: wealth tiles, their letter and number");
        page.member::<Letter>(Some(region.letter));
        page.number(region.wealth.into());
        page.part("region: influence tokens from the left: whose, and which if it lies face up");
        for number in 0..region.tokens.capacity() {
            let placed = region.tokens.get(number);
            page.one_of(COLORS, placed.map(|placed| place(placed.color, around)));
            page.member(placed.filter(|placed| placed.face_up).map(|placed| placed.token));
        }
        page.part("region: citizens of each colour");
        let slots = page.slots(COLORS);
        colors(around).zip(slots).for_each(|(color, slot)| *slot = region.citizens[color]);
    }

    fn observe_milestones(&self, around: Around, page: &mut Page) {
        page.part("common knowledge, top to bottom");
        self.common.iter().for_each(|&milestone| page.member(Some(milestone)));
        page.part("private milestones");
        colors(around).for_each(|color| page.member(Some(self.private[color])));
        page.part("era markers: era and place");
        for color in colors(around) {
            let space = self.player(color).space;
            page.numbers(space.map_or([0, 0], |space| [space.era.into(), space.place.into()]));
        }
        page.part("eureka milestones, left to right");
        (0..self.eureka.capacity()).for_each(|number| page.member(self.eureka.get(number).copied()));
        page.part("discarded milestones");
        page.members(self.discard);
        page.part("diplomats on each milestone, by colour");
        for milestone in Milestone::ALL {
            let there = self.diplomats[milestone];
            let slots = page.slots(COLORS);
            colors(around).zip(slots).for_each(|(color, slot)| *slot = there.has(color).into());
        }
    }

    fn observe_supplies(&self, page: &mut Page) {
        page.part("ideas, from the stack outwards");
        (0..self.ideas.capacity()).for_each(|number| page.member(self.ideas.get(number).copied()));
        page.part("top of the stack, and how many cards lie in it");
        page.member(self.stack.last().copied());
        page.number(self.stack.len());
        page.part("progress tiles left");
        for kind in Type::ALL {
            page.slots(NUMBERS.into()).copy_from_slice(&self.stock[kind]);
        }
        let chronos = self.has_chronos();
        page.part("Chronos: region, citizens in supply, tiles");
        page.member(chronos.then_some(self.chronos.region));
        page.number(if chronos { self.player(Color::CHRONOS).supply.into() } else { 0 });
        page.some_of(28, self.chronos.tiles.iter().filter(|_| chronos).map(Tile::index));
    }

    fn observe_player(&self, seat: Seat, viewer: Seat, page: &mut Page) {
        let player = self.player(seat);
        page.part("IP");
        page.number(player.ip.into());
        page.part("influence, citizens in supply, scholars, sages, economy tokens");
        let numbers = [player.influence, player.supply, player.scholars, player.sages, player.economy];
        page.slots(numbers.len()).copy_from_slice(&numbers);
        page.part("specialists at home, and exhausted");
        page.slots(Type::ALL.len()).copy_from_slice(player.home.as_array());
        page.slots(Type::ALL.len()).copy_from_slice(player.exhausted.as_array());
        page.part("hand");
        page.some_of(Card::ALL.len(), player.hand.iter().map(|card| card.index()));
        page.part("inventions");
        page.some_of(Card::ALL.len(), player.inventions.iter().map(Card::index));
        page.part("influence tokens on the society board");
        page.members(player.tokens);
        page.part("tiles in the display");
        page.some_of(28, player.display.iter().map(|tile| tile.index()));
        page.part("aspirations");
        page.slots(Aspiration::ALL.len()).copy_from_slice(player.aspirations.as_array());
        page.part("tiles built: each tile's hex from 1");
        let slots = page.slots(28);
        player.map.iter().for_each(|(hex, tile)| slots[tile.index()] = byte(hex.index() + 1));
        page.part("hexes covered");
        page.some_of(Hex::PLACES, player.map.iter().map(|(hex, _)| hex.index()));
        page.part("technology tiles face down, economy tiles used");
        let tiles = 1..=NUMBERS;
        page.some_of(
            NUMBERS.into(),
            tiles.clone().filter(|it| player.flipped >> it & 1 != 0).map(|it| (it - 1).into()),
        );
        page.some_of(NUMBERS.into(), tiles.filter(|it| player.used >> it & 1 != 0).map(|it| (it - 1).into()));
        page.part("pillars: epoch, seasons");
        page.member(player.epoch);
        page.some_of(Action::ALL.len(), player.seasons.iter().map(|action| action.index()));
        page.part("private goals, where they are known");
        let known = seat == viewer || self.phase == Phase::Over;
        page.some_of(Goal::DECKS * Goal::IN_DECK, self.goals_of(seat).into_iter().filter(|_| known).map(Goal::index));
    }
}

/// The encoding of the game as one among others; see [`crate::any_game`].
#[inline(never)]
pub fn any_encoding() -> Box<dyn AnyEncoding> {
    table::encoding::any_encoding::<Inventions>()
}
