//! What is dealt (p. 4-6, 23): the right number of everything, in its place, and by chance where chance deals.

use std::collections::BTreeSet;

use inventions::components::ComponentSet;
use inventions::view::View;
use inventions::words::{Card, Milestone, Who};
use inventions::{Inventions, Rules};
use table::{Game, Rng, Seat, Secrets, Viewer};

fn deal(seats: usize, seed: u64) -> Inventions {
    Inventions::set_up(&Rules::default(), seats, &mut Rng::new(seed)).expect("a table")
}

fn view(seats: usize, seed: u64) -> View {
    deal(seats, seed).view(Viewer::Everything)
}

#[test]
fn every_society_begins_as_the_rulebook_says() {
    for seats in 2..=4 {
        for seed in 0..20 {
            let view = view(seats, seed);
            for (seat, player) in view.players.iter().enumerate() {
                assert_eq!((player.ip, player.influence, player.era, player.supply), (0, 1, 2, 24));
                assert_eq!((player.scholars, player.home, player.exhausted), (2, [1; 3], [0; 3]));
                assert_eq!((player.economy, player.tokens.len()), (1, 5));
                let private = &view.private[seat];
                assert_eq!(private.diplomats, [Who::Seat(Seat::new(seat))]);
                assert_eq!(player.hand.len(), 2);
                assert_eq!(player.hand[0].milestone(), Some(private.milestone));
                assert_eq!((player.hand[0].era(), player.hand[1].era()), (2, 3));
                assert!(player.inventions.len() == 2 && player.inventions.iter().all(|card| card.era() == 1));
            }
        }
    }
}

#[test]
fn the_board_begins_as_the_rulebook_says() {
    for seats in 2..=4 {
        for seed in 0..20 {
            let game = deal(seats, seed);
            let view = game.view(Viewer::Everything);
            let eras =
                |milestones: &[Milestone]| milestones.iter().map(|milestone| milestone.era()).collect::<Vec<_>>();
            assert_eq!(eras(&view.common.iter().map(|view| view.milestone).collect::<Vec<_>>()), [1; 4]);
            assert_eq!(eras(&view.private.iter().map(|view| view.milestone).collect::<Vec<_>>()), [2; 4]);
            assert_eq!(eras(&view.eureka), [3; 3]);
            let facts = ComponentSet::default().facts();
            for region in &view.regions {
                let idea = facts.specialist_tile(region.specialist).idea_at_setup;
                assert_eq!(region.card.is_some(), idea);
                assert!(region.card.is_none_or(|card| card.milestone().is_some_and(|milestone| milestone.era() == 1)));
                assert!(region.sage && !region.ip_side);
                let most = ["A", "B", "C", "D"].contains(&region.letter.name());
                assert_eq!(region.wealth, if seats == 4 { 3 } else { 2 } + u8::from(most));
            }
            // Six Era-3 cards: one per player, three on display, the rest on top of the stack; then Eras 4, 5 and 6.
            assert_eq!(view.ideas.len() + view.stack, 30 - seats);
            let shown = view.ideas.iter().filter(|card| card.era() == 3).count();
            assert_eq!(shown, 3.min(6 - seats));
            assert!(view.stock.iter().all(|tile| tile.left == if seats == 4 { 3 } else { 2 }));
            assert_eq!(view.order.len(), if seats == 2 { 3 } else { seats });
        }
    }
}

/// Over many deals everything that is shuffled comes out differently.
#[test]
fn chance_deals_what_is_shuffled() {
    let views: Vec<View> = (0..200).map(|seed| view(3, seed)).collect();
    let different = |what: &dyn Fn(&View) -> String| views.iter().map(what).collect::<BTreeSet<_>>().len();
    let regions = |each: &dyn Fn(&inventions::view::RegionView) -> String, view: &View| {
        view.regions.iter().map(each).collect::<Vec<_>>().join(" ")
    };
    assert!(different(&|view| regions(&|region| region.specialist.to_string(), view)) > 150);
    assert!(different(&|view| regions(&|region| region.knowledge.to_string(), view)) > 150);
    assert!(different(&|view| regions(&|region| region.letter.to_string(), view)) > 150);
    assert!(different(&|view| regions(&|region| format!("{:?}", region.card), view)) > 150);
    assert_eq!(
        different(&|view| format!("{:?}", view.common.iter().map(|view| view.milestone).collect::<Vec<_>>())),
        24
    );
    assert_eq!(
        different(&|view| format!("{:?}", view.private.iter().map(|view| view.milestone).collect::<Vec<_>>())),
        24
    );
    assert_eq!(different(&|view| format!("{:?}", view.eureka)), 6);
    assert!(different(&|view| format!("{:?}", view.ideas)) > 50);
    assert!(different(&|view| format!("{:?}", view.players[0].inventions)) > 25);
    assert!(different(&|view| format!("{:?}", view.players[0].goals)) > 100);
    assert_eq!(different(&|view| format!("{:?}", view.order)), 3);
    let with_chronos: BTreeSet<String> = (0..100).map(|seed| format!("{:?}", view(2, seed).order)).collect();
    assert_eq!(with_chronos.len(), 6);
    // Whatever is dealt, no card is there twice and none is invented.
    for view in &views {
        let hands = view.players.iter().flat_map(|player| player.hand.iter().chain(&player.inventions));
        let cards: Vec<Card> = hands
            .copied()
            .chain(view.regions.iter().filter_map(|region| region.card))
            .chain(view.ideas.iter().copied())
            .collect();
        assert_eq!(cards.iter().collect::<BTreeSet<_>>().len(), cards.len());
    }
}
