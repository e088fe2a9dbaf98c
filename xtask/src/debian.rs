//! Programs that the tests need and this machine may not have: Debian's, installed now.

use std::process::Command;

use crate::{Done, run_quietly};

/// The first of the packages that can be installed.
pub fn install(packages: &[&str]) -> Done {
    apt(&["update", "-qq"])?;
    let mut done = Ok(());
    for package in packages {
        done = apt(&["install", "-y", "-qq", "--no-install-recommends", package]);
        if done.is_ok() {
            break;
        }
    }
    done
}

fn apt(arguments: &[&str]) -> Done {
    let mut apt = Command::new("apt-get");
    // Debian's servers are started when they are installed, but not in this runlevel: nobody wants them to run here.
    run_quietly(apt.args(arguments).env("DEBIAN_FRONTEND", "noninteractive").env("RUNLEVEL", "1"))
}
