//! How strong each bot is, and how sure that is: ratings after Weng and Lin, as in OpenSkill.

use skillratings::Outcomes;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin};
use table::Rng;

/// The result of a game of two bots.
#[derive(Clone, Copy)]
pub struct Meeting {
    pub first: usize,
    pub second: usize,
    pub outcome: Outcomes,
}

/// Ratings depend on the order of the games, which is arbitrary here; so they are the mean over this many orders.
const ORDERS: u64 = 64;

pub fn rate(bots: usize, meetings: &[Meeting]) -> Vec<WengLinRating> {
    let config = WengLinConfig::new();
    let mut sums = vec![WengLinRating { rating: 0.0, uncertainty: 0.0 }; bots];
    for order in 0..ORDERS {
        let mut ratings = vec![WengLinRating::new(); bots];
        for Meeting { first, second, outcome } in shuffled(meetings, order) {
            (ratings[first], ratings[second]) = weng_lin(&ratings[first], &ratings[second], &outcome, &config);
        }
        for (sum, rating) in sums.iter_mut().zip(ratings) {
            sum.rating += rating.rating / ORDERS as f64;
            sum.uncertainty += rating.uncertainty / ORDERS as f64;
        }
    }
    sums
}

fn shuffled(meetings: &[Meeting], order: u64) -> Vec<Meeting> {
    let mut rng = Rng::new(order);
    let mut meetings = meetings.to_vec();
    for place in (1..meetings.len()).rev() {
        meetings.swap(place, rng.below(place + 1));
    }
    meetings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_of_the_games_hardly_matters() {
        let meeting = |number: usize| Meeting {
            first: number % 3,
            second: (number + 1) % 3,
            outcome: if number.is_multiple_of(3) || number.is_multiple_of(7) { Outcomes::WIN } else { Outcomes::LOSS },
        };
        let meetings: Vec<Meeting> = (0..150).map(meeting).collect();
        let backwards: Vec<Meeting> = meetings.iter().rev().copied().collect();
        for (a, b) in rate(3, &meetings).iter().zip(rate(3, &backwards)) {
            assert!((a.rating - b.rating).abs() < a.uncertainty / 2.0, "{a:?} and {b:?}");
        }
    }

    #[test]
    fn who_wins_is_rated_higher_and_more_games_make_surer() {
        let won = Meeting { first: 0, second: 1, outcome: Outcomes::WIN };
        let (few, many) = (rate(2, &[won; 5]), rate(2, &[won; 50]));
        assert!(few[0].rating > few[1].rating);
        assert!(many[0].uncertainty < few[0].uncertainty);
    }
}
