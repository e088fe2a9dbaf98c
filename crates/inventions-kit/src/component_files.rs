//! Component files: what an owner of the box can correct.

use inventions::components::{self, ComponentError, ComponentSet};
use kit::{ComponentFile, ComponentFiles};

pub static FILES: ComponentFiles = ComponentFiles { built_in: components::BUILT_IN, install, list };

fn install(files: &[ComponentFile]) -> Result<(), String> {
    let read = |file: &ComponentFile| {
        let told = |problems: Vec<ComponentError>| {
            let more = problems.len() - 1;
            let rest = if more == 0 { String::new() } else { format!(" (and {more} more: components --check)") };
            format!("{}: {}{rest}", file.name, problems[0])
        };
        components::read(&file.text).map_err(told)
    };
    components::install(files.iter().map(read).collect::<Result<_, _>>()?);
    Ok(())
}

fn list() -> Vec<String> {
    ComponentSet::all().map(line).collect()
}

fn line(set: ComponentSet) -> String {
    let name = match &set.name {
        Some(name) => name,
        None if set.is_built_in() => "(built in)",
        None if set == ComponentSet::earlier() => "(built in earlier)",
        None => "",
    };
    let line = format!("{}  {} of {} values reconstructed  {name}", set.hash, set.reconstructed, set.values);
    line.trim_end().to_string()
}
