//! How the operations of the store come to their database. In a file, choices may still be on their way to the tables
//! (see `sqlite/journal.rs`): whatever is not marked as independent of them waits until they are there.

use std::sync::atomic::Ordering;

use super::connection::Connection;
use super::sqlite::Needs;
use super::{Backend, Store, StoreError};

impl Store {
    /// The work may be done several times, of which only the last counts.
    pub(super) async fn write(
        &self,
        work: impl Fn(&dyn Connection) -> Result<(), StoreError> + Send + 'static,
    ) -> Result<(), StoreError> {
        self.write_after(Needs::All, work).await
    }

    /// For what has nothing to do with how far matches are.
    pub(super) async fn write_apart(
        &self,
        work: impl Fn(&dyn Connection) -> Result<(), StoreError> + Send + 'static,
    ) -> Result<(), StoreError> {
        self.write_after(Needs::Nothing, work).await
    }

    pub(super) async fn write_after(
        &self,
        needs: Needs,
        work: impl Fn(&dyn Connection) -> Result<(), StoreError> + Send + 'static,
    ) -> Result<(), StoreError> {
        self.written(match &self.backend {
            Backend::Sqlite(sqlite) => sqlite.write(needs, work).await,
            Backend::Postgres(postgres) => postgres.write(work).await,
        })
    }

    pub(super) fn written<T>(&self, result: Result<T, StoreError>) -> Result<T, StoreError> {
        self.count(result).map_err(|error| match error {
            StoreError::Broken(problem) | StoreError::Away(problem) => StoreError::NotSaved(problem),
            other => other,
        })
    }

    /// Most queries have one parameter: an id, an account or a game.
    pub(super) async fn read<T: Send + 'static>(
        &self,
        about: &str,
        query: impl FnOnce(&dyn Connection, &str) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.read_after(Needs::All, about, query).await
    }

    pub(super) async fn read_apart<T: Send + 'static>(
        &self,
        about: &str,
        query: impl FnOnce(&dyn Connection, &str) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.read_after(Needs::Nothing, about, query).await
    }

    pub(super) async fn read_match<T: Send + 'static>(
        &self,
        id: &str,
        query: impl FnOnce(&dyn Connection, &str) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.read_after(Needs::Match(id.to_owned()), id, query).await
    }

    async fn read_after<T: Send + 'static>(
        &self,
        needs: Needs,
        about: &str,
        query: impl FnOnce(&dyn Connection, &str) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let about = about.to_owned();
        self.query_after(needs, move |connection| query(connection, &about)).await
    }

    pub(super) async fn query<T: Send + 'static>(
        &self,
        query: impl FnOnce(&dyn Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.query_after(Needs::All, query).await
    }

    pub(super) async fn query_apart<T: Send + 'static>(
        &self,
        query: impl FnOnce(&dyn Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.query_after(Needs::Nothing, query).await
    }

    async fn query_after<T: Send + 'static>(
        &self,
        needs: Needs,
        query: impl FnOnce(&dyn Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.count(match &self.backend {
            Backend::Sqlite(sqlite) => sqlite.read(needs, query).await,
            Backend::Postgres(postgres) => postgres.read(query).await,
        })
    }

    fn count<T>(&self, result: Result<T, StoreError>) -> Result<T, StoreError> {
        if matches!(result, Err(StoreError::Away(_) | StoreError::Broken(_) | StoreError::Full)) {
            self.failures.fetch_add(1, Ordering::Relaxed);
        }
        result
    }
}
