//! Terraforming and building (p. 11-13), neutral buildings and bridges, and what every build sets off.

use arrayvec::ArrayVec;
use table::{Flow, Seat, Seats};

use crate::choice::{Ask, Cause, Choice, Question};
use crate::event::Event;
use crate::gain::Asking;
use crate::goods::{Goal, Goods};
use crate::map::{Hex, Hexes};
use crate::rules::SpadeBuild;
use crate::state::{AgeOfInnovation, Bridge, PLAYERS, Phase};
use crate::words::{Bonus, Building, Competency, Faction, Terrain, Way};

/// Which spades there are, and what may be done with them.
#[derive(Copy, Clone)]
pub(crate) struct Spades {
    pub free: u8,
    /// Within the action Terraform and Build: missing spades can be bought, tunnels dug, and a workshop built.
    pub action: bool,
    /// A gift that need not be used, unlike the first spade of an action that was chosen for it.
    pub gift: bool,
}

impl Spades {
    /// Those of a power, book or special action.
    pub const fn of_action(free: u8) -> Self {
        Spades { free, action: true, gift: false }
    }

    /// Those of a tile, with the right to Terraform and Build.
    pub const fn of_gift(free: u8) -> Self {
        Spades { free, action: true, gift: true }
    }

    /// Those of the setup and of phase III: nothing is bought and nothing is built.
    pub const fn bare(free: u8) -> Self {
        Spades { free, action: false, gift: true }
    }
}

impl AgeOfInnovation {
    /// Empty land a seat can terraform or build on, by each way that its abilities give.
    pub(crate) fn targets(&self, seat: Seat, way: Way) -> Hexes {
        let player = self.player(seat);
        let skips = match way {
            Way::Reach => return self.in_reach(seat),
            Way::Tunnel if player.faction == Faction::Moles => 1,
            Way::Flight if player.has_palace(9) => 2,
            _ => return Hexes::NONE,
        };
        // The target must not be adjacent to an own building (p. 20, p. 22).
        self.beyond(player.built, skips) & !self.adjacent(player.built) & self.empty_land()
    }

    /// What a tunnel or a flight costs.
    pub(crate) fn way_price(way: Way) -> Goods {
        match way {
            Way::Reach => Goods::NONE,
            Way::Tunnel => Goods::tools(1),
            Way::Flight => Goods::scholars(1),
        }
    }

    pub(crate) fn way_points(&self, way: Way) -> (u8, Cause) {
        match way {
            Way::Reach => (0, Cause::Rules),
            Way::Tunnel => (self.rules.factions.values(self.seats()).tunnel, Cause::Faction(Faction::Moles)),
            Way::Flight => (5, Cause::Palace(9)),
        }
    }

    /// Tools for the spades that are missing, and the way.
    pub(crate) fn dig_price(&self, seat: Seat, way: Way, steps: u8, free: u8) -> Goods {
        let bought = steps.saturating_sub(free);
        Self::way_price(way).and(Goods::tools(bought * self.player(seat).spade))
    }

    /// Spades from this hex to the native terrain.
    pub fn steps(&self, seat: Seat, hex: Hex) -> u8 {
        self.terrain[hex].distance(self.native(seat))
    }

    /// Terraform and Build with bought spades only: every workshop that can be built, every hex that can be dug.
    pub(crate) fn offer_terraform_and_build(&self, seat: Seat, offers: &mut Vec<Choice>) {
        let workshop = Building::Workshop.cost(false);
        let pieces = self.player(seat).left[Building::Workshop.index()] > 0;
        for way in Way::ALL {
            for hex in self.targets(seat, way).iter() {
                let steps = self.steps(seat, hex);
                if pieces && self.can_pay(seat, workshop.and(self.dig_price(seat, way, steps, 0))) {
                    offers.push(Choice::Build(way, hex));
                }
                for taken in 1..=steps {
                    if self.can_pay(seat, self.dig_price(seat, way, taken, 0)) {
                        offers.push(Choice::Dig(way, hex, self.terrain[hex].towards(self.native(seat), taken)));
                    }
                }
            }
        }
    }

