//! The turn context: what every rule of every game has in hand.

use std::ops::{Deref, DerefMut};

use crate::{Flow, Game, Seat, Tape};

/// Why somebody is asked, in games whose rules know what brought something about.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Question<Ask, Cause> {
    /// Who is asked; where several are asked at once, who made it necessary.
    pub seat: Seat,
    /// What for.
    pub ask: Ask,
    pub cause: Cause,
}

/// Who acts in which game, and the tape on which they are asked.
///
/// Rules are methods of a game's own context, which wraps this one and adds what only that game needs: for what reason
/// something is gained, which card is executed. So a rule reads `turn.gain(coins(7))?` and hands nothing on.
pub struct Turn<'a, G: Game> {
    pub g: &'a mut G,
    pub tape: &'a mut Tape<G>,
    pub seat: Seat,
}

impl<'a, G: Game> Turn<'a, G> {
    pub fn new(g: &'a mut G, tape: &'a mut Tape<G>, seat: Seat) -> Self {
        Turn { g, tape, seat }
    }

    /// The same for another seat.
    #[inline]
    pub fn of(&mut self, seat: Seat) -> Turn<'_, G> {
        Turn { g: self.g, tape: self.tape, seat }
    }

    /// The game and the tape, for rules in which no seat acts.
    #[inline]
    pub fn split(&mut self) -> (&mut G, &mut Tape<G>) {
        (self.g, self.tape)
    }

    /// Asks the seat; see [`Tape::ask`].
    #[inline]
    pub fn ask(
        &mut self,
        question: G::Question,
        list: impl FnOnce(&G, &mut Vec<G::Choice>),
    ) -> Flow<Option<G::Choice>> {
        let game = &*self.g;
        self.tape.ask(self.seat, question, |offers| list(game, offers))
    }

    /// Tells what happened, if somebody listens.
    #[inline]
    pub fn tell(&mut self, event: impl FnOnce(Seat) -> G::Event) {
        let seat = self.seat;
        self.tape.tell(|| event(seat));
    }
}

impl<G: Game> Deref for Turn<'_, G> {
    type Target = G;

    #[inline]
    fn deref(&self) -> &G {
        self.g
    }
}

impl<G: Game> DerefMut for Turn<'_, G> {
    #[inline]
    fn deref_mut(&mut self) -> &mut G {
        self.g
    }
}
