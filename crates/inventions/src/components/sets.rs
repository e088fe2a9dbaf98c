//! The component sets that this program knows, by their names in options.

use std::sync::{LazyLock, OnceLock, PoisonError, RwLock};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::SetProblem;

use super::{BUILT_IN, Components, earlier, read};

/// A component set that stays for the life of the program; two are equal if their values are.
#[derive(Copy, Clone, Debug)]
pub struct ComponentSet(&'static Components);

static BUILT_IN_SET: LazyLock<Components> =
    LazyLock::new(|| read(BUILT_IN).unwrap_or_else(|problems| panic!("the built-in component file: {problems:?}")));
static EARLIER_SET: LazyLock<Components> = LazyLock::new(earlier::components);
static INSTALLED: OnceLock<Vec<Components>> = OnceLock::new();
/// Sets that became known while the program ran. They are never forgotten: a match may be played with them.
static LEARNED: RwLock<Vec<&'static Components>> = RwLock::new(Vec::new());

/// So many sets can become known while the program runs; each takes some fifty kilobytes.
const MOST_LEARNED: usize = 4_000;

/// Makes these sets known besides the built-in ones; the first becomes what new games are played with. It can be done
/// once, before any game.
pub fn install(sets: Vec<Components>) {
    assert!(INSTALLED.set(sets).is_ok(), "component sets are installed once, before they are used");
}

/// Why a set did not become known.
#[derive(Debug)]
pub enum NotLearned {
    Wrong(Vec<SetProblem>),
    /// The program knows too many.
    Full,
}

/// Makes a set known while games are played, and returns it. New games are offered it only by its name.
pub fn learn(text: &str) -> Result<ComponentSet, NotLearned> {
    let set = read(text).map_err(NotLearned::Wrong)?.with_face();
    if let Some(known) = ComponentSet::of_id(&set.id) {
        return Ok(known);
    }
    let mut learned = LEARNED.write().unwrap_or_else(PoisonError::into_inner);
    // Somebody else may have taught it meanwhile.
    if let Some(known) = learned.iter().find(|known| known.id == set.id) {
        return Ok(ComponentSet(known));
    }
    if learned.len() >= MOST_LEARNED {
        return Err(NotLearned::Full);
    }
    let set: &'static Components = Box::leak(Box::new(set));
    learned.push(set);
    Ok(ComponentSet(set))
}

impl ComponentSet {
    /// The sets this program began with, the one for new games first.
    pub fn all() -> impl Iterator<Item = ComponentSet> {
        Self::offered().chain(Self::retired())
    }

    /// Those for new games. A file with the values of the built-in set stands for it, with its own confidences and
    /// name.
    pub(crate) fn offered() -> impl Iterator<Item = ComponentSet> {
        let sets = || INSTALLED.get_or_init(Vec::new).iter().chain(std::iter::once(&*BUILT_IN_SET));
        let is_new = move |place: usize, hash: &str| sets().take(place).all(|before| before.hash != hash);
        sets().enumerate().filter(move |(place, set)| is_new(*place, &set.hash)).map(|(_, set)| ComponentSet(set))
    }

    /// Built-in sets of earlier versions: matches and records of them still open.
    pub(crate) fn retired() -> impl Iterator<Item = ComponentSet> {
        std::iter::once(Self::earlier()).filter(|earlier| Self::offered().all(|set| set != *earlier))
    }

    /// The built-in set of rules version 1.
    pub fn earlier() -> ComponentSet {
        ComponentSet(&EARLIER_SET)
    }

    /// By the name in options, exactly.
    fn of_id(id: &str) -> Option<ComponentSet> {
        let learned = || LEARNED.read().unwrap_or_else(PoisonError::into_inner);
        Self::all()
            .find(|set| set.id == id)
            .or_else(|| learned().iter().find(|set| set.id == id).map(|set| ComponentSet(set)))
    }

    /// The set of this name, or one with the same values: games with both are the same.
    pub fn named(id: &str) -> Option<ComponentSet> {
        let values = id.split_once('-').map_or(id, |(values, _)| values);
        let same_values = |set: &ComponentSet| set.hash == values;
        let learned = || LEARNED.read().unwrap_or_else(PoisonError::into_inner);
        Self::of_id(id)
            .or_else(|| Self::all().find(same_values))
            .or_else(|| learned().iter().map(|set| ComponentSet(set)).find(same_values))
    }

    /// Whether exactly this set is known, with its confidences and its name.
    pub fn is_known(id: &str) -> bool {
        Self::of_id(id).is_some()
    }

    pub fn is_built_in(self) -> bool {
        self.hash == BUILT_IN_SET.hash
    }

    /// Lives as long as the program does.
    pub fn facts(self) -> &'static Components {
        self.0
    }
}

impl Default for ComponentSet {
    fn default() -> Self {
        Self::all().next().expect("the built-in set is always there")
    }
}

impl PartialEq for ComponentSet {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0) || self.hash == other.hash
    }
}

impl std::ops::Deref for ComponentSet {
    type Target = Components;
    #[inline]
    fn deref(&self) -> &Components {
        self.0
    }
}

impl Serialize for ComponentSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.id)
    }
}

impl<'de> Deserialize<'de> for ComponentSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = String::deserialize(deserializer)?;
        let unknown = || serde::de::Error::custom(format!("this program does not know the component set {id}"));
        ComponentSet::named(&id).ok_or_else(unknown)
    }
}
