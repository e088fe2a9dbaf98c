//! Where bots think: moves, hints and analyses share the processor's cores.
//!
//! Thoughts wait in lines in which addresses and people take turns. Where many wait, bots and hints get a smaller part
//! of their budget, so that the wait stays as long as one thought alone would take.
//!
//! Where there are workers, long thoughts go to their cores first. Whose turn it is, is decided here in any case.

mod line;

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use bots::{LONGEST, Strength};
use tokio::sync::oneshot;

use crate::refusal::{Answer, Code, Refusal};
use line::{Line, Next};

pub use line::Owner;

/// The least number of long searches that run in parallel, however few cores there are: one must not block all others.
const SIDE_BY_SIDE: usize = 2;
/// However many wait, a thought gets this much of an expert's budget.
const LEAST_PERCENT: usize = 1;
/// Hints come after bots and analyses after both; but one turn in so many is theirs first, so that they never wait for
/// ever.
const TURNS_PER_HINT: u64 = 4;
const TURNS_PER_ANALYSIS: u64 = 64;
/// People at one address who may wait for a hint at the same time.
const HINTS_PER_ADDRESS: usize = 8;

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A bot that takes a few milliseconds, or a try of a puzzle; it never waits for a long search.
    Quick,
    Bot,
    Hint,
    /// One position of an analysis. It gets its whole budget, and only one runs at a time.
    Analysis,
}

impl From<Strength> for Kind {
    fn from(strength: Strength) -> Kind {
        if strength <= Strength::Skilled { Kind::Quick } else { Kind::Bot }
    }
}

pub struct ThinkingPool {
    cores: usize,
    lines: Mutex<Lines>,
    /// Who is waiting for a hint.
    hinted: Mutex<HashSet<Owner>>,
}

#[derive(Default)]
struct Lines {
    quick: Lane,
    bots: Lane,
    hints: Lane,
    analyses: Lane,
    /// How many long thoughts have begun.
    turns: u64,
    /// The cores of workers that this process may use, and how many long thoughts are there.
    remote_cores: usize,
    remote: usize,
}

#[derive(Default)]
struct Lane {
    line: Line<oneshot::Sender<Turn>>,
    running: usize,
}

impl Lines {
    fn lane(&mut self, kind: Kind) -> &mut Lane {
        match kind {
            Kind::Quick => &mut self.quick,
            Kind::Bot => &mut self.bots,
            Kind::Hint => &mut self.hints,
            Kind::Analysis => &mut self.analyses,
        }
    }

    /// The kind of the thought that begins next, if there is a core for it.
    fn next_kind(&self, cores: usize) -> Option<Kind> {
        if self.quick.running < cores && self.quick.line.waiting() > 0 {
            return Some(Kind::Quick);
        }
        let here = self.bots.running + self.hints.running + self.analyses.running - self.remote;
        if !self.has_remote_core() && here >= cores.max(SIDE_BY_SIDE) {
            return None;
        }
        let order = match self.turns + 1 {
            turn if turn % TURNS_PER_ANALYSIS == 0 => [Kind::Analysis, Kind::Bot, Kind::Hint],
            turn if turn % TURNS_PER_HINT == 0 => [Kind::Hint, Kind::Bot, Kind::Analysis],
            _ => [Kind::Bot, Kind::Hint, Kind::Analysis],
        };
        order.into_iter().find(|kind| match kind {
            Kind::Analysis => self.analyses.line.waiting() > 0 && self.analyses.running <= self.remote_cores / 2,
            Kind::Hint => self.hints.line.waiting() > 0,
            _ => self.bots.line.waiting() > 0,
        })
    }

    fn has_remote_core(&self) -> bool {
        self.remote < self.remote_cores
    }

    fn begin(&mut self, kind: Kind) -> Option<Next<oneshot::Sender<Turn>>> {
        let lane = self.lane(kind);
        lane.line.retain(|ticket| !ticket.is_closed());
        let next = lane.line.next()?;
        lane.running += 1;
        self.turns += u64::from(kind != Kind::Quick);
        Some(next)
    }

