//! The manifest is whole.

#[test]
fn the_manifest_is_of_one_game_and_its_words_are_complete() {
    assert_eq!(kit::check(&inventions_kit::manifest()), Ok(()));
}

/// `make soak` looks at as many other worlds as the search that found them.
#[test]
fn every_puzzle_is_solved_as_it_says_and_there_are_enough() {
    let puzzles = kit::check_puzzles(&inventions_kit::manifest(), testkit::volume::of(2, 32)).expect("they are right");
    assert!(puzzles >= 50, "only {puzzles}");
}

#[test]
fn every_reason_has_words_and_no_words_are_left_over() {
    for language in table::text::Language::ALL {
        assert_eq!(kit::check_reasons(&inventions_kit::manifest(), &[], language), Ok(Vec::new()));
    }
}
