//! What bots won with: for every card and tile, how often those won who had it. `innovarium lab GAME --cards FILE`
//! writes it, a game's kit keeps it, and clients show it beside the card.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// One series of games, in which the same bot had every seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Winnings {
    pub game: String,
    /// The version of the rules by which they were played.
    pub rules: u32,
    pub options: BTreeMap<String, String>,
    /// The level of the bots, with its limit if it had one: `strong@200`.
    pub bot: String,
    pub seats: usize,
    pub games: usize,
    pub seed: u64,
    /// What was there in fewer players' games is left out.
    pub least: usize,
    pub ways: Vec<Way>,
}

/// A way of having a card or tile: to have melded it, to have built it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Way {
    pub name: String,
    /// By the anchor of each card or tile.
    pub won: BTreeMap<String, Won>,
}

/// How often those won who had it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Won {
    /// Players' games: each seat of a game counts.
    pub games: u32,
    /// Of 1000.
    pub won: u16,
    /// The 95 % interval, of 1000.
    pub low: u16,
    pub high: u16,
}

impl Winnings {
    /// As a file: a line for each card, so that a new series differs from the last one by lines.
    pub fn write(&self) -> serde_json::Result<String> {
        let head = serde_json::to_string_pretty(&Winnings { ways: Vec::new(), ..self.clone() })?;
        let ways: Vec<String> = self.ways.iter().map(Way::write).collect::<serde_json::Result<_>>()?;
        Ok(head.replace("\"ways\": []", &format!("\"ways\": [\n{}\n  ]", ways.join(",\n"))) + "\n")
    }
}

impl Way {
    fn write(&self) -> serde_json::Result<String> {
        let line = |(anchor, won): (&String, &Won)| {
            Ok(format!("      {}: {}", serde_json::to_string(anchor)?, serde_json::to_string(won)?))
        };
        let lines: Vec<String> = self.won.iter().map(line).collect::<serde_json::Result<_>>()?;
        let name = serde_json::to_string(&self.name)?;
        Ok(format!("    {{ \"name\": {name}, \"won\": {{\n{}\n    }} }}", lines.join(",\n")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_written_file_reads_the_same() {
        let won = Won { games: 412, won: 571, low: 523, high: 618 };
        let way = |name: &str, won: &[(&str, Won)]| Way {
            name: name.to_string(),
            won: won.iter().map(|(anchor, won)| (anchor.to_string(), *won)).collect(),
        };
        let winnings = Winnings {
            game: "nim".into(),
            rules: 1,
            options: [("tokens".to_string(), "21".to_string())].into(),
            bot: "strong@40".into(),
            seats: 2,
            games: 300,
            seed: 7,
            least: 100,
            ways: vec![way("took", &[("heap:1", won), ("heap:2", Won { games: 100, ..won })]), way("left", &[])],
        };
        let text = winnings.write().expect("plain data");
        assert_eq!(serde_json::from_str::<Winnings>(&text).expect("its own file"), winnings);
        assert!(text.contains("      \"heap:1\": {\"games\":412,\"won\":571,\"low\":523,\"high\":618},\n"), "{text}");
    }
}
