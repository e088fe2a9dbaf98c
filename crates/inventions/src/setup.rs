//! Setup in the order of the rulebook (p. 4-7, 23), with the Stone Age.

use table::{EnumMap, EnumSet, Flow, Rng, Seat};

use crate::choice::{Ask, Choice};
use crate::context::{Tape, Turn};
use crate::event::Event;
use crate::state::{Chronos, Color, IDEAS, Inventions, List, Phase, Player, RegionDisplay, TurnState};
use crate::words::{Card, Goal, KnowledgeTile, Letter, Milestone, NUMBERS, Region, SpecialistTile, Token};

fn shuffled<T, const N: usize>(mut items: [T; N], rng: &mut Rng) -> [T; N] {
    rng.shuffle(&mut items);
    items
}

fn shuffled_cards(era: u8, rng: &mut Rng) -> Vec<Card> {
    let mut cards: Vec<Card> = Card::of_era(era).collect();
    rng.shuffle(&mut cards);
    cards
}

impl Inventions {
    /// The board before anything is dealt, with everything in the order of its words.
    pub(crate) fn bare(set: crate::components::ComponentSet, seats: usize) -> Self {
        let common: [Milestone; 4] = std::array::from_fn(|place| Milestone::ALL[place]);
        let private = EnumMap::from_fn(|color: Color| Milestone::ALL[4 + color.index()]);
        let order = if seats == 2 { 3 } else { seats as u8 };
        Inventions {
            set,
            seats: seats as u8,
            phase: Phase::StoneAge,
            era: 1,
            round: 1,
            order: (0..order).map(Color).collect(),
            turn: 0,
            now: TurnState::default(),
            players: EnumMap::from_fn(|_| Player::new()),
            regions: EnumMap::from_fn(|region| Self::bare_region(region, seats)),
            common,
            private,
            eureka: Milestone::of_era(3).collect(),
            decks: std::array::from_fn(|place| Milestone::ALL[11 + place]),
            discard: EnumSet::NONE,
            diplomats: EnumMap::default(),
            ideas: List::new(),
            stack: List::new(),
            stock: EnumMap::from_fn(|_| [Self::progress_copies(seats); NUMBERS as usize]),
            goals: std::array::from_fn(|deck| std::array::from_fn(|place| Goal::new(deck, place))),
            chronos: Chronos { region: Region::SouthAmerica, tiles: EnumSet::NONE },
            winners: None,
        }
    }

    fn bare_region(region: Region, seats: usize) -> RegionDisplay {
        let place = region.index();
        let letter = Letter::ALL[place];
        RegionDisplay {
            card: None,
            invented: false,
            presenter: None,
            inventor: None,
            innovator: None,
            specialist: SpecialistTile::ALL[place],
            knowledge: KnowledgeTile::ALL[place],
            ip_side: false,
            sage: true,
            letter,
            wealth: Self::wealth_copies(letter, seats),
            tokens: List::new(),
            citizens: EnumMap::default(),
        }
    }

    /// As many of A to D as there are players, Chronos included; fewer of E to G (p. 5, 24).
    pub(crate) fn wealth_copies(letter: Letter, seats: usize) -> u8 {
        match (letter, seats) {
            (Letter::A | Letter::B | Letter::C | Letter::D, 4) => 4,
            (Letter::A | Letter::B | Letter::C | Letter::D, _) | (_, 4) => 3,
            _ => 2,
        }
    }

    pub(crate) fn progress_copies(seats: usize) -> u8 {
        if seats == 4 { 3 } else { 2 }
    }

    pub(crate) fn deal(set: crate::components::ComponentSet, seats: usize, rng: &mut Rng) -> Self {
        let mut game = Self::bare(set, seats);
        game.draw_order(rng);
        game.deal_regions(rng);
        game.deal_milestones(rng);
        game.deal_cards(rng);
        game.goals = game.goals.map(|deck| shuffled(deck, rng));
        for seat in game.everyone() {
            game.settle(seat);
        }
        game.turn = game.order.len() as u8 - 1;
        game
    }

    /// A random first player and then clockwise; with Chronos any order (p. 4, 23).
    fn draw_order(&mut self, rng: &mut Rng) {
        if self.has_chronos() {
            rng.shuffle(&mut self.order);
        } else {
            let first = rng.below(self.seats());
            self.order.rotate_left(first);
        }
    }

