//! What components do: how each effect of a row is played, what it brings, and whether it brings anything now.

use arrayvec::ArrayVec;
use table::{Flow, Seat};

use crate::build::Spades;
use crate::choice::{Ask, Cause, Choice};
use crate::city::{Brought, Founding};
use crate::components::{Count, Effect, NOTHING, Row};
use crate::context::Turn;
use crate::event::Event;
use crate::goods::{Goods, levels, points, spades};
use crate::map::Hexes;
use crate::rules::Rules;
use crate::state::{AgeOfInnovation, BRIDGES, Phase};
use crate::words::{Building, Competency, Discipline, Innovation, Reward, Special, Track, Way};

/// Why an effect comes about.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Origin {
    /// An action was chosen for it, so it is used if it can be.
    Action,
    /// It came with something else, and need not be used.
    Gift,
}

impl Cause {
    /// The row of the tile that it is; a cause that is no player's tile does nothing by itself.
    pub(crate) fn row(self, rules: &Rules) -> &'static Row {
        match self {
            Cause::Faction(faction) => faction.row(rules),
            Cause::Palace(palace) => palace.printed(),
            Cause::Innovation(innovation) => innovation.row(rules.tiles),
            Cause::Competency(competency) => competency.printed(),
            Cause::Bonus(bonus) => bonus.printed(),
            Cause::Rules
            | Cause::Start
            | Cause::Income
            | Cause::Display(_)
            | Cause::City(_)
            | Cause::Power(_)
            | Cause::Books(_)
            | Cause::Track(_)
            | Cause::Level(_)
            | Cause::RoundTile(_)
            | Cause::FinalTile(_)
            | Cause::Neighbour
            | Cause::Conversion
            | Cause::Area
            | Cause::Science(_)
            | Cause::Leftovers => &NOTHING,
        }
    }
}

impl AgeOfInnovation {
    pub(crate) fn counted(&self, seat: Seat, count: Count) -> u8 {
        let player = self.player(seat);
        match count {
            Count::AllBuildings => player.built.len() as u8,
            Count::Buildings(building) => self.count(seat, building),
            Count::PalacesAndUniversities => {
                self.count(seat, Building::Palace) + self.count(seat, Building::University)
            }
            Count::Shapes => Building::ALL.into_iter().filter(|&shape| self.count(seat, shape) > 0).count() as u8,
            Count::Groups => self.groups(player.built).count() as u8,
            Count::Bridges => BRIDGES as u8 - player.bridges_left,
            Count::CityTiles => player.cities(),
            Count::LowestLevel => player.levels.into_array().into_iter().min().unwrap_or(0),
            Count::TwoHighestLevels => {
                let mut levels = player.levels.into_array();
                levels.sort_unstable();
                levels[2] + levels[3]
            }
        }
    }

    /// Goods that an effect brings at once, as far as they do not depend on a choice of place.
    pub(crate) fn effect_gain(&self, seat: Seat, effect: &Effect) -> Goods {
        match *effect {
            Effect::Gain(goods) => {
                let scholars = goods.scholars.min(self.player(seat).scholars_left());
                Goods { scholars, ..goods }
            }
            Effect::PointsForEach(each, count) => points(each * self.counted(seat, count)),
            Effect::PointsByNumber(count, steps) => {
                let number = self.counted(seat, count);
                points(steps.iter().rev().find(|(least, _)| number >= *least).map_or(0, |(_, points)| *points))
            }
            Effect::LevelForEach(count) => levels(self.counted(seat, count)),
            Effect::LevelsInOne(number) => levels(number),
            Effect::LevelInEvery => levels(Discipline::ALL.len() as u8),
            Effect::Spades(number) => spades(number),
            Effect::Bridges(_)
            | Effect::Sailing(_)
            | Effect::Terraforming(_)
            | Effect::Competency
            | Effect::CityTile
            | Effect::Annexes(_)
            | Effect::Tokens(_)
            | Effect::WorkshopToGuild
            | Effect::SchoolToGuild(_)
            | Effect::Place(_)
            | Effect::PlaceWithCompetency(_)
            | Effect::Outpost
            | Effect::FreeWorkshop(_)
            | Effect::InAnyOrder(_)
            | Effect::AnotherAction => Goods::NONE,
        }
    }

    pub(crate) fn effects_gain(&self, seat: Seat, effects: &[Effect]) -> Goods {
        effects.iter().fold(Goods::NONE, |sum, effect| sum.and(self.effect_gain(seat, effect)))
    }

