//! Standard output. Its reader may close it early (`| head`): then the program is done, and that is not a failure.

use std::fmt;
use std::io::{self, ErrorKind, Write};
use std::process;

pub fn write(text: fmt::Arguments) {
    let mut output = io::stdout().lock();
    match output.write_fmt(text).and_then(|()| output.flush()) {
        Ok(()) => {}
        Err(error) if error.kind() == ErrorKind::BrokenPipe => process::exit(0),
        Err(error) => {
            eprintln!("innovarium: cannot write to standard output: {error}");
            process::exit(2);
        }
    }
}

/// Like `println!`, which would panic if nobody reads any more.
macro_rules! say {
    ($($text:tt)*) => {
        $crate::output::write(format_args!("{}\n", format_args!($($text)*)))
    };
}
