//! `innovarium health`: for containers and scripts that have no other client.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use crate::arguments::Health;
use crate::serve::reachable;
use crate::{Done, Failure};

/// Longer than the store waits for a lock.
const PATIENCE: Duration = Duration::from_secs(10);
/// No answer is longer.
const LONGEST: u64 = 16 * 1024;

pub fn run(args: &Health) -> Done {
    let address = reachable(args.listen);
    let answer = ask(address).map_err(|error| Failure(format!("{address}: {error}")))?;
    match answer.split_once("\r\n\r\n") {
        Some((head, "ok")) if head.starts_with("HTTP/1.1 200 ") => {
            say!("ok");
            Ok(())
        }
        _ => Err(Failure(format!("{address}: not ready: {}", answer.lines().next().unwrap_or("no answer")))),
    }
}

fn ask(address: SocketAddr) -> std::io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    write!(stream, "GET /readyz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")?;
    let mut answer = String::new();
    stream.take(LONGEST).read_to_string(&mut answer)?;
    Ok(answer)
}
