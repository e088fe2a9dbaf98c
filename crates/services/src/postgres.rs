//! PostgreSQL.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::Duration;

use crate::process::{Missing, Process, as_user, find, free_port, run};

const PACKAGE: &str = "postgresql";

pub struct Postgres {
    programs: PathBuf,
    folder: PathBuf,
    /// PostgreSQL refuses to run as root, so root starts it as the user that its package has made.
    user: Option<&'static str>,
    port: u16,
    process: Option<Process>,
}

impl Postgres {
    /// The folder of the newest version's programs.
    pub fn find() -> Result<PathBuf, Missing> {
        let versions = fs::read_dir("/usr/lib/postgresql").map_err(|_| Missing::Package(PACKAGE))?;
        let mut versions: Vec<PathBuf> = versions.filter_map(|entry| Some(entry.ok()?.path())).collect();
        versions.sort_by_key(|path| path.file_name().and_then(|name| name.to_str()?.parse::<u32>().ok()));
        let servers = versions.iter().rev().map(|version| version.join("bin/postgres"));
        Ok(find(servers, PACKAGE)?.with_file_name(""))
    }

    /// Makes a new cluster of databases in this folder, which must not exist yet, and starts it.
    pub fn start(folder: &Path) -> Result<Postgres, Missing> {
        let (programs, user) = (Postgres::find()?, is_root()?.then_some("postgres"));
        fs::create_dir_all(folder)?;
        if let Some(user) = user {
            run(Command::new("chown").arg(format!("{user}:")).arg(folder))?;
        }
        let mut init = as_user(user, programs.join("initdb"));
        init.args(["--auth=trust", "--username=innovarium", "--encoding=UTF8", "--locale=C", "--no-sync", "-D"]);
        run(init.arg(folder.join("data")).current_dir(folder))?;
        Postgres::run_in(folder)
    }

    /// Starts the one of this folder, or makes it.
    pub fn open(folder: &Path) -> Result<Postgres, Missing> {
        if folder.join("data").exists() { Postgres::run_in(folder) } else { Postgres::start(folder) }
    }

    fn run_in(folder: &Path) -> Result<Postgres, Missing> {
        let (programs, user) = (Postgres::find()?, is_root()?.then_some("postgres"));
        let port = free_port()?;
        let mut postgres = Postgres { programs, folder: folder.to_owned(), user, port, process: None };
        postgres.go_on()?;
        Ok(postgres)
    }

    /// Starts it again after [`Postgres::kill`], at the same address.
    pub fn go_on(&mut self) -> Result<(), Missing> {
        let mut server = as_user(self.user, self.programs.join("postgres"));
        server.arg("-D").arg(self.folder.join("data")).arg("-k").arg(&self.folder);
        server.args(["-h", "127.0.0.1", "-p", &self.port.to_string(), "-c", "max_connections=300"]);
        // After a crash it is back sooner: it syncs all of its disk at once instead of file by file.
        server.args(["-c", "recovery_init_sync_method=syncfs"]);
        // The file of a killed one that could not tidy up.
        let socket = self.folder.join(format!(".s.PGSQL.{}.lock", self.port));
        if socket.exists() {
            fs::remove_file(socket)?;
        }
        self.process = Some(self.start_after_the_last(server.current_dir(&self.folder))?);
        self.wait_until_it_answers()
    }

    /// Processes of a killed server end when they notice, on a busy machine after a while; until then none starts.
    fn start_after_the_last(&self, server: &mut Command) -> Result<Process, Missing> {
        const IN_USE: &str = "pre-existing shared memory block";
        for _ in 0..100 {
            match Process::start(server, &self.log(), self.port) {
                Err(Missing::Broken(problem)) if problem.contains(IN_USE) => thread::sleep(Duration::from_millis(100)),
                started => return started,
            }
        }
        Process::start(server, &self.log(), self.port)
    }

    fn log(&self) -> PathBuf {
        // Beside the folder, where whoever starts it may write.
        self.folder.with_extension("log")
    }

    /// The port is open before it takes connections, above all while it recovers.
    fn wait_until_it_answers(&self) -> Result<(), Missing> {
        let mut ready = Command::new(self.programs.join("pg_isready"));
        ready.args(["-h", "127.0.0.1", "-p", &self.port.to_string()]);
        for _ in 0..600 {
            if run(&mut ready).is_ok() {
                return Ok(());
            }
            thread::sleep(Duration::from_millis(50));
        }
        let log = fs::read_to_string(self.log()).unwrap_or_default();
        Err(Missing::Broken(format!("PostgreSQL does not answer:\n{log}")))
    }

    /// The address of a database.
    pub fn url(&self, database: &str) -> String {
        format!("postgres://innovarium@127.0.0.1:{}/{database}", self.port)
    }

    /// Makes a new database and answers its address.
    pub fn create(&self, database: &str) -> Result<String, Missing> {
        create(&self.url(database))
    }

    /// The address of a database, which is made if there is none.
    pub fn ensure(&self, database: &str) -> Result<String, Missing> {
        let mut psql = Command::new(self.programs.join("psql"));
        let exists = format!("SELECT 1 FROM pg_database WHERE datname = '{database}'");
        let found = psql.args(["--no-psqlrc", "-Atc", &exists, "-d", &self.url("postgres")]).output()?;
        if found.stdout.is_empty() { self.create(database) } else { Ok(self.url(database)) }
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    /// SIGKILL for the server and all that it has started: as if the machine had lost its power, but for the disk.
    pub fn kill(&mut self) {
        if let Some(mut process) = self.process.take() {
            // Those it has started end when they notice; without this a new one would wait for them.
            drop(run(Command::new("pkill").args(["-KILL", "-P", &process.id().to_string()])));
            process.kill();
        }
    }

    /// Stops answering without ending, or goes on.
    pub fn signal(&self, signal: &str) -> Result<(), Missing> {
        self.process.as_ref().map_or(Ok(()), |process| process.signal(signal))
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Makes the database that the address names, on a server that runs.
pub fn create(url: &str) -> Result<String, Missing> {
    let (server, database) = url.rsplit_once('/').ok_or_else(|| Missing::Broken(format!("'{url}' names none")))?;
    let mut psql = Command::new(Postgres::find()?.join("psql"));
    psql.args(["--quiet", "--no-psqlrc", "-c", &format!("CREATE DATABASE \"{database}\""), "-d"]);
    run(psql.arg(format!("{server}/postgres")))?;
    Ok(url.to_owned())
}

fn is_root() -> Result<bool, Missing> {
    let output = Command::new("id").arg("-u").output()?;
    Ok(output.stdout.trim_ascii() == b"0")
}
