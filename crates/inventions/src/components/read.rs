//! Reading and validating a component file. Every error names the entry and the field, and all are told at once.

use serde_json::{Map, Value};
use table::{Digest, EnumMap, EnumSet, SetProblem};

use super::benefit::Written;
use super::entry::{Place, Read};
use super::reading::Reading;
use super::{
    Benefit, CardFacts, Components, Confidence, ERAS, GoalScoring, INFLUENCE, InfluenceSpace, MilestoneFacts, SPACES,
    SpecialistFacts, WealthScoring, formula,
};
use crate::state::List;
use crate::words::{
    Action, Card, EraSpace, Goal, Hex, KnowledgeTile, Letter, Milestone, NUMBERS, Region, SpecialistTile, Token, Type,
};

pub(super) const SECTIONS: [&str; 16] = [
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

type Sections = Map<String, Value>;

/// Reads a component file, or says all that is wrong with it.
pub fn read(text: &str) -> Result<Components, Vec<SetProblem>> {
    let mut reading = Reading::default();
    let components = read_file(&mut reading, text);
    match components {
        Some(components) if reading.problems.is_empty() => Ok(components),
        _ => Err(reading.problems),
    }
}

fn read_file(reading: &mut Reading, text: &str) -> Option<Components> {
    let mut file: Value = match serde_json::from_str(text) {
        Ok(file) => file,
        Err(error) => {
            reading.tell_of("", "", format!("not JSON: {error}"));
            return None;
        }
    };
    let Some(sections) = file.as_object_mut() else {
        reading.tell_of("", "", "the file is not a JSON object");
        return None;
    };
    normalize(sections);
    for unknown in sections.keys().filter(|key| !SECTIONS.iter().chain(&REMARKS).any(|known| known == key)) {
        reading.tell_of(unknown, "", "there is no such section");
    }
    let mut components = read_sections(reading, sections)?;
    for card in Card::ALL {
        let kind = components.card(card).kind;
        components.cards_of[kind].add(card);
    }
    components.path.sort_by_key(|region| components.numbers[*region]);
    components.joined = std::mem::take(&mut reading.joined);
    components.texts = std::mem::take(&mut reading.texts);
    components.note_fixed_parts();
    components.file = file.to_string();
    Some(components)
}

/// All sections are read before anything is given up.
fn read_sections(reading: &mut Reading, sections: &Sections) -> Option<Components> {
    let name = name(reading, sections);
    let forums = forums(reading, sections);
    let influence = influence_track(reading, sections);
    let era_track = era_track(reading, sections);
    let regions = regions(reading, sections);
    let ropes = ropes(reading, sections);
    let tokens = tokens(reading, sections);
    let milestones = milestones(reading, sections);
    let specialist_tiles = specialist_tiles(reading, sections);
    let knowledge_tiles = knowledge_tiles(reading, sections);
    let cards = cards(reading, sections);
    let economy = economy_tiles(reading, sections);
    let culture = culture_tiles(reading, sections);
    let technology = technology_tiles(reading, sections);
    let wealth = wealth_tiles(reading, sections);
    let goals = goals(reading, sections);
    let (hexes, hex_benefits) = progress_map(reading, sections);
    let (numbers, influence_spaces) = regions?;
    let mut grades = EnumMap::default();
    grades_of(sections).for_each(|grade| grades[grade] += 1);
    let hash = hash(sections);
    Some(Components {
        id: hash.clone(),
        hash,
        name,
        values: grades_of(sections).count(),
        reconstructed: grades_of(sections).filter(|grade| grade.is_reconstructed()).count(),
        grades,
        forums: forums?,
        influence: influence?,
        era_track,
        turn_order_spaces: [0; ERAS],
        numbers,
        path: Region::ALL,
        influence_spaces,
        ropes,
        tokens: tokens?,
        milestones: milestones?,
        specialist_tiles: specialist_tiles?,
        knowledge_tiles: knowledge_tiles?,
        cards: cards?,
        cards_of: EnumMap::default(),
        economy: economy?,
        culture: culture?,
        technology: technology?,
        wealth: wealth?,
        goals: goals?,
        hexes,
        hex_benefits,
        discounts: EnumMap::default(),
        economy_hexes: 0,
        joined: Vec::new(),
        texts: Vec::new(),
        file: String::new(),
    })
}

/// Writes benefits and formulas in their one form, so that files which mean the same have the same hash.
fn normalize(sections: &mut Sections) {
    let entries = SECTIONS.into_iter().flat_map(|section| {
        let list = sections.get(section).and_then(Value::as_array).map_or(0, Vec::len);
        (0..list).map(move |place| (section, place))
    });
    for (section, place) in entries.collect::<Vec<_>>() {
        let entry = &mut sections[section][place];
        for field in ["benefit", "diplomat_action"] {
            if let Some(benefit) = entry.get_mut(field)
                && let Some(written) = benefit.as_str().and_then(|text| Written::parse(text).ok())
            {
                *benefit = Value::from(written.to_string());
            }
        }
        if let Some(scoring) = entry.get_mut("scoring") {
            formula::normalize(scoring);
        }
        drop_unprinted(entry);
    }
}

/// Leaves out what a program writes for a card on which it is not printed.
fn drop_unprinted(entry: &mut Value) {
    let Some(card) = entry.get("card").and_then(Value::as_str).and_then(Card::parse) else { return };
    let Some(fields) = entry.as_object_mut() else { return };
    let is_nothing = |value: Option<&Value>| match value {
        Some(Value::Array(list)) => list.is_empty(),
        Some(value) => value.as_i64() == Some(0),
        None => false,
    };
    if card.era() == 1 && is_nothing(fields.get("exhaust")) {
        fields.remove("exhaust");
    }
    if card.era() < 6 && is_nothing(fields.get("ip")) {
        fields.remove("ip");
    }
}

/// What the file is called, fit to be shown.
fn name(reading: &mut Reading, sections: &Sections) -> Option<String> {
    let name = sections.get("name")?;
    let name = name.as_str().filter(|name| super::benefit::is_fit_to_show(name, LONGEST_NAME));
    if name.is_none() {
        let reason = format!("1 to {LONGEST_NAME} characters are expected, without a space at the ends");
        reading.tell(SetProblem { entry: "the file's name".into(), reason, ..SetProblem::default() });
    }
    name.map(String::from)
}

/// How sure each value is.
fn grades_of(sections: &Sections) -> impl Iterator<Item = Confidence> {
    let entries = SECTIONS.into_iter().filter_map(|section| sections.get(section)?.as_array()).flatten();
    let grades = entries.filter_map(|entry| entry.get("confidence")?.as_object());
    grades.flat_map(Map::values).filter_map(Value::as_str).filter_map(Confidence::parse)
}

/// Over all values in the order of sections and entries, without confidences.
fn hash(sections: &Sections) -> String {
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

/// Over everything but remarks for readers, in any order of entries.
pub(super) fn face(file: &str) -> u64 {
    let file: Value = serde_json::from_str(file).expect("it was read before");
    let mut digest = Digest::new();
    canonical(&file["name"]).bytes().for_each(|byte| digest.byte(byte));
    for section in SECTIONS {
        let mut entries: Vec<String> = file[section].as_array().into_iter().flatten().map(canonical).collect();
        entries.sort();
        entries.join("\n").bytes().chain(*b"\n\n").for_each(|byte| digest.byte(byte));
    }
    digest.finish()
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

/// Every action in one forum, and every forum with two of them.
fn forums(reading: &mut Reading, sections: &Sections) -> Option<EnumMap<Action, u8>> {
    let mut found = Vec::new();
    let mut taken = [false; 6];
    for entry in reading.entries(sections, "forums", "forum", &["forum"], &["actions"]) {
        let forum = reading.note(entry.small("forum", 1..=5));
        let actions = reading.note(entry.two_actions());
        if let Some(forum) = forum
            && std::mem::replace(&mut taken[forum as usize], true)
        {
            reading.note::<()>(entry.wrong("forum", "it is there twice"));
        }
        let forum = forum.map(|forum| forum - 1);
        found.extend(actions.into_iter().flatten().map(|action| (action, entry.clone(), forum)));
    }
    reading.every_word(found, "forums")
}

fn influence_track(reading: &mut Reading, sections: &Sections) -> Option<[InfluenceSpace; INFLUENCE]> {
    let mut found = Vec::new();
    let values = ["chain_tokens", "adjustment", "ip"];
    for entry in reading.entries(sections, "influence_track", "influence space", &["space"], &values) {
        let chain_tokens = reading.note(entry.small("chain_tokens", 0..=3));
        let adjustment = reading.note(entry.number("adjustment", -5..=5));
        let ip = reading.note(entry.small("ip", 0..=50));
        if let Some(place) = reading.note(entry.number("space", 0..=10)) {
            let space = || Some(InfluenceSpace { chain_tokens: chain_tokens?, adjustment: adjustment? as i8, ip: ip? });
            found.push((place as usize, entry, space()));
        }
    }
    reading.every_number(found, "influence_track", |place| place.to_string())
}

fn era_track(reading: &mut Reading, sections: &Sections) -> [List<Benefit, SPACES>; ERAS] {
    let mut track: [List<Benefit, SPACES>; ERAS] = Default::default();
    let mut spaces: Vec<(EraSpace, Option<Benefit>)> = Vec::new();
    for entry in reading.entries(sections, "era_track", "era space", &["era", "space"], &["benefit"]) {
        let era = reading.note(entry.small("era", 3..=6));
        let place = reading.note(entry.small("space", 1..=SPACES as i64));
        let benefit = entry.benefit(reading, "benefit", Place::EraSpace);
        let benefit = reading.note(benefit);
        let (Some(era), Some(place)) = (era, place) else { continue };
        let space = EraSpace { era, place };
        if spaces.iter().any(|(other, _)| *other == space) {
            reading.note::<()>(entry.wrong("", "it is there twice"));
            continue;
        }
        spaces.push((space, benefit));
    }
    spaces.sort_by_key(|(space, _)| *space);
    for (space, benefit) in spaces {
        let era = &mut track[space.era as usize - 3];
        if space.place as usize != era.len() + 1 {
            reading.tell_of("era_track", "space", format!("the space before '{space}' is missing"));
            continue;
        }
        era.push(benefit.unwrap_or_default());
    }
    track
}

type RegionFacts = (EnumMap<Region, u8>, EnumMap<Region, List<u8, 5>>);

fn regions(reading: &mut Reading, sections: &Sections) -> Option<RegionFacts> {
    let mut found = Vec::new();
    let mut taken = [false; 8];
    let mut spaces: EnumMap<Region, List<u8, 5>> = EnumMap::default();
    let values = ["number", "influence_spaces"];
    for entry in reading.entries(sections, "regions", "region", &["region"], &values) {
        let region = entry.word("region", "a region", &Region::ALL.map(Region::name), Region::parse);
        let region = reading.note(region);
        let number = reading.note(entry.small("number", 1..=7));
        if let Some(number) = number
            && std::mem::replace(&mut taken[number as usize], true)
        {
            reading.note::<()>(entry.wrong("number", format!("{number} is another region's already")));
        }
        let ip = reading.note(entry.numbers("influence_spaces", 0..=20)).unwrap_or_default();
        if ip.is_empty() || ip.len() > 5 {
            reading.note::<()>(entry.wrong("influence_spaces", "a region has one to five of them"));
            continue;
        }
        if let Some(region) = region {
            spaces[region] = ip.into_iter().collect();
            found.push((region, entry, number));
        }
    }
    Some((reading.every_word(found, "regions")?, spaces))
}

fn ropes(reading: &mut Reading, sections: &Sections) -> EnumMap<Region, EnumSet<Region>> {
    let mut ropes: EnumMap<Region, EnumSet<Region>> = EnumMap::default();
    for entry in reading.entries(sections, "ropes", "rope", &[], &["between"]) {
        let ends = entry.words("between", "a region", &Region::ALL.map(Region::name), Region::parse);
        let Some(ends) = reading.note(ends) else { continue };
        match ends[..] {
            [a, b] if a != b && !ropes[a].has(b) => {
                ropes[a].insert(b);
                ropes[b].insert(a);
            }
            _ => {
                let reason = "two different regions are expected, each pair once";
                reading.note::<()>(entry.wrong("between", reason));
            }
        }
    }
    ropes
}

/// Of the four tokens on society boards; nobody comes home with the +1 Influence token.
fn tokens(reading: &mut Reading, sections: &Sections) -> Option<EnumMap<Token, u8>> {
    let mut found = Vec::new();
    let known: Vec<Token> = Token::ALL.into_iter().filter(|token| token.action().is_some()).collect();
    let words: Vec<&str> = known.iter().map(|token| token.name()).collect();
    for entry in reading.entries(sections, "influence_tokens", "influence token", &["token"], &["citizens"]) {
        let parse = |text: &str| Token::parse(text).filter(|token| known.contains(token));
        let token = reading.note(entry.word("token", "an influence token", &words, parse));
        let citizens = reading.note(entry.small("citizens", 1..=10));
        found.extend(token.map(|token| (token.index(), entry, citizens)));
    }
    let citizens: [u8; 4] = reading.every_number(found, "influence_tokens", |place| Token::ALL[place].to_string())?;
    Some(Token::ALL.into_iter().zip(citizens).collect())
}

fn milestones(reading: &mut Reading, sections: &Sections) -> Option<EnumMap<Milestone, MilestoneFacts>> {
    let mut found = Vec::new();
    let values = ["diplomat_spaces", "diplomat_action"];
    for entry in reading.entries(sections, "milestones", "milestone", &["milestone"], &values) {
        let known = Milestone::ALL.map(Milestone::name);
        let milestone = reading.note(entry.word("milestone", "a milestone", &known, Milestone::parse));
        let spaces = reading.note(entry.small("diplomat_spaces", 1..=4));
        let benefit = entry.benefit(reading, "diplomat_action", Place::Elsewhere);
        let benefit = reading.note(benefit);
        let facts = || Some(MilestoneFacts { spaces: spaces?, benefit: benefit? });
        found.extend(milestone.map(|milestone| (milestone, entry, facts())));
    }
    reading.every_word(found, "milestones")
}

fn specialist_tiles(reading: &mut Reading, sections: &Sections) -> Option<EnumMap<SpecialistTile, SpecialistFacts>> {
    let mut found = Vec::new();
    let values = ["benefit", "specialists", "idea_at_setup"];
    for entry in reading.entries(sections, "specialist_tiles", "specialist tile", &["tile"], &values) {
        let known = SpecialistTile::ALL.map(SpecialistTile::name);
        let tile = reading.note(entry.word("tile", "a specialist tile", &known, SpecialistTile::parse));
        let idea_at_setup: Read<bool> = match entry.fields.get("idea_at_setup") {
            Some(Value::Bool(idea)) => Ok(*idea),
            _ => entry.wrong("idea_at_setup", "true or false is expected"),
        };
        let idea_at_setup = reading.note(idea_at_setup);
        let specialists = reading.note(entry.small("specialists", 1..=2));
        let benefit = entry.benefit(reading, "benefit", Place::Elsewhere);
        let benefit = reading.note(benefit);
        let facts =
            || Some(SpecialistFacts { benefit: benefit?, specialists: specialists?, idea_at_setup: idea_at_setup? });
        found.extend(tile.map(|tile| (tile, entry, facts())));
    }
    let all = reading.every_word(found, "specialist_tiles")?;
    let without = all.values().filter(|facts: &&SpecialistFacts| !facts.idea_at_setup).count();
    if without != 2 {
        let reason = format!("exactly two tiles get no idea at setup, here it is {without}");
        reading.tell_of("specialist_tiles", "idea_at_setup", reason);
    }
    Some(all)
}

fn knowledge_tiles(reading: &mut Reading, sections: &Sections) -> Option<EnumMap<KnowledgeTile, (Benefit, u8)>> {
    let mut found = Vec::new();
    for entry in reading.entries(sections, "knowledge_tiles", "knowledge tile", &["tile"], &["benefit", "ip"]) {
        let known = KnowledgeTile::ALL.map(KnowledgeTile::name);
        let tile = reading.note(entry.word("tile", "a knowledge tile", &known, KnowledgeTile::parse));
        let benefit = entry.benefit(reading, "benefit", Place::Elsewhere);
        let (benefit, ip) = (reading.note(benefit), reading.note(entry.small("ip", 0..=20)));
        found.extend(tile.map(|tile| (tile, entry, benefit.zip(ip))));
    }
    reading.every_word(found, "knowledge_tiles")
}

fn cards(reading: &mut Reading, sections: &Sections) -> Option<EnumMap<Card, CardFacts>> {
    let mut found = Vec::new();
    for entry in reading.objects(sections, "idea_cards", "idea card", &["card"]) {
        let known = Card::ALL.map(Card::name);
        let Some(card) = reading.note(entry.word("card", "a card of this game", &known, Card::parse)) else { continue };
        let values: &[&str] = match card.era() {
            1 => &["type", "chain"],
            6 => &["type", "chain", "exhaust", "ip"],
            _ => &["type", "chain", "exhaust"],
        };
        entry.look(&["card"], values).into_iter().for_each(|problem| reading.tell(problem));
        let mut exhaust: EnumMap<Type, u8> = EnumMap::default();
        if card.era() > 1 {
            let words = Type::ALL.map(Type::specialist);
            let specialists = reading.note(entry.words("exhaust", "a specialist", &words, Type::of_specialist));
            let specialists = specialists.unwrap_or_default();
            if specialists.len() > 4 {
                reading.note::<()>(entry.wrong("exhaust", "no card exhausts more than four"));
            }
            specialists.into_iter().take(4).for_each(|kind| exhaust[kind] += 1);
        }
        let kind = reading.note(entry.word("type", "a type", &Type::ALL.map(Type::name), Type::parse));
        let chain = reading.note(entry.action("chain"));
        let ip = if card.era() == 6 { reading.note(entry.small("ip", 0..=20)) } else { Some(0) };
        let facts = || Some(CardFacts { kind: kind?, chain: chain?, exhaust, ip: ip? });
        found.push((card, entry, facts()));
    }
    reading.every_word(found, "idea_cards")
}

type Numbered<T> = Option<[T; NUMBERS as usize]>;

fn economy_tiles(reading: &mut Reading, sections: &Sections) -> Numbered<Benefit> {
    let mut found = Vec::new();
    for entry in reading.entries(sections, "economy_tiles", "economy tile", &["number"], &["benefit"]) {
        let benefit = entry.benefit(reading, "benefit", Place::Elsewhere);
        let benefit = reading.note(benefit);
        let number = reading.note(entry.number("number", 1..=NUMBERS.into()));
        found.extend(number.map(|number| (number as usize - 1, entry, benefit)));
    }
    reading.every_number(found, "economy_tiles", |place| (place + 1).to_string())
}

fn culture_tiles(reading: &mut Reading, sections: &Sections) -> Numbered<(Action, Benefit)> {
    let mut found = Vec::new();
    for entry in reading.entries(sections, "culture_tiles", "culture tile", &["number"], &["action", "benefit"]) {
        let action = reading.note(entry.action("action"));
        let benefit = entry.benefit(reading, "benefit", Place::Elsewhere);
        let benefit = reading.note(benefit);
        let number = reading.note(entry.number("number", 1..=NUMBERS.into()));
        found.extend(number.map(|number| (number as usize - 1, entry, action.zip(benefit))));
    }
    reading.every_number(found, "culture_tiles", |place| (place + 1).to_string())
}

fn technology_tiles(reading: &mut Reading, sections: &Sections) -> Numbered<[Action; 2]> {
    let mut found = Vec::new();
    for entry in reading.entries(sections, "technology_tiles", "technology tile", &["number"], &["actions"]) {
        let actions = reading.note(entry.two_actions());
        let number = reading.note(entry.number("number", 1..=NUMBERS.into()));
        found.extend(number.map(|number| (number as usize - 1, entry, actions)));
    }
    reading.every_number(found, "technology_tiles", |place| (place + 1).to_string())
}

fn wealth_tiles(reading: &mut Reading, sections: &Sections) -> Option<EnumMap<Letter, WealthScoring>> {
    let mut found = Vec::new();
    for entry in reading.entries(sections, "wealth_tiles", "wealth tile", &["letter"], &["scoring"]) {
        let known = Letter::ALL.map(Letter::name);
        let letter = reading.note(entry.word("letter", "a letter from A to G", &known, Letter::parse));
        let scoring = reading.note(entry.formula("scoring").and_then(|formula| WealthScoring::read(&formula)));
        found.extend(letter.map(|letter| (letter, entry, scoring)));
    }
    reading.every_word(found, "wealth_tiles")
}

fn goals(reading: &mut Reading, sections: &Sections) -> Option<EnumMap<Goal, GoalScoring>> {
    let mut found = Vec::new();
    for entry in reading.entries(sections, "private_goals", "private goal", &["goal"], &["scoring"]) {
        let goal = reading.note(entry.word("goal", "a goal from 1-1 to 3-7", &[], Goal::parse));
        let scoring = reading.note(entry.formula("scoring").and_then(|formula| GoalScoring::read(&formula)));
        found.extend(goal.map(|goal| (goal, entry, scoring)));
    }
    reading.every_word(found, "private_goals")
}

fn progress_map(reading: &mut Reading, sections: &Sections) -> (u64, EnumMap<Hex, Benefit>) {
    let mut hexes = 0u64;
    let mut benefits = EnumMap::from_fn(|_| Benefit::Nothing);
    let mut tokens = 0;
    for entry in reading.entries(sections, "progress_map", "hex", &[], &["hex", "benefit"]) {
        let benefit = entry.benefit(reading, "benefit", Place::Hex);
        let benefit = reading.note(benefit).unwrap_or_default();
        let Some(hex) = reading.note(entry.word("hex", "a hex from A1 to H8", &[], Hex::parse)) else { continue };
        if hexes & (1 << hex.index()) != 0 {
            reading.note::<()>(entry.wrong("hex", format!("{hex} is there twice")));
        }
        hexes |= 1 << hex.index();
        benefits[hex] = benefit;
        tokens += usize::from(reading.has_part(benefit, Benefit::EconomyToken));
    }
    if tokens != 2 {
        let reason = format!("an economy token lies on exactly two hexes, here on {tokens}");
        reading.tell_of("progress_map", "benefit", reason);
    }
    (hexes, benefits)
}
