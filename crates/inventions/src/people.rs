//! Citizens of the map (p. 16-18): call specialists, gain influence, travel.

use table::{Flow, Seat};

use crate::choice::{Cause, Choice};
use crate::event::Event;
use crate::gain::{Asking, Need};
use crate::state::{Color, Inventions, Placed};
use crate::words::{Action, Aspiration, Region, Token};

impl Inventions {
    pub(crate) fn call_specialists_offers(&self, seat: Seat) -> impl Iterator<Item = Choice> + '_ {
        Region::ALL.into_iter().flat_map(move |region| {
            (1..=self.region(region).citizens[seat.index()])
                .map(move |citizens| Choice::CallSpecialists(region, citizens))
        })
    }

    pub(crate) fn call_specialists(&mut self, table: &mut Asking, seat: Seat, region: Region, citizens: u8) -> Flow {
        self.aspire(table, seat, Aspiration::Economy);
        self.bring_home(table, seat, region, citizens, Cause::Action(Action::CallSpecialists), Need::NONE)
    }

    pub(crate) fn gain_influence_offers(&self, seat: Seat) -> impl Iterator<Item = Choice> + '_ {
        let open = move |region: &Region| {
            self.region(*region).tokens.len() < self.facts().influence_spaces(*region).len()
                && !self.has_token_in(seat.into(), *region)
                && self.has_majority(seat.into(), *region)
        };
        Region::ALL.into_iter().filter(open).flat_map(move |region| {
            let citizens = self.region(region).citizens[seat.index()];
            let tokens = Token::ALL.into_iter().filter(|token| token.action().is_some());
            let fits = move |token: &Token| {
                self.player(seat).has_token(*token) && self.facts().token_citizens(*token) <= citizens
            };
            tokens.filter(fits).map(move |token| Choice::GainInfluence(region, token))
        })
    }

    /// More citizens there than any other colour, Chronos' included.
    pub fn has_majority(&self, color: Color, region: Region) -> bool {
        let citizens = self.region(region).citizens;
        Color::all().all(|other| other == color || citizens[other.index()] < citizens[color.index()])
    }

    pub(crate) fn place_token(&mut self, table: &mut Asking, seat: Seat, region: Region, token: Token) -> Flow {
        let cause = Cause::Action(Action::GainInfluence);
        self.bring_home(table, seat, region, self.facts().token_citizens(token), cause, Need::NONE)?;
        let ip = self.facts().influence_spaces(region)[self.region(region).tokens.len()];
        self.put_token(table, seat.into(), region, token, true);
        self.gain_ip(table, seat, ip, cause);
        let (_, face_up) = self.tokens_of(seat.into());
        self.gain_influence(table, seat, face_up, cause);
        Ok(())
    }

    /// An Influence token goes to the leftmost free space.
    pub(crate) fn put_token(&mut self, table: &mut Asking, color: Color, region: Region, token: Token, face_up: bool) {
        self.player_mut(color).tokens &= !(1 << token.index());
        self.region_mut(region).tokens.push(Placed { color, token, face_up });
        let who = self.who(color);
        table.tell(|| Event::TokenPlaced { who, region, token: face_up.then_some(token) });
    }

    pub(crate) fn travel_offers(&self, seat: Seat) -> impl Iterator<Item = Choice> + '_ {
        let from = Region::ALL.into_iter().filter(move |region| self.region(*region).citizens[seat.index()] > 0);
        from.flat_map(move |from| {
            let to = Region::ALL.into_iter().filter(move |to| self.facts().connected(from, *to));
            to.map(move |to| Choice::Travel(from, to))
        })
    }

    pub(crate) fn travel(&mut self, table: &mut Asking, seat: Seat, from: Region, to: Region) {
        self.aspire(table, seat, Aspiration::Culture);
        self.region_mut(from).citizens[seat.index()] -= 1;
        self.region_mut(to).citizens[seat.index()] += 1;
        table.tell(|| Event::Travelled { seat, from, to });
    }

    /// Whether the Knowledge tile of the region just entered can be chained.
    pub(crate) fn can_learn(&self, seat: Seat, region: Region) -> bool {
        let display = self.region(region);
        display.sage && (display.ip_side || self.is_useful(seat, self.facts().knowledge_tile(display.knowledge).0))
    }

    /// The tile's action, or the IP of all tiles that show their IP side; then the sage comes along (p. 18).
    pub(crate) fn learn(&mut self, table: &mut Asking, seat: Seat, region: Region) -> Flow {
        let tile = self.region(region).knowledge;
        let cause = Cause::KnowledgeTile(tile);
        if self.region(region).ip_side {
            let showing = |region: &&mut crate::state::RegionDisplay| region.ip_side;
            let (mut tiles, mut ip) = (0, 0);
            let facts = self.facts();
            for display in self.regions.iter_mut().filter(showing) {
                display.ip_side = false;
                tiles += 1;
                ip += facts.knowledge_tile(display.knowledge).1;
            }
            table.tell(|| Event::KnowledgeTurned { seat, tiles });
            self.gain_ip(table, seat, ip, cause);
        } else {
            self.chain_benefit(table, seat, self.facts().knowledge_tile(tile).0, cause)?;
            self.region_mut(region).ip_side = true;
        }
        self.region_mut(region).sage = false;
        self.player_mut(seat).sages += 1;
        table.tell(|| Event::SageMoved { seat, region, to_academy: true });
        Ok(())
    }
}
