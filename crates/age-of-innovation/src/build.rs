//! Terraforming and building (p. 11-13), neutral buildings and bridges, and what every build sets off.

use arrayvec::ArrayVec;
use table::{Flow, PerSeat, Seat, Seats};

use crate::choice::{Ask, Cause, Choice, Question};
use crate::components::{Goal, Trip};
use crate::context::Turn;
use crate::effects::Origin;
use crate::event::Event;
use crate::goods::{Goods, points, tools};
use crate::map::{Hex, Hexes};
use crate::rules::SpadeBuild;
use crate::state::{AgeOfInnovation, Bridge, Phase};
use crate::words::{Building, Terrain, Way};

/// Which spades there are, and what may be done with them.
#[derive(Copy, Clone)]
pub(crate) struct Spades {
    pub free: u8,
    /// Within the action Terraform and Build: missing spades can be bought, tunnels dug, and a workshop built.
    pub action: bool,
    /// A gift that need not be used, unlike the first spade of an action that was chosen for it.
    pub gift: bool,
    /// A workshop can be built on native land instead of using a spade.
    pub build_instead: bool,
}

impl Spades {
    /// With the right to Terraform and Build.
    pub const fn of(origin: Origin, free: u8) -> Self {
        Spades { free, action: true, gift: matches!(origin, Origin::Gift), build_instead: true }
    }

    /// The workshop after them is free, so none is built instead of them.
    pub const fn before_a_free_workshop(free: u8) -> Self {
        Spades { build_instead: false, ..Spades::of(Origin::Gift, free) }
    }

    /// Those of the setup and of phase III: nothing is bought and nothing is built.
    pub const fn bare(free: u8) -> Self {
        Spades { free, action: false, gift: true, build_instead: false }
    }
}

impl AgeOfInnovation {
    /// Empty land that a trip leads to.
    #[inline]
    pub(crate) fn targets(&self, seat: Seat, trip: &Trip) -> Hexes {
        if trip.way == Way::Reach {
            return self.in_reach(seat);
        }
        // The target must not be adjacent to one of the player's own buildings (p. 20, p. 22).
        let built = self.player(seat).built;
        self.beyond(built, trip.skips) & !self.adjacent(built) & self.empty_land()
    }

    /// The trips that a seat can make, reach first.
    #[inline]
    pub(crate) fn trips(&self, seat: Seat) -> impl Iterator<Item = &'static Trip> + Clone + use<'_> {
        Way::ALL.into_iter().filter_map(move |way| self.trip(seat, way)).map(|(_, trip)| trip)
    }

    /// What a way costs besides spades.
    pub(crate) fn way_price(&self, seat: Seat, way: Way) -> Goods {
        self.trip(seat, way).map_or(Goods::NONE, |(_, trip)| trip.price)
    }

    /// What a way scores, and by which component.
    pub(crate) fn way_points(&self, seat: Seat, way: Way) -> (Cause, u8) {
        self.trip(seat, way).map_or((Cause::Rules, 0), |(cause, trip)| (cause, self.by_players(&trip.points)))
    }

    /// Tools for the spades that are missing, and the way.
    pub(crate) fn dig_price(&self, seat: Seat, way: Way, steps: u8, free: u8) -> Goods {
        self.way_price(seat, way).and(self.spades_price(seat, steps, free))
    }

    #[inline]
    fn spades_price(&self, seat: Seat, steps: u8, free: u8) -> Goods {
        tools(steps.saturating_sub(free) * self.player(seat).spade)
    }

    /// Spades from this hex to the native terrain.
    #[inline]
    pub fn steps(&self, seat: Seat, hex: Hex) -> u8 {
        self.terrain[hex].distance(self.native(seat))
    }

    /// Terraform and Build with bought spades only: every workshop that can be built, every hex that can be dug.
    pub(crate) fn offer_terraform_and_build(&self, seat: Seat, offers: &mut Vec<Choice>) {
        let player = self.player(seat);
        let native = player.display;
        for trip in self.trips(seat) {
            // By the number of spades: whether they can be paid, with a workshop and without.
            let price = |steps: u8| trip.price.and(self.spades_price(seat, steps, 0));
            let digs: [bool; 4] = std::array::from_fn(|steps| player.can_pay(price(steps as u8)));
            let workshop = Building::Workshop.printed().cost;
            let has_piece = player.left[Building::Workshop] > 0;
            let builds: [bool; 4] =
                std::array::from_fn(|steps| has_piece && player.can_pay(workshop.and(price(steps as u8))));
            for hex in self.targets(seat, trip).iter() {
                let now = self.terrain[hex];
                let steps = now.distance(native);
                if builds[usize::from(steps)] {
                    offers.push(Choice::Build(trip.way, hex));
                }
                for taken in (1..=steps).take_while(|&taken| digs[usize::from(taken)]) {
                    offers.push(Choice::Dig(trip.way, hex, now.towards(native, taken)));
                }
            }
        }
    }

