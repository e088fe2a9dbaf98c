//! Every word a person reads: which message says a question, a choice or an event. The messages are in `text/`.

mod rules_page;

use table::Seats;
use table::text::{Language, Phrase, Texts};
use table::text_file;

use crate::choice::{Ask, Cause, Choice, Conversion, Question};
use crate::components::Column;
use crate::event::Event;
use crate::goods::Goods;
use crate::map::Hex;
use crate::price::Price;
use crate::rules::{Factions, NeutralPalace, Rules, Tiles};
use crate::state::AgeOfInnovation;
use crate::words::{
    Bonus, BookAction, Building, CityTile, Competency, Discipline, Faction, FinalTile, Innovation, Palace, PowerAction,
    RoundTile, Terrain, Track, Way,
};

pub(crate) use rules_page::{SECTIONS, help};

pub(crate) fn lobby(language: Language) -> Vec<&'static str> {
    vec![text_file!(language, "lobby"), text_file!(language, "rules")]
}

/// Options that change what a component does replace its rule.
pub(crate) fn sources(language: Language, rules: &Rules) -> Vec<&'static str> {
    let mut sources = vec![text_file!(language, "components"), text_file!(language, "table")];
    match rules.tiles {
        Tiles::Printed => {}
        Tiles::English => sources.push(text_file!(language, "tiles-english")),
        Tiles::German => sources.push(text_file!(language, "tiles-german")),
    }
    match rules.factions {
        Factions::Original => {}
        Factions::Update2024 => sources.push(text_file!(language, "factions-2024")),
    }
    match rules.neutral_palace {
        NeutralPalace::Pays => {}
        NeutralPalace::Free => sources.push(text_file!(language, "neutral-palace-free")),
    }
    sources
}

/// Something with a name and a rule: `faction-moles` and `faction-moles-rule`, on the board `faction:moles`.
#[derive(Clone, Debug)]
struct Component {
    kind: &'static str,
    slug: String,
}

impl Component {
    fn new(kind: &'static str, slug: impl ToString) -> Self {
        Component { kind, slug: slug.to_string() }
    }

    fn name(&self) -> Phrase {
        Phrase::new(format!("{}-{}", self.kind, self.slug))
    }

    fn rule(&self) -> Phrase {
        Phrase::new(format!("{}-{}-rule", self.kind, self.slug))
    }

    fn anchor(&self) -> String {
        format!("{}:{}", self.kind, self.slug)
    }

    /// The component that brought something about, if it was one.
    fn of(cause: Cause) -> Option<Self> {
        Some(match cause {
            Cause::Display(display) => Component::new("display", display),
            Cause::Faction(faction) => Component::new("faction", faction),
            Cause::Palace(palace) => Component::new("palace", palace),
            Cause::Innovation(innovation) => Component::new("innovation", innovation),
            Cause::Competency(competency) => Component::new("competency", competency),
            Cause::Bonus(bonus) => Component::new("bonus", bonus),
            Cause::City(tile) => Component::new("city", tile),
            Cause::Power(action) => Component::new("power", action),
            Cause::Books(action) => Component::new("books", action),
            Cause::Track(track) => Component::new("track", track),
            Cause::RoundTile(tile) => Component::new("round-tile", tile),
            Cause::FinalTile(tile) => Component::new("final-tile", tile),
            Cause::Level(discipline) | Cause::Science(discipline) => Component::new("discipline", discipline),
            Cause::Rules
            | Cause::Start
            | Cause::Income
            | Cause::Neighbour
            | Cause::Conversion
            | Cause::Area
            | Cause::Leftovers => return None,
        })
    }

    /// All of them; of those that share a word, the one people rather mean comes first.
    fn all() -> Vec<Self> {
        fn kind<T: ToString>(kind: &'static str, slugs: impl IntoIterator<Item = T>) -> Vec<Component> {
            slugs.into_iter().map(|slug| Component::new(kind, slug)).collect()
        }
        [
            kind("faction", Faction::ALL),
            kind("display", Terrain::ALL),
            kind("discipline", Discipline::ALL),
            kind("building", Building::ALL),
            kind("track", Track::ALL),
            kind("innovation", Innovation::ALL),
            kind("palace", Palace::ALL),
            kind("bonus", Bonus::ALL),
            kind("competency", Competency::ALL),
            kind("power", PowerAction::ALL),
            kind("books", BookAction::ALL),
            kind("city", CityTile::ALL),
            kind("round-tile", RoundTile::ALL),
            kind("final-tile", FinalTile::ALL),
        ]
        .concat()
    }
}

