//! The server is killed at random moments while people play, again and again. Whatever a client was shown is there
//! afterwards, and every match replays to its hash.

use std::io::{BufRead, BufReader, Lines, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use serde_json::{Value, json};
use server::store::{Database, LogEntry, Store};
use table::{AnyGame, AnyMatch, Record, Registry, Rng, Seat, Viewer};
use testkit::volume;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Message, WebSocket, client};

/// Every other one plays both seats, the others play against a bot.
const PLAYERS: usize = 6;

/// The program, as it runs.
pub struct Running {
    child: Child,
    pub address: SocketAddr,
    // Without a reader it could not write its log.
    log: Lines<BufReader<ChildStdout>>,
}

pub fn start_with(folder: &Path, more: &[&str]) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_innovarium"));
    let limits = ["--rate", "100000", "--reads", "100000", "--matches", "1000"];
    command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(folder).args(limits).args(more);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("the program starts")
}

impl Running {
    /// Starts it and waits until it says where it is.
    pub fn start(folder: &Path) -> Running {
        Running::wait_for(start_with(folder, &[]))
    }

    pub fn wait_for(mut child: Child) -> Running {
        let mut log = BufReader::new(child.stdout.take().expect("its output")).lines();
        let address = log.by_ref().find_map(|line| address_in(&line.expect("a line")));
        Running { child, address: address.expect("it says where it is"), log }
    }

    pub fn kill(mut self) {
        kill(&mut self.child);
    }

    /// Kills it, and answers what it has logged since it said where it is.
    pub fn log(mut self) -> Vec<String> {
        kill(&mut self.child);
        self.log.map(|line| line.expect("a line")).collect()
    }
}

/// In words for people, or in JSON.
fn address_in(line: &str) -> Option<SocketAddr> {
    let after = line.split_once("http://").or_else(|| line.split_once("\"address\":\""))?.1;
    Some(after.split('"').next()?.trim().parse().expect("an address"))
}

/// SIGKILL, and not a moment to do anything about it.
fn kill(child: &mut Child) {
    child.kill().expect("killed");
    child.wait().expect("ended");
}

/// The connection broke: the server is dead.
#[derive(Debug)]
pub struct Gone;

pub type Alive<T> = Result<T, Gone>;

pub fn request(address: SocketAddr, head: &str, cookie: &str, body: &str) -> Alive<(String, Value)> {
    let answer = exchange(address, head, cookie, body)?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or(Gone)?;
    assert!(head.starts_with("HTTP/1.1 200"), "{answer}");
    // Cut off in the middle: it died while it answered.
    Ok((head.to_string(), serde_json::from_str(body).map_err(|_| Gone)?))
}

/// The status and what was said, also if it was refused.
pub fn send(address: SocketAddr, head: &str, cookie: &str, body: &str) -> Alive<(u16, Value)> {
    let answer = exchange(address, head, cookie, body)?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or(Gone)?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or(Gone)?;
    Ok((status, serde_json::from_str(body).map_err(|_| Gone)?))
}

/// The whole answer, as it came.
pub fn exchange(address: SocketAddr, head: &str, cookie: &str, body: &str) -> Alive<String> {
    let exchange = || -> std::io::Result<String> {
        let mut stream = TcpStream::connect(address)?;
        stream.set_read_timeout(Some(Duration::from_secs(20)))?;
        let headers = format!("host: {address}\r\nconnection: close\r\ncookie: {cookie}");
        let length = body.len();
        let body = format!("content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}");
        write!(stream, "{head} HTTP/1.1\r\n{headers}\r\n{body}")?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        Ok(answer)
    };
    exchange().map_err(|_| Gone)
}

/// Somebody with one match at a time.
struct Player {
    number: usize,
    cookie: String,
    rng: Rng,
    table: Option<Table>,
    /// All that were begun, and those that are over.
    finished: Vec<Table>,
}

/// A match as its player knows it.
struct Table {
    id: String,
    seed: u64,
    /// The match again, made of what was acknowledged; for those who play all seats.
    mirror: Option<Box<dyn AnyMatch>>,
    /// The last state that was shown to seat A.
    shown: Value,
    /// Sent, but not yet acknowledged.
    sent: Option<(Seat, String)>,
}

#[derive(Default, Debug)]
struct Counts {
    acknowledged: u32,
    /// Choices that were on their way when the server died: on disk, or not.
    kept: u32,
    lost: u32,
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or_else(|| panic!("{value} is not a number"))
}

fn word(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("{value} is not a word")).to_string()
}

fn view(table: &dyn AnyMatch, seat: Seat) -> Value {
    serde_json::to_value(table.view(Viewer::Seat(seat))).expect("JSON")
}

