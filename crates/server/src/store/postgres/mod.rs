//! A PostgreSQL server, which several servers of games may share.
//!
//! One thread drives all connections and writes what is appended to logs; whatever else is asked runs on threads that
//! wait for the server.

mod address;
mod appending;
mod connections;
mod error;
mod schema;
mod tls;
mod transaction;
mod values;

use std::sync::mpsc::sync_channel;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};
use std::time::Duration;

use deadpool_postgres::{Hook, HookError, Manager, ManagerConfig, Pool, RecyclingMethod, Runtime};
use tokio::runtime::Handle;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, TryAcquireError, oneshot};
use tokio::task::spawn_blocking;

use super::connection::{Connection, Value};
use super::{Found, LogRow, MatchProgress, StoreError, deadlines, settings};
pub use address::Address;
use appending::Append;
use connections::Connections;
use transaction::Loan;
pub(super) use values::writable;

/// Of one server of games. PostgreSQL takes 100 altogether unless it is told otherwise.
const CONNECTIONS: usize = 10;
/// How long to wait for a free one.
const PATIENCE: Duration = Duration::from_secs(10);
/// The most that may wait; further writes are refused, so that a slow database does not fill the memory.
const WAITING: usize = 8192;

/// What every connection is told. `off` would acknowledge what a crash can take back; whoever wants more than `on`
/// keeps it. A server of games that hangs must not keep its locks: players who came to another one wait for them.
const GREETING: &str = "
SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off';
SET idle_in_transaction_session_timeout = '2s';
SET jit = off";

/// By the clock of the server, in milliseconds since 1970.
const NOW: &str = "SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)";

/// What a connection is called where the server lists them.
const PROGRAM: &str = "innovarium";

/// Of a database of which all data are copied.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Role {
    Source,
    Target,
}

pub(super) struct Postgres {
    connections: Arc<Connections>,
    runtime: Handle,
    /// None when nothing more is taken.
    appends: Mutex<Option<UnboundedSender<Append>>>,
    thread: Mutex<Option<JoinHandle<()>>>,
    /// One for everything that is asked and has no answer yet.
    permits: Arc<Semaphore>,
}

impl Postgres {
    /// Makes the tables if they are missing. Blocks.
    pub(super) fn connect(address: &Address) -> Result<(Arc<Postgres>, Found), StoreError> {
        Postgres::start(address)?.prepared()
    }

    fn start(address: &Address) -> Result<Arc<Postgres>, StoreError> {
        let broken = |error: std::io::Error| StoreError::Broken(format!("no thread for the database: {error}"));
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(broken)?;
        let handle = runtime.handle().clone();
        let connections = Arc::new(Connections::of(pool(address)?));
        let (appends, queue) = unbounded_channel();
        let appending = appending::run(connections.clone(), queue);
        let thread = Builder::new().name("store".to_owned()).spawn(move || runtime.block_on(appending));
        Ok(Arc::new(Postgres {
            connections,
            runtime: handle,
            appends: Mutex::new(Some(appends)),
            thread: Mutex::new(Some(thread.map_err(broken)?)),
            permits: Arc::new(Semaphore::new(WAITING)),
        }))
    }

    fn prepared(self: Arc<Self>) -> Result<(Arc<Postgres>, Found), StoreError> {
        self.wait(prepare(self.connections.clone()))?;
        let found = self.write_now(|connection| {
            Ok(Found { secret: settings::secret(connection)?, uptime: deadlines::uptime(connection)? })
        })?;
        Ok((self, found))
    }

    /// For who copies all data: only while no server uses them.
    pub(super) fn open_alone(address: &Address, role: Role) -> Result<Arc<Postgres>, StoreError> {
        let mut address = address.clone();
        address.config.application_name(format!("{PROGRAM}-move"));
        let store = Postgres::start(&address)?;
        let connections = store.connections.clone();
        store.wait(async move {
            let mut client = connections.get().await?;
            if role == Role::Source {
                schema::check_ours(&client).await?;
            }
            schema::prepare(&mut client).await?;
            schema::check_unused(&client).await
        })?;
        Ok(store)
    }

    /// What was written before is seen by whoever reads afterwards.
    pub(super) async fn read<T: Send + 'static>(
        self: &Arc<Self>,
        query: impl FnOnce(&dyn Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let permit = self.permits.clone().acquire_owned().await.map_err(|_| StoreError::Closed)?;
        self.run(permit, move |loan, runtime| transaction::read(loan, runtime, query)).await
    }

    /// All or nothing, also if nobody waits for the answer. Where others are faster, the work is done again.
    pub(super) async fn write<T: Send + 'static>(
        self: &Arc<Self>,
        work: impl Fn(&dyn Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.run(self.permit()?, move |loan, runtime| transaction::write(loan, runtime, work)).await
    }

