//! The processes of a cluster, and what is done to them.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use services::{HaProxy, Nats, Postgres, free_port};
use table::Rng;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};

use super::faults::Fault;
use crate::arguments::BenchCluster;
use crate::bench::http::Http;
use crate::{Done, Failure};

/// How long a server may take to start; the machine may be busy.
const PATIENCE: Duration = Duration::from_secs(60);

pub struct Hosts {
    pub database: String,
    postgres: Postgres,
    nats: Nats,
    nodes: Vec<Node>,
    workers: Vec<Child>,
    balancer: Option<HaProxy>,
}

struct Node {
    child: Child,
    address: SocketAddr,
    /// Its own way to NATS, which can be cut.
    way: Arc<Way>,
    log: PathBuf,
}

impl Hosts {
    pub async fn start(folder: &Path, args: &BenchCluster) -> Done<Hosts> {
        let postgres = Postgres::start(&folder.join("postgres"))?;
        let database = postgres.create("innovarium")?;
        let nats = Nats::start(folder)?;
        let mut hosts = Hosts { database, postgres, nats, nodes: Vec::new(), workers: Vec::new(), balancer: None };
        for number in 0..args.nodes {
            let way = Way::open(&hosts.nats.url()).await?;
            let address = SocketAddr::from(([127, 0, 0, 1], free_port()?));
            let log = folder.join(format!("node{number}.log"));
            let child = serve(address, &hosts.database, &way.url(), &log)?;
            hosts.nodes.push(Node { child, address, way, log });
        }
        for node in &hosts.nodes {
            answers(node.address).await?;
        }
        for _ in 0..args.workers {
            hosts.workers.push(think(&hosts.nats.url())?);
        }
        if args.balancer {
            hosts.balancer = Some(HaProxy::start(folder, &hosts.nodes())?);
        }
        Ok(hosts)
    }

    fn nodes(&self) -> Vec<SocketAddr> {
        self.nodes.iter().map(|node| node.address).collect()
    }

    /// Where people come in: by the balancer, or at whichever server they like.
    pub fn doors(&self) -> Vec<SocketAddr> {
        self.balancer.as_ref().map_or_else(|| self.nodes(), |balancer| vec![balancer.address()])
    }

    /// Until what was broken is whole again.
    pub async fn suffer(&mut self, fault: Fault, rng: &mut Rng) -> Done {
        let number = rng.below(self.nodes.len());
        let a_while = Duration::from_millis(500 + rng.below(2500) as u64);
        match fault {
            Fault::KillNode => {
                let Node { child, address, way, log } = &mut self.nodes[number];
                kill(child);
                tokio::time::sleep(a_while).await;
                *child = serve(*address, &self.database, &way.url(), log)?;
                answers(*address).await
            }
            Fault::PauseNode => {
                signal(&self.nodes[number].child, "STOP")?;
                tokio::time::sleep(a_while + Duration::from_secs(2)).await;
                signal(&self.nodes[number].child, "CONT")
            }
            Fault::KillPostgres => {
                self.postgres.kill();
                Ok(self.postgres.go_on()?)
            }
            Fault::KillNats => {
                self.nats.kill();
                tokio::time::sleep(a_while).await;
                Ok(self.nats.go_on()?)
            }
            Fault::CutNats => {
                let way = self.nodes[number].way.clone();
                way.cut.store(true, Ordering::Relaxed);
                tokio::time::sleep(a_while + Duration::from_secs(1)).await;
                way.cut.store(false, Ordering::Relaxed);
                Ok(())
            }
            Fault::KillWorker => {
                if self.workers.is_empty() {
                    return Ok(());
                }
                let number = rng.below(self.workers.len());
                kill(&mut self.workers[number]);
                self.workers[number] = think(&self.nats.url())?;
                Ok(())
            }
        }
    }
}

impl Drop for Hosts {
    fn drop(&mut self) {
        self.nodes.iter_mut().for_each(|node| kill(&mut node.child));
        self.workers.iter_mut().for_each(kill);
    }
}

/// SIGKILL.
fn kill(child: &mut Child) {
    // It may have ended already.
    drop(child.kill());
    drop(child.wait());
}

fn signal(child: &Child, signal: &str) -> Done {
    let status = Command::new("kill").args([format!("-{signal}"), child.id().to_string()]).status()?;
    if status.success() { Ok(()) } else { Err(Failure(format!("the signal {signal} was not taken"))) }
}

fn serve(address: SocketAddr, database: &str, nats: &str, log: &Path) -> Done<Child> {
    let mut command = Command::new(std::env::current_exe()?);
    command.args(["serve", "--listen", &address.to_string(), "--database", database, "--nats", nats]);
    command.args(["--matches", "1000000", "--connections", "1000000", "--rate", "1000000", "--reads", "1000000"]);
    command.args(["--messages", "1000000", "--connections-per-address", "1000000", "--log-level", "warn"]);
    let log = std::fs::OpenOptions::new().create(true).append(true).open(log)?;
    Ok(command.stdin(Stdio::null()).stdout(log.try_clone()?).stderr(log).spawn()?)
}

fn think(nats: &str) -> Done<Child> {
    let mut command = Command::new(std::env::current_exe()?);
    command.args(["think", "--nats", nats, "--cores", "1"]);
    Ok(command.stdin(Stdio::null()).stdout(Stdio::null()).spawn()?)
}

/// Waits until a server takes visitors.
async fn answers(address: SocketAddr) -> Done {
    let started = Instant::now();
    while started.elapsed() < PATIENCE {
        let ready = async { Http::open(address).await?.get("/readyz", "").await };
        if tokio::time::timeout(Duration::from_secs(2), ready).await.is_ok_and(|ready| ready.is_ok()) {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
    Err(Failure(format!("the server at {address} does not start")))
}

/// A way to NATS that only one server uses.
struct Way {
    port: u16,
    cut: AtomicBool,
}

impl Way {
    async fn open(nats: &str) -> Done<Arc<Way>> {
        let there: SocketAddr = nats.trim_start_matches("nats://").parse()?;
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let way = Arc::new(Way { port: listener.local_addr()?.port(), cut: AtomicBool::new(false) });
        let here = way.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(here.clone().lead(stream, there));
            }
        });
        Ok(way)
    }

    fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Until either side ends it, or the way is cut.
    async fn lead(self: Arc<Self>, mut here: TcpStream, there: SocketAddr) {
        let until_cut = async {
            while !self.cut.load(Ordering::Relaxed) {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        let leading = async {
            if let Ok(mut there) = TcpStream::connect(there).await {
                // How it ends makes no difference.
                drop(copy_bidirectional(&mut here, &mut there).await);
            }
        };
        tokio::select! {
            () = until_cut => {}
            () = leading => {}
        }
    }
}