    /// Uses of free spades. Only for the first hex, and only up to native terrain, may missing ones be bought (p. 11).
    pub(crate) fn offer_digs(&self, seat: Seat, spades: Spades, dug: Hexes, offers: &mut Vec<Choice>) {
        let native = self.native(seat);
        let ways = if spades.action { &Way::ALL[..] } else { &[Way::Reach] };
        for &way in ways {
            for hex in (self.targets(seat, way) & !dug).iter() {
                let steps = self.steps(seat, hex);
                for taken in 1..=steps {
                    let enough = taken <= spades.free;
                    let bought = spades.action && dug.is_empty() && taken == steps;
                    if (enough || bought) && self.can_pay(seat, self.dig_price(seat, way, taken, spades.free)) {
                        offers.push(Choice::Dig(way, hex, self.terrain[hex].towards(native, taken)));
                    }
                }
            }
        }
    }

    /// Whether free spades of an action have a use.
    pub(crate) fn can_dig(&self, seat: Seat, free: u8) -> bool {
        let native = self.native(seat);
        let rough = |way: Way| {
            let payable = self.can_pay(seat, self.dig_price(seat, way, 1, free));
            payable && self.targets(seat, way).iter().any(|hex| self.terrain[hex] != native)
        };
        Way::ALL.into_iter().any(rough) || self.builds_on_native(seat).next().is_some()
    }

