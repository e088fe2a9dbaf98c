//! Offers tell what they cost and bring.

use inventions::{Inventions, Rules};
use table::text::{Language, Texts};
use table::{Position, Spoken, scene};

/// What is asked and offered in a scene after these choices of whoever is asked, in English.
fn said(lines: &str, choices: &[&str]) -> Vec<String> {
    let scenes = scene::parse(&format!("scene: offers\n{lines}\n")).expect("a scene");
    let (mut position, ..) =
        scene::play_with::<Inventions>(&scenes[0], |_| {}).unwrap_or_else(|error| panic!("{error}"));
    for choice in choices {
        let seat = position.asked().first().expect("somebody is asked").seat;
        let choice = choice.parse().unwrap_or_else(|_| panic!("'{choice}' is no choice"));
        position.choose(seat, choice).expect("offered");
    }
    say(&position)
}

fn say(position: &Position<Inventions>) -> Vec<String> {
    let texts = Texts::new(Language::English, &Inventions::texts(Language::English, &Rules::default()));
    let names: Vec<String> = ["Ada", "Ben", "Cleo", "Dora"].map(String::from).to_vec();
    let asked = position.asked().first().expect("somebody is asked");
    let game = position.game();
    let prompt = game.prompt(&asked.question);
    let offers = position.offers(asked).iter().map(|offer| game.offer(&asked.question, offer));
    std::iter::once(prompt).chain(offers).map(|phrase| texts.say(&phrase, &names)).collect()
}

/// Fails unless every line is asked or offered.
fn expect(lines: &str, choices: &[&str], wanted: &[&str]) {
    let said = said(lines, choices);
    for line in wanted {
        assert!(said.iter().any(|said| said == line), "'{line}' is not among {said:#?}");
    }
}

#[test]
fn a_pillar_tells_who_gains_influence_by_it() {
    // Cleo's influence cannot grow.
    let lines = "seats: 3\nB epoch: travel\nC epoch: travel\nC influence: 10\nafrica citizens: A 2";
    expect(lines, &[], &["Choose your main action: your pillar goes there.", "Travel; 1 influence for Ben", "Eureka"]);
    let two = "seats: 2\nround: 2\nB seasons: travel\nafrica citizens: A 2";
    expect(two, &[], &["Travel; 1 influence for Ben"]);
    let three = "seats: 3\nround: 2\nB seasons: travel\nafrica citizens: A 2";
    expect(three, &[], &["Travel"]);
}

#[test]
fn a_pillar_that_only_rests_tells_it_too() {
    let lines = "seats: 3\nA milestone: iron\niron diplomats: none\nA home: none\nA scholars: 0\nB epoch: travel";
    let offers = ["Rest on Travel; brings 1 influence; 1 influence for Ben", "Rest on Eureka; brings 1 influence"];
    expect(lines, &[], &offers);
}

#[test]
fn with_four_aspirations_out_a_wild_one_is_an_exchange() {
    let lines = "seats: 3\nA aspirations: economy 2, culture 1, wild 1\nafrica card: wheel invention\n\
        africa presenter: A 1\nafrica inventor: B";
    expect(lines, &["pillar share"], &["A wild aspiration, in exchange for one of your four"]);
    let exchange = [
        "Share an Invention – Choose the aspiration that the wild one replaces. All four of yours are out.",
        "Give back 1 Economy aspiration",
        "Give back 1 Culture aspiration",
        "Do without it",
    ];
    assert_eq!(said(lines, &["pillar share", "wild"]), exchange);
}