struct Live(WebSocket<TcpStream>);

impl Live {
    fn open(address: SocketAddr, id: &str, cookie: &str) -> Alive<Live> {
        let url = format!("ws://{address}/api/matches/{id}/live?seat=0");
        let mut request = url.into_client_request().expect("a request");
        request.headers_mut().insert("cookie", cookie.parse().expect("a cookie"));
        let stream = TcpStream::connect(address).map_err(|_| Gone)?;
        stream.set_read_timeout(Some(Duration::from_secs(20))).map_err(|_| Gone)?;
        stream.set_nodelay(true).map_err(|_| Gone)?;
        client(request, stream).map(|(socket, _)| Live(socket)).map_err(|_| Gone)
    }

    fn say(&mut self, message: &Value) -> Alive<()> {
        self.0.send(Message::text(message.to_string())).map_err(|_| Gone)
    }

    /// The next state, or error.
    fn next(&mut self) -> Alive<Value> {
        loop {
            let Message::Text(text) = self.0.read().map_err(|_| Gone)? else { continue };
            let message: Value = serde_json::from_str(&text).expect("JSON");
            if message["type"] == "state" || message["type"] == "error" {
                return Ok(message);
            }
        }
    }
}

impl Player {
    /// Comes back to the table, checks that nothing is missing, says so, and plays until the server dies.
    fn play(&mut self, game: &dyn AnyGame, address: SocketAddr, checked: mpsc::Sender<()>, counts: &mut Counts) {
        let Gone = self.try_play(game, address, Some(checked), counts).expect_err("only a dead server ends it");
    }

    fn try_play(
        &mut self,
        game: &dyn AnyGame,
        address: SocketAddr,
        mut checked: Option<mpsc::Sender<()>>,
        counts: &mut Counts,
    ) -> Alive<()> {
        if self.cookie.is_empty() {
            let (head, _) = request(address, "GET /api/me", "", "")?;
            let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a cookie");
            self.cookie = cookie.split(';').next().expect("a value").to_string();
        }
        loop {
            if self.table.is_none() {
                self.table = Some(self.begin(game, address)?);
            }
            let table = self.table.as_mut().expect("a match");
            let mut live = Live::open(address, &table.id, &self.cookie)?;
            let state = live.next()?;
            table.check(address, &self.cookie, &state, counts)?;
            if let Some(checked) = checked.take() {
                checked.send(()).expect("somebody waits for it");
            }
            table.go_on(&mut live, &mut self.rng, counts)?;
            self.finished.extend(self.table.take());
        }
    }

    fn begin(&mut self, game: &dyn AnyGame, address: SocketAddr) -> Alive<Table> {
        let seed = self.rng.seed() >> 12;
        let alone = self.number.is_multiple_of(2);
        let other =
            if alone { json!({ "kind": "device", "name": "B" }) } else { json!({ "kind": "bot", "level": "random" }) };
        let seats = [json!({ "kind": "device", "name": "A" }), other];
        let wish = json!({ "game": "innovation", "seats": seats, "seed": seed, "public": false });
        let (_, answer) = request(address, "POST /api/matches", &self.cookie, &wish.to_string())?;
        let names = vec!["A".to_string(), "B".to_string()];
        let mirror = alone.then(|| game.new_match(&[], names, seed.into()).expect("a match"));
        Ok(Table { id: word(&answer["id"]), seed, mirror, shown: Value::Null, sent: None })
    }
}

impl Table {
    /// Whether everything is still there that was ever shown.
    fn check(&mut self, address: SocketAddr, cookie: &str, state: &Value, counts: &mut Counts) -> Alive<()> {
        if !self.shown.is_null() {
            let (before, now) = (number(&self.shown["version"]), number(&state["version"]));
            assert!(now >= before, "{}: version {before} was shown, {now} is left", self.id);
        }
        let sent = self.sent.take();
        if let Some(mirror) = &mut self.mirror {
            let made = number(&state["match"]["choices"]) as usize;
            match (made.checked_sub(mirror.choices()), sent) {
                (Some(0), sent) => counts.lost += u32::from(sent.is_some()),
                (Some(1), Some((seat, choice))) => {
                    counts.kept += 1;
                    mirror.choose(seat, &choice).expect("it was offered");
                }
                (more, sent) => panic!("{}: {more:?} more than was acknowledged; on its way was {sent:?}", self.id),
            }
            if state["match"]["status"] != "finished" {
                assert_eq!(state["view"], view(mirror.as_ref(), Seat::new(0)), "{}", self.id);
            }
        } else if !self.shown.is_null() && state["match"]["status"] != "finished" {
            // The bot may be further on; what was seen then must still have been so.
            let path = format!("GET /api/matches/{}/replay?at={}", self.id, self.shown["match"]["choices"]);
            let (_, moment) = request(address, &path, cookie, "")?;
            // Once the bot has ended the match, everything is open; only a match that still runs shows the same eyes'
            // view.
            let (_, later) = request(address, &format!("GET /api/matches/{}", self.id), cookie, "")?;
            if later["status"] != "finished" {
                assert_eq!(moment["view"], self.shown["view"], "{}", self.id);
            }
        }
        self.shown = state.clone();
        Ok(())
    }

