//! Claiming achievements, and the end of the game.

use table::{Flow, Pause, Seat, Seats};

use super::{Deed, Play};
use crate::event::Event;
use crate::reactions::{Claim, Variant, Would};
use crate::state::{Ending, How, Special};

impl<D: Variant> Play<'_, D> {
    /// Claims a special achievement by a card's effect, if it is still there.
    pub(crate) fn claim(&mut self, special: Special) -> Flow<Deed<Special>> {
        let claimed = self.take_special(self.you(), special)?;
        if claimed.done() {
            self.end_by_achievements()?;
        }
        Ok(claimed)
    }

    pub(crate) fn take_special(&mut self, seat: Seat, special: Special) -> Flow<Deed<Special>> {
        if self.g.achievements.specials & special.bit() == 0
            || self.is_replaced(Would::Claim { by: seat, claim: Claim::Special(special) })?
        {
            return Ok(Deed::NONE);
        }
        // What came first may have brought it.
        if self.g.achievements.specials & special.bit() == 0 {
            return Ok(Deed::NONE);
        }
        self.g.achievements.specials &= !special.bit();
        self.g.player_mut(seat).specials |= special.bit();
        self.turn.tape.tell(|| Event::ClaimSpecial { seat, special });
        self.changed();
        Ok(Deed::of(special))
    }

    /// Whoever meets a special achievement takes it at once. Ties go to the player whose turn it is, then clockwise
    /// (rulebook, Special achievements). While several cards move at once nobody does: that comes when all have moved.
    pub(crate) fn claim_specials(&mut self) -> Flow {
        if self.moving_at_once {
            self.to_look_at_achievements = true;
            return Ok(());
        }
        if self.g.achievements.specials == 0 {
            return Ok(());
        }
        let mut claimed = false;
        for seat in self.g.clockwise_from(self.g.turn) {
            let met = D::newly_met_specials(self.g, seat);
            if met != 0 {
                for special in Special::ALL.into_iter().filter(|special| met & special.bit() != 0) {
                    claimed |= self.take_special(seat, special)?.done();
                }
            }
        }
        if claimed { self.end_by_achievements() } else { Ok(()) }
    }

    pub(crate) fn end_by_achievements(&mut self) -> Flow {
        if self.moving_at_once {
            self.to_look_at_achievements = true;
            return Ok(());
        }
        if D::is_ending(self.g) {
            return Ok(());
        }
        match self.g.achievement_winner() {
            Some(seat) => self.end(self.g.team_of(seat), How::Achievements),
            None => Ok(()),
        }
    }

    /// You win by a card.
    pub(crate) fn win(&mut self, winner: Seat) -> Flow {
        self.end(self.g.team_of(winner), How::Card)
    }

    pub(crate) fn end_by_score<T>(&mut self) -> Flow<T> {
        let (winners, how) = self.g.score_winners();
        self.end(winners, how)?;
        Err(Pause::Over)
    }

    fn end(&mut self, winners: Seats, how: How) -> Flow {
        self.first(Would::Win { winners, how })?;
        self.end_now(winners, how)
    }

    pub(crate) fn end_now(&mut self, winners: Seats, how: How) -> Flow {
        self.g.ending = Some(Ending { winners, how });
        self.turn.tape.tell(|| Event::Over { winners, how });
        Err(Pause::Over)
    }
}
