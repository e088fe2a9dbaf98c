//! Offers tell what they cost and bring.

use inventions::{Inventions, Rules};
use table::text::{Language, Texts};
use table::{Game, Position, scene};

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

#[test]
fn scratch() {
    let show = |lines: &str, choices: &[&str]| {
        println!("{choices:?}");
        for line in said(lines, choices) {
            println!("            {line:?},");
        }
    };
    show("seats: 3\nB epoch: travel\nC epoch: travel\nC influence: 10\nA hand: caravel\nafrica citizens: A 2", &[]);
    show("seats: 3\nA hand: caravel\nA scholars: 0\nA home: trader 2", &["pillar present"]);
    show(
        "seats: 3\nA milestone: solar-cell\nafrica card: satellite idea\nafrica presenter: B 1\nasia card: wheel idea\nasia presenter: C 1\nera: 5\nround: 1",
        &["pillar invent"],
    );
    show(
        "seats: 3\nafrica card: silk invention\nafrica presenter: B 2\nafrica inventor: C\nafrica innovator: A",
        &["pillar share"],
    );
    show(
        "seats: 3\nafrica citizens: A 3\neurope card: silk invention\neurope presenter: B 1\neurope inventor: B\neurope citizens: A 1",
        &["pillar call-specialists"],
    );
    show(
        "seats: 3\nafrica citizens: A 3, B 1\nafrica tokens: B influence up\nA influence: 9\nasia tokens: A influence up\ndisplay: coins",
        &["pillar gain-influence"],
    );
    show(
        "seats: 3\nafrica citizens: A 1\neurope sage: no\nasia knowledge: invent ip\naustralia knowledge: present ip",
        &["pillar travel"],
    );
    show("seats: 3\nB milestone: iron\nA scholars: 0\nA home: trader 1", &["pillar send-diplomat"]);
    show(
        "seats: 3\nphase: build\nA display: economy 3, wealth A\nA influence: 5\nA inventions: bread\nA map: culture 1 at D3",
        &[],
    );
}
