//! What a server writes about itself.

use std::io::{IsTerminal, stdout};

use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::arguments::{LogFormat, LogLevel};

pub fn start(format: LogFormat, level: LogLevel) {
    let level = match level {
        LogLevel::Error => LevelFilter::ERROR,
        LogLevel::Warn => LevelFilter::WARN,
        LogLevel::Info => LevelFilter::INFO,
        LogLevel::Debug => LevelFilter::DEBUG,
    };
    // https://no-color.org: any value but an empty one.
    let colors = stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    let log = fmt().with_max_level(level).with_target(false).with_ansi(colors);
    // What it says is said by us, once.
    let but_nats = Targets::new().with_default(level).with_target("async_nats", LevelFilter::OFF);
    match format {
        LogFormat::Text => log.finish().with(but_nats).init(),
        LogFormat::Json => log.json().flatten_event(true).finish().with(but_nats).init(),
    }
}
