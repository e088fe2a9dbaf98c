//! Other people's servers that a cluster needs: PostgreSQL, NATS and HAProxy. Each runs on a free port in a folder of
//! its own until it is dropped. Nothing is downloaded here: where a program is missing, the error names the package.

mod for_tests;
mod haproxy;
mod nats;
mod postgres;
mod process;

pub use for_tests::{balancer_for_test, nats_for_test, postgres_for_test};
pub use haproxy::HaProxy;
pub use nats::Nats;
pub use postgres::Postgres;
pub use process::{Missing, free_port};
