//! What visitors have used up of their limits on one server, for the others to count too.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use serde::{Deserialize, Serialize};

/// So many of what one address or person may do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Spent {
    /// The name of the limit.
    pub limit: String,
    /// Whose it is.
    pub key: String,
    pub times: u32,
}

#[derive(Default)]
pub struct Spending(Mutex<HashMap<(&'static str, String), u32>>);

impl Spending {
    pub fn add(&self, limit: &'static str, key: String) {
        let mut spent = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        *spent.entry((limit, key)).or_default() += 1;
    }

    /// Everything since the last time.
    pub fn take(&self) -> Vec<Spent> {
        let spent = std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner));
        let plain = |((limit, key), times): ((&str, String), u32)| Spent { limit: limit.to_string(), key, times };
        spent.into_iter().map(plain).collect()
    }
}
