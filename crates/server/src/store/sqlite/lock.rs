//! One server per folder of data: a second one would show states that the first has left behind.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Write};
use std::path::Path;

use crate::store::StoreError;

/// Never removed: whoever waited for a file that is gone would hold a lock that nobody else sees.
const FILE: &str = "innovarium.lock";

/// The folder that a server would lock to use this file; none if no server would look for it there.
pub(in crate::store) fn folder_of(file: &Path) -> Option<&Path> {
    file.parent().filter(|folder| super::database(folder) == file)
}

/// Held as long as it lives. The system releases it when the process ends, however it ends.
pub struct DataLock {
    _file: File,
}

impl DataLock {
    /// Makes the folder if it is missing. InUse if another process holds the lock.
    pub fn take(folder: &Path) -> Result<DataLock, StoreError> {
        let path = folder.join(FILE);
        let at_path = |error: io::Error| StoreError::Broken(format!("{}: {error}", path.display()));
        fs::create_dir_all(folder).map_err(|error| StoreError::Broken(format!("{}: {error}", folder.display())))?;
        let options = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&path);
        let mut file = options.map_err(at_path)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(StoreError::InUse(holder(&mut file))),
            Err(TryLockError::Error(error)) => return Err(at_path(error)),
        }
        file.set_len(0).and_then(|()| writeln!(file, "{}", std::process::id())).map_err(at_path)?;
        Ok(DataLock { _file: file })
    }
}

/// Only for the message: whoever has just taken the lock may not have written yet, and some systems let nobody read.
fn holder(file: &mut File) -> Option<u32> {
    let mut text = String::new();
    file.read_to_string(&mut text).ok()?;
    text.trim().parse().ok()
}