    /// Whether an effect of an action would change anything.
    pub(crate) fn brings_something(&self, seat: Seat, effect: &Effect) -> bool {
        let player = self.player(seat);
        let rises = || Discipline::ALL.into_iter().any(|discipline| self.can_advance(seat, discipline));
        match *effect {
            Effect::Gain(goods) => {
                goods.coins + goods.tools + goods.points > 0
                    || goods.power > 0 && player.bowls[0] + player.bowls[1] > 0
                    || goods.scholars > 0 && player.scholars_left() > 0
                    || goods.books > 0 && Discipline::ALL.into_iter().any(|discipline| self.book_supply(discipline) > 0)
                    || goods.levels > 0 && rises()
            }
            Effect::PointsForEach(..) | Effect::PointsByNumber(..) => !self.effect_gain(seat, effect).is_none(),
            Effect::LevelForEach(count) => self.counted(seat, count) > 0 && rises(),
            Effect::LevelsInOne(_) | Effect::LevelInEvery => rises(),
            Effect::Spades(free) => self.can_dig(seat, free),
            Effect::Bridges(_) => self.bridge_sites(seat).next().is_some(),
            Effect::WorkshopToGuild => self.becomes_guild(seat, Building::Workshop).next().is_some(),
            Effect::SchoolToGuild(_) => self.becomes_guild(seat, Building::School).next().is_some(),
            Effect::Sailing(_) => self.can_advance_track(seat, Track::Sailing),
            Effect::Terraforming(_) => self.can_advance_track(seat, Track::Terraforming),
            Effect::Competency
            | Effect::CityTile
            | Effect::Annexes(_)
            | Effect::Tokens(_)
            | Effect::Place(_)
            | Effect::PlaceWithCompetency(_)
            | Effect::Outpost
            | Effect::FreeWorkshop(_)
            | Effect::InAnyOrder(_)
            | Effect::AnotherAction => true,
        }
    }

    /// The component that a special action stands on, if the seat has it.
    pub(crate) fn special_cause(&self, seat: Seat, special: Special) -> Option<Cause> {
        let player = self.player(seat);
        match special {
            Special::Faction => Some(Cause::Faction(player.faction)),
            Special::Palace => player.working_palace().map(Cause::Palace),
            Special::Bonus => Some(Cause::Bonus(player.bonus)),
            Special::Competency => {
                let has_action = |tile: &Competency| !tile.printed().action.is_empty();
                player.competencies.iter().find(has_action).map(Cause::Competency)
            }
            Special::DeusExMachina | Special::Professors => {
                let has_it = |tile: &Innovation| tile.row(self.rules.tiles).special == Some(special);
                player.innovations.iter().find(has_it).map(Cause::Innovation)
            }
        }
    }

    /// The special action that a seat has there; empty if it has none.
    #[inline]
    pub fn special_action(&self, seat: Seat, special: Special) -> &'static [Effect] {
        self.special_cause(seat, special).map_or(&[], |cause| cause.row(&self.rules).action)
    }

    /// Whether a seat has this special action, used or not.
    pub fn has_special(&self, seat: Seat, special: Special) -> bool {
        !self.special_action(seat, special).is_empty()
    }
}