    fn deal_regions(&mut self, rng: &mut Rng) {
        let specialists = shuffled(SpecialistTile::ALL, rng);
        let knowledge = shuffled(KnowledgeTile::ALL, rng);
        let letters = shuffled(Letter::ALL, rng);
        let seats = self.seats();
        for (place, display) in self.regions.values_mut().enumerate() {
            display.specialist = specialists[place];
            display.knowledge = knowledge[place];
            display.letter = letters[place];
            display.wealth = Self::wealth_copies(letters[place], seats);
        }
        // The five Era-2 ideas whose milestone is of deck A, except where the Specialist tile forbids it.
        let mut ideas: Vec<Card> =
            Card::of_era(2).filter(|card| card.milestone().is_some_and(|milestone| milestone.era() == 1)).collect();
        rng.shuffle(&mut ideas);
        let facts = self.facts();
        let open = self.regions.values_mut().filter(|display| facts.specialist_tile(display.specialist).idea_at_setup);
        for (display, card) in open.zip(ideas) {
            display.card = Some(card);
        }
    }

    fn deal_milestones(&mut self, rng: &mut Rng) {
        self.common = shuffled(self.common, rng);
        rng.shuffle(self.private.as_mut_slice());
        rng.shuffle(&mut self.eureka);
        rng.shuffle(&mut self.decks[..3]);
        rng.shuffle(&mut self.decks[3..7]);
        rng.shuffle(&mut self.decks[7..]);
    }

    fn deal_cards(&mut self, rng: &mut Rng) {
        let mut prehistoric = shuffled_cards(1, rng).into_iter();
        self.stack = (3..=6).rev().flat_map(|era| shuffled_cards(era, rng)).collect();
        for place in 0..self.order.len() {
            let Some(seat) = self.seat_of(self.order[place]) else { continue };
            let milestone = self.private[seat.into()];
            let idea = Card::of_era(2).find(|card| card.milestone() == Some(milestone));
            let top = self.stack.pop();
            let player = self.player_mut(seat);
            player.hand.extend(idea.into_iter().chain(top));
            player.inventions = prehistoric.by_ref().take(2).collect();
        }
        while self.ideas.len() < IDEAS {
            let card = self.stack.pop().expect("the stack holds thirty cards");
            self.ideas.insert(0, card);
        }
    }

    /// A society as it begins: two scholars, a specialist of each type, a diplomat on its milestone.
    pub(crate) fn settle(&mut self, seat: Seat) {
        let milestone = self.private[seat.into()];
        self.diplomats[milestone].insert(seat.into());
        let player = self.player_mut(seat);
        player.scholars = 2;
        player.home = EnumMap::from_fn(|_| 1);
        player.supply -= 6;
    }

    /// In reverse turn order; at the end, ideas that nobody claimed leave the game.
    pub(crate) fn next_setup_turn(&mut self, tape: &mut Tape) {
        self.now = TurnState::default();
        if self.turn > 0 {
            self.turn -= 1;
            return;
        }
        for region in Region::ALL {
            let display = self.region_mut(region);
            if display.presenter.is_none()
                && let Some(card) = display.card.take()
            {
                tape.tell(|| Event::Outdated { seat: None, card });
            }
        }
        self.phase = Phase::Begin;
        self.tell_round(tape);
    }
}

impl Turn<'_> {
    /// Stone Age: choose an idea, present it, place the +1 Influence token and a citizen (p. 7).
    pub fn play_stone_age(&mut self) -> Flow {
        let seat = self.seat;
        let choice = self.ask(Ask::Claim, |game, offers| {
            let free = |region: &Region| {
                let display = game.region(*region);
                display.presenter.is_none()
                    && display.card.is_some_and(|card| {
                        game.player(seat).workers(game.facts().card(card).kind) >= game.presenters(*region)
                    })
            };
            offers.extend(Region::ALL.into_iter().filter(free).map(Choice::Claim));
        })?;
        if let Some(Choice::Claim(region)) = choice {
            self.join_as_presenter(region)?;
            // What the Specialist tile brought may have taken the last space, or put an own token there.
            if self.has_room_for_token(seat.into(), region) {
                self.put_own_token(region, Token::Influence);
            }
            self.place_own_citizens(region, 1);
            for _ in 0..self.now.presented {
                self.choose_idea()?;
            }
        }
        let (game, tape) = self.split();
        game.next_setup_turn(tape);
        Ok(())
    }
}
