//! Games at the terminal, typed by a script.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use innovation::card::Card;
use innovation::{Base, Deck, Innovation};
use table::{Match, Record, Seat};

fn play(args: &[&str], typed: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_innovarium"));
    command.args(["play", "innovation"]).args(args);
    let mut program =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
    let mut input = program.stdin.take().expect("piped");
    let typed = typed.to_string();
    // The program may leave before it has read everything; that is not an error of the script.
    let script = std::thread::spawn(move || drop(input.write_all(typed.as_bytes())));
    let output = program.wait_with_output().expect("it ends");
    script.join().expect("the script ends");
    output
}

fn shown(args: &[&str], typed: &str) -> String {
    let output = play(args, typed);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

fn refused(args: &[&str], expected: &str) {
    let output = play(args, "");
    let problem = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(2), "{args:?}: {problem}");
    assert!(problem.contains(expected), "'{problem}' should say '{expected}'");
}

/// A file of its own for one test.
fn file(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("innovarium-play-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder for files");
    folder.join(name)
}

/// The record that a game leaves after this was typed.
fn saved(args: &[&str], typed: &str, name: &str) -> String {
    let file = file(name);
    shown(args, &format!("{typed}save {}\nquit\n", file.display()));
    fs::read_to_string(file).expect("a record was saved")
}

const TWO: [&str; 4] = ["--seats", "Ada,greedy", "--seed", "7"];

#[test]
fn a_whole_game_ends_with_a_winner_and_an_open_table() {
    let english = ("en", " wins by ", "The game is over:", "Cards of greedy", "Taken back.");
    let german = ("de", " gewinnt ", "Die Partie ist zu Ende:", "Karten von greedy", "Zurückgenommen.");
    for (language, wins, over, cards, back) in [english, german] {
        let args = ["--seats", "Ada,random,greedy", "--seed", "11", "--lang", language];
        let all = shown(&args, &("1\n".repeat(2000) + "undo\n"));
        let end = all.find(wins).expect("somebody wins");
        let winner = all[..end].lines().last().expect("a line").trim();
        assert!(["Ada", "random", "greedy"].contains(&winner), "{winner}");
        assert!(all[end..].contains(over), "typing on after the end is answered");
        let last_question = all[..end].rfind("Ada> ").expect("a question before the end");
        assert!(!all[..last_question].contains(cards), "hands are closed during the game");
        assert!(all[last_question..end].contains(cards), "hands are open at the end");
        assert!(all.contains(back), "even the last choice can be taken back");
    }
}

#[test]
fn bots_alone_play_to_the_end() {
    let all = shown(&["--seats", "greedy,random,greedy", "--seed", "3"], "");
    assert!(all.contains("innovation, seed 3: greedy, random, greedy 2"), "{all}");
    assert!(all.contains("• It is greedy 2's turn, with 2 actions."));
    assert!(all.contains(" wins by "));
    assert_eq!(all, shown(&["--seats", "greedy,random,greedy", "--seed", "3"], ""), "the seed decides everything");
}

#[test]
fn undo_and_redo_lead_back_and_forth_through_the_bots() {
    let twice = saved(&TWO, "1\n1\n1\n1\n", "twice");
    assert!(twice.contains("\nB: "), "the bot has decided as well:\n{twice}");
    assert_eq!(saved(&TWO, "1\n1\n1\n1\nundo\n", "undo"), saved(&TWO, "1\n1\n1\n", "once"));
    assert_eq!(saved(&TWO, "1\n1\n1\n1\nu\nu\nu\nu\n", "all"), saved(&TWO, "", "nothing"));
    assert_eq!(saved(&TWO, "1\n1\n1\n1\nundo\nundo\nredo\nredo\n", "redo"), twice);
    assert_eq!(saved(&TWO, "1\n1\n1\n1\nundo\n1\n", "again"), twice, "the bot answers the same choice in the same way");
    assert!(shown(&TWO, "undo\n").contains("You have decided nothing yet"));
    assert!(shown(&TWO, "redo\n").contains("Nothing was taken back."));
}

