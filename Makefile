# Two commands: play and test. Both need Rust, Node.js and make; they set up the rest themselves.

.PHONY: play test cargo

play: cargo
	@cargo xtask play

test: cargo
	@cargo xtask test

cargo:
	@command -v cargo >/dev/null || { echo "Rust is needed: see https://rustup.rs" >&2; exit 2; }