impl Turn<'_> {
    /// Plays effects one after the other.
    pub fn carry_out(&mut self, effects: &[Effect], origin: Origin) -> Flow {
        effects.iter().try_for_each(|effect| self.carry_out_one(effect, origin))
    }

    fn carry_out_one(&mut self, effect: &Effect, origin: Origin) -> Flow {
        match *effect {
            Effect::Gain(goods) => self.gain(goods),
            Effect::PointsForEach(..) | Effect::PointsByNumber(..) => {
                let scored = self.effect_gain(self.seat, effect);
                self.gain(scored)
            }
            Effect::LevelForEach(count) => {
                let levels = self.counted(self.seat, count);
                self.gain_levels(levels)
            }
            Effect::LevelsInOne(levels) => self.gain_levels_in_one(levels),
            Effect::LevelInEvery => Discipline::ALL.into_iter().try_for_each(|discipline| self.advance(discipline, 1)),
            // At setup spades are used in turn order once all first buildings stand (German rulebook, p. 20).
            Effect::Spades(free) if self.phase == Phase::Placement => {
                self.me_mut().spades += free;
                Ok(())
            }
            Effect::Spades(free) => self.terraform_and_build(Spades::of(origin, free)),
            Effect::Bridges(bridges) => self.build_bridges(bridges, origin),
            Effect::Sailing(steps) => self.advance_track_by(Track::Sailing, steps),
            Effect::Terraforming(steps) => self.advance_track_by(Track::Terraforming, steps),
            Effect::Competency => self.take_competency(),
            Effect::CityTile => self.take_city_tile(Founding::TileOnly),
            Effect::Annexes(annexes) => {
                self.me_mut().annexes += annexes;
                Ok(())
            }
            Effect::Tokens(tokens) => {
                self.me_mut().bowls[2] += tokens;
                self.tell(|seat| Event::Tokens { seat, tokens });
                Ok(())
            }
            Effect::WorkshopToGuild => self.upgrade_for_free(),
            Effect::SchoolToGuild(goods) => self.downgrade(goods),
            Effect::Place(building) => match self.put_neutral(building)? {
                true => self.found_cities(),
                false => Ok(()),
            },
            Effect::PlaceWithCompetency(building) => match self.put_neutral(building)? {
                true => self.found_cities_and(Brought::Competency),
                false => self.take_competency(),
            },
            Effect::Outpost => self.place_outpost(),
            Effect::FreeWorkshop(spades) => self.build_free_workshop(spades),
            Effect::InAnyOrder(rewards) => self.carry_out_in_any_order(rewards, origin),
            Effect::AnotherAction => {
                self.acted = false;
                Ok(())
            }
        }
    }

    fn advance_track_by(&mut self, track: Track, steps: u8) -> Flow {
        (0..steps).try_for_each(|_| self.advance_track(track))
    }

    fn carry_out_in_any_order(&mut self, rewards: &[(Reward, Effect)], origin: Origin) -> Flow {
        let mut left: ArrayVec<(Reward, Effect), { Reward::ALL.len() }> = rewards.iter().copied().collect();
        while !left.is_empty() {
            let choice = self.ask(Ask::Reward, |_, offers| {
                offers.extend(left.iter().map(|(reward, _)| Choice::Reward(*reward)));
            })?;
            let next = left.iter().position(|(reward, _)| choice == Some(Choice::Reward(*reward)));
            let (_, effect) = left.remove(next.expect("a reward is left"));
            self.carry_out_one(&effect, origin)?;
        }
        Ok(())
    }

    /// What all tiles of the player do on such an occasion.
    pub fn react(&mut self, occasion: impl Fn(&'static Row) -> &'static [Effect]) -> Flow {
        let rows: ArrayVec<(Cause, &'static Row), 20> = self.rows(self.seat).collect();
        for (cause, row) in rows {
            self.by(cause).carry_out(occasion(row), Origin::Gift)?;
        }
        Ok(())
    }

    /// A workshop becomes a guild, without its price.
    fn upgrade_for_free(&mut self) -> Flow {
        let seat = self.seat;
        let choice = self.ask(Ask::Upgrade, |game, offers| {
            let workshops = game.becomes_guild(seat, Building::Workshop);
            offers.extend(workshops.map(|hex| Choice::Upgrade(hex, Building::Guild)));
        })?;
        match choice {
            Some(Choice::Upgrade(hex, to)) => {
                self.exchange(hex, to)?;
                self.found_cities()
            }
            _ => Ok(()),
        }
    }

    /// A school becomes a guild again.
    fn downgrade(&mut self, goods: Goods) -> Flow {
        let seat = self.seat;
        let choice = self.ask(Ask::Downgrade, |game, offers| {
            offers.extend(game.becomes_guild(seat, Building::School).map(Choice::Downgrade));
        })?;
        let Some(Choice::Downgrade(hex)) = choice else { return Ok(()) };
        self.gain(goods)?;
        self.exchange(hex, Building::Guild)?;
        self.found_cities()
    }

    /// A guild on any empty native hex of the map; it may also stay on the display.
    fn place_outpost(&mut self) -> Flow {
        if self.me().left[Building::Guild] == 0 {
            return Ok(());
        }
        let seat = self.seat;
        let choice = self.ask(Ask::Place { building: Building::Guild, neutral: false }, |game, offers| {
            let native = game.empty_land().iter().filter(|&hex| game.steps(seat, hex) == 0);
            offers.extend(native.map(Choice::Place));
            if !offers.is_empty() {
                offers.push(Choice::No);
            }
        })?;
        match choice {
            Some(Choice::Place(hex)) => self.build(hex, Building::Guild),
            _ => Ok(()),
        }
    }

    /// Free spades, and then a free workshop on any native hex in reach.
    fn build_free_workshop(&mut self, spades: u8) -> Flow {
        let dug = self.use_spades(Spades::before_a_free_workshop(spades))?;
        if self.me().left[Building::Workshop] == 0 {
            return Ok(());
        }
        let seat = self.seat;
        let choice = self.ask(Ask::Build, |game, offers| {
            let reach = game.in_reach(seat) | dug.map_or(Hexes::NONE, |hex| hex.bit());
            let native = reach.iter().filter(|&hex| game.steps(seat, hex) == 0);
            offers.extend(native.map(|hex| Choice::Build(Way::Reach, hex)));
            offers.push(Choice::No);
        })?;
        match choice {
            Some(Choice::Build(_, hex)) => self.build(hex, Building::Workshop),
            _ => Ok(()),
        }
    }
}
