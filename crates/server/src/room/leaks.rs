//! Nothing that is sent to a seat depends on what the seat cannot know: in another world that looks the same to it,
//! every message is the same.

use std::any::Any;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use innovation::{Choice, Event, Innovation};
use table::json::Written;
use table::scene::{Line, SceneError};
use table::text::{Language, Phrase, Texts};
use table::{
    AnyMatch, Game, Match, MatchError, News, Observation, Outcome, Plans, Position, PreparedChoice, Record, Registry,
    Rng, Seat, SeatOffer, SeatQuestion, Secrets, Seed, Setup, Spoken, Viewer,
};
use tokio::sync::mpsc;

use super::{Change, Connection, Room, connections};
use crate::app::{Catalog, Config, Server};
use crate::delta;
use crate::history::describe_moment;
use crate::limits::Caller;
use crate::outlet::Outlet;
use crate::store::{Clock, Hints, MatchProgress, MatchRow, Origin, SeatKind, SeatRow, Status, Timing};
use crate::uptime::TimeSource;

const SEED: u64 = 77;
/// How many are followed at the same time.
const WORLDS: usize = 5;
const LAST: &str = "the last state";

/// A match that went on in another world since a seat could not tell it from the real one.
#[derive(Clone)]
struct World {
    /// The real match up to where the worlds part.
    before: Arc<Match<Innovation>>,
    seat: Seat,
    /// After the first of these choices, and after every later one.
    positions: Vec<Arc<Position<Innovation>>>,
    choices: Vec<(Seat, Choice)>,
    /// What the seat saw before, and everything since, with the number of the choice.
    events: Vec<(usize, Event)>,
    /// The real match as it is now.
    real: Arc<Match<Innovation>>,
    /// The last state that the seat was sent, the same in both.
    told: String,
}

impl World {
    /// One of the worlds that the seat could be in now.
    fn draw(real: &Match<Innovation>, seat: Seat, rng: &mut Rng) -> Option<World> {
        let mut position = Observation::new(real.position(), seat)?.world(rng)?;
        position.listen(true);
        position.take_events();
        let events = real.news_since(None, Viewer::Seat(seat));
        Some(World {
            before: Arc::new(real.clone()),
            seat,
            positions: vec![Arc::new(position)],
            choices: Vec::new(),
            events,
            real: Arc::new(real.clone()),
            told: String::new(),
        })
    }

    fn now(&self) -> &Position<Innovation> {
        self.positions.last().expect("the first is never taken away")
    }

    fn made(&self) -> usize {
        self.before.history().len() + self.choices.len()
    }

    /// Goes on as the real match did with its last choice, in a way that looks the same to the seat; none if there is
    /// no such way.
    fn follow(&mut self, real: &Match<Innovation>) -> Option<()> {
        self.real = Arc::new(real.clone());
        let &(by, chosen) = real.history().last()?;
        let number = real.history().len();
        let seen = |event: &Event| Innovation::redact(event, Viewer::Seat(self.seat));
        let told: Vec<Event> = real.news_since(Some(number - 1), Viewer::Seat(self.seat)).iter().map(|e| e.1).collect();
        let asked = self.now().question(by)?;
        // What another chose may be another card here.
        let others = self.now().offers(asked).iter().copied().filter(|_| by != self.seat);
        for choice in std::iter::once(chosen).chain(others) {
            let mut next = Position::clone(self.now());
            if next.choose(by, choice).is_err() {
                continue;
            }
            let events = next.take_events();
            if events.iter().map(seen).collect::<Vec<_>>() == told && same(real.position(), &next, self.seat) {
                self.positions.push(Arc::new(next));
                self.choices.push((by, choice));
                self.events.extend(events.into_iter().map(|event| (number, event)));
                return Some(());
            }
        }
        None
    }

    fn differs_from(&self, real: &Match<Innovation>) -> bool {
        self.now().game() != real.position().game()
    }
}

