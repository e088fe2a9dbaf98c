//! Several servers on one database. The database alone decides; what is told over NATS only makes the others look
//! sooner than they would by themselves.

mod spending;

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use futures_util::StreamExt;
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;

use crate::app::App;
use crate::nats::is_connected;
use crate::notices::Notice;
use crate::room::Command;
use crate::rooms::now;
use crate::store::StoreError;
use crate::{moderation, waking};

pub use spending::{Spending, Spent};

/// How often a server looks for what others did, whether or not it was told.
const LOOK: Duration = Duration::from_secs(1);
/// A server that has not been heard of for so long is dead, and nobody is connected to it. In milliseconds of uptime.
const DEAD_AFTER: i64 = 4_000;
/// How often servers tell each other what their visitors have used up.
const TELL: Duration = Duration::from_millis(100);
/// How often it is looked for matches that a server left behind when it died.
const SWEEP: Duration = Duration::from_secs(2);
/// How long the others leave a match to the server that looks after it, in milliseconds of uptime.
const CLAIM: i64 = 5_000;
/// Wake-ups that may wait for NATS; more are dropped, and made good by looking.
const WAITING: usize = 4096;

type Counts = HashMap<IpAddr, usize>;

pub struct Cluster {
    node: String,
    /// To be told to the others.
    outbox: mpsc::Sender<Told>,
    waiting: Mutex<Option<mpsc::Receiver<Told>>>,
    /// The servers that live, this one included.
    nodes: AtomicUsize,
    /// What visitors have used up here since the others were told.
    pub spending: Spending,
    /// The connections of every address on other servers, and when they told of them.
    elsewhere: Mutex<HashMap<String, (Instant, Counts)>>,
    /// Whether the others hear what is told.
    is_heard: AtomicBool,
}

/// What servers tell each other.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Told {
    /// A match is this far.
    Match { id: String, version: u32, pulse: i64 },
    /// Somebody was logged out, muted, banned or deleted, or something was announced.
    People,
    /// What visitors have used up of their limits.
    Spent(Vec<Spent>),
    /// How many tables every address has open.
    Connections(Vec<(IpAddr, usize)>),
}

/// A notice, and the server that has noticed it.
#[derive(Serialize, Deserialize)]
struct Noticed {
    node: String,
    notice: Notice,
}

/// With who tells it: what a server has said itself it need not hear.
#[derive(Serialize, Deserialize)]
struct Message {
    node: String,
    told: Told,
}

impl Cluster {
    pub fn new() -> Cluster {
        let (outbox, waiting) = mpsc::channel(WAITING);
        Cluster {
            node: crate::lobby::new_id(),
            outbox,
            waiting: Mutex::new(Some(waiting)),
            nodes: AtomicUsize::new(1),
            spending: Spending::default(),
            elsewhere: Mutex::default(),
            is_heard: AtomicBool::new(false),
        }
    }

    pub fn node(&self) -> &str {
        &self.node
    }

    /// How many servers share the limits of a visitor that they do not tell each other of.
    pub fn sharing(&self) -> usize {
        if self.is_heard.load(Ordering::Relaxed) { 1 } else { self.nodes.load(Ordering::Relaxed).max(1) }
    }

    /// Servers that were heard of since this uptime live.
    pub fn alive_since(&self, app: &App) -> i64 {
        app.uptime.now() - DEAD_AFTER
    }

    pub fn wake(&self, id: &str, version: u32, pulse: i64) {
        self.tell(Told::Match { id: id.to_string(), version, pulse });
    }

    /// If nobody takes it, the others find out by looking.
    pub fn tell(&self, told: Told) {
        drop(self.outbox.try_send(told));
    }