    /// Plays at random until the match is over, or the server is.
    fn go_on(&mut self, live: &mut Live, rng: &mut Rng, counts: &mut Counts) -> Alive<()> {
        let mut state = self.shown.clone();
        while self.shown["match"]["status"] != "finished" {
            let offers = state["question"]["offers"].as_array();
            if let Some(offers) = offers {
                let seat = Seat::new(number(&state["viewer"]) as usize);
                let choice = word(&offers[rng.below(offers.len())]["choice"]);
                live.say(&json!({ "type": "choose", "version": state["version"], "choice": choice }))?;
                self.sent = Some((seat, choice));
                let answer = live.next()?;
                if answer["type"] == "error" {
                    self.refused(&answer);
                    // After `stale` the state comes by itself.
                    state = if answer["error"]["code"] == "stale" { live.next()? } else { state };
                    continue;
                }
                state = answer;
                self.acknowledged(&state, counts);
            } else if self.mirror.is_some() {
                let other = 1 - number(&state["viewer"]);
                live.say(&json!({ "type": "view", "seat": other }))?;
                state = live.next()?;
                if state["type"] == "error" {
                    self.refused(&state);
                    state = self.shown.clone();
                }
            } else {
                state = live.next()?;
                self.acknowledged(&state, counts);
            }
        }
        Ok(())
    }

    /// Only these can happen here: a bot was faster, or there were too many messages.
    fn refused(&mut self, error: &Value) {
        self.sent = None;
        let code = error["error"]["code"].as_str().expect("a code");
        assert!(["stale", "too-many"].contains(&code), "{error}");
        std::thread::sleep(Duration::from_millis(10));
    }

    fn acknowledged(&mut self, state: &Value, counts: &mut Counts) {
        if let (Some((seat, choice)), Some(mirror)) = (self.sent.take(), &mut self.mirror) {
            mirror.choose(seat, &choice).expect("it was offered");
            assert_eq!(number(&state["match"]["choices"]) as usize, mirror.choices());
        }
        counts.acknowledged += 1;
        // What seat A was shown can be asked for again.
        if state["viewer"] == 0 || self.mirror.is_some() {
            self.shown = state.clone();
        }
    }
}

/// Where the server has its data.
struct Place {
    /// Goes away with the test.
    folder: PathBuf,
    /// A database instead of the folder, with `TEST_DATABASE=postgres`.
    postgres: Option<String>,
}

impl Place {
    fn new() -> Place {
        let folder = std::env::temp_dir().join(format!("innovarium-crash-{}", std::process::id()));
        let is_wanted = std::env::var("TEST_DATABASE").is_ok_and(|database| database == "postgres");
        Place { folder, postgres: is_wanted.then(|| services::postgres_for_test().expect("PostgreSQL")) }
    }

    fn start(&self) -> Child {
        match &self.postgres {
            None => start_with(&self.folder, &[]),
            Some(url) => start_with(&self.folder, &["--database", url]),
        }
    }

