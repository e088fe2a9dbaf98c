# Four commands: play, test, soak and cluster. All need Rust, Node.js and make; they set up the rest themselves.

.PHONY: play test soak cluster cargo

play: cargo
	@cargo xtask play

test: cargo
	@cargo xtask test

soak: cargo
	@cargo xtask soak

cluster: cargo
	@cargo xtask cluster

cargo:
	@command -v cargo >/dev/null || { echo "Rust is needed: see https://rustup.rs" >&2; exit 2; }
