//! A few read-only connections; none of them waits for the writer.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rusqlite::Connection;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use super::schema;
use crate::store::StoreError;

const READERS: u32 = 4;

pub(super) struct Readers {
    path: PathBuf,
    /// All of them are opened at the start: later there may be no file handle left.
    free: Mutex<Vec<Connection>>,
    permits: Arc<Semaphore>,
}

impl Readers {
    pub(super) fn open(path: &Path) -> Result<Readers, StoreError> {
        let readers = (0..READERS).map(|_| schema::open_reader(path)).collect::<Result<_, _>>()?;
        Ok(Readers {
            path: path.to_owned(),
            free: Mutex::new(readers),
            permits: Arc::new(Semaphore::new(READERS as usize)),
        })
    }

    /// A query sees the database as it was at one moment.
    pub(super) async fn run<T: Send + 'static>(
        self: Arc<Self>,
        query: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let permit = self.permits.clone().acquire_owned().await.map_err(|_| StoreError::Closed)?;
        let reading = spawn_blocking(move || {
            let mut connection = self.take()?;
            let result = in_one_moment(&mut connection, query);
            self.free().push(connection);
            // Released only now: whoever waits for a permit finds the connection.
            drop(permit);
            result
        });
        reading.await.unwrap_or_else(|error| Err(StoreError::Broken(format!("reading stopped: {error}"))))
    }

    /// One that is missing went down with a query that panicked.
    fn take(&self) -> Result<Connection, StoreError> {
        let free = self.free().pop();
        free.map_or_else(|| schema::open_reader(&self.path), Ok)
    }

    fn free(&self) -> MutexGuard<'_, Vec<Connection>> {
        self.free.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for running queries, and refuses new ones from then on.
    pub(super) async fn close(&self) {
        // An error means that it is already closed.
        if let Ok(_all) = self.permits.acquire_many(READERS).await {
            self.permits.close();
            self.free().clear();
        }
    }
}

fn in_one_moment<T>(
    connection: &mut Connection,
    query: impl FnOnce(&Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    let moment = connection.transaction()?;
    query(&moment)
}
