//! What clients are told of slots: exactly the words that they are serialized as.

use std::path::PathBuf;

use serde::Serialize;
use ts_rs::{Config, TS};

use crate::card::{Icon, Slot, Splay};
use crate::view::SlotView;

/// One of each; a bonus stands for all of them.
fn slots() -> Vec<Slot> {
    use Slot::{Arrow, Blank, Bonus, Echo, Flag, Fountain, Hex, Inspire, Plus};
    let mut all = vec![Blank, Hex, Bonus(1), Echo, Inspire, Plus, Flag, Fountain];
    all.extend([Splay::Left, Splay::Right, Splay::Up].map(Arrow));
    all.extend(Icon::ALL.map(Slot::Icon));
    all.extend(Icon::ALL.map(Slot::Search));
    all
}

fn union_of<T: Serialize>(words: impl IntoIterator<Item = T>) -> String {
    let word = |word: T| serde_json::to_string(&word).expect("a word").replace("\"bonus-1\"", "`bonus-${number}`");
    words.into_iter().map(word).collect::<Vec<_>>().join(" | ")
}

macro_rules! describe {
    ($name:ident as $typescript:literal: $words:expr) => {
        impl TS for $name {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &Config) -> String {
                $typescript.to_string()
            }

            fn inline(_: &Config) -> String {
                union_of($words)
            }

            fn decl(config: &Config) -> String {
                format!("type {} = {};", $typescript, Self::inline(config))
            }

            fn output_path() -> Option<PathBuf> {
                Some(concat!($typescript, ".ts").into())
            }
        }
    };
}

describe!(Slot as "PrintedSlot": slots());
describe!(SlotView as "SeenSlot": slots().into_iter().map(SlotView::Shown).chain([SlotView::Hidden]));
