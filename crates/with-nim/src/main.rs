//! The program with a fourth game. Nim is the line below and the dependency; everything else of it is in its folders.

fn main() -> std::process::ExitCode {
    let mut games = innovarium::games();
    games.push(nim_kit::manifest());
    innovarium::run(games)
}
