//! From where people change something, so that an owner is known by the address, and an operator can ban one.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::app::App;
use crate::limits::Caller;
use crate::rooms::now;

/// An address is noted again after this many milliseconds; more often would only cost writes.
const HOUR: i64 = 60 * 60 * 1000;

/// What was noted last, by person.
#[derive(Default)]
pub struct Sightings(Mutex<HashMap<String, (Caller, i64)>>);

impl Sightings {
    fn noted(&self) -> MutexGuard<'_, HashMap<String, (Caller, i64)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether it is new.
    fn note(&self, person: &str, from: Caller, at: i64) -> bool {
        let mut noted = self.noted();
        if noted.get(person).is_some_and(|(address, then)| *address == from && at - then < HOUR) {
            return false;
        }
        noted.insert(person.to_string(), (from, at));
        true
    }

    pub fn tidy(&self) {
        let at = now();
        self.noted().retain(|_, (_, then)| at - *then < HOUR);
    }
}

/// Notes where the person is, if it is stored. Nobody waits for it.
pub fn note(app: &Arc<App>, person: &str, from: Caller) {
    let at = now();
    if app.sightings.note(person, from, at) {
        let (app, person) = (app.clone(), person.to_string());
        tokio::spawn(async move {
            if let Err(error) = app.store.seen(person, from.to_string(), at).await {
                tracing::warn!(%error, "an address could not be noted");
            }
        });
    }
}
