//! One file, with one thread that writes it.

pub(super) mod backup;
pub(super) mod lock;
mod readers;
pub(super) mod schema;
mod values;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use tokio::task::spawn_blocking;

use super::{Found, StoreError, deadlines, settings};
use crate::store::connection::Connection;
use readers::Readers;
use writer::Writer;

/// The file of a folder of data.
pub fn database(folder: &Path) -> PathBuf {
    folder.join("innovarium.sqlite")
}

pub(super) struct Sqlite {
    writer: Writer,
    readers: Arc<Readers>,
}

impl Sqlite {
    /// Makes the folder and the file if they are missing.
    pub(super) fn open(path: &Path) -> Result<(Sqlite, Found), StoreError> {
        let connection = schema::open_writer(path)?;
        let found = Found { secret: settings::secret(&connection)?, uptime: deadlines::uptime(&connection)? };
        let readers = Arc::new(Readers::open(path)?);
        Ok((Sqlite { writer: Writer::start(connection)?, readers }, found))
    }

    pub(super) async fn read<T: Send + 'static>(
        &self,
        query: impl FnOnce(&dyn Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.readers.clone().run(move |connection| query(connection)).await
    }

    pub(super) async fn write(
        &self,
        work: impl Fn(&dyn Connection) -> Result<(), StoreError> + Send + 'static,
    ) -> Result<(), StoreError> {
        // No answer: the writer thread has died.
        self.writer.submit(move |connection| work(connection))?.await.unwrap_or(Err(StoreError::Closed))
    }

    pub(super) fn waiting(&self) -> usize {
        self.writer.waiting()
    }

    /// Writes what waits and closes the file.
    pub(super) async fn close(self: &Arc<Self>) {
        // Readers first: the last connection tidies the file up, and only the writer can.
        self.readers.close().await;
        self.writer.stop();
        let this = self.clone();
        // Fails only if the runtime is being shut down, and then nobody waits.
        let _ = spawn_blocking(move || this.writer.join()).await;
    }
}