fn name(kind: &'static str, slug: impl ToString) -> Phrase {
    Component::new(kind, slug).name()
}

fn discipline_name(discipline: Discipline) -> Phrase {
    name("discipline", discipline)
}

fn terrain_name(terrain: Terrain) -> Phrase {
    name("terrain", terrain)
}

/// A building as something built: "a workshop".
fn a_building(building: Building, neutral: bool) -> Phrase {
    Phrase::new(if neutral { format!("a-neutral-{building}") } else { format!("a-{building}") })
}

/// What is asked, and by which component, if it is one.
pub(crate) fn prompt(question: &Question) -> Phrase {
    let ask = ask(question);
    match because(question.cause) {
        Some(by) if !matches!(question.cause, Cause::Start | Cause::Neighbour) => {
            Phrase::new("ask-by").phrase("by", by).phrase("ask", ask)
        }
        _ => ask,
    }
}

fn ask(question: &Question) -> Phrase {
    match question.ask {
        Ask::Set => Phrase::new("ask-set"),
        Ask::Draft => Phrase::new("ask-draft"),
        Ask::Bonus => Phrase::new("ask-bonus"),
        Ask::FirstBuilding => Phrase::new("ask-first-building"),
        Ask::Action => Phrase::new("ask-action"),
        Ask::EndTurn => Phrase::new("ask-end-turn"),
        Ask::GainBook { left } => Phrase::new("ask-gain-book").number("left", left),
        Ask::PayBook { left } => Phrase::new("ask-pay-book").number("left", left),
        Ask::Level { left } => Phrase::new("ask-level").number("left", left),
        Ask::Levels { levels } => Phrase::new("ask-levels").number("levels", levels),
        Ask::Key { discipline } => Phrase::new("ask-key").phrase("discipline", discipline_name(discipline)),
        Ask::Competency => Phrase::new("ask-competency"),
        Ask::Palace => Phrase::new("ask-palace"),
        Ask::City => Phrase::new("ask-city"),
        Ask::First => Phrase::new("ask-first"),
        Ask::RiverCity => Phrase::new("ask-river-city"),
        Ask::Dig { left } => Phrase::new("ask-dig").number("left", left),
        Ask::Build => Phrase::new("ask-build"),
        Ask::Place { building, neutral } => Phrase::new("ask-place").phrase("building", a_building(building, neutral)),
        Ask::Bridge { left } => Phrase::new("ask-bridge").number("left", left),
        Ask::Upgrade => Phrase::new("ask-upgrade"),
        Ask::Downgrade => Phrase::new("ask-downgrade"),
        Ask::Reward => Phrase::new("ask-reward"),
        Ask::Power { hex } => Phrase::new("ask-power").name("player", question.seat).plain("hex", hex.to_string()),
    }
}

/// What brought something about, unless the turn itself did.
fn because(cause: Cause) -> Option<Phrase> {
    Some(match cause {
        Cause::Rules => return None,
        Cause::Start => Phrase::new("cause-start"),
        Cause::Income => Phrase::new("cause-income"),
        Cause::Neighbour => Phrase::new("cause-neighbour"),
        Cause::Conversion => Phrase::new("cause-conversion"),
        Cause::Area => Phrase::new("cause-area"),
        Cause::Leftovers => Phrase::new("cause-leftovers"),
        Cause::Level(discipline) => Phrase::new("cause-level").phrase("discipline", discipline_name(discipline)),
        Cause::Science(discipline) => Phrase::new("cause-science").phrase("discipline", discipline_name(discipline)),
        component => return Component::of(component).map(|component| component.name()),
    })
}

/// The same in brackets behind an event.
fn bracketed(cause: Cause) -> Phrase {
    because(cause).map_or_else(|| Phrase::new("because-none"), |cause| Phrase::new("because").phrase("cause", cause))
}

pub(crate) fn rule(question: &Question) -> Option<Phrase> {
    Component::of(question.cause).map(|component| component.rule())
}

pub(crate) fn source(question: &Question) -> Option<String> {
    Component::of(question.cause).map(|component| component.anchor())
}

