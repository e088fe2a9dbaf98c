//! Options: the component set is the only one.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use table::{OptionSpec, Options};

use crate::components::Set;

#[derive(Copy, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Rules {
    pub components: Set,
}

static SPECS: LazyLock<[OptionSpec; 1]> = LazyLock::new(|| {
    let hashes: Vec<&'static str> = Set::all().map(|set| set.facts().hash.as_str()).collect();
    [OptionSpec::one("components", hashes.leak())]
});

impl Options for Rules {
    fn specs() -> &'static [OptionSpec] {
        &*SPECS
    }

    fn set(&mut self, _: &str, value: &str) {
        self.components = Set::of_hash(value).expect("checked against the specs");
    }

    fn get(&self, _: &str) -> &'static str {
        &self.components.facts().hash
    }
}