/// Whether the game itself shows the seat the same in both: who is asked what, the seat's offers and its view.
fn same(one: &Position<Innovation>, other: &Position<Innovation>, seat: Seat) -> bool {
    let asked = |position: &Position<Innovation>| -> Vec<_> {
        position.asked().iter().map(|asked| (asked.seat, asked.question)).collect()
    };
    let offers = |position: &Position<Innovation>| position.question(seat).map(|asked| position.offers(asked).to_vec());
    let view = Viewer::Seat(seat);
    asked(one) == asked(other) && offers(one) == offers(other) && one.view(view) == other.view(view)
}

impl AnyMatch for World {
    fn game(&self) -> &'static str {
        Innovation::NAME
    }

    fn names(&self) -> &[String] {
        &self.before.setup().names
    }

    fn options(&self) -> String {
        AnyMatch::options(self.before.as_ref())
    }

    fn typed_options(&self) -> &dyn Any {
        self.before.typed_options()
    }

    /// Nobody may know it, so here it is another.
    fn seed(&self) -> Seed {
        Seed::Short(!SEED)
    }

    fn asked(&self) -> Vec<Seat> {
        self.now().asked().iter().map(|asked| asked.seat).collect()
    }

    fn question(&self, seat: Seat) -> Option<SeatQuestion> {
        let (game, asked) = (self.now().game(), self.now().question(seat)?);
        let offer = |choice: &Choice| SeatOffer {
            choice: choice.to_string(),
            label: game.offer(&asked.question, choice),
            anchor: Innovation::anchor(&asked.question, choice),
            declines: Innovation::declines(choice),
            opens: game.opens(&asked.question, choice),
        };
        Some(SeatQuestion {
            prompt: game.prompt(&asked.question),
            rule: game.rule(&asked.question),
            source: game.source(&asked.question),
            help: Innovation::help(&asked.question),
            offers: self.now().offers(asked).iter().map(offer).collect(),
        })
    }

    fn choose(&mut self, _: Seat, _: &str) -> Result<(), MatchError> {
        Err(MatchError::NothingToRedo)
    }

    fn prepare(&self, _: Seat, _: &str) -> Result<PreparedChoice, MatchError> {
        Err(MatchError::NothingToRedo)
    }

    fn apply(&mut self, _: PreparedChoice) {
        unreachable!("nothing can be prepared here");
    }

    fn undo(&mut self) -> Result<(), MatchError> {
        Err(MatchError::NothingToUndo)
    }

    fn redo(&mut self) -> Result<(), MatchError> {
        Err(MatchError::NothingToRedo)
    }

    fn back_to(&mut self, choices: usize) {
        let kept = choices - self.before.history().len();
        self.choices.truncate(kept);
        self.positions.truncate(kept + 1);
        self.events.retain(|(number, _)| *number <= choices);
    }

    fn choices(&self) -> usize {
        self.made()
    }

    fn history(&self) -> Vec<(Seat, String)> {
        let all = self.before.history().iter().chain(&self.choices);
        all.map(|(seat, choice)| (*seat, choice.to_string())).collect()
    }

    fn chooser(&self, number: usize) -> Option<Seat> {
        self.before.history().iter().chain(&self.choices).nth(number).map(|(seat, _)| *seat)
    }

    fn choice_label(&self, number: usize) -> Option<Phrase> {
        let Some(since) = number.checked_sub(self.before.history().len()) else {
            return self.before.choice_label(number);
        };
        let ((seat, choice), position) = (self.choices.get(since)?, &self.positions[since]);
        Some(position.game().offer(&position.question(*seat)?.question, choice))
    }

    fn revealed_since(&self, choices: usize, seat: Seat) -> bool {
        self.events.iter().any(|(number, event)| *number > choices && Innovation::reveals(event, seat))
    }

    fn informed_since(&self, choices: usize, seat: Seat) -> bool {
        // Which other worlds are looked at is drawn, with the same chances in each of them; here the draw is the same,
        // too.
        let alike = || self.real.same_in_worlds(choices, seat, 32, self.real.position().hash());
        self.revealed_since(choices, seat) || !alike()
    }

    fn planned(&self, seat: Seat, plan: &str, value: &str) -> Option<String> {
        let offers = self.now().offers(self.now().question(seat)?);
        self.now().game().planned(seat, plan, value, offers).map(|choice| choice.to_string())
    }

    fn chart(&self) -> Vec<(&'static str, Vec<Vec<i32>>)> {
        let mut chart = Match::chart(&self.before);
        for position in &self.positions[1..] {
            for ((_, values), (_, now)) in chart.iter_mut().zip(position.game().chart()) {
                values.push(now);
            }
        }
        chart
    }

    fn clone_box(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }

    fn at(&self, choices: usize) -> Box<dyn AnyMatch> {
        let mut then = self.clone();
        then.back_to(choices);
        Box::new(then)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.now().outcome()
    }

    fn view(&self, viewer: Viewer) -> Written {
        Written::of(&self.now().view(viewer))
    }

    fn news_since(&self, choices: Option<usize>, viewer: Viewer) -> Vec<News> {
        let seen = self.events.iter().map(|(choice, event)| (*choice, Innovation::redact(event, viewer)));
        let numbered = seen.enumerate().filter(|(_, (choice, _))| choices.is_none_or(|since| *choice > since));
        let news = numbered.map(|(number, (choice, event))| News {
            number,
            choice,
            text: Innovation::sentence(&event),
            event: Written::of(&event),
        });
        news.collect()
    }

    fn sentences_since(&self, _: Option<usize>, _: Viewer, _: &Texts) -> Vec<String> {
        Vec::new()
    }

    fn record(&self) -> Record {
        Match::record(&self.before)
    }

    fn hash(&self) -> u64 {
        self.now().hash()
    }

    fn texts(&self, language: Language) -> Texts {
        self.before.texts(language)
    }

    fn explain(&self, _: &str, _: &Texts) -> Option<String> {
        None
    }

    fn scene_lines(&self) -> String {
        self.before.scene_lines()
    }

    fn choose_line(&mut self, line: &Line) -> Result<(), SceneError> {
        Err(line.wrong("nothing is chosen here"))
    }

    fn expect_line(&self, line: &Line) -> Result<(), SceneError> {
        self.before.expect_line(line)
    }

    fn is_staged(&self) -> bool {
        false
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// Messages that are compared were sent at the same time.
#[derive(Debug)]
struct StandingTime;

impl TimeSource for StandingTime {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }
}

