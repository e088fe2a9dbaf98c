//! `innovarium think`: a worker.

use server::{Catalog, nats, workers};
use tokio::runtime::Runtime;

use crate::arguments::{LogFormat, Think};
use crate::serve::stop;
use crate::{Done, logging};

pub fn run(catalog: Catalog, args: &Think) -> Done {
    logging::start(args.log_format, args.log_level);
    let cores = args.cores.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    let runtime = Runtime::new()?;
    let worked = runtime.block_on(async {
        let client = nats::connect(&args.nats).await?;
        let place = nats::without_password(&args.nats);
        match args.log_format {
            LogFormat::Text => say!("Thinking for {place}, {cores} jobs at a time\nStop with Ctrl-C."),
            LogFormat::Json => tracing::info!(nats = place, cores, "thinking"),
        }
        workers::work(client, catalog, cores, stop()).await
    });
    // What still runs has been given back: nobody waits for it here.
    runtime.shutdown_background();
    let jobs = worked?;
    match args.log_format {
        LogFormat::Text => say!("Jobs done: {jobs}"),
        LogFormat::Json => tracing::info!(jobs, "done"),
    }
    Ok(())
}