#[test]
fn a_saved_game_is_sound_and_goes_on() {
    let file = file("goes-on");
    let name = file.to_str().expect("a path");
    let all = shown(&TWO, &format!("{}save {name}\nsave {name}\nquit\n", "1\n".repeat(6)));
    assert!(all.contains(&format!("Saved in {name}. ")), "{all}");
    assert!(all.contains("in place of what was there"), "{all}");
    assert!(!all.contains("not saved"), "{all}");
    let check = Command::new(env!("CARGO_BIN_EXE_innovarium")).args(["check", name]).output().expect("it starts");
    assert!(check.status.success(), "{}", String::from_utf8_lossy(&check.stderr));

    let whole = saved(&TWO, &"1\n".repeat(12), "whole");
    assert_eq!(saved(&["--load", name], &"1\n".repeat(6), "later"), whole, "seats follow from the names");
    assert_eq!(saved(&["--load", name, "--seats", "me,greedy"], &"1\n".repeat(6), "later"), whole);
    let taken_over = saved(&["--load", name, "--seats", "greedy,Bea"], "", "taken-over");
    assert!(taken_over.contains("A: Ada\nB: greedy\n"), "names stay: {taken_over}");

    refused(&["--load", name, "--seed", "3"], "leave --seed and --set out");
    refused(&["--load", "no such file"], "no such file");
}

#[test]
fn saving_where_it_cannot_be_is_said_and_the_game_goes_on() {
    let all = shown(&TWO, "save\nsave /no/such/folder/game\n1\n");
    assert!(all.contains("Where to? Type: save FILE"));
    assert!(all.contains("The game could not be saved: /no/such/folder/game: "));
    assert!(all.contains("Choose your action."));
}

#[test]
fn what_is_not_offered_changes_nothing() {
    let wrong = "99\n0\n-1\nmeld Computers\nsing\n\u{7}\u{1b}[2J\nundo everything\n";
    assert_eq!(saved(&TWO, &format!("1\n{wrong}1\n"), "wrong"), saved(&TWO, "1\n1\n", "right"));
    let all = shown(&TWO, &format!("1\n{wrong}"));
    assert!(all.contains("There is no choice 99: choose from 1 to 3."), "{all}");
    assert!(all.contains("'meld Computers' is not offered: type a number from 1 to 3, or help."), "{all}");
    assert_eq!(all.matches("Choose your action.").count(), 1, "the question is not asked again for every mistake");
    assert!(!all.contains('\x1b') && !all.contains('\x07'), "no codes in a file");
}

#[test]
fn choices_can_be_written_as_records_write_them() {
    let by_number = saved(&TWO, "2\n1\n", "number");
    let choice =
        by_number.lines().find_map(|line| line.strip_prefix("A: ").filter(|text| *text != "Ada")).expect("a choice");
    assert_eq!(saved(&TWO, &format!("{}\nDRAW\n", choice.to_lowercase()), "notation"), by_number);
}

#[test]
fn the_end_of_input_leaves_in_peace() {
    assert!(shown(&TWO, "1\n").ends_with("Goodbye. This game was not saved; seed 7 deals the same again.\n"));
    let all = shown(&TWO, "1\nquit\nhelp\nquit\nquit\nsing\n");
    assert_eq!(all.matches("This game is not saved. To keep it").count(), 2, "{all}");
    assert!(!all.contains("sing"), "{all}");
    assert!(shown(&TWO, "quit\n").ends_with("Goodbye.\n"), "nothing is lost before the first choice");
}

#[test]
fn the_game_speaks_german() {
    let args = ["--seats", "you,greedy", "--seed", "7", "--lang", "de"];
    let all = shown(&args, "1\n1\nSing\nhilfe\nende\nende\n");
    for german in
        ["Spieler (du)", "Wähle deine Aktion.", "Errungenschaften", "Symbole", "Startwert 7", "„Sing“ steht nicht"]
    {
        assert!(all.contains(german), "{german}:\n{all}");
    }
    for english in ["Choose", "Hand the", "achievements", "Icons", "What happened", "Goodbye", "castle", " the "] {
        assert!(!all.contains(english), "{english}:\n{all}");
    }
}

#[test]
fn cards_are_explained_by_their_name_in_both_languages() {
    let german = ["--seats", "Ada,greedy", "--seed", "7", "--lang", "de"];
    for typed in ["help Archery\n", "hilfe bogenschießen\n", "? ARCHERY\n"] {
        let all = shown(&german, typed);
        assert!(all.contains("Bogenschießen: Zeitalter 1, Rot"), "{typed}: {all}");
        assert!(all.contains("♜ ☼ ◇ ♜ Leitsymbol: ♜"), "{typed}: {all}");
    }
    assert!(shown(&TWO, "h archery\n").contains("Archery: age 1, red"));
    assert!(shown(&TWO, "help Monument\n").contains("six cards"));
    assert!(shown(&TWO, "help Alchemist\n").contains("There is nothing called 'Alchemist'."));
    let first = saved(&TWO, "1\n", "first");
    let card = first.lines().filter_map(|line| line.strip_prefix("A: ")).nth(1).expect("a card").to_string();
    assert!(shown(&TWO, "help 1\n").contains(&format!("{card}: age 1, ")), "a choice is explained by its number");
}

