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

/// What the contexts of games have in common whose rules know a `cause`: such a context asks for its cause, shows the
/// player who acts, and is otherwise used as the [`Turn`] in its field `base`.
#[macro_export]
macro_rules! turn_with_cause {
    ($context:ident of $game:ty, $player:ty, $ask:ty) => {
        impl $context<'_> {
            #[inline]
            pub fn ask(
                &mut self,
                ask: $ask,
                list: impl FnOnce(&$game, &mut Vec<<$game as $crate::Game>::Choice>),
            ) -> $crate::Flow<Option<<$game as $crate::Game>::Choice>> {
                let question = $crate::Question { seat: self.base.seat, ask, cause: self.cause };
                self.base.ask(question, list)
            }

            /// The player who acts.
            #[inline]
            pub fn me(&self) -> &$player {
                self.base.g.player(self.base.seat)
            }

            #[inline]
            pub fn me_mut(&mut self) -> &mut $player {
                self.base.g.player_mut(self.base.seat)
            }
        }

        impl<'a> ::std::ops::Deref for $context<'a> {
            type Target = $crate::Turn<'a, $game>;

            #[inline]
            fn deref(&self) -> &Self::Target {
                &self.base
            }
        }

        impl ::std::ops::DerefMut for $context<'_> {
            #[inline]
            fn deref_mut(&mut self) -> &mut Self::Target {
                &mut self.base
            }
        }
    };
}
