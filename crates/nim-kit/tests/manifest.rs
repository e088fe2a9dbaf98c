//! The manifest is whole.

#[test]
fn the_manifest_is_of_one_game_and_its_words_are_complete() {
    assert_eq!(kit::check(&nim_kit::manifest()), Ok(()));
}
