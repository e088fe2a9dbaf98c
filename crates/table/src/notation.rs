//! Reading what choices are written as.

use std::ops::RangeInclusive;

/// The text is not a choice of this game.
#[derive(Debug, PartialEq, Eq)]
pub struct NotAChoice;

/// A number in the range, as this program writes it: `7`, but neither `07` nor `+7`.
pub fn number(text: &str, range: RangeInclusive<u8>) -> Option<u8> {
    let number: u8 = text.parse().ok()?;
    (range.contains(&number) && text == number.to_string()).then_some(number)
}
