//! What a host may want to monitor, in Prometheus' text format.

use std::sync::atomic::AtomicI64;

use prometheus_client::collector::Collector;
use prometheus_client::encoding::text::encode;
use prometheus_client::encoding::{DescriptorEncoder, EncodeMetric};
use prometheus_client::metrics::counter::{ConstCounter, Counter};
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::{ConstGauge, Gauge};
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};

use crate::requests::{Answered, Called};
use crate::store::Store;
use crate::workers::JobCounts;

pub struct Metrics {
    registry: Registry,
    pub choices: Counter,
    pub refusals: Counter,
    pub calls: Counter,
    /// There was no room for them.
    pub calls_dropped: Counter,
    pub connections: Gauge<i64, AtomicI64>,
    pub rooms: Gauge<i64, AtomicI64>,
    /// From a choice's arrival until it is on disk.
    pub durable: Histogram,
    pub thinking: Histogram,
    pub requests: Family<Answered, Counter>,
    pub request_seconds: Family<Called, Histogram>,
    pub thoughts_waiting: Gauge<i64, AtomicI64>,
    /// From when a bot is asked until it begins to think.
    pub waiting: Histogram,
    /// Thoughts that got less than their whole budget.
    pub shortened: Counter,
    /// What became of thoughts that were given to workers.
    pub jobs: JobCounts,
    pub workers: Gauge<i64, AtomicI64>,
    pub worker_cores: Gauge<i64, AtomicI64>,
    /// Of stored matches that were opened.
    pub replayed: Counter,
}

impl Metrics {
    pub fn new(store: &Store) -> Self {
        let mut metrics = Metrics {
            registry: Registry::with_prefix("innovarium"),
            choices: Counter::default(),
            refusals: Counter::default(),
            calls: Counter::default(),
            calls_dropped: Counter::default(),
            connections: Gauge::default(),
            rooms: Gauge::default(),
            durable: Histogram::new(exponential_buckets(0.0001, 2.0, 16)),
            thinking: Histogram::new(exponential_buckets(0.0001, 2.0, 18)),
            requests: Family::default(),
            request_seconds: Family::new_with_constructor(|| Histogram::new(exponential_buckets(0.0005, 4.0, 8))),
            thoughts_waiting: Gauge::default(),
            waiting: Histogram::new(exponential_buckets(0.0001, 2.0, 18)),
            shortened: Counter::default(),
            jobs: JobCounts::default(),
            workers: Gauge::default(),
            worker_cores: Gauge::default(),
            replayed: Counter::default(),
        };
        let registry = &mut metrics.registry;
        registry.register("choices", "Choices taken", metrics.choices.clone());
        registry.register("refusals", "Messages refused at tables", metrics.refusals.clone());
        registry.register("calls", "Webhooks of absent players called", metrics.calls.clone());
        registry.register("calls_dropped", "Webhooks not called: too many wait", metrics.calls_dropped.clone());
        registry.register("connections", "Open connections to tables", metrics.connections.clone());
        registry.register("rooms", "Matches in memory", metrics.rooms.clone());
        registry.register("durable_seconds", "Time until a choice is on disk", metrics.durable.clone());
        registry.register("thinking_seconds", "Time a bot thinks about a choice", metrics.thinking.clone());
        registry.register("thoughts_waiting", "Thoughts that wait for a core", metrics.thoughts_waiting.clone());
        registry.register("waiting_seconds", "Time a bot waits before it thinks", metrics.waiting.clone());
        registry.register("shortened", "Bots' thoughts with a smaller budget", metrics.shortened.clone());
        registry.register("jobs", "Thoughts that workers had", metrics.jobs.answered.clone());
        registry.register("jobs_repeated", "Thoughts given to another worker", metrics.jobs.repeated.clone());
        registry.register("jobs_unanswered", "Thoughts that no worker had", metrics.jobs.unanswered.clone());
        registry.register("workers", "Workers that are there", metrics.workers.clone());
        registry.register("worker_cores", "Cores of workers for this process", metrics.worker_cores.clone());
        registry.register("replayed_choices", "Choices replayed to open matches", metrics.replayed.clone());
        registry.register("requests", "Requests answered", metrics.requests.clone());
        let times = metrics.request_seconds.clone();
        registry.register("request_seconds", "Time until a request is answered", times);
        registry.register_collector(Box::new(Measured { store: store.clone() }));
        metrics
    }

    pub fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail; if it ever did, a scraper would notice the empty page.
        if encode(&mut text, &self.registry).is_err() {
            text.clear();
        }
        text
    }
}

/// What is looked up when somebody asks.
struct Measured {
    store: Store,
}

impl std::fmt::Debug for Measured {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str("Measured")
    }
}

impl Collector for Measured {
    fn encode(&self, mut encoder: DescriptorEncoder) -> Result<(), std::fmt::Error> {
        let mut gauge = |name, help, unit: Option<&Unit>, number: u64| {
            let gauge = ConstGauge::new(number as i64);
            gauge.encode(encoder.encode_descriptor(name, help, unit, gauge.metric_type())?)
        };
        gauge("store_waiting", "Writes that wait for the disk", None, self.store.waiting() as u64)?;
        if let Some(bytes) = resident_memory() {
            gauge("resident_memory", "Memory of this process", Some(&Unit::Bytes), bytes)?;
        }
        if let Some(files) = open_files() {
            gauge("open_files", "Files and connections that are open", None, files)?;
        }
        let errors = ConstCounter::new(self.store.failures());
        let described =
            encoder.encode_descriptor("store_errors", "Failed reads and writes", None, errors.metric_type())?;
        errors.encode(described)
    }
}

/// Linux alone tells these in files.
fn resident_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let kilobytes = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?.trim().strip_suffix(" kB")?;
    kilobytes.parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
}

fn open_files() -> Option<u64> {
    Some(std::fs::read_dir("/proc/self/fd").ok()?.count() as u64)
}
