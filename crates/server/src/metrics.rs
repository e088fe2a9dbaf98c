//! What a host may want to monitor, in Prometheus' text format.

use std::sync::atomic::AtomicI64;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

pub struct Metrics {
    registry: Registry,
    pub choices: Counter,
    pub refusals: Counter,
    pub calls: Counter,
    pub connections: Gauge<i64, AtomicI64>,
    pub rooms: Gauge<i64, AtomicI64>,
    /// From a choice's arrival until it is on disk.
    pub durable: Histogram,
    pub thinking: Histogram,
}

impl Metrics {
    pub fn new() -> Self {
        let mut metrics = Metrics {
            registry: Registry::with_prefix("innovarium"),
            choices: Counter::default(),
            refusals: Counter::default(),
            calls: Counter::default(),
            connections: Gauge::default(),
            rooms: Gauge::default(),
            durable: Histogram::new(exponential_buckets(0.0001, 2.0, 16)),
            thinking: Histogram::new(exponential_buckets(0.0001, 2.0, 18)),
        };
        let registry = &mut metrics.registry;
        registry.register("choices", "Choices taken", metrics.choices.clone());
        registry.register("refusals", "Messages refused at tables", metrics.refusals.clone());
        registry.register("calls", "Webhooks of absent players called", metrics.calls.clone());
        registry.register("connections", "Open connections to tables", metrics.connections.clone());
        registry.register("rooms", "Matches in memory", metrics.rooms.clone());
        registry.register("durable_seconds", "Time until a choice is on disk", metrics.durable.clone());
        registry.register("thinking_seconds", "Time a bot thinks about a choice", metrics.thinking.clone());
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