    /// The tables that an address has open on other servers, as far as they have told.
    pub fn connections_elsewhere(&self, address: IpAddr) -> usize {
        let elsewhere = self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner);
        let fresh = elsewhere.values().filter(|(told, _)| told.elapsed() < Duration::from_millis(DEAD_AFTER as u64));
        fresh.filter_map(|(_, counts)| counts.get(&address)).sum()
    }

    fn hear_connections(&self, node: String, counts: Vec<(IpAddr, usize)>) {
        let mut elsewhere = self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner);
        elsewhere.insert(node, (Instant::now(), counts.into_iter().collect()));
    }
}

/// Before anybody is served: this server is one of those that live.
pub async fn start(app: &App) -> Result<(), StoreError> {
    let Some(cluster) = &app.cluster else { return Ok(()) };
    beat(app, cluster).await?;
    *app.notices.heard.lock().await = app.store.last_notice().await?;
    Ok(())
}

/// Tells everybody who is connected, to whichever server.
pub async fn notify(app: &App, notice: Notice) -> Result<(), StoreError> {
    if let Some(cluster) = &app.cluster {
        let noticed = Noticed { node: cluster.node.clone(), notice: notice.clone() };
        let text = serde_json::to_string(&noticed).expect("a notice is plain data");
        app.store.add_notice(text, app.uptime.now()).await?;
        cluster.tell(Told::People);
    }
    app.notices.tell(notice);
    Ok(())
}

/// Until the server ends.
pub async fn run(app: Arc<App>) {
    if app.cluster.is_none() {
        return;
    }
    tokio::join!(look(&app), sweep(&app), converse(&app), tell_spending(&app));
}

/// Whether this server looks after something of the match that all servers could. Another may have begun a moment ago.
pub async fn is_ours(app: &App, id: &str) -> bool {
    if app.cluster.is_none() {
        return true;
    }
    let now = app.uptime.now();
    match app.store.claim(id, now, now + CLAIM).await {
        Ok(()) => true,
        Err(StoreError::Taken) => false,
        Err(error) => {
            tracing::warn!(id, %error, "it is not known who looks after a match");
            false
        }
    }
}

/// The others need not wait until they notice.
pub async fn leave(app: &App) {
    let Some(cluster) = &app.cluster else { return };
    if let Err(error) = app.store.forget_node(cluster.node()).await {
        tracing::warn!(%error, "the other servers do not hear that this one ends");
    }
}

/// Whether the time that players may run out of is that of the database. Tests have a time of their own.
pub fn shares_clock(app: &App) -> bool {
    app.cluster.is_some() && app.config.time.is_real()
}

/// Says that this server lives, and reads the time that all share and who else lives. Whether the latter has changed.
async fn beat(app: &App, cluster: &Cluster) -> Result<bool, StoreError> {
    if shares_clock(app) {
        app.uptime.set(app.store.beat(app.uptime.now()).await?, now());
    }
    let nodes = app.store.note_node(cluster.node(), app.uptime.now(), cluster.alive_since(app)).await?;
    Ok(cluster.nodes.swap(nodes, Ordering::Relaxed) != nodes)
}

async fn look(app: &Arc<App>) {
    let Some(cluster) = &app.cluster else { return };
    loop {
        tokio::time::sleep(LOOK).await;
        if let Err(error) = look_once(app, cluster).await {
            tracing::warn!(%error, "what other servers did cannot be read");
        }
    }
}

async fn look_once(app: &Arc<App>, cluster: &Cluster) -> Result<(), StoreError> {
    let changed = beat(app, cluster).await?;
    hear_notices(app).await?;
    let open = app.rooms.ids();
    for (id, version, pulse) in app.store.pulses(open.clone()).await? {
        app.rooms.try_tell(&id, Command::CatchUp { version, pulse });
    }
    if changed {
        // Whoever was connected to a server that died is gone.
        open.iter().for_each(|id| app.rooms.try_tell(id, Command::RereadPresence));
    }
    Ok(())
}