#[test]
fn the_life_of_an_idea_has_its_prices_and_rewards() {
    let lines = "seats: 3\nA hand: caravel\nA scholars: 0\nA home: trader 2";
    let offers = [
        "Choose the idea you present, and the region.",
        "Caravel in the Middle East with 1 trader; brings the action Invent",
        "Caravel in Asia with 2 traders; brings 3 IP",
        "Caravel in North America with 2 traders; brings 1 new scholar",
    ];
    expect(lines, &["pillar present"], &offers);
    let lines = "seats: 3\nera: 5\nA milestone: solar-cell\nafrica card: satellite idea\nafrica presenter: B 1\n\
        asia card: wheel idea\nasia presenter: C 1";
    let offers = [
        "Satellite in Africa with a trader, exhausting 1 trader; brings a Technology aspiration and 5 IP",
        "Wheel in Asia with a thinker; brings a Technology aspiration",
    ];
    expect(lines, &["pillar invent"], &offers);
    let lines = "seats: 3\nafrica card: silk invention\nafrica presenter: B 2\nafrica inventor: C\n\
        asia card: wheel invention\nasia presenter: B 1\nasia inventor: B\nasia innovator: A\n\
        europe card: seawall invention\neurope presenter: A 2\neurope inventor: C";
    let offer = "Silk in Africa with a trader; brings 1 new trader and can chain Share an Invention";
    expect(lines, &["pillar innovate"], &[offer]);
    let offers = [
        "Wheel in Asia: 2 IP for Ben, the card for Ben, a new citizen for Ada",
        "Seawall in Europe: 4 IP for Ada, the card for Cleo",
    ];
    expect(lines, &["pillar share"], &offers);
    let offers = [
        "Wealth C: 3 IP for each Technology tile beside it on your progress map",
        "A wild aspiration, for any Progress tile",
    ];
    expect(lines, &["pillar share", "share europe"], &offers);
}

#[test]
fn citizens_of_the_map_come_home_as_something() {
    let lines = "seats: 3\nafrica citizens: A 3\neurope card: silk invention\neurope presenter: B 1\n\
                 europe inventor: B\n\
        europe citizens: A 1";
    let offers = ["3 citizens from Africa with a type of your choice", "1 citizen from Europe as a trader"];
    expect(lines, &["pillar call-specialists"], &offers);
    // The second space; two tokens would face up, but influence ends at 10.
    let lines = "seats: 3\nafrica citizens: A 3, B 1\nafrica tokens: B influence up\nA influence: 9\n\
        asia tokens: A influence up\ndisplay: coins";
    let offer = "Influence token “Present” in Africa: 4 IP, 1 influence, 2 citizens home as traders";
    expect(lines, &["pillar gain-influence"], &[offer]);
    let lines = "seats: 3\nafrica citizens: A 1\neurope sage: no\nB sages: 1\nasia knowledge: invent ip\n\
        australia knowledge: present ip";
    let offers = [
        "Travel from Africa to the Middle East; the sage there offers the action Innovate",
        "Travel from Africa to Europe",
        "Travel from Africa to Australia; the sage there offers 4 IP",
    ];
    expect(lines, &["pillar travel"], &offers);
}

#[test]
fn diplomats_bring_actions_and_influence() {
    let lines = "seats: 3\nB milestone: iron\nA scholars: 0\nA home: trader 1";
    let offers = ["Iron: send a trader, then Innovate; 1 influence for Ben", "Transport: send a trader, then Travel"];
    expect(lines, &["pillar send-diplomat"], &offers);
    let offers = ["Mathematics, era 3; its diplomats bring Invent"];
    expect(lines, &["pillar eureka"], &offers);
    expect(lines, &["pillar eureka", "eureka sailing"], &["Era 3, space 2: brings 1 influence"]);
}

#[test]
fn chains_tell_what_they_lead_to() {
    let lines = "seats: 3\nafrica card: silk invention\nafrica presenter: B 1\nafrica inventor: B\nA scholars: 0\n\
        africa citizens: A 1\nA map: technology 3 at D1";
    let offers = [
        "Do you chain an action? You have 1 chain token left.",
        "Silk – Share an Invention",
        "Technology 3 for 1 influence: Travel; it turns face down",
        "No further chain action",
    ];
    assert_eq!(said(lines, &["pillar innovate"]), offers);
}

#[test]
fn building_tells_citizens_influence_and_the_hex() {
    // Bread makes Economy tiles one cheaper; D3 has a tile.
    let lines = "seats: 3\nphase: build\nA display: economy 3, wealth A\nA influence: 5\nA inventions: bread\n\
        A map: culture 1 at D3";
    let offers = [
        "Do you build? Choose a tile and its hex; it costs 2 influence once, and you may build 1 tile.",
        "Economy 3 on C2 for 2 influence; brings 1 new trader",
        "Economy 3 on C3 for 2 influence; brings a discount of 2 citizens on the tile",
        "Economy 3 on C4 for 1 trader, 2 influence; brings 1 influence",
        "Wealth A on C4 for 3 citizens, 2 influence; brings 1 influence",
        "Build nothing more and end your turn",
    ];
    expect(lines, &[], &offers);
}