    /// The part of an expert's budget for a thought that has to share with so many of its kind.
    fn percent(&self, kind: Kind, load: usize, cores: usize) -> u8 {
        let cores = cores + self.remote_cores;
        let load = match kind {
            Kind::Quick | Kind::Analysis => return 100,
            Kind::Bot => load,
            // Bots come first, so all who have some wait before it.
            Kind::Hint => load + self.bots.line.addresses(),
        };
        (100 * cores / load.max(1)).clamp(LEAST_PERCENT, 100) as u8
    }
}

impl ThinkingPool {
    pub fn new() -> Self {
        ThinkingPool::with_cores(std::thread::available_parallelism().map_or(1, usize::from))
    }

    fn with_cores(cores: usize) -> Self {
        ThinkingPool { cores, lines: Mutex::default(), hinted: Mutex::default() }
    }

    fn lines(&self) -> MutexGuard<'_, Lines> {
        // Nothing that could panic runs under this lock.
        self.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Joins the line; a ticket that is dropped gives its turn back.
    pub fn join(self: &Arc<Self>, kind: Kind, owner: Owner) -> Ticket {
        let (ticket, turn) = oneshot::channel();
        let percent = {
            let mut lines = self.lines();
            let line = &mut lines.lane(kind).line;
            line.retain(|ticket| !ticket.is_closed());
            line.join(owner.clone(), ticket);
            let load = line.load(&owner);
            lines.percent(kind, load, self.cores)
        };
        self.go_on();
        Ticket { percent, turn }
    }

    /// Lets thoughts begin as long as there are cores for them.
    fn go_on(self: &Arc<Self>) {
        while let Some((ticket, turn)) = self.next_turn() {
            // Whoever does not wait any more gives the turn back.
            drop(ticket.send(turn));
        }
    }

    fn next_turn(self: &Arc<Self>) -> Option<(oneshot::Sender<Turn>, Turn)> {
        let mut lines = self.lines();
        let (kind, Next { owner, load, ticket }) = loop {
            let kind = lines.next_kind(self.cores)?;
            // If nobody waits there any more, the line is empty now, and others may go on.
            if let Some(next) = lines.begin(kind) {
                break (kind, next);
            }
        };
        let percent = lines.percent(kind, load, self.cores);
        let remote = kind != Kind::Quick && lines.has_remote_core();
        lines.remote += usize::from(remote);
        Some((ticket, Turn { pool: self.clone(), kind, owner, percent, remote, began: Instant::now() }))
    }

    /// Workers have come or gone.
    pub fn set_remote_cores(self: &Arc<Self>, cores: usize) {
        self.lines().remote_cores = cores;
        self.go_on();
    }

    /// How many thoughts wait for a core.
    pub fn waiting(&self) -> usize {
        let lines = self.lines();
        [&lines.quick, &lines.bots, &lines.hints, &lines.analyses].iter().map(|lane| lane.line.waiting()).sum()
    }

    fn hinted(&self) -> MutexGuard<'_, HashSet<Owner>> {
        // Nothing that could panic runs under this lock.
        self.hinted.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One hint at a time per person, and a few per address.
    pub fn hint_for(self: &Arc<Self>, owner: &Owner) -> Answer<Hinting> {
        let mut hinted = self.hinted();
        let at_address = hinted.iter().filter(|other| other.address == owner.address).count();
        if at_address >= HINTS_PER_ADDRESS || hinted.iter().any(|other| other.person == owner.person) {
            return Err(Refusal::new(Code::TooMany));
        }
        hinted.insert(owner.clone());
        Ok(Hinting { pool: self.clone(), owner: owner.clone() })
    }
}

/// A place in a line.
pub struct Ticket {
    /// How much of an expert's budget the thought gets if nothing changes until its turn.
    pub percent: u8,
    turn: oneshot::Receiver<Turn>,
}

impl Ticket {
    pub async fn turn(self) -> Answer<Turn> {
        self.turn.await.map_err(|_| Refusal::new(Code::Busy))
    }
}

/// A core to think on, until this is dropped.
pub struct Turn {
    pool: Arc<ThinkingPool>,
    kind: Kind,
    owner: Owner,
    /// How much of an expert's budget the thought gets.
    pub percent: u8,
    /// Whether the core is a worker's.
    pub remote: bool,
    began: Instant,
}

