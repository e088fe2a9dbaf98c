//! Options: the component set is the only one.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use table::{OptionSpec, Options, SetKeeper};

use crate::components::{ComponentSet, Keeper};

#[derive(Copy, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Rules {
    pub components: ComponentSet,
}

static SPECS: LazyLock<[OptionSpec; 1]> = LazyLock::new(|| {
    let id = |set: ComponentSet| set.facts().id.as_str();
    let offered: Vec<&'static str> = ComponentSet::offered().map(id).collect();
    let retired: Vec<&'static str> = ComponentSet::retired().map(id).collect();
    [OptionSpec::one("components", offered.leak()).keeping(retired.leak())]
});

impl Options for Rules {
    fn specs() -> &'static [OptionSpec] {
        &*SPECS
    }

    fn set(&mut self, _: &str, value: &str) {
        self.components = ComponentSet::named(value).expect("checked before");
    }

    fn get(&self, _: &str) -> &'static str {
        &self.components.facts().id
    }

    /// Sets that somebody made are known only while the program runs.
    fn knows(_: &str, value: &str) -> bool {
        ComponentSet::named(value).is_some()
    }

    fn sets() -> Option<&'static dyn SetKeeper> {
        Some(&Keeper)
    }

    fn appendix(&self) -> Option<&'static str> {
        let facts = self.components.facts();
        facts.is_learned().then_some(facts.file.as_str())
    }

    /// The first rules had one built-in set, and a record that names none means that.
    fn of_rules(rules: u32) -> Self {
        Rules { components: if rules == 1 { ComponentSet::earlier() } else { ComponentSet::default() } }
    }
}
