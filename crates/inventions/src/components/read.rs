//! Reading and validating a component file. Every error names the entry and the field.

use serde_json::{Map, Value};
use table::{Digest, EnumMap, EnumSet};

use super::entry::{ComponentEntry, Confidence, Read, entries, every_number, every_word, number_in, wrong};
use super::{
    Benefit, CardFacts, Components, ERAS, GoalScoring, INFLUENCE, InfluenceSpace, MilestoneFacts, SPACES,
    SpecialistFacts, WealthScoring,
};
use crate::state::List;
use crate::words::{
    Action, Card, EraSpace, Goal, Hex, KnowledgeTile, Letter, Milestone, NUMBERS, Region, SpecialistTile, Token, Type,
};

const SECTIONS: [&str; 16] = [
    "forums",
    "influence_track",
    "era_track",
    "regions",
    "ropes",
    "influence_tokens",
    "milestones",
    "specialist_tiles",
    "knowledge_tiles",
    "idea_cards",
    "economy_tiles",
    "culture_tiles",
    "technology_tiles",
    "wealth_tiles",
    "private_goals",
    "progress_map",
];

/// What stands beside the values: what the file is called, and remarks for its reader.
const REMARKS: [&str; 2] = ["name", "about"];
const LONGEST_NAME: usize = 60;

/// Reads a component file.
pub fn read(text: &str) -> Read<Components> {
    let file: Value = serde_json::from_str(text).or_else(|error| wrong("", "", format!("not JSON: {error}")))?;
    let Some(sections) = file.as_object() else { return wrong("", "", "the file is not a JSON object") };
    if let Some(unknown) = sections.keys().find(|key| !SECTIONS.iter().chain(&REMARKS).any(|known| known == key)) {
        return wrong(&format!("section '{unknown}'"), "", "there is no such section");
    }
    let mut components = Components {
        hash: hash(sections),
        name: name(sections)?,
        values: grades(sections).count(),
        reconstructed: grades(sections).filter(|grade| grade.is_reconstructed()).count(),
        forums: forums(sections)?,
        influence: influence_track(sections)?,
        era_track: era_track(sections)?,
        numbers: region_numbers(sections)?,
        path: Region::ALL,
        influence_spaces: influence_spaces(sections)?,
        ropes: ropes(sections)?,
        tokens: tokens(sections)?,
        milestones: milestones(sections)?,
        specialist_tiles: specialist_tiles(sections)?,
        knowledge_tiles: knowledge_tiles(sections)?,
        cards: cards(sections)?,
        cards_of: EnumMap::default(),
        economy: numbered(sections, "economy_tiles", "economy tile", &["benefit"], |entry| entry.benefit("benefit"))?,
        culture: numbered(sections, "culture_tiles", "culture tile", &["action", "benefit"], |entry| {
            Ok((entry.action("action")?, entry.benefit("benefit")?))
        })?,
        technology: numbered(sections, "technology_tiles", "technology tile", &["actions"], |entry| {
            entry.two_actions()
        })?,
        wealth: wealth_tiles(sections)?,
        goals: goals(sections)?,
        hexes: 0,
        hex_benefits: EnumMap::from_fn(|_| Benefit::Nothing),
        file: Value::Null,
    };
    for card in Card::ALL {
        let kind = components.card(card).kind;
        components.cards_of[kind].add(card);
    }
    components.path.sort_by_key(|region| components.numbers[*region]);
    (components.hexes, components.hex_benefits) = progress_map(sections)?;
    components.file = file;
    Ok(components)
}

/// What the file is called, fit to be shown.
fn name(sections: &Map<String, Value>) -> Read<Option<String>> {
    let Some(name) = sections.get("name") else { return Ok(None) };
    let Some(name) = name.as_str() else { return wrong("the file's name", "", "a text is expected here") };
    let has_good_length = !name.is_empty() && name.trim() == name && name.chars().count() <= LONGEST_NAME;
    if !has_good_length || name.chars().any(char::is_control) {
        let reason = format!("1 to {LONGEST_NAME} characters are expected, without a space at the ends");
        return wrong("the file's name", "", reason);
    }
    Ok(Some(name.to_string()))
}

/// How sure each value is.
fn grades(sections: &Map<String, Value>) -> impl Iterator<Item = Confidence> {
    let entries = SECTIONS.into_iter().filter_map(|section| sections.get(section)?.as_array()).flatten();
    let grades = entries.filter_map(|entry| entry.get("confidence")?.as_object());
    grades.flat_map(Map::values).filter_map(Value::as_str).filter_map(Confidence::parse)
}

