//! How many connections every address has: one visitor must not take those of all others.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

#[derive(Default)]
pub struct ConnectionCounts {
    by_address: Mutex<HashMap<IpAddr, usize>>,
}

impl ConnectionCounts {
    /// One more connection of this address, unless it has `most` already. It counts until the admission is dropped.
    pub fn admit(self: &Arc<Self>, address: IpAddr, most: usize) -> Option<Admission> {
        let mut counts = self.counts();
        let count = counts.entry(address).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Admission { counts: self.clone(), address })
    }

    /// Every address that has some.
    pub fn counts_by_address(&self) -> Vec<(IpAddr, usize)> {
        self.counts().iter().map(|(address, count)| (*address, *count)).collect()
    }

    fn counts(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        // Nothing under this lock can panic.
        self.by_address.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

pub struct Admission {
    counts: Arc<ConnectionCounts>,
    address: IpAddr,
}

impl Drop for Admission {
    fn drop(&mut self) {
        let mut counts = self.counts.counts();
        if let Some(count) = counts.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    #[test]
    fn every_address_has_its_own_count_and_leaves_nothing_behind() {
        let counts = Arc::new(ConnectionCounts::default());
        let (ada, ben) = (IpAddr::from(Ipv4Addr::new(192, 0, 2, 1)), IpAddr::from(Ipv4Addr::new(192, 0, 2, 2)));
        let first = counts.admit(ada, 2).expect("the first");
        let second = counts.admit(ada, 2).expect("the second");
        assert!(counts.admit(ada, 2).is_none());
        let other = counts.admit(ben, 2).expect("somebody else's");
        drop(first);
        let third = counts.admit(ada, 2).expect("one has ended");
        assert!(counts.admit(ada, 2).is_none());
        drop((second, third, other));
        assert!(counts.counts().is_empty());
    }
}
