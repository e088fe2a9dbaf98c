//! A server as a child process.

use std::ffi::OsStr;
use std::fmt;
use std::fs::{self, File};
use std::io;
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// How long a server may take until it answers; machines that compile beside it are slow.
const PATIENCE: Duration = Duration::from_secs(60);

/// Why there is no such server.
#[derive(Debug)]
pub enum Missing {
    /// The program is not installed; the name of Debian's package.
    Package(&'static str),
    /// It is installed, but does not start.
    Broken(String),
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Missing::Package(package) => {
                write!(f, "not installed: Debian's package {package} (apt-get install {package})")
            }
            Missing::Broken(problem) => f.write_str(problem),
        }
    }
}

impl std::error::Error for Missing {}

impl From<io::Error> for Missing {
    fn from(error: io::Error) -> Self {
        Missing::Broken(error.to_string())
    }
}

/// A port that nobody listens at. Somebody else could take it in the next moment, but rarely does.
pub fn free_port() -> Result<u16, Missing> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port())
}

/// The first of these files that exists.
pub fn find(candidates: impl IntoIterator<Item = PathBuf>, package: &'static str) -> Result<PathBuf, Missing> {
    candidates.into_iter().find(|path| path.is_file()).ok_or(Missing::Package(package))
}

/// Where Debian and most others put servers.
pub fn in_usual_folders(name: &str) -> Vec<PathBuf> {
    let search = std::env::var_os("PATH").unwrap_or_default();
    let usual = ["/usr/sbin", "/usr/local/sbin", "/usr/local/bin"].map(PathBuf::from);
    std::env::split_paths(&search).chain(usual).map(|folder| folder.join(name)).collect()
}

/// A running server, whose output goes to `log`. It is killed when this is dropped, and when the thread that started
/// it ends: a test that is killed leaves nothing behind.
pub struct Process {
    child: Child,
    log: PathBuf,
}

impl Process {
    /// Returns when the port answers.
    pub fn start(command: &mut Command, log: &Path, port: u16) -> Result<Process, Missing> {
        let output = File::create(log)?;
        let mut starter = Command::new("setpriv");
        starter.args(["--pdeathsig", "KILL", "--"]).arg(command.get_program()).args(command.get_args());
        starter.stdin(Stdio::null()).stdout(output.try_clone()?).stderr(output);
        if let Some(folder) = command.get_current_dir() {
            starter.current_dir(folder);
        }
        let mut process = Process { child: starter.spawn()?, log: log.to_owned() };
        process.wait_for(port)?;
        Ok(process)
    }

    fn wait_for(&mut self, port: u16) -> Result<(), Missing> {
        let started = Instant::now();
        while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
            let ended = self.child.try_wait()?;
            if ended.is_some() || started.elapsed() > PATIENCE {
                let log = fs::read_to_string(&self.log).unwrap_or_default();
                return Err(Missing::Broken(format!("it does not start:\n{log}")));
            }
            thread::sleep(Duration::from_millis(20));
        }
        Ok(())
    }

    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Tells the process something, and does not wait for what it does.
    pub fn signal(&self, signal: &str) -> Result<(), Missing> {
        run(Command::new("kill").args([format!("-{signal}"), self.id().to_string()]))
    }

    /// SIGKILL.
    pub fn kill(&mut self) {
        // It may have ended already.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Runs a command to its end.
pub fn run(command: &mut Command) -> Result<(), Missing> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.stdin(Stdio::null()).output()?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    Err(Missing::Broken(format!("{name} failed: {said}")))
}

/// A command that is run by this user of the system.
pub fn as_user(user: Option<&str>, program: impl AsRef<OsStr>) -> Command {
    match user {
        None => Command::new(program),
        Some(user) => {
            let mut command = Command::new("setpriv");
            let ids = [format!("--reuid={user}"), format!("--regid={user}")];
            // The system forgets what [`Process::start`] has told it when the user changes.
            command.args(ids).args(["--clear-groups", "--pdeathsig", "KILL", "--"]).arg(program);
            command
        }
    }
}
