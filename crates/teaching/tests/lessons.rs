//! What a lesson may say, with the smallest game there is.

use table::text::Language;
use table::{AnyGame, any_game};
use teaching::{Lesson, Task, check, messages, play, slug};

use nim::Nim;

const TAKING: &str = "
lesson: taking
game: nim
heaps: 1, 3, 0

step: look
tap: heap:2
expect: heaps: 1, 3, 0
step: take
point: heap:2
do: take 1 from 2
wrong: take 2 from 2
then: B: take 1 from 1
after: heaps: 0, 2, 0
step: count
position:
heaps: 1, 1, 1
answer: 2 of 3
";

fn game() -> Box<dyn AnyGame> {
    any_game::<Nim>()
}

fn lesson(script: &str) -> Lesson {
    Lesson::parse(script).expect("a lesson")
}

/// A word for every message.
fn words(lesson: &Lesson) -> String {
    messages(lesson).iter().map(|(id, _)| format!("{id} = Words.\n")).collect()
}

/// What is wrong with this script, whose words are all there.
fn problem(script: &str) -> String {
    let lesson = match Lesson::parse(script) {
        Ok(lesson) => lesson,
        Err(error) => return error.to_string(),
    };
    check(&*game(), &lesson, |_| words(&lesson)).expect_err("something is wrong")
}

#[test]
fn a_lesson_is_read_and_played_to_its_end() {
    let taking = lesson(TAKING);
    assert_eq!((taking.name.as_str(), taking.game.as_str(), taking.part.as_str()), ("taking", "nim", "basics"));
    assert_eq!(*taking.steps[0].task(), Task::Tap(vec!["heap:2".to_string()]));
    assert_eq!(*taking.steps[2].task(), Task::Answer { right: 2, of: 3 });
    let played = play(&*game(), &taking, "Zoe").expect("played");
    assert_eq!(played[0].before.names(), ["Zoe", "Ada"]);
    let lines: Vec<String> = played.iter().map(|step| step.before.scene_lines()).collect();
    let heaps = |text: &str| lines.iter().filter(|lines| lines.contains(text)).count();
    assert_eq!((heaps("heaps: 1, 3, 0"), heaps("heaps: 1, 1, 1")), (2, 1));
    assert_eq!(played[1].results[0].choice.as_deref(), Some("take 1 from 2"));
    assert_eq!(played[1].results[0].after.choices(), 2, "with what follows by itself");
    assert_eq!(check(&*game(), &taking, |_| words(&taking)), Ok(()));
}

#[test]
fn what_is_not_true_of_the_game_is_found() {
    for (said, instead, problem_is) in [
        ("expect: heaps: 1, 3, 0", "expect: heaps: 1, 1, 0", "expected 'heaps: 1, 1, 0', found '1, 3, 0'"),
        ("after: heaps: 0, 2, 0", "after: heaps: 1, 1, 0", "expected 'heaps: 1, 1, 0', found '0, 2, 0'"),
        ("do: take 1 from 2", "do: take 4 from 2", "this choice is not offered"),
        ("then: B: take 1 from 1", "then: A: take 1 from 1", "A: take 1 from 1"),
        ("wrong: take 2 from 2", "wrong: take 1 from 2", "'take 1 from 2' is right, and wrong"),
        ("wrong: take 2 from 2", "wrong: take 1 from 3", "'take 1 from 3' is not offered"),
        ("point: heap:2", "point: heap", "'heap' is not a place"),
        ("do: take 1 from 2\n", "do: take 1 from 2\ntap: heap:1\n", "a step has one kind of task"),
        ("tap: heap:2\n", "", "a step needs something to do"),
        ("step: take", "step: look", "a step has a name of its own"),
        ("answer: 2 of 3", "answer: 4 of 3", "such as '2 of 3'"),
        ("then: B", "than: B", "a step has no 'than'"),
        ("game: nim\n", "", "begins with 'lesson: name' and 'game: name'"),
        ("heaps: 1, 1, 1", "heaps: 1", "three heaps are needed"),
    ] {
        assert!(TAKING.contains(said), "{said}");
        let found = problem(&TAKING.replace(said, instead));
        assert!(found.contains(problem_is), "{instead}: {found}");
    }
}

#[test]
fn choices_that_part_need_a_new_position_afterwards() {
    let parted =
        TAKING.replace("wrong: take 2 from 2\nthen: B: take 1 from 1\nafter: heaps: 0, 2, 0", "do: take 2 from 2");
    assert_eq!(check(&*game(), &lesson(&parted), |_| words(&lesson(&parted))), Ok(()));
    let going_on = parted.replace("position:\nheaps: 1, 1, 1\n", "");
    assert!(problem(&going_on).contains("choices lead to different positions"), "{}", problem(&going_on));
}

#[test]
fn words_are_complete_short_and_alike_in_both_languages() {
    let taking = lesson(TAKING);
    let all = words(&taking);
    let checked = |english: &str, german: &str| {
        check(&*game(), &taking, |language| match language {
            Language::English => english.to_string(),
            Language::German => german.to_string(),
        })
    };
    let without = all.replace("lesson-taking-take-wrong-take-2-from-2 = Words.\n", "");
    assert_eq!(checked(&all, &without), Err("de: no text for 'lesson-taking-take-wrong-take-2-from-2'".to_string()));
    let long = all.replace("lesson-taking-look = Words.", &format!("lesson-taking-look = {}", "long ".repeat(30)));
    assert!(checked(&long, &all).is_err_and(|problem| problem.starts_with("en: 'lesson-taking-look' has 149 letters")));
    let more = format!("{all}lesson-taking-more = Words.\n");
    assert_eq!(checked(&more, &all), Err("en: 'lesson-taking-more' is said by nobody".to_string()));
    assert!(checked("lesson = {", &all).is_err());
    let mut lines: Vec<&str> = all.lines().collect();
    lines.reverse();
    assert!(checked(&all, &lines.join("\n")).is_err_and(|problem| problem.contains("same order")));
}

#[test]
fn a_choice_becomes_part_of_a_message() {
    assert_eq!(slug("meld The Wheel"), "meld-the-wheel");
    assert_eq!(slug("card:A.I."), "card-a-i");
}
