//! A log that is reduced before it is replayed leads to the same match as one that is replayed row by row.

use nim::Nim;
use table::{AnyGame, AnyMatch, Rng};

use super::*;
use crate::store::{Hints, Origin, Timing};

fn row_of(game: &dyn AnyGame, played: &dyn AnyMatch, log: &[LogRow], rules: u32) -> (MatchRow, Vec<SeatRow>) {
    let seat = |(seat, name): (usize, &String)| SeatRow {
        seat: seat as u8,
        kind: crate::store::SeatKind::Person,
        person: Some(name.clone()),
        name: name.clone(),
        level: None,
        invitation: None,
        former: None,
        departed: None,
    };
    let progress = MatchProgress {
        status: Status::Running,
        asked: asked(played),
        choices: played.choices() as u32,
        version: log.len() as u32,
        moved: 0,
        outcome: outcome(played),
        timing: Timing::default(),
        deadline: None,
    };
    let row = MatchRow {
        id: "a match".into(),
        game: game.name().into(),
        rules,
        options: played.options(),
        seed: played.seed(),
        seed_known: false,
        public: false,
        limit: 0,
        clock: None,
        hints: Hints::Alone,
        hints_agreed: false,
        idle_days: 90,
        creator: "A".into(),
        origin: Origin::Played,
        created: 0,
        progress,
    };
    (row, played.names().iter().enumerate().map(seat).collect())
}

/// What a match comes to when every row is carried out in its turn.
struct Logged {
    log: Vec<LogRow>,
    played: Box<dyn AnyMatch>,
    choices_at: Vec<usize>,
    last_undo: usize,
}

impl Logged {
    fn begin(game: &dyn AnyGame, seed: u64) -> Logged {
        let played = game.new_match(&[], vec!["A".into(), "B".into()], seed.into()).expect("a match");
        let mut logged = Logged { log: Vec::new(), played, choices_at: vec![0], last_undo: 0 };
        logged.note(LogEntry::Begin);
        logged
    }

    fn note(&mut self, entry: LogEntry) {
        self.log.push(LogRow { number: self.log.len() as u32, at: 0, entry });
        self.choices_at.push(self.played.choices());
    }

    fn choose(&mut self, rng: &mut Rng) {
        let Some(&seat) = self.played.asked().first() else { return };
        let offers = self.played.question(seat).expect("asked").offers;
        let choice = offers[rng.below(offers.len())].choice.clone();
        self.played.choose(seat, &choice).expect("offered");
        // Some rows are from before hashes were kept.
        let hash = (rng.below(3) > 0).then(|| self.played.hash());
        self.note(LogEntry::Choice { seat: seat.index() as u8, choice, hash });
    }

    fn take_back(&mut self, rng: &mut Rng) {
        let to = self.played.choices() - rng.below(self.played.choices().min(6) + 1);
        self.played.back_to(to);
        self.note(LogEntry::Undo { to: to as u32 });
        self.last_undo = self.choices_at.len() - 1;
    }

    fn at_random(game: &dyn AnyGame, rows: usize, rng: &mut Rng) -> Logged {
        let mut logged = Logged::begin(game, rng.seed());
        for _ in 0..rows {
            match rng.below(10) {
                0..6 => logged.choose(rng),
                6..9 => logged.take_back(rng),
                _ => logged.note(LogEntry::Seat { seat: 1 }),
            }
        }
        logged
    }

    fn opened(&self, game: &dyn AnyGame, rules: u32) -> Stored {
        let (row, seats) = row_of(game, self.played.as_ref(), &self.log, rules);
        let texts: Vec<String> = self.log.iter().map(|row| serde_json::to_string(&row.entry).expect("text")).collect();
        let log = StandingLog::of(texts.iter().map(String::as_str)).expect("a log");
        open(game, row, seats, log).expect("it opens")
    }
}

#[test]
fn what_was_taken_back_need_not_be_replayed() {
    let games = [innovation::any_game(), table::any_game::<Nim>()];
    let mut rng = Rng::new(1);
    let mut undone = 0;
    for game in games.iter().map(Box::as_ref) {
        for rows in [0, 1, 2, 10, 50, 200].repeat(5) {
            let logged = Logged::at_random(game, rows, &mut rng);
            let stored = logged.opened(game, game.rules());
            let played = stored.played.as_deref().expect("it has begun");
            assert_eq!(played.record().to_string(), logged.played.record().to_string());
            assert_eq!((played.hash(), played.asked()), (logged.played.hash(), logged.played.asked()));
            assert_eq!((&stored.choices_at, stored.last_undo), (&logged.choices_at, logged.last_undo));
            assert_eq!(stored.version() as usize, logged.log.len());
            assert!(stored.differs.is_none() && stored.beyond.is_empty());
            undone += logged.last_undo;
        }
    }
    assert!(undone > 0, "something was taken back");
}

/// Where the rules have changed, only what still stands counts: what they do not allow any more may have been taken
/// back.
#[test]
fn rules_differ_only_in_what_still_stands() {
    let (earlier, later) = (table::any_game::<Nim<1>>(), table::any_game::<Nim<2>>());
    let mut logged = Logged::begin(earlier.as_ref(), 1);
    let choose = |logged: &mut Logged, choice: &str| {
        let seat = logged.played.asked()[0];
        logged.played.choose(seat, choice).expect("offered");
        let hash = Some(logged.played.hash());
        logged.note(LogEntry::Choice { seat: seat.index() as u8, choice: choice.into(), hash });
    };
    choose(&mut logged, "take 1 from 1");
    // The second rules do not allow this.
    choose(&mut logged, "take 5 from 3");
    let stored = logged.opened(later.as_ref(), 1);
    assert_eq!(stored.differs.map(|differs| differs.shown), Some(1));
    assert_eq!(stored.beyond, [(Seat::new(1), "take 5 from 3".to_string())]);
    logged.played.back_to(1);
    logged.note(LogEntry::Undo { to: 1 });
    choose(&mut logged, "take 1 from 3");
    let stored = logged.opened(later.as_ref(), 1);
    assert!(stored.differs.is_none() && stored.beyond.is_empty());
    assert_eq!(stored.choices_at, [0, 0, 1, 2, 1, 2]);
    assert_eq!(stored.last_undo, 4);
}
