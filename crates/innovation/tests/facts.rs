//! The printed facts of the cards, counted.

use innovation::card::{Card, Color, Icon, Slot};
use innovation::{Base, Deck, Edition, Turns};

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
        let found = Base::cards().flat_map(|card| card.facts().slots).filter(|slot| slot.icon() == Some(icon)).count();
        assert_eq!(found, count, "{}", icon.name());
    }
}

#[test]
fn every_card_has_one_image_and_shows_its_featured_icon() {
    for card in Base::cards() {
        assert_eq!(card.facts().slots.iter().filter(|slot| **slot == Slot::Hex).count(), 1, "{card}");
        assert!(card.facts().featured.is_some_and(|icon| card.has(icon)), "{card}");
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

/// The cards of one set: the base set is 0, then cities, artifacts, echoes and figures.
fn of_set(set: usize) -> impl Iterator<Item = Card> + Clone {
    (set * 105..(set + 1) * 105).map(Card::new)
}

#[test]
fn every_expansion_has_fifteen_cards_of_age_one_and_ten_of_each_other() {
    for set in 0..5 {
        for age in 1..=10 {
            let count = of_set(set).filter(|card| card.facts().age == age).count();
            assert_eq!(count, if age == 1 { 15 } else { 10 }, "set {set}, age {age}");
        }
        for color in Color::ALL {
            assert_eq!(of_set(set).filter(|card| card.color() == color).count(), 21, "set {set}, {}", color.name());
        }
    }
    assert_eq!(Card::all().count(), 530);
    let names: std::collections::BTreeSet<&str> = Card::all().map(Card::name).collect();
    assert_eq!(names.len(), 530);
}

/// Castle, crown, leaf, lightbulb, factory, clock (searches not counted); bonuses, echo and inspire boxes.
#[test]
fn expansions_print_as_many_icons_as_counted_on_the_cards() {
    let icons =
        [[43, 78, 63, 68, 48, 33], [38, 65, 59, 66, 48, 36], [22, 39, 37, 46, 30, 21], [19, 34, 32, 41, 26, 16]];
    let boxes = [[56, 0, 0], [0, 0, 0], [63, 57, 0], [42, 44, 61]];
    for (set, (icons, boxes)) in icons.into_iter().zip(boxes).enumerate() {
        let printed = |wanted: &dyn Fn(Slot) -> bool| {
            of_set(set + 1).flat_map(|card| card.facts().slots).filter(|slot| wanted(*slot)).count()
        };
        let found = Icon::ALL.map(|icon| printed(&|slot| slot == Slot::Icon(icon)));
        assert_eq!(found, icons, "set {}", set + 1);
        let found = [
            printed(&|slot| matches!(slot, Slot::Bonus(_))),
            printed(&|slot| slot == Slot::Echo),
            printed(&|slot| slot == Slot::Inspire),
        ];
        assert_eq!(found, boxes, "set {}", set + 1);
    }
    let cities = |wanted: Slot| of_set(1).flat_map(|card| card.facts().slots).filter(|slot| *slot == wanted).count();
    assert_eq!((cities(Slot::Plus), cities(Slot::Flag), cities(Slot::Fountain)), (43, 13, 13));
    for card in Card::all() {
        assert_eq!(card.facts().slots.iter().filter(|slot| **slot == Slot::Hex).count(), 1, "{card}");
    }
}
