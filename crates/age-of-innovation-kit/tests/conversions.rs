//! Conversions, which bring nothing by themselves, and what a search sees in them.

use age_of_innovation::words::Building;
use age_of_innovation::{AgeOfInnovation, Ask, Choice, Conversion, Question};
use bots::{Budget, Judge, Search, Shares, Tuning, chances};
use table::{Game, Observation, Rng, Seat, scene};

/// Wants schools, and knows that conversions are made for something else.
struct WantsSchools;

impl Judge<AgeOfInnovation> for WantsSchools {
    fn worth(&self, game: &AgeOfInnovation, seat: Seat) -> f32 {
        self.shares(game)[seat]
    }

    fn shares(&self, game: &AgeOfInnovation) -> Shares {
        chances(game.seats(), |seat| f32::from(game.count(seat, Building::School)))
    }

    fn settled(&self, question: &Question) -> bool {
        matches!(question.ask, Ask::Action | Ask::EndTurn)
    }

    fn prepares(&self, choice: &Choice) -> bool {
        matches!(choice, Choice::Convert(_))
    }
}

/// A school costs three tools and five coins. Without a look at what it makes possible, no conversion looks better than
/// anything else.
#[test]
fn what_only_prepares_is_seen_by_what_it_makes_possible() {
    let tuning = Tuning { preparing: 0.05, foresight: 8, narrow: 100, candidates: 100, ..Tuning::DEFAULT };
    let chosen = |goods: &str, preparations: usize| {
        let scenes = scene::parse(&format!("scene: test\nA buildings: A3 guild\nA scholars: 0\n{goods}"));
        let names = vec!["Ada".into(), "Ben".into()];
        let staged = scene::begin::<AgeOfInnovation>(&scenes.expect("a scene")[0], names).expect("a match");
        let observation = Observation::new(staged.position(), Seat::new(0)).expect("asked");
        let mut search = Search::new(WantsSchools, Tuning { preparations, ..tuning }, Budget::iterations(1));
        search.search(&observation, &mut Rng::new(1)).expect("a world fits").choices[0].0
    };
    let (to_tool, to_coin) = (Choice::Convert(Conversion::PowerToTool), Choice::Convert(Conversion::PowerToCoin));
    let a_tool_short = "A coins: 5\nA tools: 2\nA power: 9/0/3";
    assert_eq!(chosen(a_tool_short, 1), to_tool);
    assert_ne!(chosen(a_tool_short, 0), to_tool);
    let two_coins_short = "A coins: 3\nA tools: 3\nA power: 10/0/2";
    assert_eq!(chosen(two_coins_short, 2), to_coin);
    assert_ne!(chosen(two_coins_short, 1), to_coin);
    let three_coins_short = "A coins: 2\nA tools: 3\nA power: 10/0/2";
    assert_ne!(chosen(three_coins_short, 3), to_coin);
}
