//! Scenes of the example game: what the reader accepts and what it refuses.

use nim::Nim;
use table::scene;

fn play(text: &str) -> Result<String, String> {
    let scenes = scene::parse(text).map_err(|error| error.to_string())?;
    scene::play::<Nim>(&scenes[0]).map(|played| played.position).map_err(|error| error.to_string())
}

#[test]
fn a_scene_plays_and_prints_its_position() {
    let text = "scene: one stone each # a comment\nheaps: 1, 1, 2\nplay:\nA: take 2 from 3\nB: take 1 from 1\n\
                expect:\nwinner: A by last-stone\n";
    assert_eq!(play(text), Ok("seats: 2\noptions: \nheaps: 0, 0, 0\n# winner: A by last-stone\n".into()));
    let text = "scene: s\nheaps: 1, 2, 2\nplay:\nA: take 1 from 1\nexpect:\nheaps: 0, 2, 2\n\
                asked: B take 1 from 2, take 2 from 2, take 1 from 3, take 2 from 3\nrunning: yes\n";
    assert_eq!(play(text), Ok("seats: 2\noptions: \nheaps: 0, 2, 2\n".into()));
}

#[test]
fn a_scene_that_is_wrong_says_where() {
    let cases = [
        ("heaps: 1, 2, 3", "line 1: a file of scenes begins with 'scene: title'"),
        ("scene: s\nnonsense", "line 2: 'nonsense' is not of the form 'key: value'"),
        ("scene: s\nheaps: 1", "line 2: three heaps are needed"),
        ("scene: s\nseats: 5", "line 2: nim is not played by 5"),
        ("scene: s\noptions: x=1", "line 2: unknown option 'x': this game has no options"),
        ("scene: s\nheaps: 1, 2, 3\nplay:\nA: dance", "line 4: 'dance' is not a choice of this game"),
        ("scene: s\nheaps: 1, 2, 3\nplay:\nQ: take 1 from 1", "line 4: there is no seat 'Q'"),
        ("scene: s\nheaps: 1, 2, 3\nplay:\nB: take 1 from 1", "line 4: B: take 1 from 1: B is not asked"),
        ("scene: s\nheaps: 1, 2, 3\nplay:\nA: take 2 from 1", "line 4: A: take 2 from 1: this choice is not offered"),
        ("scene: s\nheaps: 1, 2, 3\nexpect:\nheaps: 3, 2, 1", "line 4: expected 'heaps: 3, 2, 1', found '1, 2, 3'"),
        ("scene: s\nheaps: 1, 2, 3\nexpect:\nwinner: A by last-stone", "line 4: the game is not over"),
    ];
    for (text, expected) in cases {
        let error = play(text).expect_err(expected);
        assert!(error.starts_with(expected), "'{error}' should begin '{expected}'");
    }
}