/// A choice with what it costs and brings.
pub(crate) fn offer(game: &AgeOfInnovation, question: &Question, choice: &Choice) -> Phrase {
    let idle = game.brings_nothing(question.seat, *choice);
    let price = game.price(question, choice);
    let price = if idle { Price { gain: Goods::NONE, ..price } } else { price };
    let pay = match *choice {
        Choice::Innovate(innovation) => innovation_price(game, question, innovation),
        Choice::Convert(Conversion::BookToCoin(discipline)) => vec![books_of(1, discipline)],
        // The words name the scholar already.
        Choice::Send(..) | Choice::Return(_) => Vec::new(),
        _ => parts(price.pay),
    };
    let gain = match *choice {
        Choice::Convert(Conversion::PowerToBook(discipline)) => vec![books_of(1, discipline)],
        _ if idle => vec![Phrase::new("goods-none")],
        _ => parts(price.gain),
    };
    let phrase = priced(offered(game, question, choice), price);
    match (pay.is_empty(), gain.is_empty()) {
        _ if matches!(choice, Choice::Convert(_)) => phrase.phrase("pay", list(pay)).phrase("gain", list(gain)),
        (true, true) => phrase.phrase("price", Phrase::new("price-none")),
        (false, true) => phrase.phrase("price", Phrase::new("price-pay").phrase("pay", list(pay))),
        (true, false) => phrase.phrase("price", Phrase::new("price-gain").phrase("gain", list(gain))),
        (false, false) => {
            let both = Phrase::new("price-both").phrase("pay", list(pay)).phrase("gain", list(gain));
            phrase.phrase("price", both)
        }
    }
}

/// What is chosen, without its price.
fn offered(game: &AgeOfInnovation, question: &Question, choice: &Choice) -> Phrase {
    let player = game.player(question.seat);
    let level = |discipline: Discipline| player.levels[discipline];
    match *choice {
        Choice::Set(display) => {
            let (faction, bonus) = game.sets[display];
            let phrase = Phrase::new("offer-set").phrase("display", name("display", display));
            phrase.phrase("faction", name("faction", faction)).phrase("bonus", name("bonus", bonus))
        }
        Choice::Display(display) => Phrase::new("offer-display").phrase("display", name("display", display)),
        Choice::Faction(faction) => Phrase::new("offer-faction").phrase("faction", name("faction", faction)),
        Choice::Palace(palace) => {
            Phrase::new("offer-palace").phrase("palace", name("palace", palace)).number("number", palace.number())
        }
        Choice::Bonus(bonus) => round_bonus(bonus, game.bonus_coins[bonus]),
        Choice::Place(hex) => on("offer-place", hex),
        Choice::Tower(hex) => on("offer-tower", hex),
        Choice::Book(discipline) => book(question, discipline, player.books[discipline]),
        Choice::Level(discipline) => in_discipline("offer-level", discipline).number("level", level(discipline)),
        Choice::Competency(competency) => {
            let phrase = Phrase::new("offer-competency").phrase("competency", name("competency", competency));
            phrase.phrase("place", competency_place(game, competency))
        }
        Choice::Build(way, hex) => match game.steps(question.seat, hex) {
            0 => on("offer-build", hex).key("way", way.name()),
            steps => on("offer-dig-build", hex).key("way", way.name()).number("spades", steps),
        },
        Choice::Dig(way, hex, terrain) => dig(game, way, hex, terrain),
        Choice::Upgrade(hex, to) => on("offer-upgrade", hex).phrase("building", a_building(to, false)),
        Choice::Downgrade(hex) => on("offer-downgrade", hex),
        Choice::Advance(Track::Sailing) => {
            Phrase::new("offer-sailing").number("from", player.sailing).number("to", player.sailing + 1)
        }
        Choice::Advance(Track::Terraforming) => {
            Phrase::new("offer-terraforming").number("from", player.spade).number("to", player.spade - 1)
        }
        Choice::Innovate(innovation) => {
            Phrase::new("offer-innovate").phrase("innovation", name("innovation", innovation))
        }
        Choice::Send(discipline, value) => {
            in_discipline("offer-send", discipline).number("value", value).number("level", level(discipline))
        }
        Choice::Return(discipline) => in_discipline("offer-return", discipline).number("level", level(discipline)),
        Choice::Power(action) => Phrase::new("offer-power").phrase("action", name("power", action)),
        Choice::Books(action) => Phrase::new("offer-books").phrase("action", name("books", action)),
        Choice::Special(special) => {
            let cause = game.special_cause(question.seat, special).expect("offered to who has it");
            let source = Component::of(cause).expect("special actions are on components");
            let what = Phrase::new(format!("special-{}-{}", source.kind, source.slug));
            Phrase::new("offer-special").phrase("source", source.name()).phrase("what", what)
        }
        Choice::Bridge(a, b) => between("offer-bridge", a, b),
        Choice::Annex(hex) => on("offer-annex", hex),
        Choice::Pass => Phrase::new("offer-pass"),
        Choice::Convert(Conversion::Sacrifice) => Phrase::new("offer-sacrifice"),
        Choice::Convert(_) => Phrase::new("offer-convert"),
        Choice::RiverCity(hex) => on("offer-river-city", hex),
        Choice::EndTurn => Phrase::new("offer-end-turn"),
        Choice::Gain(power) => Phrase::new("offer-gain").number("cost", power - 1),
        Choice::Decline => Phrase::new("offer-decline"),
        Choice::City(tile) => Phrase::new("offer-city").phrase("city", name("city", tile)),
        Choice::Reward(reward) => Phrase::new("offer-reward").key("reward", reward.name()),
        Choice::Yes => Phrase::new("offer-key"),
        Choice::No => Phrase::new(match question.ask {
            Ask::Key { .. } => "offer-no-key",
            Ask::RiverCity => "offer-no-city",
            Ask::Place { .. } => "offer-no-guild",
            _ => "offer-no-build",
        }),
        Choice::Done => Phrase::new(match question.ask {
            Ask::Bridge { .. } => "offer-no-bridge",
            _ => "offer-no-spade",
        }),
    }
}

