# Two commands: play and test. Both need Rust (with cargo) and make; they set up the rest themselves.

.PHONY: play test

play: cargo
	cargo run --release --quiet -p innovarium -- play innovation --seats you,greedy,greedy

test: cargo
	cargo fmt --check
	cargo clippy --workspace --all-targets --quiet -- -D warnings
	cargo test --workspace --quiet

.PHONY: cargo
cargo:
	@command -v cargo >/dev/null || { echo "Rust is needed: see https://rustup.rs" >&2; exit 2; }
