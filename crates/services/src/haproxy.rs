//! HAProxy: one address for many nodes.

use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::process::{Missing, Process, find, free_port, in_usual_folders};

pub struct HaProxy {
    port: u16,
    _process: Process,
}

impl HaProxy {
    /// Where it is installed.
    pub fn find() -> Result<PathBuf, Missing> {
        find(in_usual_folders("haproxy"), "haproxy")
    }

    /// Starts it in front of these nodes, with its configuration and log in this folder.
    pub fn start(folder: &Path, nodes: &[SocketAddr]) -> Result<HaProxy, Missing> {
        let program = HaProxy::find()?;
        fs::create_dir_all(folder)?;
        let port = free_port()?;
        let file = folder.join("haproxy.cfg");
        fs::write(&file, configuration(port, nodes))?;
        let mut server = Command::new(program);
        server.args([Path::new("-db"), Path::new("-f"), file.as_path()]);
        Ok(HaProxy { port, _process: Process::start(&mut server, &log(folder), port)? })
    }

    pub fn address(&self) -> SocketAddr {
        SocketAddr::from(([127, 0, 0, 1], self.port))
    }
}

fn log(folder: &Path) -> PathBuf {
    folder.join("haproxy.log")
}

/// A match stays on one node as long as its nodes live: its id, which stands in every path, decides. That is quicker,
/// but nothing depends on it. A node that stands still keeps its connections open; so those of a node that no longer
/// answers are ended, and its players come back to another. A node that cannot write keeps its players: the store is
/// the same for all.
fn configuration(port: u16, nodes: &[SocketAddr]) -> String {
    let mut text = format!(
        "\
defaults
    mode http
    timeout connect 2s
    timeout client 1m
    timeout server 1m
    timeout tunnel 1h
    timeout check 400ms
    option forwardfor
    option redispatch
    retries 2

frontend visitors
    bind 127.0.0.1:{port}
    http-request set-var(req.place) src
    http-request set-var(req.place) path,field(4,/) if {{ path_beg /api/matches/ }}
    default_backend nodes

backend nodes
    option httpchk GET /livez
    balance hash var(req.place)
    hash-type consistent
    default-server check inter 300ms fastinter 100ms fall 2 rise 1 on-marked-down shutdown-sessions
"
    );
    for (number, node) in nodes.iter().enumerate() {
        text.push_str(&format!("    server node{number} {node}\n"));
    }
    text
}
