//! Components by name: what each is called, what it does with the values of a set, and how sure those values are.

use serde_json::Value;
use table::text::{Phrase, Texts};

use super::scoring::{goal_scoring, wealth_scoring};
use super::{action_name, count, into, list, type_name};
use crate::choice::{Cause, Citizen};
use crate::components::{Benefit, CardFacts, ComponentSet, Components, Confidence, INFLUENCE};
use crate::state::Inventions;
use crate::words::{
    Action, Card, EraSpace, Goal, Hex, KnowledgeTile, Letter, Milestone, NUMBERS, Region, SpecialistTile, Tile, Token,
    Type,
};

#[derive(Copy, Clone, Debug)]
pub(super) enum Component {
    Type(Type),
    Action(Action),
    Region(Region),
    Card(Card),
    Milestone(Milestone),
    SpecialistTile(SpecialistTile),
    KnowledgeTile(KnowledgeTile),
    Token(Token),
    Tile(Tile),
    Goal(Goal),
    Space(EraSpace),
    Hex(Hex),
    Influence(u8),
}

impl Component {
    /// The component that brought something about, if it was one.
    pub(super) fn of(cause: Cause) -> Option<Self> {
        Some(match cause {
            Cause::Action(action) => Component::Action(action),
            Cause::SpecialistTile(tile) => Component::SpecialistTile(tile),
            Cause::KnowledgeTile(tile) => Component::KnowledgeTile(tile),
            Cause::Economy(number) => Component::Tile(Tile::Progress(Type::Economy, number)),
            Cause::Culture(number) => Component::Tile(Tile::Progress(Type::Culture, number)),
            Cause::Technology(number) => Component::Tile(Tile::Progress(Type::Technology, number)),
            Cause::Milestone(milestone) => Component::Milestone(milestone),
            Cause::Space(space) => Component::Space(space),
            Cause::Hex(hex) => Component::Hex(hex),
            Cause::Card(card) => Component::Card(card),
            Cause::Token(token) => Component::Token(token),
            Cause::Wealth(letter) => Component::Tile(Tile::Wealth(letter)),
            Cause::Goal(goal) => Component::Goal(goal),
            Cause::Rules | Cause::Pillar | Cause::Diplomat | Cause::EraChange | Cause::Influence => return None,
        })
    }

    /// All of them; of those that share a word, the one people rather mean comes first.
    fn all(facts: &Components) -> Vec<Self> {
        let mut all: Vec<Self> = Action::ALL.map(Component::Action).to_vec();
        all.extend(Card::ALL.map(Component::Card));
        all.extend(Milestone::ALL.map(Component::Milestone));
        all.extend(Type::ALL.map(Component::Type));
        all.extend(Region::ALL.map(Component::Region));
        for kind in Type::ALL {
            all.extend((1..=NUMBERS).map(|number| Component::Tile(Tile::Progress(kind, number))));
        }
        all.extend(Letter::ALL.map(|letter| Component::Tile(Tile::Wealth(letter))));
        all.extend(SpecialistTile::ALL.map(Component::SpecialistTile));
        all.extend(KnowledgeTile::ALL.map(Component::KnowledgeTile));
        all.extend(Token::ALL.map(Component::Token));
        all.extend(Goal::all().map(Component::Goal));
        for era in 3..=6 {
            let spaces = 1..=facts.era_spaces(era).len() as u8;
            all.extend(spaces.map(|place| Component::Space(EraSpace { era, place })));
        }
        all.extend(facts.hexes().map(Component::Hex));
        all.extend((0..INFLUENCE as u8).map(Component::Influence));
        all
    }

