//! The Python package: a virtual environment of its own below target/, the wheel, and the tests in Python.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::tests::Volume;
use crate::{Done, Failure, cargo, debian, root, run, run_quietly};

/// What the tests need; only the first is needed by the package itself.
const TESTED_WITH: [&str; 6] = ["numpy", "gymnasium", "pettingzoo", "pytest", "mypy", "matplotlib"];
const BUILT_WITH: &str = "maturin";
/// What the example that trains a network needs: 600 MB, and so not in every test.
const TRAINED_WITH: [&str; 2] = ["jax", "ray"];

fn package() -> PathBuf {
    root().join("crates/python")
}

fn folder() -> PathBuf {
    root().join("target/python")
}

/// A Python with packages of its own.
pub struct Environment(PathBuf);

impl Environment {
    fn python(&self) -> Command {
        Command::new(self.0.join("bin/python"))
    }

    fn install(&self, packages: &[&str]) -> Done {
        let pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"];
        run_quietly(self.python().args(pip).args(packages))
    }

    fn pytest(&self, folder: &Path, volume: Volume) -> Done {
        let mut python = self.python();
        // The package that is tested must not be hidden by the folder of its sources.
        python.args(["-m", "pytest", "-q", "-p", "no:cacheprovider"]).arg(package().join("tests")).current_dir(folder);
        volume.tell(&mut python);
        run(&mut python)
    }
}

/// The environment with all that the tests need. Without Python the tests in Python are left out; on machines that
/// nobody watches (CI) that is a failure.
pub fn environment() -> Done<Option<Environment>> {
    match prepared("tests", &TESTED_WITH) {
        Ok(environment) => Ok(Some(environment)),
        Err(Failure(problem)) if env::var_os("CI").is_none() => {
            println!("without the tests in Python, which need Python 3.11 or newer with venv and pip: {problem}");
            Ok(None)
        }
        Err(failure) => Err(failure),
    }
}

fn prepared(name: &str, packages: &[&str]) -> Done<Environment> {
    let place = folder().join(name);
    let environment = Environment(place.clone());
    // Written last: whatever was interrupted begins anew.
    let (done, list) = (place.join("packages"), packages.join("\n"));
    if fs::read_to_string(&done).is_ok_and(|installed| installed == list) {
        return Ok(environment);
    }
    create(&place).or_else(|_| {
        println!("no Python that makes virtual environments found: installing Debian's");
        debian::install(&["python3-venv"])?;
        create(&place)
    })?;
    let version = "import sys; sys.exit(sys.version_info < (3, 11))";
    run_quietly(environment.python().args(["-c", version])).map_err(|_| Failure("this Python is too old".into()))?;
    environment.install(packages)?;
    fs::write(&done, list).map_err(|error| Failure(format!("{}: {error}", done.display())))?;
    Ok(environment)
}

fn create(place: &Path) -> Done {
    run_quietly(Command::new("python3").args(["-m", "venv", "--clear"]).arg(place))
}

/// The tests with the library that cargo has compiled for the tests in Rust: no wheel is built, nothing is compiled
/// twice.
pub fn test(environment: &Environment, volume: Volume) -> Done {
    run(cargo().args(["build", "--quiet", "--workspace", "--lib"]))?;
    let place = folder().join("package");
    let copied = copy(&package().join("python/innovarium"), &place.join("innovarium"));
    let library = root().join("target/debug/lib_native.so");
    let copied = copied.and_then(|()| fs::copy(&library, place.join("innovarium/_native.abi3.so")));
    copied.map_err(|error| Failure(format!("{}: {error}", place.display())))?;
    environment.pytest(&place, volume)
}

fn copy(from: &Path, to: &Path) -> std::io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        if entry.file_type()?.is_file() {
            fs::copy(entry.path(), to.join(entry.file_name()))?;
        }
    }
    Ok(())
}

/// Builds the wheel as it is given to others, installs it into an environment, and tests it there.
pub fn make() -> Done {
    let mut packages = TESTED_WITH.to_vec();
    packages.push(BUILT_WITH);
    packages.extend(TRAINED_WITH);
    println!("Preparing a virtual environment below target/python.");
    let environment = prepared("wheel", &packages)?;
    println!("Building the wheel; the first time this takes some minutes.");
    let wheels = folder().join("wheels");
    if wheels.exists() {
        fs::remove_dir_all(&wheels).map_err(|error| Failure(format!("{}: {error}", wheels.display())))?;
    }
    let mut maturin = environment.python();
    maturin.args(["-m", "maturin", "build", "--release", "--out"]).arg(&wheels).current_dir(package());
    run(&mut maturin)?;
    let found = fs::read_dir(&wheels).ok().and_then(|mut files| files.next()?.ok());
    let wheel = found.ok_or_else(|| Failure("no wheel was built".into()))?.path();
    let wheel = wheel.to_string_lossy();
    environment.install(&["--force-reinstall", "--no-deps", &wheel])?;
    environment.pytest(&folder(), Volume::Usual)?;
    println!("The wheel: {wheel}\nTo try it: target/python/wheel/bin/python -c 'import innovarium'");
    Ok(())
}
