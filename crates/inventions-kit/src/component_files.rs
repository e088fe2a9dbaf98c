//! Component files: what an owner of the box can correct.

use inventions::components::{self, ComponentSet, Components};
use kit::{ComponentFile, ComponentFiles};
use table::SetProblem;

pub static FILES: ComponentFiles = ComponentFiles { built_in: components::BUILT_IN, install, check, list };

fn install(files: &[ComponentFile]) -> Result<(), String> {
    let read = |file: &ComponentFile| {
        let told = |problems: Vec<SetProblem>| {
            let more = problems.len() - 1;
            let rest = if more == 0 { String::new() } else { format!(" (and {more} more: components --check)") };
            format!("{}: {}{rest}", file.name, problems[0])
        };
        components::read(&file.text).map_err(told)
    };
    components::install(files.iter().map(read).collect::<Result<_, _>>()?);
    Ok(())
}

fn check(text: &str) -> Result<String, Vec<String>> {
    let told = |problems: Vec<SetProblem>| problems.iter().map(SetProblem::to_string).collect();
    components::read(text).map(|set| line(&set, "")).map_err(told)
}

fn list() -> Vec<String> {
    let known = |set: ComponentSet| match set {
        set if set.is_built_in() => line(set.facts(), "(built in)"),
        set if set == ComponentSet::earlier() => line(set.facts(), "(built in earlier)"),
        set => line(set.facts(), ""),
    };
    ComponentSet::all().map(known).collect()
}

fn line(set: &Components, unnamed: &str) -> String {
    let name = set.name.as_deref().unwrap_or(unnamed);
    let line = format!("{}  {} of {} values reconstructed  {name}", set.hash, set.reconstructed, set.values);
    line.trim_end().to_string()
}
