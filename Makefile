# Five commands: play, test, soak, cluster and python. All need Rust and make, the last Python, the others Node.js; they
# set up the rest themselves.

.PHONY: play test soak cluster python cargo

play: cargo
	@cargo xtask play

test: cargo
	@cargo xtask test

soak: cargo
	@cargo xtask soak

cluster: cargo
	@cargo xtask cluster

python: cargo
	@cargo xtask python

cargo:
	@command -v cargo >/dev/null || { echo "Rust is needed: see https://rustup.rs" >&2; exit 2; }
