//! What a choice would bring within reach, as boards show it.

use inventions::{Ask, Choice, Inventions, Rules};
use table::{Game, Position, Rng, Seat, Secrets, Spoken, Viewer, scene};

/// What an offer opens in a scene after these choices of whoever is asked.
fn opens(lines: &str, choices: &[&str], offer: &str) -> Vec<String> {
    let scenes = scene::parse(&format!("scene: opens\n{lines}\n")).expect("a scene");
    let (mut position, ..) =
        scene::play_with::<Inventions>(&scenes[0], |_| {}).unwrap_or_else(|error| panic!("{error}"));
    let parse = |choice: &str| choice.parse::<Choice>().unwrap_or_else(|_| panic!("'{choice}' is no choice"));
    for choice in choices {
        let seat = position.asked().first().expect("somebody is asked").seat;
        position.choose(seat, parse(choice)).expect("offered");
    }
    let asked = position.asked().first().expect("somebody is asked");
    let offer = parse(offer);
    assert!(position.offers(asked).contains(&offer), "'{offer}' is not among {:?}", position.offers(asked));
    position.game().opens(&asked.question, &offer)
}

#[test]
fn innovating_opens_the_card_and_a_technology_tile_that_fits() {
    let lines = "seats: 3\nafrica card: silk invention\nafrica presenter: B 1\nafrica inventor: B\nA scholars: 0\n\
        africa citizens: A 1\nA map: technology 3 at D1";
    assert_eq!(opens(lines, &[], "pillar innovate"), ["share", "travel"]);
    // The only chain token goes to the card, so nothing more opens.
    assert_eq!(opens(lines, &["pillar innovate"], "chain card silk"), [] as [&str; 0]);
}

#[test]
fn call_specialists_opens_own_inventions_that_are_not_chained_yet() {
    let lines = "seats: 3\nA influence: 7\nA inventions: bread, cloth\nafrica citizens: A 3";
    let [bread, cloth] = ["bread", "cloth"].map(|card| {
        let card = inventions::words::Card::parse(card).expect("a card");
        inventions::components::ComponentSet::default().facts().card(card).chain.to_string()
    });
    assert_eq!(opens(lines, &["pillar call-specialists"], "call-specialists africa 1"), [cloth.clone(), bread.clone()]);
    assert_eq!(bread, "call-specialists", "otherwise chaining it opens nothing");
    let chained = ["pillar call-specialists", "call-specialists africa 1", "type economy"];
    assert_eq!(opens(lines, &chained, "chain card bread"), [cloth]);
}

#[test]
fn gaining_influence_opens_tokens_with_the_one_placed() {
    let lines = "seats: 3\nafrica citizens: A 3\nasia tokens: A influence up";
    assert_eq!(opens(lines, &["pillar gain-influence"], "gain-influence africa present"), ["1 influence", "present"]);
}

#[test]
fn travelling_opens_the_knowledge_tile_if_its_sage_is_there() {
    let lines = "seats: 3\nafrica citizens: A 1\neurope sage: no\nB sages: 1\nasia knowledge: invent ip\n\
        australia knowledge: present ip";
    assert_eq!(opens(lines, &["pillar travel"], "travel africa middle-east"), ["innovate"]);
    assert_eq!(opens(lines, &["pillar travel"], "travel africa europe"), [] as [&str; 0]);
    assert_eq!(opens(lines, &["pillar travel"], "travel africa australia"), ["4 ip"]);
    assert!(opens(lines, &[], "pillar travel").contains(&"4 ip".to_string()));
}

#[test]
fn a_diplomat_brings_the_action_of_the_milestone() {
    let lines = "seats: 3\nB milestone: iron\nA scholars: 0\nA home: trader 1";
    assert_eq!(opens(lines, &["pillar send-diplomat"], "send-diplomat iron trader"), ["innovate"]);
    assert_eq!(opens(lines, &[], "pillar send-diplomat"), [] as [&str; 0]);
}

/// What a chain brings, as the components write it.
fn benefit(game: &Inventions, chain: Choice) -> Option<String> {
    let facts = game.facts();
    Some(match chain {
        Choice::ChainCard(card) => facts.card(card).chain.to_string(),
        Choice::ChainToken(token) => token.action().map_or("1 influence".into(), |action| action.to_string()),
        Choice::ChainTechnology(_, action) => action.to_string(),
        Choice::ChainKnowledge(region) if !game.region(region).ip_side => {
            facts.knowledge_tile(game.region(region).knowledge).0.to_string()
        }
        _ => return None,
    })
}

/// Whose turn of which round it is, and how many tiles they have built.
type Moment = (u8, u8, Seat, usize);

fn moment(game: &Inventions, seat: Seat) -> Moment {
    (game.era(), game.round(), seat, game.player(seat).map.len())
}

/// In random play every chain that is offered was told before: by its open chain, and by the choice that opened it if
/// the turn had one action only and no tile was built by it.
#[test]
fn no_chain_is_offered_that_was_not_told() {
    let (mut by_chain, mut by_choice) = (0, 0);
    for seed in 0..40 {
        let mut rng = Rng::new(seed);
        let game = Inventions::set_up(&Rules::default(), 2 + seed as usize % 3, &mut rng).expect("a game");
        let mut position = Position::new(game);
        // What the choice told that the chains are offered right after.
        let mut told: Option<(Choice, Moment, Vec<String>)> = None;
        while let Some(asked) = position.asked().first() {
            let game = position.game();
            let offers = position.offers(asked);
            let now = game.view(Viewer::Watcher).now;
            if let (Ask::Chain { .. }, Some(now)) = (asked.question.ask, &now) {
                for benefit in offers.iter().filter_map(|offer| benefit(game, *offer)) {
                    assert!(now.open.iter().any(|open| open.opens.contains(&benefit)), "{benefit} in {now:?}");
                    by_chain += 1;
                    if let Some((choice, then, told)) = &told
                        && now.performed.len() == 1
                        && *then == moment(game, asked.seat)
                    {
                        assert!(told.contains(&benefit), "{choice}: {benefit} was not among {told:?}");
                        by_choice += 1;
                    }
                }
                told = None;
            }
            let choice = offers[rng.below(offers.len())];
            let begins = matches!(asked.question.ask, Ask::Main | Ask::Act(_));
            if begins && now.is_some_and(|now| now.performed.is_empty()) && !matches!(choice, Choice::Economy(_)) {
                told = Some((choice, moment(game, asked.seat), game.opens(&asked.question, &choice)));
            }
            let seat = asked.seat;
            position.choose(seat, choice).expect("offered");
        }
    }
    assert!(by_chain > 900 && by_choice > 700, "{by_chain} {by_choice}");
}
