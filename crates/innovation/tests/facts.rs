//! The printed facts of the cards, counted.

use innovation::card::{Card, Color, Icon, Printing};
use innovation::{Base, Deck, Edition};

#[test]
fn ages_and_colors_are_complete() {
    for age in 1..=10 {
        let of_age: Vec<Card> = Base::cards().filter(|card| card.value() == age).collect();
        assert_eq!(of_age.len(), if age == 1 { 15 } else { 10 });
        for color in Color::ALL {
            let of_color = of_age.iter().filter(|card| card.color() == color).count();
            assert_eq!(of_color, if age == 1 { 3 } else { 2 }, "{} cards of age {age}", color.name());
        }
    }
    assert_eq!(Base::cards().count(), 105);
}

#[test]
fn names_are_unique_and_read_back() {
    for card in Base::cards() {
        assert_eq!(Card::parse(card.name()), Some(card));
        assert_eq!(Card::parse(&card.name().to_uppercase()), Some(card));
    }
    assert_eq!(Card::parse("Chess"), None);
}

#[test]
fn icons_are_as_many_as_printed() {
    let printed = [
        (Icon::Castle, 38),
        (Icon::Crown, 66),
        (Icon::Leaf, 59),
        (Icon::Lightbulb, 67),
        (Icon::Factory, 49),
        (Icon::Clock, 36),
    ];
    for (icon, count) in printed {
        let found = Base::cards().flat_map(|card| card.face().slots).filter(|slot| slot.icon() == Some(icon)).count();
        assert_eq!(found, count, "{}", icon.name());
    }
}

#[test]
fn every_card_has_one_image_and_shows_its_featured_icon() {
    for card in Base::cards() {
        assert_eq!(card.face().slots.iter().filter(|slot| **slot == Printing::Hex).count(), 1, "{card}");
        assert!(card.face().featured.is_some_and(|icon| card.has(icon)), "{card}");
    }
}

#[test]
fn castles_end_with_age_3_and_factories_and_clocks_come_later() {
    for card in Base::cards() {
        assert!(!card.has(Icon::Castle) || card.value() <= 3, "{card}");
        assert!(!card.has(Icon::Factory) || card.value() >= 4, "{card}");
        assert!(!card.has(Icon::Clock) || card.value() >= 7, "{card}");
    }
}

#[test]
fn effects_are_as_many_as_printed() {
    let effects = Base::cards().flat_map(Base::effects);
    assert_eq!(effects.clone().filter(|effect| effect.demand).count(), 34);
    assert_eq!(effects.filter(|effect| !effect.demand).count(), 124);
}

#[test]
fn nine_cards_differ_in_the_2011_edition() {
    let changed: Vec<&str> = Base::cards().filter(|card| Edition::changes(*card)).map(Card::name).collect();
    let expected = [
        "Oars",
        "Fermenting",
        "Feudalism",
        "Statistics",
        "Measurement",
        "Societies",
        "Industrialization",
        "Combustion",
        "Fission",
    ];
    assert_eq!(changed, expected);
    let combustion = Card::parse("Combustion").expect("a card");
    assert_eq!(Edition::Deluxe2017.effect_count(combustion), 2);
    assert_eq!(Edition::Iello2011.effect_count(combustion), 1);
}
