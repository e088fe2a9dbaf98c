//! What bots are called.

use super::free_name;

/// People who invented or found out something, by their last names; none of them is a card of a game. They are the same
/// in every language, and nobody else may be called so.
pub const BOT_NAMES: [&str; 24] = [
    "Boole",
    "Celsius",
    "Chladni",
    "Daguerre",
    "Dirac",
    "Euler",
    "Fourier",
    "Galvani",
    "Germain",
    "Hertz",
    "Jacquard",
    "Joule",
    "Kovalevskaya",
    "Leavitt",
    "Lumière",
    "Meitner",
    "Ohm",
    "Planck",
    "Quetelet",
    "Röntgen",
    "Somerville",
    "Wankel",
    "Yalow",
    "Zuse",
];

/// A name by chance that nobody in the match has.
pub fn free_bot_name(taken: impl Fn(&str) -> bool) -> String {
    let mut start = [0];
    getrandom::fill(&mut start).expect("the system has random numbers");
    let names = BOT_NAMES.iter().cycle().skip(start[0] as usize % BOT_NAMES.len()).take(BOT_NAMES.len());
    let free = names.copied().find(|name| !taken(name));
    // More bots than names can only be in a match that was made by hand.
    free_name(free.unwrap_or(BOT_NAMES[0]), taken)
}
