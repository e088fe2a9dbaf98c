//! Passwords and recovery codes.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::task::spawn_blocking;

use crate::refusal::{Answer, Code, Refusal};

/// Without letters that are taken for others.
const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// The letters of a recovery code: 120 bits, which nobody can guess.
const LENGTH: usize = 24;
/// Between two dashes.
const GROUP: usize = 4;

/// Hashing takes long on purpose, so it runs on another thread.
pub async fn hash(password: String) -> Answer<String> {
    let hashing =
        spawn_blocking(move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string()));
    hashing.await.map_err(broken)?.map_err(broken)
}

/// Whether the password fits the hash. For an account that does not exist the same work is done, so that the time
/// reveals nothing.
pub async fn fits(password: String, hash: Option<String>) -> Answer<bool> {
    let verifying = spawn_blocking(move || match hash.as_deref().and_then(|hash| PasswordHash::new(hash).ok()) {
        Some(hash) => Argon2::default().verify_password(password.as_bytes(), &hash).is_ok(),
        None => {
            drop(Argon2::default().hash_password(password.as_bytes()));
            false
        }
    });
    verifying.await.map_err(broken)
}

fn broken(error: impl std::fmt::Display) -> Refusal {
    tracing::error!(%error, "hashing failed");
    Refusal::new(Code::Internal)
}

/// As its owner writes it down: `K7QF-2M9X-...`.
pub fn new_code() -> String {
    let mut bytes = [0; LENGTH];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    let letters: Vec<u8> = bytes.iter().map(|byte| LETTERS[*byte as usize % LETTERS.len()]).collect();
    let groups: Vec<&str> = letters.chunks(GROUP).map(|group| str::from_utf8(group).expect("ASCII")).collect();
    groups.join("-")
}

/// A code is random, so it needs no slow hash. Case, dashes and spaces make no difference, nor do letters that are
/// taken for others.
pub fn code_hash(code: &str) -> String {
    let read = |c: char| match c.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    };
    let letters: String = code.chars().filter(|c| !c.is_whitespace() && *c != '-').map(read).collect();
    blake3::hash(letters.as_bytes()).to_hex().to_string()
}

/// Whether this is the code with the stored hash; the time of the comparison reveals nothing.
pub fn code_fits(code: &str, stored: &str) -> bool {
    blake3::hash(code_hash(code).as_bytes()) == blake3::hash(stored.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_differ_and_are_read_as_people_write_them() {
        let (one, other) = (new_code(), new_code());
        assert_eq!(one.len(), 29);
        assert!(code_fits(&one, &code_hash(&one)) && !code_fits(&other, &code_hash(&one)));
        let sloppy = one.to_lowercase().replace('-', " ").replace('0', "o").replace('1', "l");
        assert!(code_fits(&sloppy, &code_hash(&one)), "{sloppy}");
        assert!(!code_fits("", &code_hash(&one)));
    }
}
