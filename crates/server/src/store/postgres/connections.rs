//! The connections to the database, of which there are few.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use deadpool_postgres::{Client, Pool, PoolError, TimeoutType};

use crate::store::StoreError;

/// While the database is away, so often one of all who want a connection tries to get one. It starts a process for each
/// who tries, which costs it time that it needs to come back.
const RETRY: Duration = Duration::from_millis(50);

pub(super) struct Connections {
    pool: Pool,
    /// When it was tried last, if the database is away.
    tried: Mutex<Option<Instant>>,
}

impl Connections {
    pub(super) fn of(pool: Pool) -> Connections {
        Connections { pool, tried: Mutex::default() }
    }

    pub(super) async fn get(&self) -> Result<Client, StoreError> {
        if !self.may_try() {
            return Err(StoreError::Away("the database is away".to_owned()));
        }
        let got = self.pool.get().await;
        *self.tried() = got.as_ref().is_err_and(is_away).then(Instant::now);
        Ok(got?)
    }

    pub(super) fn close(&self) {
        self.pool.close();
    }

    fn may_try(&self) -> bool {
        let mut tried = self.tried();
        match *tried {
            Some(at) if at.elapsed() < RETRY => false,
            Some(_) => {
                *tried = Some(Instant::now());
                true
            }
            None => true,
        }
    }

    fn tried(&self) -> MutexGuard<'_, Option<Instant>> {
        self.tried.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whether no new connection could be made. Where all of them are in use, others come back soon.
fn is_away(error: &PoolError) -> bool {
    !matches!(error, PoolError::Timeout(TimeoutType::Wait) | PoolError::Closed)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU32, Ordering};

    use tokio::net::TcpListener;

    use super::super::pool;
    use super::*;

    #[tokio::test]
    async fn while_the_database_is_away_few_try_to_reach_it() {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let url = format!("postgres://somebody@{}/something", listener.local_addr().expect("an address"));
        let connections = Connections::of(pool(&url.parse().expect("an address")).expect("a pool"));
        let tries = Arc::new(AtomicU32::new(0));
        let counted = tries.clone();
        tokio::spawn(async move {
            while listener.accept().await.is_ok() {
                counted.fetch_add(1, Ordering::Relaxed);
            }
        });
        let started = Instant::now();
        for _ in 0..1000 {
            let refused = connections.get().await.err();
            assert!(matches!(refused, Some(StoreError::Away(_))), "{refused:?}");
        }
        let (tried, most) = (tries.load(Ordering::Relaxed), 1 + started.elapsed().as_millis() / RETRY.as_millis());
        assert!(tried >= 1 && u128::from(tried) <= most, "{tried} instead of {most}");
        tokio::time::sleep(RETRY).await;
        assert!(connections.get().await.is_err());
        assert!(tries.load(Ordering::Relaxed) > tried, "it is tried again");
    }
}
