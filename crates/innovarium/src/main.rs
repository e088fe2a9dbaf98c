//! The program `innovarium`. See the README for what it does; `innovarium help` lists the commands.

fn main() -> std::process::ExitCode {
    innovarium::run(innovarium::games())
}
