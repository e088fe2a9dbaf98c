//! The web client: installing, checking, building, and looking at it in a real browser.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use crate::tests::Volume;
use crate::{Done, Failure, debian, root, run, run_quietly};

fn web() -> PathBuf {
    root().join("web")
}

fn npm(arguments: &[&str]) -> Done {
    let mut npm = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    let known = npm.arg("--version").output().is_ok();
    if !known {
        return Err(Failure("Node.js 20 or newer with npm is needed to build the web client".into()));
    }
    let mut npm = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    run_quietly(npm.args(arguments).current_dir(web()))
}

/// What the lock file names, if that is not there yet.
fn install() -> Done {
    let installed = web().join("node_modules/.package-lock.json");
    if newest(&web().join("package-lock.json")) <= newest(&installed) && installed.exists() {
        return Ok(());
    }
    npm(&["ci", "--no-audit", "--no-fund", "--loglevel=error"])
}

pub fn check() -> Done {
    install()?;
    npm(&["run", "--silent", "check"])?;
    npm(&["run", "--silent", "lint"])?;
    npm(&["run", "--silent", "test"])
}

/// Builds the client, unless what is there is newer than all it is made of.
pub fn build() -> Done {
    let built = web().join("dist/index.html");
    let parts =
        ["src", "art", "public", "index.html", "package-lock.json", "vite.config.ts"].map(|path| web().join(path));
    let changed = parts.iter().map(|path| newest(path)).max();
    if built.exists() && changed <= Some(newest(&built)) {
        return Ok(());
    }
    install()?;
    npm(&["run", "--silent", "build"])
}

/// When the newest file below was changed.
fn newest(path: &Path) -> SystemTime {
    let own = fs::metadata(path).and_then(|data| data.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
    let Ok(entries) = fs::read_dir(path) else { return own };
    entries.flatten().map(|entry| newest(&entry.path())).fold(own, SystemTime::max)
}

/// The tests in a real browser, against the real program.
pub fn browse(chromium: &Path, volume: Volume) -> Done {
    let mut playwright = Command::new(if cfg!(windows) { "npx.cmd" } else { "npx" });
    playwright.args(["playwright", "test"]).current_dir(web());
    playwright.env("CHROMIUM", chromium).env("INNOVARIUM", root().join("target/debug/innovarium"));
    volume.tell(&mut playwright);
    run(&mut playwright)
}

/// A browser of this machine, or Debian's, installed now.
pub fn chromium() -> Done<PathBuf> {
    let named = env::var_os("CHROMIUM").map(PathBuf::from).filter(|path| path.exists());
    if let Some(found) = named.or_else(find_chromium) {
        return Ok(found);
    }
    println!("no Chromium found: installing Debian's");
    debian::install(&BROWSERS[..2]).map_err(|Failure(problem)| Failure(format!("{}\n{problem}", needed().0)))?;
    find_chromium().ok_or_else(needed)
}

/// The one that shows nothing on a screen needs a third less of the processor. Older systems do not have it.
const BROWSERS: [&str; 5] =
    ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

fn needed() -> Failure {
    Failure("Chromium is needed for the tests in the browser: install it, or set CHROMIUM to its path".into())
}

fn find_chromium() -> Option<PathBuf> {
    let folders: Vec<PathBuf> = env::split_paths(&env::var_os("PATH")?).collect();
    BROWSERS.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name))).find(|path| path.is_file())
}
