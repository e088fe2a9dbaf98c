//! Calling the program, and where its files go.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

pub fn innovarium(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_innovarium")).args(args).output().expect("the program starts")
}

#[track_caller]
pub fn said(args: &[&str]) -> String {
    let output = innovarium(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// What it says where it fails: one line on stderr, with exit code 2 and nothing else.
#[track_caller]
pub fn refusal(args: &[&str]) -> String {
    let output = innovarium(args);
    let problem = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(2), "{args:?}: {problem}");
    assert!(output.stdout.is_empty(), "{args:?}");
    let line = problem.strip_suffix('\n').filter(|line| !line.contains('\n'));
    line.unwrap_or_else(|| panic!("{args:?}: '{problem}' is not one line")).to_string()
}

#[track_caller]
pub fn refused(args: &[&str], expected: &str) {
    let problem = refusal(args);
    assert!(problem.contains(expected), "'{problem}' should say '{expected}'");
}

/// A folder of its own for one test, which goes away with it.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("innovarium-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder for files");
        Folder(folder)
    }

    pub fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("a name").to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        drop(fs::remove_dir_all(&self.0));
    }
}
