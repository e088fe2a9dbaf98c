//! A line of thoughts: addresses take turns, and at each address the people there. Whoever has used less time comes
//! first, however many thoughts the others have in the line.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::time::Duration;

use crate::limits::Caller;

/// Whom a thought counts for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Owner {
    /// Unknown where nobody has been connected since the server started; all of those share one turn.
    pub address: Option<Caller>,
    pub person: String,
}

pub(super) struct Line<T> {
    /// In the order of their arrival.
    waiting: VecDeque<Waiting<T>>,
    /// Only of those who have a thought here.
    addresses: HashMap<Option<Caller>, Account>,
    people: HashMap<Owner, Account>,
}

struct Waiting<T> {
    owner: Owner,
    /// When it came.
    load: usize,
    ticket: T,
}

#[derive(Default)]
struct Account {
    /// Thinking time so far. Whoever comes begins with as much as the one who has used least, so that nobody can save
    /// time up.
    used: Duration,
    waiting: usize,
    running: usize,
}

/// A thought whose turn it is.
pub(super) struct Next<T> {
    pub owner: Owner,
    /// With how many others the cores are shared, as its owner's turns come.
    pub load: usize,
    pub ticket: T,
}

impl<T> Default for Line<T> {
    fn default() -> Self {
        Line { waiting: VecDeque::new(), addresses: HashMap::new(), people: HashMap::new() }
    }
}

impl<T> Line<T> {
    pub fn join(&mut self, owner: Owner, ticket: T) {
        let least = least_used(self.addresses.values());
        account(&mut self.addresses, &owner.address, least).waiting += 1;
        let neighbors = self.people.iter().filter(|(other, _)| other.address == owner.address);
        let least = least_used(neighbors.map(|(_, account)| account));
        account(&mut self.people, &owner, least).waiting += 1;
        let load = self.load(&owner);
        self.waiting.push_back(Waiting { owner, load, ticket });
    }

    /// If all took turns, one thought in this many would be this one: every address has the same share, at each address
    /// every person, and a person's thoughts share what the person has. One that is not here counts as if it were.
    pub fn load(&self, owner: &Owner) -> usize {
        let addresses = self.addresses.len() + usize::from(!self.addresses.contains_key(&owner.address));
        let neighbors = self.people.keys().filter(|other| other.address == owner.address && *other != owner).count();
        let own = self.people.get(owner).map_or(0, |account| account.waiting + account.running);
        addresses * (neighbors + 1) * own.max(1)
    }

    /// The thought whose turn it is; from now on it runs.
    pub fn next(&mut self) -> Option<Next<T>> {
        let rank = |waiting: &Waiting<T>| {
            let (address, person) = (&self.addresses[&waiting.owner.address], &self.people[&waiting.owner]);
            (address.running, address.used, person.running, person.used)
        };
        // Among equals the first that came.
        let (first, _) = self.waiting.iter().enumerate().min_by_key(|(_, waiting)| rank(waiting))?;
        let Waiting { owner, load, ticket } = self.waiting.remove(first)?;
        // A crowd that came at once grows short only as it thinks: all of it counts as long as any of it waits.
        let load = load.max(self.load(&owner));
        for account in self.accounts(&owner) {
            account.waiting -= 1;
            account.running += 1;
        }
        Some(Next { owner, load, ticket })
    }

    /// Those who do not want their turn any more leave.
    pub fn retain(&mut self, wanted: impl Fn(&T) -> bool) {
        let waiting = std::mem::take(&mut self.waiting);
        for waiting in waiting {
            if wanted(&waiting.ticket) {
                self.waiting.push_back(waiting);
            } else {
                self.accounts(&waiting.owner).for_each(|account| account.waiting -= 1);
            }
        }
        self.forget_the_gone();
    }

    /// A thought that was running has ended.
    pub fn done(&mut self, owner: &Owner, took: Duration) {
        for account in self.accounts(owner) {
            account.running -= 1;
            account.used += took;
        }
        self.forget_the_gone();
    }

    fn forget_the_gone(&mut self) {
        let is_here = |account: &mut Account| account.waiting + account.running > 0;
        self.addresses.retain(|_, account| is_here(account));
        self.people.retain(|_, account| is_here(account));
    }

    pub fn waiting(&self) -> usize {
        self.waiting.len()
    }

    pub fn addresses(&self) -> usize {
        self.addresses.len()
    }

    fn accounts(&mut self, owner: &Owner) -> impl Iterator<Item = &mut Account> {
        self.addresses.get_mut(&owner.address).into_iter().chain(self.people.get_mut(owner))
    }
}

