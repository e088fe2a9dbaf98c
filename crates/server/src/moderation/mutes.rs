//! Who has muted whom, for the people who are connected.

use std::collections::{HashMap, HashSet};
use std::sync::{PoisonError, RwLock};

use crate::app::App;
use crate::store::StoreError;

/// Of everybody who has connected since the server started and has muted somebody.
#[derive(Default)]
pub struct Mutes(RwLock<HashMap<String, HashSet<String>>>);

impl Mutes {
    /// Reads from the store whom the person has muted.
    pub async fn load(&self, app: &App, person: &str) -> Result<(), StoreError> {
        let muted: HashSet<String> = app.store.muted(person).await?.into_iter().collect();
        let mut all = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if muted.is_empty() {
            all.remove(person);
        } else {
            all.insert(person.to_string(), muted);
        }
        Ok(())
    }

    pub fn has_muted(&self, reader: &str, writer: &str) -> bool {
        let all = self.0.read().unwrap_or_else(PoisonError::into_inner);
        all.get(reader).is_some_and(|muted| muted.contains(writer))
    }
}