/// Over all values in the order of sections and entries, without confidences.
fn hash(sections: &Map<String, Value>) -> String {
    let mut digest = Digest::new();
    for section in SECTIONS {
        let mut entries: Vec<String> = (sections.get(section).and_then(Value::as_array))
            .into_iter()
            .flatten()
            .map(|entry| {
                let mut values: Vec<String> = (entry.as_object().into_iter().flatten())
                    .filter(|(key, _)| *key != "confidence")
                    .map(|(key, value)| format!("{key}={}", canonical(value)))
                    .collect();
                values.sort();
                values.join(";")
            })
            .collect();
        entries.sort();
        entries.join("\n").bytes().chain(*b"\n\n").for_each(|byte| digest.byte(byte));
    }
    format!("{:016x}", digest.finish())
}

/// JSON whose keys are in order.
fn canonical(value: &Value) -> String {
    match value {
        Value::Object(map) => {
            let mut pairs: Vec<String> = map.iter().map(|(key, value)| format!("{key}:{}", canonical(value))).collect();
            pairs.sort();
            format!("{{{}}}", pairs.join(","))
        }
        Value::Array(items) => format!("[{}]", items.iter().map(canonical).collect::<Vec<_>>().join(",")),
        plain => plain.to_string(),
    }
}

fn forums(sections: &Map<String, Value>) -> Read<EnumMap<Action, u8>> {
    let mut found = Vec::new();
    for entry in entries(sections, "forums", "forum", &["forum"], &["actions"])? {
        let forum = entry.small("forum", 1..=5)? - 1;
        for action in entry.two_actions()? {
            found.push((action, ComponentEntry { name: entry.name.clone(), fields: entry.fields }, forum));
        }
    }
    every_word(found, "forums")
}

fn influence_track(sections: &Map<String, Value>) -> Read<[InfluenceSpace; INFLUENCE]> {
    let mut found = Vec::new();
    let values = ["chain_tokens", "adjustment", "ip"];
    for entry in entries(sections, "influence_track", "influence space", &["space"], &values)? {
        let space = InfluenceSpace {
            chain_tokens: entry.small("chain_tokens", 0..=3)?,
            adjustment: entry.number("adjustment", -5..=5)? as i8,
            ip: entry.small("ip", 0..=50)?,
        };
        found.push((entry.number("space", 0..=10)? as usize, entry, space));
    }
    every_number(found, "influence_track", |place| place.to_string())
}

fn era_track(sections: &Map<String, Value>) -> Read<[List<Benefit, SPACES>; ERAS]> {
    let mut track: [List<Benefit, SPACES>; ERAS] = Default::default();
    let mut spaces: Vec<(EraSpace, Benefit)> = Vec::new();
    for entry in entries(sections, "era_track", "era space", &["era", "space"], &["benefit"])? {
        let space = EraSpace { era: entry.small("era", 3..=6)?, place: entry.small("space", 1..=SPACES as i64)? };
        let benefit = entry.word("benefit", "a benefit", Benefit::parse)?;
        if matches!(benefit, Benefit::Discount(_) | Benefit::EconomyToken) {
            return entry.wrong("benefit", "only hexes of the progress map have this");
        }
        if spaces.iter().any(|(other, _)| *other == space) {
            return entry.wrong("", "it is there twice");
        }
        spaces.push((space, benefit));
    }
    spaces.sort_by_key(|(space, _)| *space);
    for (space, benefit) in spaces {
        let era = &mut track[space.era as usize - 3];
        if space.place as usize != era.len() + 1 {
            return wrong(&format!("era space '{space}'"), "space", "the space before it is missing");
        }
        era.push(benefit);
    }
    Ok(track)
}

fn regions<'a>(sections: &'a Map<String, Value>) -> Read<Vec<(Region, ComponentEntry<'a>)>> {
    let list = entries(sections, "regions", "region", &["region"], &["number", "influence_spaces"])?;
    list.into_iter().map(|entry| Ok((entry.word("region", "a region", Region::parse)?, entry))).collect()
}

fn region_numbers(sections: &Map<String, Value>) -> Read<EnumMap<Region, u8>> {
    let mut found = Vec::new();
    let mut taken = [false; 8];
    for (region, entry) in regions(sections)? {
        let number = entry.small("number", 1..=7)?;
        if std::mem::replace(&mut taken[number as usize], true) {
            return entry.wrong("number", format!("{number} is another region's already"));
        }
        found.push((region, entry, number));
    }
    every_word(found, "regions")
}