fn least_used<'a>(accounts: impl Iterator<Item = &'a Account>) -> Duration {
    accounts.map(|account| account.used).min().unwrap_or_default()
}

fn account<'a, K: Hash + Eq + Clone>(accounts: &'a mut HashMap<K, Account>, of: &K, used: Duration) -> &'a mut Account {
    accounts.entry(of.clone()).or_insert_with(|| Account { used, ..Account::default() })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn owner(address: u8, person: &str) -> Owner {
        Owner { address: Some(Caller::test(address)), person: person.to_string() }
    }

    /// Lets everybody think for a second, one after the other; answers the tickets in their order.
    fn one_by_one(line: &mut Line<&'static str>) -> Vec<&'static str> {
        let mut order = Vec::new();
        while let Some(next) = line.next() {
            line.done(&next.owner, SECOND);
            order.push(next.ticket);
        }
        order
    }

    #[test]
    fn addresses_take_turns_and_so_do_their_people() {
        let mut line = Line::default();
        for ticket in ["a1", "a2", "a3"] {
            line.join(owner(1, "ada"), ticket);
        }
        for ticket in ["b1", "b2"] {
            line.join(owner(1, "ben"), ticket);
        }
        line.join(owner(2, "eve"), "e1");
        line.join(owner(2, "eve"), "e2");
        assert_eq!(one_by_one(&mut line), ["a1", "e1", "b1", "e2", "a2", "b2", "a3"]);
        assert_eq!((line.addresses.len(), line.people.len()), (0, 0), "nobody is remembered");
    }

    #[test]
    fn many_people_of_one_address_get_no_more_than_one_person_elsewhere() {
        let mut line = Line::default();
        for number in 0..100 {
            line.join(owner(1, &number.to_string()), "flood");
        }
        line.join(owner(2, "ada"), "ada");
        let order = one_by_one(&mut line);
        assert!(order.iter().position(|ticket| *ticket == "ada") < Some(2));
    }

    #[test]
    fn time_counts_not_turns() {
        let mut line = Line::default();
        for _ in 0..8 {
            line.join(owner(1, "long"), "long");
            line.join(owner(2, "short"), "short");
        }
        let mut order = Vec::new();
        for _ in 0..8 {
            let next = line.next().expect("somebody waits");
            line.done(&next.owner, if next.ticket == "long" { 3 * SECOND } else { SECOND });
            order.push(next.ticket);
        }
        assert_eq!(order, ["long", "short", "short", "short", "long", "short", "short", "short"]);
    }

    #[test]
    fn whoever_thinks_already_lets_the_others_begin() {
        let mut line = Line::default();
        line.join(owner(1, "ada"), "a1");
        line.join(owner(1, "ada"), "a2");
        assert_eq!(line.next().expect("one").ticket, "a1");
        line.join(owner(2, "ben"), "b1");
        assert_eq!(line.next().expect("one").ticket, "b1");
        assert_eq!(line.next().expect("one").ticket, "a2");
        assert!(line.next().is_none());
    }

    #[test]
    fn time_cannot_be_saved_up() {
        let mut line = Line::default();
        line.join(owner(1, "ada"), "a1");
        line.join(owner(1, "ada"), "a2");
        line.join(owner(1, "ada"), "a3");
        line.next().expect("a1");
        line.done(&owner(1, "ada"), 100 * SECOND);
        for ticket in ["b1", "b2", "b3"] {
            line.join(owner(2, "ben"), ticket);
        }
        assert_eq!(one_by_one(&mut line), ["b1", "a2", "b2", "a3", "b3"]);
    }

    #[test]
    fn the_load_is_the_share_of_an_owner() {
        let mut line = Line::default();
        assert_eq!(line.load(&owner(1, "ada")), 1);
        line.join(owner(1, "ada"), "a1");
        assert_eq!(line.load(&owner(1, "ada")), 1);
        for number in 0..10 {
            line.join(owner(2, &number.to_string()), "crowd");
        }
        assert_eq!(line.load(&owner(1, "ada")), 2, "a crowd elsewhere takes half");
        assert_eq!(line.load(&owner(2, "0")), 20);
        line.join(owner(2, "0"), "crowd");
        assert_eq!((line.load(&owner(2, "0")), line.load(&owner(2, "1"))), (40, 20));
        assert_eq!(line.load(&owner(3, "eve")), 3, "as if she were here");
    }

    #[test]
    fn a_crowd_that_comes_at_once_counts_until_it_is_gone() {
        let mut line = Line::default();
        for number in 0..100 {
            line.join(owner(number, "one"), "crowd");
        }
        while let Some(next) = line.next() {
            assert!(next.load >= 50, "{}", next.load);
            line.done(&next.owner, SECOND);
        }
    }
}
