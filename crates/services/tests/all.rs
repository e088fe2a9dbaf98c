//! Each server starts, answers, survives being killed, and leaves nothing behind.

use std::fs;
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;

use services::{HaProxy, Missing, Nats, Postgres};

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("services-{name}-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// None, with a word, where the package is not installed and nobody insists.
fn installed<T>(started: Result<T, Missing>) -> Option<T> {
    match started {
        Ok(server) => Some(server),
        Err(missing @ Missing::Package(_)) if std::env::var_os("CI").is_none() => {
            eprintln!("left out: {missing}");
            None
        }
        Err(missing) => panic!("{missing}"),
    }
}

#[test]
fn postgres_keeps_what_was_made_before_it_was_killed() {
    let folder = folder("postgres");
    let Some(mut postgres) = installed(Postgres::start(&folder.join("database"))) else { return };
    postgres.create("games").expect("a database");
    postgres.kill();
    TcpStream::connect(("127.0.0.1", postgres.port())).expect_err("it is dead");
    postgres.go_on().expect("it recovers");
    postgres.create("games").expect_err("there is one already");
    drop(postgres);
    fs::remove_dir_all(folder).expect("removed");
}

#[test]
fn nats_comes_back_at_the_same_address() {
    let folder = folder("nats");
    let Some(mut nats) = installed(Nats::start(&folder)) else { return };
    let address: SocketAddr = nats.url().trim_start_matches("nats://").parse().expect("an address");
    TcpStream::connect(address).expect("it answers");
    nats.kill();
    TcpStream::connect(address).expect_err("it is dead");
    nats.go_on().expect("it starts again");
    TcpStream::connect(address).expect("it answers again");
    drop(nats);
    fs::remove_dir_all(folder).expect("removed");
}

#[test]
fn haproxy_takes_its_configuration() {
    let folder = folder("haproxy");
    let nobody = SocketAddr::from(([127, 0, 0, 1], services::free_port().expect("a port")));
    let Some(proxy) = installed(HaProxy::start(&folder, &[nobody])) else { return };
    TcpStream::connect(proxy.address()).expect("it answers");
    drop(proxy);
    fs::remove_dir_all(folder).expect("removed");
}
