//! How a match ends that its rules did not end.

use table::{Seat, named_enum};

use crate::store::Outcome;

named_enum!(
    /// Stored in the log and in the outcome, so the words must not change.
    Ending {
        /// The rules of today cannot continue it.
        RulesChanged = "rules-changed",
        /// The only other player gave up.
        Resigned = "resigned",
        /// The only other player ran out of time.
        Time = "time",
        /// Nobody came back.
        Abandoned = "abandoned",
        /// An operator of the server ended it.
        ByOperator = "ended-by-operator",
    }
);

/// In a record it is a comment, which earlier programs skip.
const COMMENT: &str = "# ended: ";

impl Ending {
    /// All seats but the loser's share first place.
    pub fn outcome(self, seats: usize, loser: Option<u8>) -> Outcome {
        let place = |seat: usize| if loser == Some(seat as u8) { seats as u8 } else { 1 };
        Outcome { places: (0..seats).map(place).collect(), points: vec![0; seats], how: self.name().to_string() }
    }
}

/// The line of a record that says how the match ended; none if its rules ended it, for these say so.
pub fn comment(outcome: &Outcome) -> Option<String> {
    let ending = Ending::parse(&outcome.how)?;
    let loser = outcome.places.iter().position(|place| *place > 1);
    let loser = loser.map_or_else(String::new, |seat| format!(", {}", Seat::new(seat)));
    Some(format!("{COMMENT}{ending}{loser}\n"))
}

/// What the line of a record says.
pub fn read_comment(record: &str, seats: usize) -> Option<Outcome> {
    let said = record.lines().rev().find_map(|line| line.strip_prefix(COMMENT))?;
    let (ending, loser) = said.split_once(", ").map_or((said, None), |(ending, seat)| (ending, Some(seat)));
    let loser = match loser {
        Some(seat) => Some(Seat::parse(seat).filter(|seat| seat.index() < seats)?.index() as u8),
        None => None,
    };
    Some(Ending::parse(ending)?.outcome(seats, loser))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_says_how_it_ended() {
        for (ending, loser) in [(Ending::Resigned, Some(1)), (Ending::Time, Some(0)), (Ending::Abandoned, None)] {
            let outcome = ending.outcome(2, loser);
            let line = comment(&outcome).expect("a line");
            assert_eq!(read_comment(&format!("A: draw\n= 0\n{line}"), 2), Some(outcome));
        }
        assert_eq!(comment(&Ending::Resigned.outcome(2, Some(1))).as_deref(), Some("# ended: resigned, B\n"));
        let by_rules = Outcome { places: vec![1, 2], points: vec![6, 3], how: "achievements".into() };
        assert_eq!(comment(&by_rules), None);
        for nonsense in ["", "# ended: maybe", "# ended: time, C", "# ended: time, ?"] {
            assert_eq!(read_comment(nonsense, 2), None, "{nonsense}");
        }
    }
}