#[test]
fn the_log_tells_the_whole_game() {
    let all = shown(&TWO, &("1\n".repeat(10) + "log\n"));
    let (_, log) = all.rsplit_once("Ada> log\n").expect("the log was asked for");
    assert!(log.lines().next().is_some_and(|line| line.starts_with(" • Ada melds ")), "{log}");
    assert!(log.contains("It is greedy's turn"));
}

/// What each person was shown, from curtain to curtain.
fn acts(all: &str) -> Vec<(Seat, &str)> {
    let mut acts = Vec::new();
    for act in all.split("Hand the screen to ").skip(1) {
        let seat = Seat::new(usize::from(act.starts_with("Bert.")));
        acts.push((seat, act));
    }
    acts
}

#[test]
fn a_curtain_hides_every_hand_from_the_others() {
    let file = file("curtain");
    let args = ["--seats", "Anna,Bert", "--seed", "4"];
    // Anybody draws all the time, so nobody learns anything about the other's hand.
    let all = shown(&args, &("1\n".repeat(120) + &format!("\nsave {}\n", file.display())));
    let (before, _) = all.split_once("Hand the screen to Anna.").expect("a curtain");
    assert!(before.trim_matches(['─', '\n', ' ']).is_empty(), "nothing is shown before the first curtain: {before}");

    let record = Record::parse(&fs::read_to_string(file).expect("saved")).expect("a record");
    let game: Match<Innovation> = Match::replay(&record).expect("a sound record");
    let telling = |card: &Card| Base::cards().filter(|other| other.name().contains(card.name())).count() == 1;
    let mut choices = 0;
    let mut hidden = 0;
    for (seat, act) in acts(&all) {
        let before = game.at(choices);
        choices += act.matches("> 1\n").count();
        let other = seat.next(2);
        let (before, after) = (before.position().game(), game.at(choices));
        for card in
            before.hand(other).iter().filter(telling).filter(|&card| after.position().game().hand(other).has(card))
        {
            assert!(!act.contains(card.name()), "{seat} sees {card} of {other}:\n{act}");
            hidden += 1;
        }
        let own = before.hand(seat).iter().filter(|card| act.contains(card.name())).count();
        assert_eq!(own, before.hand(seat).len(), "{seat} sees their own hand:\n{act}");
    }
    assert_eq!(choices, game.history().len(), "every choice was made behind a curtain");
    assert!(hidden > 200, "{hidden}");
}

#[test]
fn without_a_seed_chance_decides_and_says_which_deal_it_was() {
    let bots = ["--seats", "random,random"];
    let (one, other) = (shown(&bots, ""), shown(&bots, ""));
    let seed = |text: &str| {
        let (_, after) = text.split_once("innovation, seed ").expect("the seed is told");
        after.split(':').next().expect("a seed").to_string()
    };
    let digits = |seed: &str| seed.len() == 32 && seed.bytes().all(|digit| digit.is_ascii_hexdigit());
    assert!(digits(&seed(&one)) && digits(&seed(&other)) && one != other, "{} {}", seed(&one), seed(&other));
    assert_eq!(shown(&["--seats", "random,random", "--seed", &seed(&one)], ""), one, "the seed decides everything");
    refused(&["--seed", "lucky"], "'lucky' is not a seed: that is a number below 2^64, or 32 hexadecimal digits");
}

#[test]
fn every_level_sits_down_and_casual_does_if_nobody_is_named() {
    let all = shown(&["--seed", "7"], "1\n1\n1\n1\nlog\n");
    assert!(all.contains("It is casual's turn"), "{all}");
    let seats = ["--seats", "Ada,novice,casual,veteran", "--seed", "7"];
    let all = shown(&seats, &("1\n".repeat(6) + "log\n"));
    for level in ["novice", "casual", "veteran"] {
        assert!(all.contains(&format!("{level} melds ")), "{level} has chosen a first card: {all}");
    }
    let help = Command::new(env!("CARGO_BIN_EXE_innovarium")).args(["play", "--help"]).output().expect("it starts");
    // Lines end where the terminal does.
    let help = String::from_utf8(help.stdout).expect("text").split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(help.contains("novice, beginner, apprentice, casual, skilled, strong, veteran, expert"), "{help}");
    assert!(help.contains("you,casual"), "{help}");
}