/// A room of its own for the match as it is.
fn room(names: &[&str]) -> Room {
    let catalog = Catalog { games: Registry::default().with(innovation::any_game()), ..Catalog::default() };
    let folder = std::env::temp_dir().join(format!("innovarium-leaks-{}", std::process::id()));
    let app =
        Server::open(Config { time: Arc::new(StandingTime), ..Config::new(folder) }, catalog).expect("a server").app;
    let progress = MatchProgress {
        status: Status::Running,
        asked: 0,
        choices: 0,
        version: 0,
        moved: 0,
        outcome: None,
        timing: Timing::default(),
        deadline: None,
    };
    let row = MatchRow {
        id: "leaks".into(),
        game: "innovation".into(),
        rules: 1,
        options: String::new(),
        seed: SEED.into(),
        seed_known: false,
        public: true,
        limit: 0,
        clock: Some(Clock::Bank { seconds: 600, increment: 15 }),
        hints: Hints::On,
        hints_agreed: false,
        idle_days: 90,
        creator: "p0".into(),
        origin: Origin::Played,
        created: 0,
        progress,
    };
    let seat = |(number, name): (usize, &&str)| SeatRow {
        seat: number as u8,
        kind: SeatKind::Person,
        person: Some(format!("p{number}")),
        name: (*name).to_string(),
        level: None,
        invitation: None,
        former: None,
        departed: None,
    };
    let uptime = app.uptime.clone();
    Room {
        app,
        id: "leaks".into(),
        row,
        seats: names.iter().enumerate().map(seat).collect(),
        played: None,
        choices_at: vec![0, 0],
        last_undo: 0,
        differs: None,
        beyond: Vec::new(),
        plans: Vec::new(),
        chats: 0,
        connections: connections::Connections::new(uptime),
        proposals: Default::default(),
        pulse: 0,
        deleted: Vec::new(),
        shared_presence: Vec::new(),
        left_to_others_until: None,
        is_untold: false,
        told_hint: None,
        thinking: None,
        opened: None,
        acted: None,
        last_bot: None,
        called: Vec::new(),
        noted: Vec::new(),
        cancelled: false,
        outdated: false,
        mailbox: mpsc::channel(1).0.downgrade(),
    }
}

