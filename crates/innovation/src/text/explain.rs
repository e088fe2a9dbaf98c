//! Cards, special achievements and decrees explained.

use table::text::{Phrase, Texts};

use super::{card_name, color_name, decree_name, described, rule_of, special_name};
use crate::card::{Card, Icon, Set, part};
use crate::cards::expanded;
use crate::decree::Decree;
use crate::reactions::Variant;
use crate::rules::Rules;
use crate::state::Special;

/// Says phrases without names.
type Say<'a> = &'a dyn Fn(&Phrase) -> String;

/// A card, a special achievement or a decree that is in play, found by its name in this language or in English.
pub(crate) fn explain<D: Variant>(name: &str, texts: &Texts, rules: &Rules) -> Option<String> {
    let say = |phrase: &Phrase| texts.say(phrase, &[]);
    let wanted = name.trim().to_lowercase();
    let called =
        |phrase: Phrase, english: &str| say(&phrase).to_lowercase() == wanted || english.to_lowercase() == wanted;
    let mut in_play = D::cards().filter(|card| D::is_in_play(rules, *card));
    if let Some(card) = in_play.find(|&card| called(card_name(card), card.name())) {
        return Some(explain_card::<D>(card, &say, rules));
    }
    let mut specials = Special::in_play(rules.expansions);
    if let Some(special) = specials.find(|&special| called(special_name(special), special.name())) {
        let id = special_name(special).id;
        // Cities offer no early claim.
        let parts = [id.clone(), format!("{id}-rule"), format!("{id}-early")].into_iter().filter(|id| texts.has(id));
        return Some(parts.map(|id| say(&Phrase::new(id))).collect::<Vec<_>>().join("\n  "));
    }
    if !rules.expansions.has(Set::Figures) {
        return None;
    }
    let decree = Decree::ALL.into_iter().find(|&decree| called(decree_name(decree), decree.name()))?;
    let name = decree_name(decree);
    let color = say(&Phrase::new("explain-decree").phrase("color", color_name(decree.color())));
    let effect = say(&Phrase::new(format!("{}-effect", name.id)));
    Some(format!("{}\n  {color}\n  {effect}", say(&name)))
}

fn explain_card<D: Variant>(card: Card, say: Say, rules: &Rules) -> String {
    let face = card.facts();
    let mut text = say(&described("explain-card", card));
    if rules.has_expansions() {
        let kind = if card.is_relic() { Phrase::new("explain-relic") } else { Phrase::new("explain-type") };
        text += &format!(" ({})", say(&kind.key("type", card.set().name())));
    }
    let icons: Vec<String> = face.used_slots().iter().map(|slot| format!("[{}]", slot.name())).collect();
    text += &format!("\n  {}", icons.join(" "));
    if let Some(icon) = face.featured.map(Icon::name) {
        text += &format!("   {} [{icon}]", say(&Phrase::new("explain-featured")));
    }
    let mut line = |kind: &str, rule: Phrase| {
        text += &format!("\n  {}: {}", say(&Phrase::new(kind)), say(&rule));
    };
    let print = expanded(card);
    if print.echo.is_some() {
        line("explain-echo", rule_of(card, part::ECHO));
    }
    if print.inspire.is_some() {
        line("explain-inspire", rule_of(card, part::INSPIRE));
    }
    for (number, _) in print.karmas() {
        line("explain-karma", rule_of(card, part::KARMA + number));
    }
    for (number, effect) in rules.edition.effects::<D>(card).iter().enumerate() {
        let kind = match (effect.demand, effect.compel) {
            (_, true) => "explain-compel",
            (true, _) => "explain-demand",
            _ => "explain-dogma",
        };
        let rule = say(&rule_of(card, number as u8));
        text += &format!("\n  {}. {}: {rule}", number + 1, say(&Phrase::new(kind)));
    }
    text
}