fn on(id: &str, hex: Hex) -> Phrase {
    Phrase::new(id).plain("hex", hex.to_string())
}

fn between(id: &str, a: Hex, b: Hex) -> Phrase {
    Phrase::new(id).plain("from", a.to_string()).plain("to", b.to_string())
}

fn in_discipline(id: &str, discipline: Discipline) -> Phrase {
    Phrase::new(id).phrase("discipline", discipline_name(discipline))
}

fn book(question: &Question, discipline: Discipline, held: u8) -> Phrase {
    match question.ask {
        Ask::PayBook { .. } => in_discipline("offer-pay-book", discipline).number("held", held),
        _ => in_discipline("offer-gain-book", discipline),
    }
}

fn round_bonus(bonus: Bonus, lying: u8) -> Phrase {
    let income = match parts(bonus.printed().income) {
        none if none.is_empty() => Phrase::new("price-none"),
        some => Phrase::new("price-income").phrase("income", list(some)),
    };
    Phrase::new("offer-bonus").phrase("bonus", name("bonus", bonus)).number("lying", lying).phrase("income", income)
}

fn competency_place(game: &AgeOfInnovation, competency: Competency) -> Phrase {
    let (discipline, levels, books) = game.competency_place(competency);
    in_discipline("competency-place", discipline).number("levels", levels).number("books", books)
}

fn dig(game: &AgeOfInnovation, way: Way, hex: Hex, terrain: Terrain) -> Phrase {
    let now = game.terrain[hex];
    on("offer-dig", hex)
        .key("way", way.name())
        .phrase("from", terrain_name(now))
        .phrase("to", terrain_name(terrain))
        .number("spades", now.distance(terrain))
}

/// Coins, then the books: those of fixed disciplines, and the others.
fn innovation_price(game: &AgeOfInnovation, question: &Question, innovation: Innovation) -> Vec<Phrase> {
    let column = game.innovation_column(innovation).expect("offered from the display");
    let price = game.innovation_price(question.seat, column);
    let mut parts = parts(price.coins);
    parts.extend(price.fixed.iter().map(|&discipline| books_of(Column::BOOKS_OF_EACH, discipline)));
    parts.push(Phrase::new("goods-books-any").number("count", price.any));
    parts
}

fn books_of(count: u8, discipline: Discipline) -> Phrase {
    in_discipline("goods-books-of", discipline).number("count", count)
}

/// The amounts as numbers, for a board that draws them.
fn priced(phrase: Phrase, price: Price) -> Phrase {
    let Price { pay, gain } = price;
    let amounts = [
        ("tools", pay.tools),
        ("coins", pay.coins),
        ("scholars", pay.scholars),
        ("power", pay.power),
        ("books", pay.books),
        ("points", pay.points),
        ("gain-tools", gain.tools),
        ("gain-coins", gain.coins),
        ("gain-scholars", gain.scholars),
        ("gain-power", gain.power),
        ("gain-books", gain.books),
        ("gain-levels", gain.levels),
        ("gain-spades", gain.spades),
        ("gain-points", gain.points),
    ];
    let present = amounts.into_iter().filter(|(_, amount)| *amount > 0);
    present.fold(phrase, |phrase, (key, amount)| phrase.number(key, amount))
}

