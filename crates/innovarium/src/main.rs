//! The program `innovarium`. See the README for what it does; `innovarium help` lists the commands.

/// A server makes and drops many small texts on several threads; the system's allocator took a fifth of its time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> std::process::ExitCode {
    innovarium::run(innovarium::games())
}
