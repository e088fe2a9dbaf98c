//! Chronos, the automaton of a game of two (p. 23-24).

use crate::choice::Cause;
use crate::context::Tape;
use crate::event::Event;
use crate::state::{Color, Inventions};
use crate::turn::path_from;
use crate::words::{Card, Milestone, NUMBERS, Region, Tile, Token, Type, Who};

const CHRONOS: Color = Color::CHRONOS;
/// The token of his setup turn, and those of the era changes after Eras 2, 3 and 4. They lie face down, so it does not
/// matter which.
const TOKENS: [Token; 4] = [Token::Influence, Token::Present, Token::Invent, Token::Innovate];

impl Inventions {
    /// His setup turn: Africa, or the next region on his path whose idea nobody has claimed.
    pub(crate) fn set_up_chronos(&mut self, tape: &mut Tape) {
        let first = self.facts().first_region();
        let free = |region: &Region| {
            let display = self.region(*region);
            display.card.is_some_and(|card| card.era() == 2) && display.presenter.is_none()
        };
        let region = std::iter::once(first).chain(path_from(self, first)).find(free);
        let region = region.expect("five ideas are laid out for three");
        let card = self.region(region).card.expect("an idea lies here");
        self.chronos.region = region;
        self.place_presenters(region);
        tape.tell(|| Event::Claimed { who: Who::Chronos, region, card });
        self.place_citizens(tape, CHRONOS, region, 1, Cause::Rules);
        if self.has_room_for_token(CHRONOS, region) {
            self.put_token(tape, CHRONOS, region, TOKENS[0], false);
        }
        self.next_setup_turn(tape);
    }

    /// Citizens he has left, up to so many, go beside a card.
    fn employ_chronos(&mut self, citizens: u8) -> u8 {
        let supply = &mut self.player_mut(CHRONOS).supply;
        let citizens = citizens.min(*supply);
        *supply -= citizens;
        citizens
    }

    fn place_presenters(&mut self, region: Region) -> u8 {
        let citizens = self.employ_chronos(self.presenters(region));
        self.region_mut(region).presenter = Some((CHRONOS, citizens));
        citizens
    }

    /// His turn: the next region on the path where one of his four actions is possible.
    pub(crate) fn play_chronos(&mut self, tape: &mut Tape) {
        tape.tell(|| Event::Turn { who: Who::Chronos, tokens: 0 });
        let start = self.chronos.region;
        for region in path_from(self, start) {
            self.chronos.region = region;
            tape.tell(|| Event::ChronosMoved { region });
            if self.act_in(tape, region) {
                return self.next_turn(tape);
            }
        }
        // Nothing in a full circle: the pillar ends one region on (rulings Q24).
        let region = self.facts().next_region(start);
        self.chronos.region = region;
        tape.tell(|| Event::ChronosMoved { region });
        tape.tell(|| Event::ChronosIdle);
        self.next_turn(tape);
    }

    /// Present, Invent, Share or Innovate: the first that is possible. Returns whether one was.
    fn act_in(&mut self, tape: &mut Tape, region: Region) -> bool {
        let display = self.region(region);
        let free_citizen = self.player(CHRONOS).supply > 0;
        match display.card {
            None => free_citizen && self.chronos_presents(tape, region),
            Some(card) if !display.invented => free_citizen && self.chronos_invents(tape, region, card),
            Some(card) if self.beside(region, CHRONOS) > 0 => {
                self.chronos_shares(tape, region, card);
                true
            }
            Some(card) => {
                let possible = free_citizen && display.innovator.is_none();
                if possible {
                    self.chronos_innovates(tape, region, card);
                }
                possible
            }
        }
    }

    fn chronos_presents(&mut self, tape: &mut Tape, region: Region) -> bool {
        let Some(&card) = self.ideas.last() else { return false };
        self.take_idea(tape, card);
        self.region_mut(region).card = Some(card);
        let citizens = self.place_presenters(region);
        tape.tell(|| Event::Presented { who: Who::Chronos, card, region, citizens });
        true
    }

    /// All milestones on the board and in the discard are his; the Eureka display is not.
    fn chronos_knows(&self, milestone: Milestone) -> bool {
        self.common.contains(&milestone)
            || self.private.values().any(|private| *private == milestone)
            || self.in_discard(milestone)
    }

    fn chronos_invents(&mut self, tape: &mut Tape, region: Region, card: Card) -> bool {
        if !card.milestone().is_some_and(|milestone| self.chronos_knows(milestone)) {
            return false;
        }
        self.employ_chronos(1);
        let display = self.region_mut(region);
        display.inventor = Some(CHRONOS);
        display.invented = true;
        tape.tell(|| Event::Invented { who: Who::Chronos, card, region });
        self.chronos_takes_tile(tape, region, self.facts().card(card).kind, true);
        true
    }

    /// The tile of the card's type and the region's number, else the next number in stock; for inventing one he does
    /// not have yet.
    fn chronos_takes_tile(&mut self, tape: &mut Tape, region: Region, kind: Type, new: bool) {
        let first = self.facts().number(region) - 1;
        let numbers = (0..NUMBERS).map(|step| (first + step) % NUMBERS + 1);
        let legal = |number: &u8| {
            let tile = Tile::Progress(kind, *number);
            self.stock[kind][*number as usize - 1] > 0 && !(new && self.chronos.tiles.has(tile))
        };
        if let Some(number) = numbers.into_iter().find(legal) {
            let tile = Tile::Progress(kind, number);
            self.stock[kind][number as usize - 1] -= 1;
            self.chronos.tiles.insert(tile);
            tape.tell(|| Event::TookTile { who: Who::Chronos, tile });
        }
    }

    /// Others gain as usual; he takes a Wealth tile of the region, or a Progress tile if none is left.
    fn chronos_shares(&mut self, tape: &mut Tape, region: Region, card: Card) {
        self.reward_roles(tape, CHRONOS, region);
        if self.region(region).wealth > 0 {
            self.region_mut(region).wealth -= 1;
            let letter = self.region(region).letter;
            tape.tell(|| Event::WealthTaken { who: Who::Chronos, letter });
        } else {
            self.chronos_takes_tile(tape, region, self.facts().card(card).kind, false);
        }
        self.clear_display(region);
    }

    fn chronos_innovates(&mut self, tape: &mut Tape, region: Region, card: Card) {
        self.employ_chronos(1);
        self.region_mut(region).innovator = Some(CHRONOS);
        tape.tell(|| Event::Innovated { who: Who::Chronos, card, region });
    }

    /// Before an era change (p. 24): an Influence token in the next region that has none of his and a free space, and a
    /// new milestone.
    pub(crate) fn change_era_of_chronos(&mut self, tape: &mut Tape, ended: u8) {
        let open = |region: &Region| self.has_room_for_token(CHRONOS, *region);
        if let Some(region) = path_from(self, self.chronos.region).find(open) {
            self.put_token(tape, CHRONOS, region, TOKENS[ended as usize - 1], false);
            self.chronos.region = region;
            tape.tell(|| Event::ChronosMoved { region });
        }
        if let Some(&milestone) = self.eureka.last() {
            self.replace_private(tape, CHRONOS, milestone);
            let space = self.free_spaces(milestone.era()).next_back();
            self.move_marker(tape, CHRONOS, space);
        }
    }
}