fn parts(goods: Goods) -> Vec<Phrase> {
    let amounts = [
        ("goods-tools", goods.tools),
        ("goods-coins", goods.coins),
        ("goods-scholars", goods.scholars),
        ("goods-power", goods.power),
        ("goods-books", goods.books),
        ("goods-levels", goods.levels),
        ("goods-spades", goods.spades),
        ("goods-points", goods.points),
    ];
    let present = amounts.into_iter().filter(|(_, amount)| *amount > 0);
    present.map(|(id, amount)| Phrase::new(id).number("count", amount)).collect()
}

/// "2 tools, 3 coins".
fn list(parts: Vec<Phrase>) -> Phrase {
    let joined =
        parts.into_iter().reduce(|first, next| Phrase::new("list-more").phrase("first", first).phrase("next", next));
    joined.unwrap_or_else(|| Phrase::new("goods-none"))
}

fn goods(goods: Goods) -> Phrase {
    list(parts(goods))
}

pub(crate) fn sentence(event: &Event) -> Phrase {
    match *event {
        Event::TookSet { seat, display, faction, bonus } => Phrase::new("event-took-set")
            .name("player", seat)
            .phrase("display", name("display", display))
            .phrase("faction", name("faction", faction))
            .phrase("bonus", name("bonus", bonus)),
        Event::TookDisplay { seat, display } => {
            Phrase::new("event-took-display").name("player", seat).phrase("display", name("display", display))
        }
        Event::TookFaction { seat, faction } => {
            Phrase::new("event-took-faction").name("player", seat).phrase("faction", name("faction", faction))
        }
        Event::Round { round } => Phrase::new("event-round").number("round", round),
        Event::AreaTile { buildings } => Phrase::new("event-area-tile").number("buildings", buildings),
        Event::Turn { seat } => Phrase::new("event-turn").name("player", seat),
        Event::Dug { seat, hex, terrain, spades, bought, way } => on("event-dug", hex)
            .name("player", seat)
            .phrase("terrain", terrain_name(terrain))
            .number("spades", spades)
            .number("bought", bought)
            .key("way", way.name()),
        Event::Built { seat, hex, building, neutral } => {
            on("event-built", hex).name("player", seat).phrase("building", a_building(building, neutral))
        }
        Event::Upgraded { seat, hex, from, to } => {
            let id = if from.upgrades().contains(&to) { "event-upgraded" } else { "event-downgraded" };
            let phrase = on(id, hex).name("player", seat);
            phrase.phrase("from", a_building(from, false)).phrase("to", a_building(to, false))
        }
        Event::Bridge { seat, a, b } => between("event-bridge", a, b).name("player", seat),
        Event::Annex { seat, hex } => on("event-annex", hex).name("player", seat),
        Event::Advanced { seat, track, value } => Phrase::new(match track {
            Track::Sailing => "event-sailing",
            Track::Terraforming => "event-terraforming",
        })
        .name("player", seat)
        .number("value", value),
        Event::Innovation { seat, innovation } => {
            Phrase::new("event-innovation").name("player", seat).phrase("innovation", name("innovation", innovation))
        }
        Event::Sent { seat, discipline, value } => {
            in_discipline("event-sent", discipline).name("player", seat).number("value", value)
        }
        Event::Returned { seat, discipline } => in_discipline("event-returned", discipline).name("player", seat),
        Event::PowerAction { seat, action } => {
            Phrase::new("event-power-action").name("player", seat).phrase("action", name("power", action))
        }
        Event::BookAction { seat, action } => {
            Phrase::new("event-book-action").name("player", seat).phrase("action", name("books", action))
        }
        Event::Special { seat, special } => {
            Phrase::new("event-special").name("player", seat).key("special", special.name())
        }
        Event::Passed { seat } => Phrase::new("event-passed").name("player", seat),
        Event::TookBonus { seat, bonus, coins } => Phrase::new("event-took-bonus")
            .name("player", seat)
            .phrase("bonus", name("bonus", bonus))
            .number("coins", coins),
        Event::Converted { seat, conversion } => converted(conversion).name("player", seat),
        Event::PowerGained { seat, power, cost } => {
            Phrase::new("event-power-gained").name("player", seat).number("power", power).number("cost", cost)
        }
        Event::PowerDeclined { seat, power } => {
            Phrase::new("event-power-declined").name("player", seat).number("power", power)
        }
        Event::City { seat, tile, river } => {
            let phrase = river.map_or_else(|| Phrase::new("event-city"), |hex| on("event-river-city", hex));
            phrase.name("player", seat).phrase("city", name("city", tile))
        }
        Event::Competency { seat, competency } => {
            Phrase::new("event-competency").name("player", seat).phrase("competency", name("competency", competency))
        }
        Event::Palace { seat, palace } => Phrase::new("event-palace")
            .name("player", seat)
            .phrase("palace", name("palace", palace))
            .number("number", palace.number()),
        Event::Level { seat, discipline, from, to } => {
            in_discipline("event-level", discipline).name("player", seat).number("from", from).number("to", to)
        }
        Event::Key { seat, discipline } => in_discipline("event-key", discipline).name("player", seat),
        Event::BookGained { seat, discipline, books, cause } => Phrase::new("event-gained")
            .name("player", seat)
            .phrase("goods", books_of(books, discipline))
            .phrase("because", bracketed(cause)),
        Event::BookPaid { seat, discipline, books } => {
            Phrase::new("event-paid").name("player", seat).phrase("goods", books_of(books, discipline))
        }
        Event::Gained { seat, goods: gained, cause } => Phrase::new("event-gained")
            .name("player", seat)
            .phrase("goods", goods(gained))
            .phrase("because", bracketed(cause)),
        Event::Paid { seat, goods: paid } => {
            Phrase::new("event-paid").name("player", seat).phrase("goods", goods(paid))
        }
        Event::Points { seat, points, cause } => {
            let id = if points < 0 { "event-points-lost" } else { "event-points" };
            let amount = Phrase::new("goods-points").number("count", points.abs());
            Phrase::new(id).name("player", seat).phrase("goods", amount).phrase("because", bracketed(cause))
        }
        Event::Tokens { seat, tokens } => Phrase::new("event-tokens").name("player", seat).number("tokens", tokens),
        Event::Area { seat, buildings } => {
            Phrase::new("event-area").name("player", seat).number("buildings", buildings)
        }
        Event::Leftovers { seat, coins } => Phrase::new("event-leftovers").name("player", seat).number("coins", coins),
        Event::Over { winners } => Phrase::new("event-over").phrase("winners", everybody(winners)),
    }
}