impl Turn {
    /// Gives the core back and joins the line anew.
    pub fn again(self) -> Ticket {
        self.pool.join(self.kind, self.owner.clone())
    }

    /// Whether others wait while this has lasted for as long as any single thought may take.
    pub fn others_wait(&self) -> bool {
        self.began.elapsed() > LONGEST && self.pool.waiting() > 0
    }

    /// The thought keeps its core until it has ended, even if nobody waits for it any more.
    pub async fn think<T: Send + 'static>(self, thought: impl FnOnce() -> T + Send + 'static) -> Answer<T> {
        let thinking = tokio::task::spawn_blocking(move || {
            let thought = thought();
            drop(self);
            thought
        });
        thinking.await.map_err(|error| {
            tracing::error!(%error, "a thought failed");
            Refusal::new(Code::Internal)
        })
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        {
            let mut lines = self.pool.lines();
            lines.remote -= usize::from(self.remote);
            let lane = lines.lane(self.kind);
            lane.running -= 1;
            lane.line.done(&self.owner, self.began.elapsed());
        }
        self.pool.go_on();
    }
}

/// A hint in preparation.
pub struct Hinting {
    pool: Arc<ThinkingPool>,
    owner: Owner,
}

impl Drop for Hinting {
    fn drop(&mut self) {
        self.pool.hinted().remove(&self.owner);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::Caller;

    fn owner(address: u8, person: &str) -> Owner {
        Owner { address: Some(Caller::test(address)), person: person.to_string() }
    }

    fn begun(ticket: &mut Ticket) -> Option<Turn> {
        ticket.turn.try_recv().ok()
    }

    #[test]
    fn a_quick_bot_does_not_wait_for_long_thoughts() {
        let pool = Arc::new(ThinkingPool::with_cores(2));
        let mut long: Vec<Ticket> = (0..3).map(|number| pool.join(Kind::Bot, owner(number, "ada"))).collect();
        let thinking: Vec<Turn> = long.iter_mut().filter_map(begun).collect();
        assert_eq!(thinking.len(), 2, "one on each core");
        for strength in [Strength::Random, Strength::Novice, Strength::Casual, Strength::Skilled] {
            let quick = begun(&mut pool.join(strength.into(), owner(9, "ben"))).expect("a core");
            assert_eq!(quick.percent, 100, "{strength:?}");
        }
        assert!(begun(&mut long[2]).is_none());
        assert_eq!(pool.waiting(), 1);
        drop(thinking);
        assert!(begun(&mut long[2]).is_some());
        assert_eq!([Strength::Strong, Strength::Veteran, Strength::Expert].map(Kind::from), [Kind::Bot; 3]);
    }

    #[tokio::test]
    async fn a_thought_that_fails_gives_its_turn_back() {
        let pool = Arc::new(ThinkingPool::with_cores(2));
        for _ in 0..3 {
            let turn = pool.join(Kind::Hint, owner(1, "ada")).turn().await.expect("a turn");
            let failed: Answer<()> = turn.think(|| panic!("a bot is confused")).await;
            assert_eq!(failed, Err(Refusal::new(Code::Internal)));
        }
        assert_eq!(pool.lines().hints.running, 0);
    }

    #[test]
    fn a_ticket_that_nobody_holds_any_more_gives_its_turn_back() {
        let pool = Arc::new(ThinkingPool::with_cores(2));
        let mut held: Vec<Ticket> = (0..2).map(|_| pool.join(Kind::Bot, owner(1, "ada"))).collect();
        let thinking: Vec<Turn> = held.iter_mut().filter_map(begun).collect();
        drop(pool.join(Kind::Bot, owner(2, "ben")));
        let mut last = pool.join(Kind::Bot, owner(1, "ada"));
        assert_eq!((pool.waiting(), last.percent), (1, 66));
        drop(pool.join(Kind::Bot, owner(3, "eve")));
        assert_eq!(pool.waiting(), 2, "until somebody looks");
        drop(thinking);
        assert!(begun(&mut last).is_some());
        assert_eq!(pool.waiting(), 0);
    }

    #[test]
    fn a_line_of_those_who_have_left_holds_up_nobody_else() {
        let pool = Arc::new(ThinkingPool::with_cores(2));
        let mut held: Vec<Ticket> = (0..2).map(|_| pool.join(Kind::Bot, owner(1, "ada"))).collect();
        let thinking: Vec<Turn> = held.iter_mut().filter_map(begun).collect();
        let mut hint = pool.join(Kind::Hint, owner(2, "ben"));
        drop(pool.join(Kind::Bot, owner(3, "eve")));
        drop(thinking);
        assert!(begun(&mut hint).is_some());
    }

    #[test]
    fn budgets_shrink_with_the_number_of_people_who_wait() {
        let pool = Arc::new(ThinkingPool::with_cores(2));
        let tickets: Vec<Ticket> = (0..=255).map(|number| pool.join(Kind::Bot, owner(number, "one"))).collect();
        let percents: Vec<u8> = tickets.iter().map(|ticket| ticket.percent).collect();
        assert_eq!(percents[..4], [100, 100, 66, 50]);
        assert_eq!((percents[19], percents[199], percents[255]), (10, 1, 1));
    }

    #[test]
    fn a_flood_from_one_address_costs_others_nothing_of_their_budget() {
        let pool = Arc::new(ThinkingPool::with_cores(2));
        let flood: Vec<Ticket> = (0..400).map(|number| pool.join(Kind::Bot, owner(1, &number.to_string()))).collect();
        assert_eq!(flood.last().expect("one").percent, 1);
        let mut honest = pool.join(Kind::Bot, owner(2, "ada"));
        assert_eq!(honest.percent, 100);
        // One thought of the flood ends: the next is not another of the flood.
        let mut flood = flood.into_iter();
        let first = begun(&mut flood.next().expect("one")).expect("it thinks");
        drop(first);
        assert_eq!(begun(&mut honest).expect("its turn").percent, 100);
    }

    #[test]
    fn workers_bring_more_turns_and_larger_budgets() {
        let pool = Arc::new(ThinkingPool::with_cores(2));
        let mut tickets: Vec<Ticket> = (0..8).map(|number| pool.join(Kind::Bot, owner(number, "ada"))).collect();
        assert_eq!(tickets[7].percent, 25);
        let here: Vec<Turn> = tickets.iter_mut().filter_map(begun).collect();
        assert!(here.len() == 2 && here.iter().all(|turn| !turn.remote), "without workers two think here");
        pool.set_remote_cores(4);
        let mut away: Vec<Turn> = tickets.iter_mut().filter_map(begun).collect();
        assert!(away.len() == 4 && away.iter().all(|turn| turn.remote), "four more think elsewhere");
        assert_eq!((pool.waiting(), pool.join(Kind::Bot, owner(9, "ada")).percent), (2, 66));
        // A core that becomes free is given away again, wherever it is.
        drop(away.pop());
        assert!(tickets.iter_mut().find_map(begun).expect("its turn").remote);
        drop(here);
        let last = tickets.iter_mut().find_map(begun).expect("its turn");
        assert!(last.remote, "a worker is asked first, if one is free");
        let quick = begun(&mut pool.join(Kind::Quick, owner(9, "ben"))).expect("a core");
        assert!(!quick.remote, "what is quick stays here");
    }

    #[test]
    fn workers_that_are_gone_are_not_waited_for() {
        let pool = Arc::new(ThinkingPool::with_cores(2));
        pool.set_remote_cores(3);
        let mut tickets: Vec<Ticket> = (0..6).map(|number| pool.join(Kind::Bot, owner(number, "ada"))).collect();
        let (away, here): (Vec<Turn>, Vec<Turn>) = tickets.iter_mut().filter_map(begun).partition(|turn| turn.remote);
        assert_eq!((away.len(), here.len()), (3, 2));
        pool.set_remote_cores(0);
        drop(here);
        assert!(!begun(&mut tickets[5]).expect("its turn").remote);
        // Those who have lost their worker join the line again.
        let mut again: Vec<Ticket> = away.into_iter().map(Turn::again).collect();
        let turns: Vec<Turn> = again.iter_mut().filter_map(begun).collect();
        assert!(turns.len() == 2 && turns.iter().all(|turn| !turn.remote));
    }

    #[test]
    fn a_flood_of_one_person_does_not_keep_others_from_the_workers() {
        let pool = Arc::new(ThinkingPool::with_cores(2));
        pool.set_remote_cores(8);
        let mut flood: Vec<Ticket> = (0..500).map(|_| pool.join(Kind::Bot, owner(1, "flood"))).collect();
        let mut running: Vec<Turn> = flood.iter_mut().filter_map(begun).collect();
        assert_eq!(running.len(), 10);
        let mut honest = pool.join(Kind::Bot, owner(2, "ada"));
        assert_eq!(honest.percent, 100);
        drop(running.pop());
        assert_eq!(begun(&mut honest).expect("the next turn").percent, 100);
    }

    /// Takes turns on one core after the other for thoughts that wait, and answers their kinds in order.
    fn kinds_in_turn(pool: &Arc<ThinkingPool>, mut tickets: Vec<(Kind, Ticket)>) -> Vec<Kind> {
        let mut order = Vec::new();
        let mut turns: Vec<Turn> = Vec::new();
        while !tickets.is_empty() {
            turns.clear();
            tickets.retain_mut(|(kind, ticket)| {
                let turn = begun(ticket);
                let waits = turn.is_none();
                order.extend(turn.as_ref().map(|_| *kind));
                turns.extend(turn);
                waits
            });
        }
        drop(turns);
        assert_eq!(pool.waiting(), 0);
        order
    }

    #[test]
    fn hints_and_analyses_come_after_bots_but_not_never() {
        let pool = Arc::new(ThinkingPool::with_cores(2));
        let mut tickets = Vec::new();
        for number in 0..200 {
            tickets.push((Kind::Bot, pool.join(Kind::Bot, owner(number, "ada"))));
        }
        for number in 0..4 {
            tickets.push((Kind::Hint, pool.join(Kind::Hint, owner(number, "ben"))));
            tickets.push((Kind::Analysis, pool.join(Kind::Analysis, owner(number, "eve"))));
        }
        let hint = tickets.iter().rfind(|(kind, _)| *kind == Kind::Hint).expect("one");
        assert_eq!(hint.1.percent, 1, "all the bots come before it");
        let order = kinds_in_turn(&pool, tickets);
        let at = |kind: Kind| -> Vec<usize> { (0..order.len()).filter(|&turn| order[turn] == kind).collect() };
        assert_eq!(at(Kind::Hint), [3, 7, 11, 15]);
        assert_eq!(at(Kind::Analysis)[..3], [63, 127, 191]);
    }

    #[test]
    fn one_analysis_at_a_time() {
        let pool = Arc::new(ThinkingPool::with_cores(4));
        let mut tickets: Vec<Ticket> = (0..2).map(|number| pool.join(Kind::Analysis, owner(number, "ada"))).collect();
        let first = begun(&mut tickets[0]).expect("a core");
        assert!(begun(&mut tickets[1]).is_none());
        drop(first);
        assert!(begun(&mut tickets[1]).is_some());
    }

    #[test]
    fn one_hint_at_a_time_for_everybody() {
        let pool = Arc::new(ThinkingPool::new());
        let first = pool.hint_for(&owner(1, "ada")).expect("the first");
        for again in [owner(1, "ada"), owner(2, "ada")] {
            assert_eq!(pool.hint_for(&again).err(), Some(Refusal::new(Code::TooMany)));
        }
        let others: Vec<Hinting> =
            (1..HINTS_PER_ADDRESS).map(|number| pool.hint_for(&owner(1, &number.to_string())).expect("one")).collect();
        assert_eq!(pool.hint_for(&owner(1, "one more")).err(), Some(Refusal::new(Code::TooMany)));
        let _elsewhere = pool.hint_for(&owner(2, "one more")).expect("somebody else's");
        drop((first, others));
        assert!(pool.hint_for(&owner(1, "ada")).is_ok());
    }
}