    fn kind(self) -> &'static str {
        match self {
            Component::Type(_) => "type",
            Component::Action(_) => "action",
            Component::Region(_) => "region",
            Component::Card(_) => "card",
            Component::Milestone(_) => "milestone",
            Component::SpecialistTile(_) => "specialist-tile",
            Component::KnowledgeTile(_) => "knowledge-tile",
            Component::Token(_) => "token",
            Component::Tile(_) => "tile",
            Component::Goal(_) => "goal",
            Component::Space(_) => "space",
            Component::Hex(_) => "hex",
            Component::Influence(_) => "influence",
        }
    }

    /// Its word in the notation.
    fn word(self) -> String {
        match self {
            Component::Type(kind) => kind.to_string(),
            Component::Action(action) => action.to_string(),
            Component::Region(region) => region.to_string(),
            Component::Card(card) => card.to_string(),
            Component::Milestone(milestone) => milestone.to_string(),
            Component::SpecialistTile(tile) => tile.to_string(),
            Component::KnowledgeTile(tile) => tile.to_string(),
            Component::Token(token) => token.to_string(),
            Component::Tile(tile) => tile.to_string(),
            Component::Goal(goal) => goal.to_string(),
            Component::Space(space) => space.to_string(),
            Component::Hex(hex) => hex.to_string(),
            Component::Influence(influence) => influence.to_string(),
        }
    }

    pub(super) fn name(self) -> Phrase {
        match self {
            Component::Tile(Tile::Progress(kind, number)) => {
                Phrase::new(format!("tile-{kind}")).number("number", number)
            }
            Component::Tile(Tile::Wealth(letter)) => Phrase::new("tile-wealth").plain("letter", letter.to_string()),
            Component::Goal(goal) => Phrase::new("goal-name").plain("goal", goal.to_string()),
            Component::Space(EraSpace { era, place }) => {
                Phrase::new("space-name").number("era", era).number("place", place)
            }
            Component::Hex(hex) => Phrase::new("hex-name").plain("hex", hex.to_string()),
            Component::Influence(influence) => Phrase::new("influence-name").number("influence", influence),
            _ => Phrase::new(format!("{}-{}", self.kind(), self.word())),
        }
    }

    /// Where it lies on the board: tiles of regions wherever they lie in this game.
    pub(super) fn anchor(self, game: &Inventions) -> Option<String> {
        let tile_in = |display: &str, lies: &dyn Fn(Region) -> bool| {
            Region::ALL.into_iter().find(|region| lies(*region)).map(|region| format!("{display}:{region}"))
        };
        match self {
            Component::SpecialistTile(tile) => tile_in("display", &|region| game.region(region).specialist == tile),
            Component::KnowledgeTile(tile) => tile_in("knowledge", &|region| game.region(region).knowledge == tile),
            Component::Type(kind) => Some(format!("specialists:{kind}")),
            Component::Tile(tile) => Some(format!("tile:{}", tile.to_string().replace(' ', ":"))),
            _ => Some(format!("{}:{}", self.kind(), self.word())),
        }
    }

    pub(super) fn rule(self, facts: &Components) -> Phrase {
        match self {
            Component::Type(_) | Component::Action(_) => Phrase::new(format!("{}-{}-rule", self.kind(), self.word())),
            Component::Region(region) => region_rule(facts, region),
            Component::Card(card) => card_rule(card, facts.card(card)),
            Component::Milestone(milestone) => Phrase::new("rule-milestone")
                .number("era", milestone.era())
                .number("spaces", facts.milestone(milestone).spaces)
                .phrase("benefit", benefit(facts, facts.milestone(milestone).benefit)),
            Component::SpecialistTile(tile) => Phrase::new("rule-specialist-tile")
                .number("citizens", facts.specialist_tile(tile).specialists)
                .phrase("benefit", benefit(facts, facts.specialist_tile(tile).benefit)),
            Component::KnowledgeTile(tile) => {
                let (front, ip) = facts.knowledge_tile(tile);
                Phrase::new("rule-knowledge-tile").phrase("benefit", benefit(facts, front)).number("ip", ip)
            }
            Component::Token(token) => match token.action() {
                Some(action) => Phrase::new("rule-token")
                    .number("citizens", facts.token_citizens(token))
                    .phrase("action", action_name(action)),
                None => Phrase::new("rule-token-influence"),
            },
            Component::Tile(tile) => tile_rule(facts, tile),
            Component::Goal(goal) => Phrase::new("rule-goal").phrase("scoring", goal_scoring(facts.goal(goal))),
            Component::Space(space) => Phrase::new("rule-space")
                .number("era", space.era)
                .phrase("benefit", benefit(facts, facts.era_benefit(space))),
            Component::Hex(hex) => Phrase::new("rule-hex").phrase("benefit", benefit(facts, *facts.hex_benefit(hex))),
            Component::Influence(influence) => {
                let space = facts.influence[influence as usize];
                Phrase::new("rule-influence")
                    .number("tokens", space.chain_tokens)
                    .number("adjustment", space.adjustment)
                    .number("ip", space.ip)
            }
        }
    }

    /// What history has to say about it.
    fn story(self) -> Option<Phrase> {
        match self {
            Component::Card(_) | Component::Milestone(_) => {
                Some(Phrase::new(format!("{}-{}-story", self.kind(), self.word())))
            }
            _ => None,
        }
    }

    /// The section of the component file, and the field that holds the component's word.
    fn entry(self) -> Option<(&'static str, &'static str)> {
        Some(match self {
            Component::Region(_) => ("regions", "region"),
            Component::Card(_) => ("idea_cards", "card"),
            Component::Milestone(_) => ("milestones", "milestone"),
            Component::SpecialistTile(_) => ("specialist_tiles", "tile"),
            Component::KnowledgeTile(_) => ("knowledge_tiles", "tile"),
            Component::Token(_) => ("influence_tokens", "token"),
            Component::Tile(Tile::Progress(Type::Economy, _)) => ("economy_tiles", "number"),
            Component::Tile(Tile::Progress(Type::Culture, _)) => ("culture_tiles", "number"),
            Component::Tile(Tile::Progress(Type::Technology, _)) => ("technology_tiles", "number"),
            Component::Tile(Tile::Wealth(_)) => ("wealth_tiles", "letter"),
            Component::Goal(_) => ("private_goals", "goal"),
            Component::Hex(_) => ("progress_map", "hex"),
            Component::Influence(_) => ("influence_track", "space"),
            Component::Type(_) | Component::Action(_) | Component::Space(_) => return None,
        })
    }

    /// Whether an entry of the file is about this component.
    fn is_in(self, entry: &Value) -> bool {
        let holds = |field: &str, word: &str| match &entry[field] {
            Value::String(text) => text == word,
            Value::Number(number) => number.to_string() == word,
            _ => false,
        };
        match (self, self.entry()) {
            (Component::Space(space), _) => {
                holds("era", &space.era.to_string()) && holds("space", &space.place.to_string())
            }
            (Component::Action(action), _) => {
                entry["actions"].as_array().is_some_and(|actions| actions.iter().any(|word| *word == action.name()))
            }
            (Component::Tile(tile), Some((_, field))) => {
                holds(field, tile.to_string().rsplit(' ').next().unwrap_or_default())
            }
            (_, Some((_, field))) => holds(field, &self.word()),
            (_, None) => false,
        }
    }

    /// Its values that are reconstructed, each with how likely it is to be right.
    fn doubts(self, facts: &Components) -> Vec<(Phrase, Confidence)> {
        let section = match self {
            Component::Space(_) => "era_track",
            Component::Action(_) => "forums",
            _ => self.entry().map_or("", |(section, _)| section),
        };
        let file = facts.parsed_file();
        let entries = |section: &str| file[section].as_array().into_iter().flatten();
        let mut doubts: Vec<(Phrase, Confidence)> = Vec::new();
        for entry in entries(section).filter(|entry| self.is_in(entry)) {
            for (field, grade) in entry["confidence"].as_object().into_iter().flatten() {
                let id = match self {
                    Component::Action(_) => "field-forum".into(),
                    _ => format!("field-{}", field.replace('_', "-")),
                };
                doubts.extend(grade.as_str().and_then(Confidence::parse).map(|grade| (Phrase::new(id), grade)));
            }
        }
        if let Component::Region(region) = self {
            for rope in entries("ropes") {
                let ends = rope["between"].as_array().into_iter().flatten().filter_map(Value::as_str);
                let ends: Vec<Region> = ends.filter_map(Region::parse).collect();
                let grade = rope["confidence"]["between"].as_str().and_then(Confidence::parse);
                if let (true, Some(to), Some(grade)) =
                    (ends.contains(&region), ends.iter().find(|end| **end != region), grade)
                {
                    doubts.push((Phrase::new("field-rope").phrase("to", into(*to)), grade));
                }
            }
        }
        doubts
    }

    /// A line for each degree of doubt.
    fn remarks(self, facts: &Components) -> Vec<Phrase> {
        let doubts = self.doubts(facts);
        let grades =
            [(Confidence::High, "remark-high"), (Confidence::Medium, "remark-medium"), (Confidence::Low, "remark-low")];
        let remark = |(grade, id): (Confidence, &str)| {
            let fields: Vec<Phrase> =
                doubts.iter().filter(|(_, found)| *found == grade).map(|(field, _)| field.clone()).collect();
            (!fields.is_empty()).then(|| Phrase::new(id).phrase("fields", list(fields)))
        };
        grades.into_iter().filter_map(remark).collect()
    }
}

