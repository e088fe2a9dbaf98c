//! A server in a process of its own, so that its memory and its time are not mixed with those of the clients.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use super::http::Http;
use crate::{Done, Failure};

/// Linux counts the time of processes in hundredths of a second.
const TICKS: f64 = 100.0;

pub struct Process {
    child: Child,
    pub address: SocketAddr,
    /// From the start of the process until the first page had come.
    pub start: Duration,
}

impl Process {
    /// `innovarium serve` on a free port, with limits high enough for the load.
    pub async fn serve(data: &Path, more: &[&str]) -> Done<Process> {
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(data);
        command.args(["--matches", "1000000", "--connections", "1000000", "--rate", "1000000", "--reads", "1000000"]);
        command.args(["--messages", "1000000", "--idle", "3600", "--connections-per-address", "1000000"]).args(more);
        // The first thing it says is where it is.
        command.args(["--log-level", "warn"]);
        Process::start(command).await
    }

    /// The bare echo.
    pub async fn echo() -> Done<Process> {
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["bench", "echo"]);
        Process::start(command).await
    }

    async fn start(mut command: Command) -> Done<Process> {
        let started = Instant::now();
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
        let output = child.stdout.take().ok_or("the server says nothing")?;
        let mut lines = BufReader::new(output).lines();
        // What it logs before does not say where it is.
        let mut greeting = lines.by_ref().filter(|line| line.as_ref().map_or(true, |line| line.contains("http://")));
        let said = greeting.next().ok_or("the server has ended at once")??;
        let address = said.rsplit('/').next().and_then(|address| address.parse().ok());
        let address: SocketAddr = address.ok_or_else(|| Failure(format!("the server says '{said}'")))?;
        let first_page = async { Http::open(address).await?.get("/", "").await };
        let page = first_page.await;
        let process = Process { child, address, start: started.elapsed() };
        page?;
        // Complaints of the server are worth seeing; the rest of its greeting is not.
        std::thread::spawn(move || {
            let complaints = lines.map_while(Result::ok).filter(|line| line.contains("ERROR") || line.contains("WARN"));
            complaints.for_each(|line| eprintln!("{line}"));
        });
        Ok(process)
    }

    fn file(&self, name: &str) -> Option<String> {
        fs::read_to_string(format!("/proc/{}/{name}", self.child.id())).ok()
    }

    /// Resident bytes, where the system tells.
    pub fn memory(&self) -> Option<u64> {
        let status = self.file("status")?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        Some(line.split_whitespace().next()?.parse::<u64>().ok()? * 1024)
    }

    /// Processor seconds it has used so far.
    pub fn worked(&self) -> Option<f64> {
        worked(&self.file("stat")?)
    }
}

/// The same of this process.
pub fn own_work() -> Option<f64> {
    worked(&fs::read_to_string("/proc/self/stat").ok()?)
}

/// The same of everything on this machine.
pub fn all_work() -> Option<f64> {
    let stat = fs::read_to_string("/proc/stat").ok()?;
    let fields = stat.lines().next()?.strip_prefix("cpu ")?.split_whitespace();
    let ticks: Vec<f64> = fields.filter_map(|field| field.parse().ok()).take(8).collect();
    // The 4th and the 5th are idle time and waiting for disks.
    (ticks.len() == 8).then(|| (ticks.iter().sum::<f64>() - ticks[3] - ticks[4]) / TICKS)
}

fn worked(stat: &str) -> Option<f64> {
    // After the name, which stands in parentheses: the 12th field is the time in the program, the 13th that in the
    // system.
    let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
    let (program, system): (f64, f64) = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
    Some((program + system) / TICKS)
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself; then there is nothing to kill.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

/// A folder that is deleted with its owner.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Done<Folder> {
        let path = std::env::temp_dir().join(format!("innovarium-bench-{}", std::process::id()));
        fs::create_dir_all(&path)?;
        Ok(Folder(path))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // If that fails, it is left where the system tidies up.
        drop(fs::remove_dir_all(&self.0));
    }
}