    fn database(&self) -> Database {
        match &self.postgres {
            None => Database::in_folder(&self.folder),
            Some(url) => Database::at(url).expect("an address"),
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        drop(std::fs::remove_dir_all(&self.folder));
    }
}

/// Starts the server, lets all play, and kills it after a random time; most die while choices are made, some while they
/// start.
fn cycle(game: &dyn AnyGame, place: &Place, players: &mut [Player], counts: &mut [Counts], rng: &mut Rng) {
    if rng.below(10) == 0 {
        let mut child = place.start();
        std::thread::sleep(Duration::from_micros(rng.below(60_000) as u64));
        return kill(&mut child);
    }
    let running = Running::wait_for(place.start());
    let address = running.address;
    let (tell, checked) = mpsc::channel();
    std::thread::scope(|scope| {
        let playing = players.iter_mut().zip(counts);
        let threads: Vec<_> = playing
            .map(|(player, counts)| {
                let tell = tell.clone();
                scope.spawn(move || player.play(game, address, tell, counts))
            })
            .collect();
        // An end of the channel means that somebody has panicked; that is said when all have ended.
        let all_back = (0..PLAYERS).all(|_| checked.recv_timeout(Duration::from_secs(20)).is_ok());
        std::thread::sleep(Duration::from_millis(30 + rng.below(90) as u64));
        running.kill();
        for thread in threads {
            thread.join().expect("a player found something missing");
        }
        assert!(all_back, "somebody could not come back to the table");
    });
}

/// Reads every match from disk, plays it again and compares it with what its player knows.
async fn compare_with_disk(game: &dyn AnyGame, place: &Place, players: &[Player]) -> (usize, usize) {
    let store = Store::of(&place.database()).expect("the store");
    let (mut replayed, mut compared) = (0, 0);
    for player in players {
        let known: Vec<&Table> = player.finished.iter().chain(&player.table).collect();
        let person = player.cookie.trim_start_matches("innovarium=").split('.').next().expect("an id");
        let lists = store.lists(person).await.expect("read");
        for (row, seats) in lists.mine.iter().chain(&lists.finished) {
            let names = seats.iter().map(|seat| seat.name.clone()).collect();
            let options = row.options.split_whitespace().filter_map(|pair| pair.split_once('='));
            let options: Vec<_> = options.map(|(key, value)| (key.to_string(), value.to_string())).collect();
            let mut again = game.new_match(&options, names, row.seed).expect("a match");
            let log = store.log(&row.id).await.expect("read");
            assert_eq!(row.progress.version as usize, log.len(), "{}: log and progress go together", row.id);
            for entry in &log {
                if let LogEntry::Choice { seat, choice, hash } = &entry.entry {
                    again.choose(Seat::new(*seat as usize), choice).expect("what is on disk can be played");
                    assert_eq!(*hash, Some(again.hash()), "{}: every choice has its hash", row.id);
                }
            }
            assert_eq!(row.progress.choices as usize, again.choices());
            let record = Record::parse(&again.record().to_string()).expect("a record");
            assert_eq!(game.replay(&record).expect("every hash fits").hash(), again.hash());
            replayed += 1;
            let Some(table) = known.iter().find(|table| table.id == row.id) else { continue };
            assert_eq!(row.seed, table.seed.into());
            if let Some(mirror) = &table.mirror {
                assert_eq!(mirror.history(), again.history(), "{}", row.id);
                assert_eq!(mirror.hash(), again.hash(), "{}", row.id);
                compared += 1;
            }
        }
        let stored = |table: &&Table| lists.mine.iter().chain(&lists.finished).any(|(row, _)| row.id == table.id);
        assert!(known.iter().all(stored), "every match that was made is there");
    }
    store.close().await;
    (replayed, compared)
}

#[test]
fn nothing_that_was_acknowledged_is_ever_lost() {
    let place = Place::new();
    let games = Registry::default().with(innovation::any_game());
    let game = games.get("innovation").expect("a game");
    let mut rng = Rng::new(1);
    let mut players: Vec<Player> = (0..PLAYERS)
        .map(|number| {
            let rng = Rng::new(rng.seed());
            Player { number, cookie: String::new(), rng, table: None, finished: Vec::new() }
        })
        .collect();
    let mut counts: Vec<Counts> = (0..PLAYERS).map(|_| Counts::default()).collect();
    let kills = volume::of(30, 200);
    for _ in 0..kills {
        cycle(game, &place, &mut players, &mut counts, &mut rng);
    }
    // Once more, so that everybody knows what has become of the last choice.
    let last = Running::wait_for(place.start());
    for (player, counts) in players.iter_mut().zip(&mut counts) {
        if let Some(table) = &mut player.table {
            let state = Live::open(last.address, &table.id, &player.cookie).and_then(|mut live| live.next());
            table.check(last.address, &player.cookie, &state.expect("a state"), counts).expect("it lives");
        }
    }
    last.kill();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    let (replayed, compared) = runtime.block_on(compare_with_disk(game, &place, &players));
    assert!(replayed >= PLAYERS && compared >= PLAYERS / 2, "{replayed} matches, {compared} of them compared");
    let all = counts.iter().fold(Counts::default(), |sum, one| Counts {
        acknowledged: sum.acknowledged + one.acknowledged,
        kept: sum.kept + one.kept,
        lost: sum.lost + one.lost,
    });
    // How many there are depends on the machine; some there must be between any two kills.
    assert!(all.acknowledged as usize > 2 * kills, "{all:?}");
    println!("{kills} kills, {replayed} matches, {compared} compared, {all:?}");
}
