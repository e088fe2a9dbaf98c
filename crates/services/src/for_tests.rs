//! The servers that tests share. `make test` starts one of each and says where they are; a test that is run alone
//! starts its own.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{OnceLock, mpsc};
use std::thread;
use std::time::{SystemTime, UNIX_EPOCH};

use crate::process::Missing;
use crate::{HaProxy, Nats, Postgres, postgres};

/// A database that is new and empty. None where PostgreSQL is not installed, which a test says and ends with; where
/// nobody would read that (CI), it fails.
pub fn postgres_for_test() -> Option<String> {
    static OWN: OnceLock<Result<Postgres, Missing>> = OnceLock::new();
    static NEXT: AtomicU32 = AtomicU32::new(0);
    // Numbers of processes come again in a long run, but not at the same moment.
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_nanos());
    let name = format!("test-{now}-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
    let created = match std::env::var("TEST_POSTGRES") {
        Ok(server) => postgres::create(&format!("{server}/{name}")),
        Err(_) => match OWN.get_or_init(|| for_all_threads(|| Postgres::start(&folder("postgres")))) {
            Ok(postgres) => postgres.create(&name),
            Err(missing) => return left_out(missing),
        },
    };
    created.map_or_else(|missing| left_out(&missing), Some)
}

/// The address of a NATS server, which other tests may use too.
pub fn nats_for_test() -> Option<String> {
    static OWN: OnceLock<Result<Nats, Missing>> = OnceLock::new();
    if let Ok(url) = std::env::var("TEST_NATS") {
        return Some(url);
    }
    match OWN.get_or_init(|| for_all_threads(|| Nats::start(&folder("nats")))) {
        Ok(nats) => Some(nats.url()),
        Err(missing) => left_out(missing),
    }
}

/// A balancer of one's own before these servers.
pub fn balancer_for_test(nodes: &[SocketAddr]) -> Option<HaProxy> {
    HaProxy::start(&folder("haproxy"), nodes).map_or_else(|missing| left_out(&missing), Some)
}

/// A server ends with the thread that started it, and the thread of a test ends long before other tests.
fn for_all_threads<T: Send + 'static>(start: impl FnOnce() -> T + Send + 'static) -> T {
    let (tell, told) = mpsc::channel();
    thread::spawn(move || {
        // Whoever asked waits for it.
        drop(tell.send(start()));
        loop {
            thread::park();
        }
    });
    told.recv().expect("a server, or why there is none")
}

fn left_out<T>(missing: &Missing) -> Option<T> {
    assert!(std::env::var_os("CI").is_none(), "{missing}");
    match missing {
        Missing::Package(_) => eprintln!("left out: {missing}"),
        Missing::Broken(problem) => panic!("{problem}"),
    }
    None
}

fn folder(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("innovarium-test-{name}-{}", std::process::id()))
}