/// What a benefit brings: "2 IP".
pub(super) fn benefit(facts: &Components, benefit: Benefit) -> Phrase {
    match benefit {
        Benefit::Text(text) => Phrase::new("benefit-text").plain("text", facts.text(text)),
        Benefit::Joined(joined) => {
            let ways = facts.ways(joined).iter();
            let all = ways.map(|parts| together(parts.iter().map(|part| self::benefit(facts, *part))));
            join("benefit-or", all)
        }
        single => one_benefit(single),
    }
}

/// Benefits that come together: "2 IP and 1 influence".
pub(super) fn together(parts: impl Iterator<Item = Phrase>) -> Phrase {
    join("benefit-and", parts)
}

fn join(id: &str, parts: impl Iterator<Item = Phrase>) -> Phrase {
    let joined = parts.reduce(|first, next| Phrase::new(id).phrase("first", first).phrase("next", next));
    joined.unwrap_or_else(|| Phrase::new("benefit-nothing"))
}

/// A benefit that can be said without its set. Of free text only that it is not played.
pub(super) fn one_benefit(benefit: Benefit) -> Phrase {
    match benefit {
        Benefit::Text(_) | Benefit::Joined(_) => Phrase::new("benefit-unplayed"),
        Benefit::Aspirations(aspiration, n) => Phrase::new("benefit-aspirations")
            .number("n", n)
            .phrase("aspiration", Phrase::new(format!("aspiration-{aspiration}"))),
        Benefit::Ideas(n) => Phrase::new("benefit-ideas").number("n", n),
        Benefit::Nothing => Phrase::new("benefit-nothing"),
        Benefit::Ip(n) => Phrase::new("benefit-ip").number("n", n),
        Benefit::Influence(n) => Phrase::new("benefit-influence").number("n", n),
        Benefit::Scholars(n) => Phrase::new("benefit-scholars").number("n", n),
        Benefit::Specialists(Some(kind), n) => Phrase::new(format!("benefit-specialists-{kind}")).number("n", n),
        Benefit::Specialists(None, n) => Phrase::new("benefit-specialists-any").number("n", n),
        Benefit::Citizens(n) => Phrase::new("benefit-citizens").number("n", n),
        Benefit::Action(action) => Phrase::new("benefit-action").phrase("action", action_name(action)),
        Benefit::Build(None) => Phrase::new("benefit-build"),
        Benefit::Build(Some(n)) => Phrase::new("benefit-build-for").number("n", n),
        Benefit::Discount(n) => Phrase::new("benefit-discount").number("n", n),
        Benefit::EconomyToken => Phrase::new("benefit-economy-token"),
        Benefit::Ready(n) => Phrase::new("benefit-ready").number("n", n),
        Benefit::Recall => Phrase::new("benefit-recall"),
        Benefit::TurnOrder => Phrase::new("benefit-turn-order"),
    }
}

