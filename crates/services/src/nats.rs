//! NATS.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::process::{Missing, Process, find, free_port, in_usual_folders};

pub struct Nats {
    program: PathBuf,
    log: PathBuf,
    port: u16,
    process: Option<Process>,
}

impl Nats {
    /// Where it is installed.
    pub fn find() -> Result<PathBuf, Missing> {
        find(in_usual_folders("nats-server"), "nats-server")
    }

    /// Starts it with its log in this folder.
    pub fn start(folder: &Path) -> Result<Nats, Missing> {
        let program = Nats::find()?;
        fs::create_dir_all(folder)?;
        let mut nats = Nats { program, log: folder.join("nats.log"), port: free_port()?, process: None };
        nats.go_on()?;
        Ok(nats)
    }

    /// Starts it again after [`Nats::kill`], at the same address.
    pub fn go_on(&mut self) -> Result<(), Missing> {
        let mut server = Command::new(&self.program);
        server.args(["-a", "127.0.0.1", "-p", &self.port.to_string()]);
        self.process = Some(Process::start(&mut server, &self.log, self.port)?);
        Ok(())
    }

    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    pub fn kill(&mut self) {
        self.process = None;
    }
}
