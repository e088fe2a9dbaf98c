//! Where the data are: in a file, or on a server.

use std::fmt;
use std::path::{Path, PathBuf};

use super::postgres::Address;
use super::{StoreError, sqlite};

#[derive(Clone, Debug, PartialEq)]
pub enum Database {
    /// Of SQLite.
    File(PathBuf),
    Postgres(Address),
}

impl Database {
    /// The file of a folder of data.
    pub fn in_folder(folder: &Path) -> Database {
        Database::File(sqlite::database(folder))
    }

    /// A path or an address.
    pub fn named(text: &str) -> Result<Database, StoreError> {
        match Path::new(text) {
            _ if text.contains("://") => Database::at(text),
            folder if folder.is_dir() => Ok(Database::in_folder(folder)),
            file => Ok(Database::File(file.to_owned())),
        }
    }

    /// An address such as `postgres://user@host/name`. The error never repeats it: there may be a password in it.
    pub fn at(url: &str) -> Result<Database, StoreError> {
        url.parse().map(Database::Postgres)
    }
}

/// Without the password.
impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Database::File(path) => path.display().fmt(f),
            Database::Postgres(address) => address.fmt(f),
        }
    }
}
