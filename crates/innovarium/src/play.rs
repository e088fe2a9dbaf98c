use crate::arguments::Play;
use crate::{Done, Shelf};

pub fn run(_: &Shelf, _: &Play) -> Done {
    Ok(())
}
