//! What came of a verb that may not happen.

use crate::card::{Card, CardSet};
use crate::reactions::Variant;

/// What was really done: a karma may have brought about something else, or there was nothing to do it with. Whoever
/// uses a verb says whether the card's text cares.
#[must_use = "it may not have happened: ask `done`, `which` or `cards`, or say `either_way`"]
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Deed<T>(Option<T>);

impl<T> Deed<T> {
    pub(crate) const NONE: Self = Deed(None);

    #[inline]
    pub(crate) fn of(what: T) -> Self {
        Deed(Some(what))
    }

    #[inline]
    pub(crate) fn done(&self) -> bool {
        self.0.is_some()
    }

    /// What it was done with.
    #[inline]
    pub(crate) fn which(self) -> Option<T> {
        self.0
    }

    /// The text goes on whether it was done or not.
    #[inline]
    pub(crate) fn either_way(self) {}
}

impl<D: Variant> Deed<CardSet<D>> {
    #[inline]
    pub(crate) fn of_cards(cards: CardSet<D>) -> Self {
        Deed((!cards.is_empty()).then_some(cards))
    }

    /// The cards it was done with, in the values they had before.
    #[inline]
    pub(crate) fn cards(self) -> CardSet<D> {
        self.0.unwrap_or(CardSet::NONE)
    }
}

/// A card that was drawn, and whether it went where it should: if not, a karma has done something else with it.
#[must_use = "what follows the draw may not have happened: ask `done`, or say `either_way`"]
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Drawn {
    pub card: Card,
    done: bool,
}

impl Drawn {
    #[inline]
    pub(crate) fn new(card: Card, deed: Deed<Card>) -> Self {
        Drawn { card, done: deed.done() }
    }

    #[inline]
    pub(crate) fn done(&self) -> bool {
        self.done
    }

    /// The card, if it went there.
    #[inline]
    pub(crate) fn which(self) -> Option<Card> {
        self.done.then_some(self.card)
    }

    #[inline]
    pub(crate) fn either_way(self) {}
}