    /// Uses of free spades. Only for the first hex, and only up to native terrain, may missing ones be bought (p. 11).
    pub(crate) fn offer_digs(&self, seat: Seat, spades: Spades, dug: Hexes, offers: &mut Vec<Choice>) {
        let native = self.native(seat);
        for trip in self.trips(seat).filter(|trip| spades.action || trip.way == Way::Reach) {
            for hex in (self.targets(seat, trip) & !dug).iter() {
                let steps = self.steps(seat, hex);
                for taken in 1..=steps {
                    let enough = taken <= spades.free;
                    let bought = spades.action && dug.is_empty() && taken == steps;
                    let price = trip.price.and(self.spades_price(seat, taken, spades.free));
                    if (enough || bought) && self.can_pay(seat, price) {
                        offers.push(Choice::Dig(trip.way, hex, self.terrain[hex].towards(native, taken)));
                    }
                }
            }
        }
    }

    /// Whether free spades of an action have a use.
    pub(crate) fn can_dig(&self, seat: Seat, free: u8) -> bool {
        let native = self.native(seat);
        let digs = |trip: &Trip| {
            let payable = self.can_pay(seat, trip.price.and(self.spades_price(seat, 1, free)));
            payable && self.targets(seat, trip).iter().any(|hex| self.terrain[hex] != native)
        };
        self.trips(seat).any(digs) || self.builds_on_native(seat).next().is_some()
    }

    /// Workshops that can be built without using a spade, unless the option says no (p. 11).
    fn builds_on_native(&self, seat: Seat) -> impl Iterator<Item = Choice> + '_ {
        let allowed = self.rules.spade_build == SpadeBuild::Yes && self.can_build_workshop(seat);
        let trips = self.trips(seat).filter(move |_| allowed);
        trips.flat_map(move |trip| {
            let payable = self.can_pay(seat, Building::Workshop.printed().cost.and(trip.price));
            let native = self.targets(seat, trip).iter().filter(move |&hex| payable && self.steps(seat, hex) == 0);
            native.map(move |hex| Choice::Build(trip.way, hex))
        })
    }

    fn can_build_workshop(&self, seat: Seat) -> bool {
        self.player(seat).left[Building::Workshop] > 0 && self.can_pay(seat, Building::Workshop.printed().cost)
    }

    /// What building this here earns; only the action phase counts.
    pub(crate) fn build_rewards(&self, seat: Seat, hex: Hex, building: Building) -> ArrayVec<(Cause, Goods), 8> {
        if self.phase != Phase::Actions {
            return ArrayVec::new();
        }
        let workshop = building == Building::Workshop;
        let map = self.map();
        let reached = |goal: Goal| match goal {
            Goal::Build(wanted) => building == wanted,
            Goal::PalaceOrUniversity => matches!(building, Building::Palace | Building::University),
            Goal::BorderWorkshop => workshop && map.border.has(hex),
            Goal::RiverWorkshop => workshop && hex.bit().neighbours().meets(map.river),
            Goal::Spade | Goal::Level | Goal::City | Goal::Track | Goal::Innovation => false,
        };
        let goals = self.goals().map(|(cause, (goal, score))| (cause, (goal, points(score))));
        let tiles = self.rows(seat).filter_map(|(cause, row)| Some((cause, row.on_build?)));
        let rewards = goals.chain(tiles).filter(|(_, (goal, _))| reached(*goal));
        rewards.map(|(cause, (_, goods))| (cause, goods)).collect()
    }

    /// The sum of a seat's adjacent buildings, as far as its bowls and points allow (p. 9).
    fn power_offer(&self, seat: Seat, around: Hexes) -> u8 {
        let player = self.player(seat);
        let sum: u8 = (player.built & around).iter().map(|hex| self.power_value(seat, hex)).sum();
        let room = 2 * player.bowls[0] + player.bowls[1];
        i16::from(sum.min(room)).min(player.points + 1) as u8
    }

    /// Printed places where this seat may build a bridge (p. 23).
    pub(crate) fn bridge_sites(&self, seat: Seat) -> impl Iterator<Item = Choice> + '_ {
        let built = self.player(seat).built;
        let left = self.player(seat).bridges_left > 0;
        let sites = self.map().sites.iter().filter(move |_| left);
        sites
            .filter(move |(a, b)| (built.has(*a) || built.has(*b)) && !self.bridged(*a, *b))
            .map(|&(a, b)| Choice::Bridge(a, b))
    }

    /// Any two hexes that face each other corner to corner, for who needs no printed place.
    pub(crate) fn offer_bridges_anywhere(&self, seat: Seat, offers: &mut Vec<Choice>) {
        let built = self.player(seat).built;
        for a in self.map().land.iter() {
            for b in a.facing().filter(|&b| a < b && self.map().land.has(b)) {
                if (built.has(a) || built.has(b)) && !self.bridged(a, b) {
                    offers.push(Choice::Bridge(a, b));
                }
            }
        }
    }

    fn bridged(&self, a: Hex, b: Hex) -> bool {
        self.bridges.iter().any(|bridge| (bridge.a, bridge.b) == (a, b))
    }
}

