//! How much of the same a test does: as much as finds most mistakes for every change, and more by `make soak`.

use std::env;

/// One number for every change, the other for `make soak`.
pub fn of(usual: usize, soak: usize) -> usize {
    if env::var_os("SOAK").is_some() { soak } else { usual }
}
