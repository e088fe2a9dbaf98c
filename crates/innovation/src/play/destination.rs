//! Where cards are transferred, in the words of the cards.

use super::Play;
use crate::event::Zone;
use crate::reactions::Variant;

/// A place of one of the two players of whom an effect speaks.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Of {
    MyHand,
    MyScorePile,
    MyBoard,
    MyForecast,
    MyAchievements,
    YourHand,
    YourScorePile,
    YourBoard,
    YourForecast,
}

/// What names a zone in an effect.
pub(crate) trait Destination {
    fn zone<D: Variant>(self, play: &Play<D>) -> Zone;
}

impl Destination for Zone {
    #[inline]
    fn zone<D: Variant>(self, _: &Play<D>) -> Zone {
        self
    }
}

impl Destination for Of {
    #[inline]
    fn zone<D: Variant>(self, play: &Play<D>) -> Zone {
        match self {
            Of::MyHand => Zone::Hand(play.me),
            Of::MyScorePile => Zone::Score(play.me),
            Of::MyBoard => Zone::Board(play.me),
            Of::MyForecast => Zone::Forecast(play.me),
            Of::MyAchievements => Zone::Achievements(play.me),
            Of::YourHand => Zone::Hand(play.you()),
            Of::YourScorePile => Zone::Score(play.you()),
            Of::YourBoard => Zone::Board(play.you()),
            Of::YourForecast => Zone::Forecast(play.you()),
        }
    }
}

impl<D: Variant> Play<'_, D> {
    /// The zone that an effect means by this.
    #[inline]
    pub(crate) fn at(&self, place: Of) -> Zone {
        place.zone(self)
    }
}
