//! Who sits where.

use bots::Strength;

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    Person,
    Bot(Strength),
}

impl Kind {
    pub fn of(seat: &str) -> Self {
        Strength::parse(seat).map_or(Kind::Person, Kind::Bot)
    }

    /// As [`Kind::of`], for the names that [`names`] gives: the second `casual` is called `casual 2`.
    fn named(name: &str) -> Self {
        let numbered = name.rsplit_once(' ').filter(|(_, number)| number.parse::<usize>().is_ok());
        Kind::of(numbered.map_or(name, |(name, _)| name))
    }
}

/// Stands for a person who did not give a name.
const YOU: &str = "you";

/// Who plays when nobody is named.
pub fn usual() -> Vec<String> {
    [YOU, Strength::Casual.name()].map(String::from).to_vec()
}

/// A different name for each seat. In sentences about the table, `you` would be wrong.
pub fn names(seats: &[String], you: &str) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for seat in seats {
        let wanted = if seat == YOU { you } else { seat };
        let numbered = (2..).map(|number| format!("{wanted} {number}"));
        let mut candidates = std::iter::once(wanted.to_string()).chain(numbered);
        names.extend(candidates.find(|name| !names.contains(name)));
    }
    names
}

/// Who goes on with a saved game: the given seats, or else those that the names tell.
pub fn resumed(seats: Option<&[String]>, names: &[String]) -> Vec<Kind> {
    match seats {
        Some(seats) if seats.len() == names.len() => seats.iter().map(|seat| Kind::of(seat)).collect(),
        _ => names.iter().map(|name| Kind::named(name)).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(list: &str) -> Vec<String> {
        list.split(',').map(String::from).collect()
    }

    #[test]
    fn every_seat_has_its_own_name() {
        let given = seats("you,strong,strong 2,strong,you");
        assert_eq!(names(&given, "Player"), ["Player", "strong", "strong 2", "strong 3", "Player 2"]);
    }

    #[test]
    fn every_level_can_be_seated_and_so_can_the_bots_of_old_games() {
        for strength in Strength::ALL {
            assert_eq!(Kind::of(strength.name()), Kind::Bot(strength));
        }
        assert_eq!(
            usual().iter().map(|seat| Kind::of(seat)).collect::<Vec<_>>(),
            [Kind::Person, Kind::Bot(Strength::Casual)]
        );
    }

    #[test]
    fn a_saved_game_goes_on_with_the_same_kinds_or_with_those_given() {
        let greedy = Kind::Bot(Strength::Greedy);
        let saved = seats("Anna,greedy,greedy 2");
        assert_eq!(resumed(None, &saved), [Kind::Person, greedy, greedy]);
        assert_eq!(resumed(Some(&seats("you,greedy")), &saved), [Kind::Person, greedy, greedy]);
        assert_eq!(
            resumed(Some(&seats("random,you,you")), &saved),
            [Kind::Bot(Strength::Random), Kind::Person, Kind::Person]
        );
        assert_eq!(resumed(None, &seats("Anna,Bert")), [Kind::Person, Kind::Person]);
    }
}
