//! A rule that asks otherwise when it runs again is an error of its match, and nothing else comes of it.

use crate::fickle::{Fickle, Mood, be};
use table::{Match, MatchError, NoOptions, Record, Refusal, Seat, Setup, Viewer};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const OTHERWISE: MatchError = MatchError::Refused(Refusal::AskedOtherwise);

/// A match with so many choices made by steady rules.
fn after(choices: &[(Seat, &str)]) -> Match<Fickle> {
    be(Mood::Steady, 0..0);
    let names = ["Ada", "Ben"].map(String::from).to_vec();
    let mut game = Match::new(Setup { options: NoOptions, names, seed: 1.into() }).expect("a match");
    for (seat, choice) in choices {
        game.choose_text(*seat, choice).expect("offered");
    }
    game
}

/// All that can be seen of a match.
fn all_of(game: &Match<Fickle>) -> (String, String, usize) {
    let position = game.position();
    let asked: Vec<_> =
        position.asked().iter().map(|asked| (asked.seat, asked.question, position.offers(asked))).collect();
    let seen = format!("{:?} {asked:?}", position.game());
    (seen, game.record().to_string(), game.news_since(None, Viewer::Everything).len())
}

/// In the first step both are asked one after the other, in the second at once.
const FIRST: &[(Seat, &str)] = &[(A, "yes")];
const SECOND: &[(Seat, &str)] = &[(A, "yes"), (B, "no"), (B, "yes")];

#[test]
fn a_rule_that_asks_otherwise_is_an_error_and_changes_nothing() {
    let cases = [
        (FIRST, B, Mood::OtherQuestion),
        (FIRST, B, Mood::OtherSeat),
        (FIRST, B, Mood::NoQuestion),
        (SECOND, A, Mood::OtherQuestionToAll),
        (SECOND, A, Mood::OtherSeats),
    ];
    for (made, seat, mood) in cases {
        let mut game = after(made);
        let before = all_of(&game);
        be(mood, 0..1);
        assert_eq!(game.choose_text(seat, "no"), Err(OTHERWISE), "{mood:?}");
        assert_eq!(all_of(&game), before, "{mood:?}");
        // The rules have come to their senses; the match has not suffered.
        game.choose_text(seat, "no").expect("still offered");
        let made: Vec<(Seat, &str)> = made.iter().copied().chain([(seat, "no")]).collect();
        assert_eq!(all_of(&game), all_of(&after(&made)), "{mood:?}");
    }
}

#[test]
fn a_rule_that_never_asks_the_same_again_ends_the_match() {
    for mood in [Mood::OtherQuestion, Mood::OtherSeat, Mood::NoQuestion] {
        let mut game = after(FIRST);
        be(mood, 0..usize::MAX);
        assert_eq!(game.choose_text(B, "no"), Err(OTHERWISE), "{mood:?}");
        assert!(
            game.position().asked().is_empty() && game.outcome().is_none(),
            "nobody can choose, and nobody has won"
        );
        for seat in [A, B] {
            assert_eq!(game.choose_text(seat, "no"), Err(OTHERWISE), "{mood:?}");
        }
        assert_eq!(game.history().len(), 1);
        // A copy is as bad.
        assert_eq!(game.clone().choose_text(A, "no"), Err(OTHERWISE));
    }
}

/// That rules are wrong is never taken for rules that have changed.
#[test]
fn a_record_is_refused_by_such_a_rule_whatever_its_version() {
    let text = after(&[(A, "yes"), (B, "no")]).record().to_string();
    for text in [text.clone(), text.replace("rules: 2", "rules: 1")] {
        be(Mood::Steady, 0..0);
        let record = Record::parse(&text).expect("a record");
        assert!(Match::<Fickle>::open(&record).is_ok_and(|opened| opened.differs.is_none()));
        // The first run asks as ever; the second, with the first answer, does not.
        be(Mood::OtherQuestion, 1..usize::MAX);
        let error = Match::<Fickle>::open(&record).map(drop).expect_err("the rules are wrong").to_string();
        assert!(error.contains("the rules of this program are wrong"), "{error}");
    }
}