fn influence_spaces(sections: &Map<String, Value>) -> Read<EnumMap<Region, List<u8, 5>>> {
    let mut all: EnumMap<Region, List<u8, 5>> = EnumMap::default();
    for (region, entry) in regions(sections)? {
        let list = entry.list("influence_spaces")?;
        if list.is_empty() || list.len() > 5 {
            return entry.wrong("influence_spaces", "a region has one to five of them");
        }
        for value in list {
            all[region].push(number_in(&entry, "influence_spaces", Some(value), 0..=20)? as u8);
        }
    }
    Ok(all)
}

fn ropes(sections: &Map<String, Value>) -> Read<EnumMap<Region, EnumSet<Region>>> {
    let mut ropes: EnumMap<Region, EnumSet<Region>> = EnumMap::default();
    for entry in entries(sections, "ropes", "rope", &[], &["between"])? {
        let ends = entry.words("between", "a region", Region::parse)?;
        let [a, b] = ends[..] else { return entry.wrong("between", "two regions are expected") };
        if a == b || ropes[a].has(b) {
            return entry.wrong("between", "two different regions are expected, each pair once");
        }
        ropes[a].insert(b);
        ropes[b].insert(a);
    }
    Ok(ropes)
}

/// Of the four tokens on society boards; nobody comes home with the +1 Influence token.
fn tokens(sections: &Map<String, Value>) -> Read<EnumMap<Token, u8>> {
    let mut found = Vec::new();
    for entry in entries(sections, "influence_tokens", "influence token", &["token"], &["citizens"])? {
        let token = entry
            .word("token", "an influence token", |text| Token::parse(text).filter(|token| token.action().is_some()))?;
        let citizens = entry.small("citizens", 1..=10)?;
        found.push((token.index(), entry, citizens));
    }
    let citizens: [u8; 4] = every_number(found, "influence_tokens", |place| Token::ALL[place].to_string())?;
    Ok(Token::ALL.into_iter().zip(citizens).collect())
}

fn milestones(sections: &Map<String, Value>) -> Read<EnumMap<Milestone, MilestoneFacts>> {
    let mut found = Vec::new();
    let values = ["diplomat_spaces", "diplomat_action"];
    for entry in entries(sections, "milestones", "milestone", &["milestone"], &values)? {
        let milestone = entry.word("milestone", "a milestone", Milestone::parse)?;
        let facts =
            MilestoneFacts { spaces: entry.small("diplomat_spaces", 1..=4)?, action: entry.action("diplomat_action")? };
        found.push((milestone, entry, facts));
    }
    every_word(found, "milestones")
}

fn specialist_tiles(sections: &Map<String, Value>) -> Read<EnumMap<SpecialistTile, SpecialistFacts>> {
    let mut found = Vec::new();
    let values = ["benefit", "specialists", "idea_at_setup"];
    for entry in entries(sections, "specialist_tiles", "specialist tile", &["tile"], &values)? {
        let tile = entry.word("tile", "a specialist tile", SpecialistTile::parse)?;
        let Some(idea_at_setup) = entry.fields["idea_at_setup"].as_bool() else {
            return entry.wrong("idea_at_setup", "true or false is expected");
        };
        let specialists = entry.small("specialists", 1..=2)?;
        let facts = SpecialistFacts { benefit: entry.benefit("benefit")?, specialists, idea_at_setup };
        found.push((tile, entry, facts));
    }
    let without = found.iter().filter(|(_, _, facts)| !facts.idea_at_setup).count();
    if without != 2 {
        return wrong(
            "section 'specialist_tiles'",
            "idea_at_setup",
            format!("exactly two tiles get no idea at setup, here it is {without}"),
        );
    }
    every_word(found, "specialist_tiles")
}

fn knowledge_tiles(sections: &Map<String, Value>) -> Read<EnumMap<KnowledgeTile, (Benefit, u8)>> {
    let mut found = Vec::new();
    for entry in entries(sections, "knowledge_tiles", "knowledge tile", &["tile"], &["benefit", "ip"])? {
        let tile = entry.word("tile", "a knowledge tile", KnowledgeTile::parse)?;
        let facts = (entry.benefit("benefit")?, entry.small("ip", 0..=9)?);
        found.push((tile, entry, facts));
    }
    every_word(found, "knowledge_tiles")
}