fn converted(conversion: Conversion) -> Phrase {
    let Price { pay, gain } = conversion.price();
    let (pay, gain) = match conversion {
        Conversion::Sacrifice => return Phrase::new("event-sacrificed"),
        Conversion::PowerToBook(discipline) => (goods(pay), books_of(1, discipline)),
        Conversion::BookToCoin(discipline) => (books_of(1, discipline), goods(gain)),
        _ => (goods(pay), goods(gain)),
    };
    Phrase::new("event-converted").phrase("pay", pay).phrase("gain", gain)
}

/// The seats' names as a list; `nobody` if there are none.
fn everybody(seats: Seats) -> Phrase {
    let names = seats.iter().map(|seat| Phrase::new("list-one").name("first", seat));
    let joined = names.reduce(|first, next| Phrase::new("list-more").phrase("first", first).phrase("next", next));
    joined.unwrap_or_else(|| Phrase::new("list-nobody"))
}

/// A component explained, found by its name in this language or by its word in the notation: `moles`, `palace 7`. What
/// the options change is in the texts already.
pub(crate) fn explain(name: &str, texts: &Texts, _: &Rules) -> Option<String> {
    let wanted = name.trim().to_lowercase();
    let say = |phrase: &Phrase| texts.say(phrase, &[]);
    let all = Component::all();
    let named = |component: &&Component| say(&component.name()).to_lowercase() == wanted;
    let noted = |component: &&Component| wanted == format!("{} {}", component.kind, component.slug);
    let slug = wanted.replace(' ', "-");
    let by_slug = |component: &&Component| component.kind != "palace" && component.slug == slug;
    let component = all.iter().find(named).or_else(|| all.iter().find(noted)).or_else(|| all.iter().find(by_slug))?;
    let title = Phrase::new(format!("explain-{}", component.kind)).phrase("name", component.name());
    let title = if component.kind == "palace" { title.plain("number", component.slug.clone()) } else { title };
    Some(format!("{}\n  {}", say(&title), say(&component.rule())))
}
