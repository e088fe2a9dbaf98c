//! Citizens of the map (p. 16-18): call specialists, gain influence, travel.

use table::{Flow, Seat};

use crate::actions::Listing;
use crate::choice::Choice;
use crate::components::Benefit;
use crate::context::{Tape, Turn};
use crate::event::Event;
use crate::state::{Color, Inventions, PlacedToken};
use crate::words::{Aspiration, Region, Token};

impl Inventions {
    pub(crate) fn call_specialists_offers(&self, seat: Seat, mut each: impl FnMut(Choice) -> Listing) -> Listing {
        for region in Region::ALL {
            for citizens in 1..=self.citizens_in(region, seat) {
                each(Choice::CallSpecialists(region, citizens))?;
            }
        }
        Listing::Continue(())
    }

    pub(crate) fn gain_influence_offers(&self, seat: Seat, mut each: impl FnMut(Choice) -> Listing) -> Listing {
        for region in Region::ALL {
            if !self.has_room_for_token(seat.into(), region) || !self.has_majority(seat.into(), region) {
                continue;
            }
            let citizens = self.citizens_in(region, seat);
            for token in Token::ALL.into_iter().filter(|token| token.action().is_some()) {
                if self.player(seat).has_token(token) && self.facts().token_citizens(token) <= citizens {
                    each(Choice::GainInfluence(region, token))?;
                }
            }
        }
        Listing::Continue(())
    }

    /// Whether a space is free in the region, and no token of this colour lies there.
    pub(crate) fn has_room_for_token(&self, color: Color, region: Region) -> bool {
        let has_space = self.region(region).tokens.len() < self.facts().influence_spaces(region).len();
        has_space && !self.has_token_in(color, region)
    }

    /// More citizens there than any other colour, Chronos' included.
    pub fn has_majority(&self, color: Color, region: Region) -> bool {
        let citizens = self.region(region).citizens;
        Color::all().all(|other| other == color || citizens[other] < citizens[color])
    }

    /// An Influence token goes to the leftmost free space.
    pub(crate) fn put_token(&mut self, tape: &mut Tape, color: Color, region: Region, token: Token, face_up: bool) {
        self.player_mut(color).tokens.remove(token);
        self.region_mut(region).tokens.push(PlacedToken { color, token, face_up });
        let who = self.who(color);
        tape.tell(|| Event::TokenPlaced { who, region, token: face_up.then_some(token) });
    }

    pub(crate) fn travel_offers(&self, seat: Seat, mut each: impl FnMut(Choice) -> Listing) -> Listing {
        for from in Region::ALL.into_iter().filter(|from| self.citizens_in(*from, seat) > 0) {
            for to in Region::ALL.into_iter().filter(|to| self.facts().connected(from, *to)) {
                each(Choice::Travel(from, to))?;
            }
        }
        Listing::Continue(())
    }

    /// What the Knowledge tile of a region brings: its action side, or the IP of all tiles that show their IP side.
    pub(crate) fn knowledge_benefit(&self, region: Region) -> Benefit {
        if !self.region(region).ip_side {
            return self.facts().knowledge_tile(self.region(region).knowledge).0;
        }
        let turned = self.regions.values().filter(|display| display.ip_side);
        Benefit::Ip(turned.map(|display| self.facts().knowledge_tile(display.knowledge).1).sum())
    }

    /// Whether the Knowledge tile of the region just entered can be chained.
    pub(crate) fn can_learn(&self, seat: Seat, region: Region) -> bool {
        let display = self.region(region);
        display.sage && (display.ip_side || self.is_useful(seat, self.facts().knowledge_tile(display.knowledge).0))
    }
}

impl Turn<'_> {
    pub fn call_specialists(&mut self, region: Region, citizens: u8) -> Flow {
        self.aspire(Aspiration::Economy);
        self.bring_home(region, citizens)
    }

    /// The action Gain Influence.
    pub fn place_token(&mut self, region: Region, token: Token) -> Flow {
        let citizens = self.facts().token_citizens(token);
        self.bring_home(region, citizens)?;
        let ip = self.facts().influence_spaces(region)[self.region(region).tokens.len()];
        self.put_own_token(region, token);
        self.gain_ip(ip.into());
        let (_, face_up) = self.tokens_of(self.seat.into());
        self.gain_influence(face_up);
        Ok(())
    }

    pub fn put_own_token(&mut self, region: Region, token: Token) {
        let color = self.seat.into();
        let (game, tape) = self.split();
        game.put_token(tape, color, region, token, true);
    }

    pub fn travel(&mut self, from: Region, to: Region) {
        self.aspire(Aspiration::Culture);
        let seat = self.seat;
        self.region_mut(from).citizens[seat.into()] -= 1;
        self.region_mut(to).citizens[seat.into()] += 1;
        self.tell(|seat| Event::Travelled { seat, from, to });
    }

    /// The tile's action, or the IP of all tiles that show their IP side; then the sage comes along (p. 18).
    pub fn learn(&mut self, region: Region) -> Flow {
        if self.region(region).ip_side {
            self.turn_knowledge_tiles();
        } else {
            let benefit = self.facts().knowledge_tile(self.region(region).knowledge).0;
            self.gain_chained(benefit)?;
            self.region_mut(region).ip_side = true;
        }
        self.region_mut(region).sage = false;
        self.me_mut().sages += 1;
        self.tell(|seat| Event::SageMoved { seat, region, to_academy: true });
        Ok(())
    }

    fn turn_knowledge_tiles(&mut self) {
        let facts = self.facts();
        let (mut tiles, mut ip) = (0, 0);
        for display in self.regions.values_mut().filter(|display| display.ip_side) {
            display.ip_side = false;
            tiles += 1;
            ip += u16::from(facts.knowledge_tile(display.knowledge).1);
        }
        self.tell(|seat| Event::KnowledgeTurned { seat, tiles });
        self.gain_ip(ip);
    }

    /// A benefit that a chain token was paid for: an action cannot be declined any more.
    fn gain_chained(&mut self, benefit: Benefit) -> Flow {
        match benefit {
            Benefit::Action(action) => self.perform(action),
            benefit => self.gain(benefit),
        }
    }
}