/// Everything that the seat can be sent of this match as it is now, by what it is.
fn sent(room: &mut Room, played: &dyn AnyMatch, seat: Seat, news_of: usize, told: &str) -> BTreeMap<String, String> {
    room.choices_at = [0].into_iter().chain(0..=played.choices()).collect();
    room.played = Some(played.clone_box());
    room.row.progress = MatchProgress { moved: 0, ..room.progress(&Change::None, None, false) };
    let version = room.version();
    let mut sent = BTreeMap::new();
    // The whole log, and what came since the worlds parted.
    let knows = [None, version.checked_sub(news_of as u32)];
    for since in knows.into_iter().skip(usize::from(news_of > 0)) {
        let person = format!("p{}", seat.index());
        let connection = Connection {
            person,
            from: Caller::test(1),
            seat: Some(seat.index() as u8),
            since,
            chat_since: None,
            takes_changes: false,
            known: None,
            to: Outlet::closed(),
        };
        room.proposals = Default::default();
        let state: Arc<str> = room.state(&room.here(), &connection);
        let changes = delta::write(delta::dictionary(told.as_bytes()), state.as_bytes());
        let read = delta::read(told.as_bytes(), &changes).expect("they fit what was told");
        assert_eq!(read, state.as_bytes());
        sent.insert(format!("the differences since {since:?}"), format!("{changes:?}"));
        sent.insert(format!("the state since {since:?}"), state.to_string());
        sent.insert(LAST.into(), state.to_string());
    }
    for at in played.choices() - news_of.min(1)..=played.choices() {
        let moment = describe_moment(played, at, Viewer::Seat(seat));
        sent.insert(format!("the moment {at}"), serde_json::to_string(&moment).expect("JSON"));
    }
    sent.insert("the chart".into(), format!("{:?}", played.chart()));
    sent
}

#[test]
fn what_a_seat_is_sent_is_the_same_in_every_world_it_could_be_in() {
    let names = ["Ada", "Ben", "Cy"];
    let mut room = room(&names);
    let mut rng = Rng::new(SEED);
    let setup = Setup { options: Default::default(), names: names.map(String::from).to_vec(), seed: SEED.into() };
    let mut real = Match::<Innovation>::new(setup).expect("a match");
    let mut worlds: Vec<World> = Vec::new();
    let (mut compared, mut other, mut longest) = (0, 0, 0);
    while real.outcome().is_none() {
        let free = WORLDS - worlds.len();
        worlds.extend((0..names.len()).filter_map(|seat| World::draw(&real, Seat::new(seat), &mut rng)).take(free));
        for world in &mut worlds {
            let (seat, since, told) = (world.seat, world.choices.len(), std::mem::take(&mut world.told));
            let true_ones = sent(&mut room, &real, seat, since, &told);
            let others = sent(&mut room, world, seat, since, &told);
            for (what, text) in &true_ones {
                assert_eq!(*text, others[what], "{what}, to {}, after {} choices", world.seat, real.history().len());
            }
            world.told.clone_from(&true_ones[LAST]);
            compared += true_ones.len();
            other += usize::from(world.differs_from(&real));
            longest = longest.max(since);
        }
        let asked = &real.position().asked()[rng.below(real.position().asked().len())];
        let (seat, offers) = (asked.seat, real.position().offers(asked));
        let choice = offers[rng.below(offers.len())];
        real.choose(seat, choice).expect("offered");
        if real.outcome().is_none() {
            worlds.retain_mut(|world| world.follow(&real).is_some());
        }
    }
    // It holds nothing; the store only had to be somewhere.
    drop(std::fs::remove_dir_all(&room.app.config.data));
    assert!(real.history().len() > 100 && compared > 1000, "{compared} texts compared");
    assert!(other > 300, "only {other} worlds were really other ones");
    assert!(longest >= 10, "no world lasted longer than {longest} choices");
}