fn tile_rule(facts: &Components, tile: Tile) -> Phrase {
    match tile {
        Tile::Progress(Type::Economy, number) => {
            Phrase::new("rule-economy").phrase("benefit", benefit(facts, facts.economy(number)))
        }
        Tile::Progress(Type::Culture, number) => {
            let (action, gain) = facts.culture(number);
            Phrase::new("rule-culture").phrase("action", action_name(action)).phrase("benefit", benefit(facts, gain))
        }
        Tile::Progress(Type::Technology, number) => {
            let [one, other] = facts.technology(number).map(action_name);
            Phrase::new("rule-technology").phrase("one", one).phrase("other", other)
        }
        Tile::Wealth(letter) => Phrase::new("rule-wealth").phrase("scoring", wealth_scoring(facts.wealth(letter))),
    }
}

fn card_rule(card: Card, facts: &CardFacts) -> Phrase {
    let Some(milestone) = card.milestone() else {
        let phrase = Phrase::new("rule-card-prehistoric").phrase("kind", type_name(facts.kind));
        return phrase.phrase("chain", action_name(facts.chain));
    };
    Phrase::new("rule-card")
        .phrase("kind", type_name(facts.kind))
        .number("era", card.era())
        .phrase("milestone", Component::Milestone(milestone).name())
        .phrase(
            "exhausts",
            match exhausted(facts) {
                Some(specialists) => Phrase::new("exhausts-some").phrase("specialists", specialists),
                None => Phrase::new("exhausts-nothing"),
            },
        )
        .phrase(
            "scores",
            match facts.ip {
                0 => Phrase::new("scores-nothing"),
                ip => Phrase::new("scores-ip").number("ip", ip),
            },
        )
        .phrase("chain", action_name(facts.chain))
}

