# Three commands: play, test and soak. All need Rust, Node.js and make; they set up the rest themselves.

.PHONY: play test soak cargo

play: cargo
	@cargo xtask play

test: cargo
	@cargo xtask test

soak: cargo
	@cargo xtask soak

cargo:
	@command -v cargo >/dev/null || { echo "Rust is needed: see https://rustup.rs" >&2; exit 2; }