/// What was noticed on other servers.
async fn hear_notices(app: &Arc<App>) -> Result<(), StoreError> {
    let mut heard = app.notices.heard.lock().await;
    for (number, text) in app.store.notices_since(*heard).await? {
        *heard = number;
        let noticed = serde_json::from_str(&text);
        match noticed.map(|Noticed { node, notice }| (app.cluster.as_ref().is_some_and(|own| own.node == node), notice))
        {
            // Everybody here has heard of it at once.
            Ok((true, _)) => {}
            Ok((false, Notice::Muted { person })) => app.mutes.load(app, &person).await?,
            Ok((false, Notice::Deleted { person })) => {
                app.notices.tell(Notice::Deleted { person: person.clone() });
                app.rooms.tell_all_open(|| Command::Reread { about: Some(person.clone()) }).await;
            }
            Ok((false, notice)) => app.notices.tell(notice),
            // A later version of this program may have others.
            Err(error) => tracing::warn!(%error, text, "a notice of another server cannot be read"),
        }
    }
    Ok(())
}

/// Matches that wait for a bot though nobody has moved them for a while: their server may have died.
async fn sweep(app: &Arc<App>) {
    loop {
        tokio::time::sleep(SWEEP).await;
        waking::wake_left_behind(app).await;
    }
}

async fn tell_spending(app: &Arc<App>) {
    let Some(cluster) = &app.cluster else { return };
    loop {
        tokio::time::sleep(TELL).await;
        let spent = cluster.spending.take();
        if !spent.is_empty() {
            cluster.tell(Told::Spent(spent));
        }
        cluster.tell(Told::Connections(app.sockets.counts_by_address()));
    }
}

/// Talks to the other servers over NATS, if there is one. What is lost while it is away is found by looking.
async fn converse(app: &Arc<App>) {
    let Some(cluster) = &app.cluster else { return };
    let waiting = cluster.waiting.lock().unwrap_or_else(PoisonError::into_inner).take();
    let (Some(nats), Some(mut waiting)) = (app.nats.get(), waiting) else { return };
    let subject = subject(app);
    let speaking = async {
        while let Some(told) = waiting.recv().await {
            cluster.is_heard.store(is_connected(nats), Ordering::Relaxed);
            let message = Message { node: cluster.node.clone(), told };
            let text = serde_json::to_vec(&message).expect("a message is plain data");
            if let Err(error) = nats.publish(subject.clone(), text.into()).await {
                tracing::debug!(%error, "the other servers look for themselves");
            }
        }
    };
    let listening = async {
        loop {
            match nats.subscribe(subject.clone()).await {
                Ok(mut heard) => {
                    while let Some(message) = heard.next().await {
                        hear(app, cluster, &message.payload).await;
                    }
                }
                Err(error) => tracing::debug!(%error, "the other servers are not heard"),
            }
            tokio::time::sleep(LOOK).await;
        }
    };
    tokio::join!(speaking, listening);
}

/// Other clusters may use the same NATS.
fn subject(app: &App) -> String {
    let name = blake3::derive_key("innovarium cluster", &app.secret);
    format!("innovarium.{}.told", blake3::Hash::from(name).to_hex().split_at(16).0)
}

async fn hear(app: &Arc<App>, cluster: &Cluster, payload: &[u8]) {
    let Ok(Message { node, told }) = serde_json::from_slice(payload) else {
        // Anybody can say anything; nothing depends on it.
        return;
    };
    if node == cluster.node {
        return;
    }
    match told {
        Told::Match { id, version, pulse } => app.rooms.try_tell(&id, Command::CatchUp { version, pulse }),
        Told::Spent(spent) => spent.iter().for_each(|spent| app.throttles.spend(spent)),
        Told::Connections(counts) => cluster.hear_connections(node, counts),
        Told::People => {
            if let Err(error) = hear_notices(app).await {
                tracing::warn!(%error, "what other servers noticed cannot be read");
            }
            if let Err(error) = moderation::catch_up(app).await {
                tracing::warn!(%error, "what operators did cannot be read");
            }
        }
    }
}