fn cards(sections: &Map<String, Value>) -> Read<EnumMap<Card, CardFacts>> {
    let Some(list) = sections.get("idea_cards").and_then(Value::as_array) else {
        return wrong("section 'idea_cards'", "", "it must be there, and be a list");
    };
    let mut found = Vec::new();
    for (place, value) in list.iter().enumerate() {
        let name = value["card"]
            .as_str()
            .map_or(format!("idea card number {}", place + 1), |card| format!("idea card '{card}'"));
        let Some(fields) = value.as_object() else { return wrong(&name, "", "it is not a JSON object") };
        let entry = ComponentEntry { name, fields };
        let card = entry.word("card", "a card of this game", Card::parse)?;
        let values: &[&str] = match card.era() {
            1 => &["type", "chain"],
            6 => &["type", "chain", "exhaust", "ip"],
            _ => &["type", "chain", "exhaust"],
        };
        entry.look(&["card"], values)?;
        let mut exhaust: EnumMap<Type, u8> = EnumMap::default();
        if card.era() > 1 {
            let specialists = entry.words("exhaust", "a specialist", Type::of_specialist)?;
            if specialists.len() > 4 {
                return entry.wrong("exhaust", "no card exhausts more than four");
            }
            specialists.into_iter().for_each(|kind| exhaust[kind] += 1);
        }
        let facts = CardFacts {
            kind: entry.word("type", "a type", Type::parse)?,
            chain: entry.action("chain")?,
            exhaust,
            ip: if card.era() == 6 { entry.small("ip", 0..=20)? } else { 0 },
        };
        found.push((card, entry, facts));
    }
    every_word(found, "idea_cards")
}

fn numbered<T: Copy>(
    sections: &Map<String, Value>,
    section: &str,
    kind: &str,
    values: &[&str],
    read: impl Fn(&ComponentEntry) -> Read<T>,
) -> Read<[T; NUMBERS as usize]> {
    let mut found = Vec::new();
    for entry in entries(sections, section, kind, &["number"], values)? {
        let number = entry.number("number", 1..=NUMBERS.into())? as usize - 1;
        let value = read(&entry)?;
        found.push((number, entry, value));
    }
    every_number(found, section, |place| (place + 1).to_string())
}

fn wealth_tiles(sections: &Map<String, Value>) -> Read<EnumMap<Letter, WealthScoring>> {
    let mut found = Vec::new();
    for entry in entries(sections, "wealth_tiles", "wealth tile", &["letter"], &["scoring"])? {
        let letter = entry.word("letter", "a letter from A to G", Letter::parse)?;
        let scoring = WealthScoring::read(&entry.formula("scoring")?)?;
        found.push((letter, entry, scoring));
    }
    every_word(found, "wealth_tiles")
}

fn goals(sections: &Map<String, Value>) -> Read<EnumMap<Goal, GoalScoring>> {
    let mut found = Vec::new();
    for entry in entries(sections, "private_goals", "private goal", &["goal"], &["scoring"])? {
        let goal = entry.word("goal", "a goal from 1-1 to 3-7", Goal::parse)?;
        let scoring = GoalScoring::read(&entry.formula("scoring")?)?;
        found.push((goal, entry, scoring));
    }
    every_word(found, "private_goals")
}

fn progress_map(sections: &Map<String, Value>) -> Read<(u64, EnumMap<Hex, Benefit>)> {
    let mut hexes = 0u64;
    let mut benefits = EnumMap::from_fn(|_| Benefit::Nothing);
    for entry in entries(sections, "progress_map", "hex", &[], &["hex", "benefit"])? {
        let hex = entry.word("hex", "a hex from A1 to H8", Hex::parse)?;
        let benefit = entry.word("benefit", "a benefit", Benefit::parse)?;
        if benefit == Benefit::TurnOrder {
            return entry.wrong("benefit", "only the era track has this");
        }
        if hexes & (1 << hex.index()) != 0 {
            return entry.wrong("hex", format!("{hex} is there twice"));
        }
        hexes |= 1 << hex.index();
        benefits[hex] = benefit;
    }
    let tokens = benefits.values().filter(|benefit| **benefit == Benefit::EconomyToken).count();
    if tokens != 2 {
        return wrong(
            "section 'progress_map'",
            "benefit",
            format!("an economy token lies on exactly two hexes, here on {tokens}"),
        );
    }
    Ok((hexes, benefits))
}