impl Turn<'_> {
    /// Uses free spades one hex after the other, and then builds if the rules of the moment allow it.
    pub fn terraform_and_build(&mut self, spades: Spades) -> Flow {
        let Some(hex) = self.use_spades(spades)?.filter(|_| self.can_build_workshop(self.seat)) else {
            return Ok(());
        };
        let answer = self.ask(Ask::Build, |_, offers| offers.extend([Choice::Build(Way::Reach, hex), Choice::No]))?;
        if answer == Some(Choice::No) {
            return Ok(());
        }
        self.pay(Building::Workshop.printed().cost);
        self.build(hex, Building::Workshop)
    }

    /// Returns the first hex if it became native.
    pub fn use_spades(&mut self, mut spades: Spades) -> Flow<Option<Hex>> {
        let seat = self.seat;
        let (mut dug, mut first) = (Hexes::NONE, None);
        while spades.free > 0 {
            let choice = self.ask(Ask::Dig { left: spades.free }, |game, offers| {
                game.offer_digs(seat, spades, dug, offers);
                if dug.is_empty() && spades.build_instead {
                    offers.extend(game.builds_on_native(seat));
                }
                if spades.gift || !dug.is_empty() {
                    offers.push(Choice::Done);
                }
            })?;
            match choice {
                Some(Choice::Dig(way, hex, terrain)) => {
                    let used = self.terrain[hex].distance(terrain);
                    self.dig(way, hex, terrain, spades.free)?;
                    spades.free = spades.free.saturating_sub(used);
                    let native = terrain == self.native(seat);
                    if dug.is_empty() && native {
                        first = Some(hex);
                    }
                    dug |= hex.bit();
                    // In an action, what is left over goes on only from a hex that became native (p. 12).
                    if spades.action && !native {
                        break;
                    }
                }
                Some(Choice::Build(way, hex)) => {
                    self.build_workshop(way, hex)?;
                    return Ok(None);
                }
                _ => break,
            }
        }
        Ok(first)
    }

    /// Turns a hex into another terrain, with free spades as far as they go.
    pub fn dig(&mut self, way: Way, hex: Hex, terrain: Terrain, free: u8) -> Flow {
        let spades = self.terrain[hex].distance(terrain);
        let bought = spades.saturating_sub(free);
        let price = self.dig_price(self.seat, way, spades, free);
        self.pay(price);
        self.terrain[hex] = terrain;
        self.tell(|seat| Event::Dug { seat, hex, terrain, spades, bought, way });
        self.score_way(way);
        self.score_goal(Goal::Spade, spades);
        let faction = self.me().faction;
        let each = self.faction_row(self.seat).on_spade;
        self.by(Cause::Faction(faction)).gain(each.times(spades))
    }

    /// Scores a tunnel or a flight.
    fn score_way(&mut self, way: Way) {
        let (cause, points) = self.way_points(self.seat, way);
        self.by(cause).score(points.into());
    }

    /// The action Terraform and Build with bought spades, up to the workshop.
    pub fn build_workshop(&mut self, way: Way, hex: Hex) -> Flow {
        let native = self.native(self.seat);
        if self.terrain[hex] == native {
            let price = self.way_price(self.seat, way);
            self.pay(price);
            self.score_way(way);
        } else {
            self.dig(way, hex, native, 0)?;
        }
        self.pay(Building::Workshop.printed().cost);
        self.build(hex, Building::Workshop)
    }

    /// Puts a building on an empty hex.
    pub fn put(&mut self, hex: Hex, building: Building, neutral: bool) {
        self.standing[hex] = building;
        let player = self.me_mut();
        player.built |= hex.bit();
        if neutral {
            player.neutral |= hex.bit();
        } else {
            player.left[building] -= 1;
        }
        self.tell(|seat| Event::Built { seat, hex, building, neutral });
    }

    /// Builds one of the player's own pieces, with all that follows.
    pub fn build(&mut self, hex: Hex, building: Building) -> Flow {
        self.put(hex, building, false);
        self.after_build(hex)?;
        self.found_cities()
    }

    /// Exchanges a building; the old piece goes back to the display (p. 13). Cities are left to whoever knows what else
    /// the building brings.
    pub fn exchange(&mut self, hex: Hex, to: Building) -> Flow {
        let from = self.standing[hex];
        self.standing[hex] = to;
        let player = self.me_mut();
        player.left[from] += 1;
        player.left[to] -= 1;
        self.tell(|seat| Event::Upgraded { seat, hex, from, to });
        self.after_build(hex)
    }

    /// What every build sets off before cities: points and the neighbours' power.
    fn after_build(&mut self, hex: Hex) -> Flow {
        for (cause, goods) in self.build_rewards(self.seat, hex, self.standing[hex]) {
            self.by(cause).gain(goods)?;
        }
        self.offer_power(hex)
    }

    /// Others beside a build may gain power for points (p. 8). All decide at the same time.
    fn offer_power(&mut self, hex: Hex) -> Flow {
        let builder = self.seat;
        let around = self.adjacent(hex.bit());
        let mut offered: PerSeat<u8> = PerSeat::default();
        let mut asked = Seats::NONE;
        for seat in self.everyone().filter(|&seat| seat != builder) {
            offered[seat] = self.power_offer(seat, around);
            if offered[seat] > 0 {
                asked = asked.with(seat);
            }
        }
        if asked.is_empty() {
            return Ok(());
        }
        let question = Question { seat: builder, ask: Ask::Power { hex }, cause: Cause::Neighbour };
        let answers = self.tape.ask_each(asked, question, |seat, offers| {
            offers.extend([Choice::Gain(offered[seat]), Choice::Decline]);
        })?;
        for seat in asked.iter() {
            let power = offered[seat];
            let mut neighbour = self.of(seat);
            if answers[seat] == Some(Choice::Decline) {
                neighbour.tell(|seat| Event::PowerDeclined { seat, power });
                continue;
            }
            neighbour.me_mut().cycle(power);
            neighbour.tell(|seat| Event::PowerGained { seat, power, cost: power - 1 });
            neighbour.by(Cause::Neighbour).score(1 - i16::from(power));
        }
        Ok(())
    }

    /// A neutral building comes at once onto an empty hex in reach, with bought spades only, or never (p. 9). Returns
    /// whether it came.
    pub fn put_neutral(&mut self, building: Building) -> Flow<bool> {
        let seat = self.seat;
        let choice = self.ask(Ask::Place { building, neutral: true }, |game, offers| {
            let payable = |hex: &Hex| game.can_pay(seat, game.dig_price(seat, Way::Reach, game.steps(seat, *hex), 0));
            offers.extend(game.in_reach(seat).iter().filter(payable).map(Choice::Place));
        })?;
        let Some(Choice::Place(hex)) = choice else { return Ok(false) };
        if self.steps(seat, hex) > 0 {
            let native = self.native(seat);
            self.dig(Way::Reach, hex, native, 0)?;
        }
        self.put(hex, building, true);
        self.after_build(hex)?;
        Ok(true)
    }

    /// Free bridges, as many as can and shall be built.
    pub fn build_bridges(&mut self, bridges: u8, origin: Origin) -> Flow {
        let seat = self.seat;
        for left in (1..=bridges).rev() {
            let choice = self.ask(Ask::Bridge { left }, |game, offers| {
                offers.extend(game.bridge_sites(seat));
                if origin == Origin::Gift {
                    offers.push(Choice::Done);
                }
            })?;
            let Some(Choice::Bridge(a, b)) = choice else { return Ok(()) };
            self.build_bridge(a, b)?;
        }
        Ok(())
    }

    pub fn build_bridge(&mut self, a: Hex, b: Hex) -> Flow {
        let seat = self.seat;
        self.me_mut().bridges_left -= 1;
        self.bridges.push(Bridge { a, b, seat });
        self.tell(|seat| Event::Bridge { seat, a, b });
        // One end is the builder's, so no two buildings of anybody else are joined by it.
        self.found_cities()
    }
}