    /// Workshops that can be built without using a spade, unless the option says no (p. 11).
    fn builds_on_native(&self, seat: Seat) -> impl Iterator<Item = Choice> + '_ {
        let allowed = self.rules.spade_build == SpadeBuild::Yes && self.can_build_workshop(seat);
        let ways = Way::ALL.into_iter().filter(move |_| allowed);
        ways.flat_map(move |way| {
            let price = Building::Workshop.cost(false).and(Self::way_price(way));
            let native = self.targets(seat, way).iter().filter(move |&hex| self.steps(seat, hex) == 0);
            native.filter(move |_| self.can_pay(seat, price)).map(move |hex| Choice::Build(way, hex))
        })
    }

    fn can_build_workshop(&self, seat: Seat) -> bool {
        self.player(seat).left[Building::Workshop.index()] > 0 && self.can_pay(seat, Building::Workshop.cost(false))
    }

    /// Uses free spades one hex after the other, and then builds if the rules of the moment allow it.
    pub(crate) fn terraform_and_build(&mut self, table: &mut Asking, seat: Seat, spades: Spades, cause: Cause) -> Flow {
        let Some(hex) = self.use_spades(table, seat, spades, cause)?.filter(|_| self.can_build_workshop(seat)) else {
            return Ok(());
        };
        let answer = Self::ask(table, seat, Ask::Build, cause, |offers| {
            offers.extend([Choice::Build(Way::Reach, hex), Choice::No]);
        })?;
        if answer == Some(Choice::No) {
            return Ok(());
        }
        self.pay(table, seat, Building::Workshop.cost(false));
        self.build(table, seat, hex, Building::Workshop, false)
    }

    /// Returns the first hex if it became native.
    pub(crate) fn use_spades(
        &mut self,
        table: &mut Asking,
        seat: Seat,
        mut spades: Spades,
        cause: Cause,
    ) -> Flow<Option<Hex>> {
        let (mut dug, mut first) = (Hexes::NONE, None);
        while spades.free > 0 {
            let ask = Ask::Dig { left: spades.free };
            let choice = Self::ask(table, seat, ask, cause, |offers| {
                self.offer_digs(seat, spades, dug, offers);
                // The Lizards' workshop is free, and comes after the spade.
                if dug.is_empty() && spades.action && cause != Cause::Faction(Faction::Lizards) {
                    offers.extend(self.builds_on_native(seat));
                }
                if spades.gift || !dug.is_empty() {
                    offers.push(Choice::Done);
                }
            })?;
            match choice {
                Some(Choice::Dig(way, hex, terrain)) => {
                    let used = self.terrain[hex].distance(terrain);
                    self.dig(table, seat, (way, hex, terrain), spades.free)?;
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
                    self.build_workshop(table, seat, way, hex)?;
                    return Ok(None);
                }
                _ => break,
            }
        }
        Ok(first)
    }

    /// Turns a hex into another terrain, with free spades as far as they go.
    pub(crate) fn dig(
        &mut self,
        table: &mut Asking,
        seat: Seat,
        (way, hex, terrain): (Way, Hex, Terrain),
        free: u8,
    ) -> Flow {
        let spades = self.terrain[hex].distance(terrain);
        self.pay(table, seat, self.dig_price(seat, way, spades, free));
        self.terrain[hex] = terrain;
        let bought = spades.saturating_sub(free);
        table.tell(|| Event::Dug { seat, hex, terrain, spades, bought, way });
        let (points, cause) = self.way_points(way);
        self.score(table, seat, points.into(), cause);
        self.score_goal(table, seat, Goal::Spade, spades);
        if self.player(seat).faction == Faction::Goblins {
            self.gain(table, seat, Goods::coins(2 * spades), Cause::Faction(Faction::Goblins))?;
        }
        Ok(())
    }

    /// The action Terraform and Build with bought spades, up to the workshop.
    pub(crate) fn build_workshop(&mut self, table: &mut Asking, seat: Seat, way: Way, hex: Hex) -> Flow {
        if self.terrain[hex] == self.native(seat) {
            self.pay(table, seat, Self::way_price(way));
            let (points, cause) = self.way_points(way);
            self.score(table, seat, points.into(), cause);
        } else {
            self.dig(table, seat, (way, hex, self.native(seat)), 0)?;
        }
        self.pay(table, seat, Building::Workshop.cost(false));
        self.build(table, seat, hex, Building::Workshop, false)
    }

    /// Puts a building on an empty hex.
    pub(crate) fn put(&mut self, table: &mut Asking, seat: Seat, hex: Hex, building: Building, neutral: bool) {
        self.standing[hex] = building;
        let player = self.player_mut(seat);
        player.built |= hex.bit();
        if neutral {
            player.neutral |= hex.bit();
        } else {
            player.left[building.index()] -= 1;
        }
        table.tell(|| Event::Built { seat, hex, building, neutral });
    }

    pub(crate) fn build(
        &mut self,
        table: &mut Asking,
        seat: Seat,
        hex: Hex,
        building: Building,
        neutral: bool,
    ) -> Flow {
        self.put(table, seat, hex, building, neutral);
        self.after_build(table, seat, hex)?;
        self.found_cities(table, seat)
    }

    /// Exchanges a building; the old piece goes back to the display (p. 13). Cities are left to whoever knows what else
    /// the building brings.
    pub(crate) fn exchange(&mut self, table: &mut Asking, seat: Seat, hex: Hex, to: Building) -> Flow {
        let from = self.standing[hex];
        self.standing[hex] = to;
        let player = self.player_mut(seat);
        player.left[from.index()] += 1;
        player.left[to.index()] -= 1;
        table.tell(|| Event::Upgraded { seat, hex, from, to });
        self.after_build(table, seat, hex)
    }

    /// What every build sets off before cities: points and the neighbours' power.
    fn after_build(&mut self, table: &mut Asking, seat: Seat, hex: Hex) -> Flow {
        for (cause, goods) in self.build_rewards(seat, hex, self.standing[hex]) {
            self.gain(table, seat, goods, cause)?;
        }
        self.offer_power(table, seat, hex)
    }

    /// What building this here earns; only the action phase counts.
    pub(crate) fn build_rewards(&self, seat: Seat, hex: Hex, building: Building) -> ArrayVec<(Cause, Goods), 8> {
        let mut rewards = ArrayVec::new();
        if self.phase != Phase::Actions {
            return rewards;
        }
        let player = self.player(seat);
        let map = self.map();
        let workshop = building == Building::Workshop;
        let river = workshop && hex.bit().neighbours().meets(map.river);
        let border = workshop && map.border.has(hex);
        let great = matches!(building, Building::Palace | Building::University);
        let goals = [(true, Goal::Build(building)), (great, Goal::PalaceOrUniversity), (border, Goal::BorderWorkshop)];
        for (_, goal) in goals.into_iter().filter(|(met, _)| *met) {
            rewards.extend(self.goal_points(goal).map(|(cause, points)| (cause, Goods::points(points))));
        }
        let mut add = |earned: bool, cause: Cause, goods: Goods| {
            if earned {
                rewards.push((cause, goods));
            }
        };
        let bonus = Cause::Bonus(player.bonus);
        add(river && player.bonus == Bonus::RiverWorkshop, bonus, Goods::points(2));
        add(building == Building::Guild && player.bonus == Bonus::BuildGuild, bonus, Goods::points(3));
        add(workshop && player.has_palace(12), Cause::Palace(12), Goods::points(2));
        add(building == Building::Guild && player.has_palace(13), Cause::Palace(13), Goods::points(3));
        let coins = self.rules.factions.values(self.seats()).navigators_coins;
        let navigators = Goods { points: 2, coins, ..Goods::NONE };
        add(river && player.faction == Faction::Navigators, Cause::Faction(Faction::Navigators), navigators);
        let competency = Competency::BorderWorkshop;
        add(border && player.has_competency(competency), Cause::Competency(competency), Goods::points(3));
        rewards
    }

    /// Others beside a build may gain power for points (p. 8). All decide at the same time.
    fn offer_power(&mut self, table: &mut Asking, builder: Seat, hex: Hex) -> Flow {
        let around = self.adjacent(hex.bit());
        let mut offered = [0u8; PLAYERS];
        let mut asked = Seats::NONE;
        for seat in self.everyone().filter(|&seat| seat != builder) {
            offered[seat.index()] = self.power_offer(seat, around);
            if offered[seat.index()] > 0 {
                asked = asked.with(seat);
            }
        }
        if asked.is_empty() {
            return Ok(());
        }
        let question = Question { seat: builder, ask: Ask::Power { hex }, cause: Cause::Neighbour };
        let answers = table.ask_each(asked, question, |seat, offers| {
            offers.extend([Choice::Gain(offered[seat.index()]), Choice::Decline]);
        })?;
        for seat in asked.iter() {
            let power = offered[seat.index()];
            if answers[seat] == Some(Choice::Decline) {
                table.tell(|| Event::PowerDeclined { seat, power });
                continue;
            }
            self.cycle(seat, power);
            table.tell(|| Event::PowerGained { seat, power, cost: power - 1 });
            self.score(table, seat, 1 - i16::from(power), Cause::Neighbour);
        }
        Ok(())
    }

    /// The sum of a seat's adjacent buildings, as far as its bowls and points allow (p. 9).
    fn power_offer(&self, seat: Seat, around: Hexes) -> u8 {
        let player = self.player(seat);
        let sum: u8 = (player.built & around).iter().map(|hex| self.power_value(seat, hex)).sum();
        let room = 2 * player.bowls[0] + player.bowls[1];
        i16::from(sum.min(room)).min(player.points + 1) as u8
    }

    pub(crate) fn place_neutral(&mut self, table: &mut Asking, seat: Seat, building: Building, cause: Cause) -> Flow {
        if self.put_neutral(table, seat, building, cause)? { self.found_cities(table, seat) } else { Ok(()) }
    }

    /// A neutral building comes at once onto an empty hex in reach, with bought spades only, or never (p. 9). Returns
    /// whether it came.
    pub(crate) fn put_neutral(
        &mut self,
        table: &mut Asking,
        seat: Seat,
        building: Building,
        cause: Cause,
    ) -> Flow<bool> {
        let choice = Self::ask(table, seat, Ask::Place { building }, cause, |offers| {
            let payable = |hex: &Hex| self.can_pay(seat, self.dig_price(seat, Way::Reach, self.steps(seat, *hex), 0));
            offers.extend(self.in_reach(seat).iter().filter(payable).map(Choice::Place));
        })?;
        let Some(Choice::Place(hex)) = choice else { return Ok(false) };
        if self.steps(seat, hex) > 0 {
            self.dig(table, seat, (Way::Reach, hex, self.native(seat)), 0)?;
        }
        self.put(table, seat, hex, building, true);
        self.after_build(table, seat, hex)?;
        Ok(true)
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

    /// The Moles bridge any two hexes that face each other corner to corner.
    pub(crate) fn mole_bridge_sites(&self, seat: Seat, offers: &mut Vec<Choice>) {
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

    /// Free bridges, as many as can and shall be built.
    pub(crate) fn build_bridges(
        &mut self,
        table: &mut Asking,
        seat: Seat,
        bridges: u8,
        gift: bool,
        cause: Cause,
    ) -> Flow {
        for left in (1..=bridges).rev() {
            let choice = Self::ask(table, seat, Ask::Bridge { left }, cause, |offers| {
                offers.extend(self.bridge_sites(seat));
                if gift {
                    offers.push(Choice::Done);
                }
            })?;
            let Some(Choice::Bridge(a, b)) = choice else { return Ok(()) };
            self.build_bridge(table, seat, a, b)?;
        }
        Ok(())
    }

    pub(crate) fn build_bridge(&mut self, table: &mut Asking, seat: Seat, a: Hex, b: Hex) -> Flow {
        self.player_mut(seat).bridges_left -= 1;
        self.bridges.push(Bridge { a, b, seat });
        table.tell(|| Event::Bridge { seat, a, b });
        // One end is the builder's, so no two buildings of anybody else are joined by it.
        self.found_cities(table, seat)
    }
}