/// Further specialists whom inventing the card exhausts.
pub(super) fn exhausted(facts: &CardFacts) -> Option<Phrase> {
    let needed = Type::ALL.into_iter().filter(|kind| facts.exhaust[*kind] > 0);
    let parts: Vec<Phrase> = needed.map(|kind| count(facts.exhaust[kind], Citizen::Specialist(kind))).collect();
    (!parts.is_empty()).then(|| list(parts))
}

fn region_rule(facts: &Components, region: Region) -> Phrase {
    let neighbours = Region::ALL.into_iter().filter(|other| facts.connected(region, *other));
    let spaces: Vec<String> = facts.influence_spaces(region).iter().map(u8::to_string).collect();
    Phrase::new("rule-region")
        .number("number", facts.number(region))
        .phrase("neighbours", list(neighbours.map(|region| Component::Region(region).name())))
        .plain("spaces", spaces.join(", "))
}

/// A component explained, found by its name in this language or by its word in the notation: `silk`, `economy 3`, `goal
/// 2-5`. The rule has the values of this set, and a remark for those that are reconstructed.
pub(crate) fn explain(name: &str, texts: &Texts, set: ComponentSet) -> Option<String> {
    let facts = set.facts();
    let wanted = name.trim().to_lowercase();
    let say = |phrase: &Phrase| texts.say(phrase, &[]);
    let all = Component::all(facts);
    let named = |component: &&Component| say(&component.name()).to_lowercase() == wanted;
    let noted = |component: &&Component| wanted == format!("{} {}", component.kind(), component.word()).to_lowercase();
    let slug = wanted.replace(' ', "-");
    let worded = |component: &&Component| {
        let word = component.word().to_lowercase();
        word == wanted || word == slug
    };
    let found = all.iter().find(named).or_else(|| all.iter().find(noted)).or_else(|| all.iter().find(worded))?;
    let title = Phrase::new(format!("explain-{}", found.kind())).phrase("name", found.name());
    let mut lines = vec![say(&title), say(&found.rule(facts))];
    lines.extend(found.story().as_ref().map(say));
    lines.extend(found.remarks(facts).iter().map(say));
    Some(lines.join("\n  "))
}
