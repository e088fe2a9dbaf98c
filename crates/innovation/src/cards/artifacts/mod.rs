//! Artifacts of History, one file per age.

mod age_01;
mod age_02;
mod age_03;
mod age_04;
mod age_05;
mod age_06;
mod age_07;
mod age_08;
mod age_09;
mod age_10;

use super::concat;
use super::expansion::ExpansionCardDef;

pub(super) const CARDS: [ExpansionCardDef; 105] = concat(&[
    &age_01::CARDS,
    &age_02::CARDS,
    &age_03::CARDS,
    &age_04::CARDS,
    &age_05::CARDS,
    &age_06::CARDS,
    &age_07::CARDS,
    &age_08::CARDS,
    &age_09::CARDS,
    &age_10::CARDS,
]);