    /// A single statement, which the database begins and ends by itself. Of several, a server of games that hangs
    /// between two of them would keep the locks, and other servers would wait for it.
    pub(super) async fn write_once(
        self: &Arc<Self>,
        sql: &'static str,
        values: Vec<Value<'static>>,
    ) -> Result<usize, StoreError> {
        let (permit, this) = (self.permit()?, self.clone());
        let task = self.runtime.spawn(async move {
            let done = transaction::write_once(Loan::of(this.connections.get().await?), sql, &values).await;
            drop(permit);
            done
        });
        task.await.unwrap_or_else(|error| Err(StoreError::Broken(format!("the work stopped: {error}"))))
    }

    pub(super) async fn append(&self, id: &str, row: &LogRow, progress: &MatchProgress) -> Result<(), StoreError> {
        let (answer, answered) = oneshot::channel();
        let append = Append { row: appending::Row::new(id, row, progress), answer, permit: self.permit()? };
        let appends = self.appends.lock().unwrap_or_else(PoisonError::into_inner).clone();
        appends.and_then(|appends| appends.send(append).ok()).ok_or(StoreError::Closed)?;
        answered.await.unwrap_or(Err(StoreError::Closed))
    }

    /// Adds the time since the last beat of whichever server, and answers the uptime of all.
    pub(super) async fn beat(self: &Arc<Self>) -> Result<i64, StoreError> {
        self.write(|connection| {
            let now = connection.value(NOW, &[])?.ok_or_else(|| StoreError::Broken("no time".to_owned()))?;
            deadlines::beat(connection, now)
        })
        .await
    }

    /// Reads on this thread, which must not be one of a runtime.
    pub(super) fn read_here<T>(
        &self,
        query: impl FnOnce(&dyn Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        transaction::read(self.loan()?, &self.runtime, query)
    }

    /// Writes on this thread, which must not be one of a runtime.
    pub(super) fn write_here<T>(
        &self,
        work: impl Fn(&dyn Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        transaction::write(self.loan()?, &self.runtime, work)
    }

    fn loan(&self) -> Result<Loan, StoreError> {
        let connections = self.connections.clone();
        self.wait(async move { Ok(Loan::of(connections.get().await?)) })
    }

    fn write_now<T: Send + 'static>(
        self: &Arc<Self>,
        work: impl Fn(&dyn Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let this = self.clone();
        self.wait(async move { this.write(work).await })
    }

    pub(super) fn waiting(&self) -> usize {
        WAITING.saturating_sub(self.permits.available_permits())
    }

    /// Waits for what was asked, and refuses everything from then on.
    pub(super) async fn close(self: &Arc<Self>) {
        // An error means that it is already closed.
        if let Ok(_all) = self.permits.acquire_many(WAITING as u32).await {
            self.permits.close();
        }
        self.connections.close();
        self.appends.lock().unwrap_or_else(PoisonError::into_inner).take();
        let thread = self.thread.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(thread) = thread {
            // Fails only if the runtime is being shut down, and then nobody waits; one that panicked has ended too.
            let _ = spawn_blocking(move || thread.join()).await;
        }
    }

    fn permit(&self) -> Result<OwnedSemaphorePermit, StoreError> {
        self.permits.clone().try_acquire_owned().map_err(|error| match error {
            TryAcquireError::NoPermits => StoreError::Full,
            TryAcquireError::Closed => StoreError::Closed,
        })
    }

    async fn run<T: Send + 'static>(
        self: &Arc<Self>,
        permit: OwnedSemaphorePermit,
        work: impl FnOnce(Loan, &Handle) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let this = self.clone();
        let task = self.runtime.spawn(async move {
            let loan = Loan::of(this.connections.get().await?);
            let runtime = this.runtime.clone();
            let done = spawn_blocking(move || work(loan, &runtime)).await;
            drop(permit);
            done.unwrap_or_else(|error| Err(StoreError::Broken(format!("the work stopped: {error}"))))
        });
        task.await.unwrap_or_else(|error| Err(StoreError::Broken(format!("the work stopped: {error}"))))
    }

    /// Blocks. Unlike `block_on`, this may be called from anywhere.
    fn wait<T: Send + 'static>(
        &self,
        work: impl Future<Output = Result<T, StoreError>> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (tell, told) = sync_channel(1);
        self.runtime.spawn(async move {
            // Whoever asked waits for it.
            let _ = tell.send(work.await);
        });
        told.recv().unwrap_or(Err(StoreError::Closed))
    }
}

fn pool(address: &Address) -> Result<Pool, StoreError> {
    let tls = tls::connector(&address.verification)?;
    let config = ManagerConfig { recycling_method: RecyclingMethod::Fast };
    let greet = Hook::async_fn(|client: &mut deadpool_postgres::ClientWrapper, _| {
        Box::pin(async { client.batch_execute(GREETING).await.map_err(HookError::Backend) })
    });
    Pool::builder(Manager::from_config(*address.config.clone(), tls, config))
        .max_size(CONNECTIONS)
        .runtime(Runtime::Tokio1)
        .wait_timeout(Some(PATIENCE))
        .create_timeout(Some(PATIENCE))
        .post_create(greet)
        .build()
        .map_err(|error| StoreError::Broken(error.to_string()))
}

async fn prepare(connections: Arc<Connections>) -> Result<(), StoreError> {
    let mut client = connections.get().await?;
    schema::prepare(&mut client).await
}
