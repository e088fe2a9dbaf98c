//! What the database knows about itself, in SQL: every setting is text.

use super::StoreError;
use super::connection::{Connection, values};

/// The key that signs cookies: created once, so that a restart logs nobody out.
pub(super) fn secret(connection: &dyn Connection) -> Result<[u8; 32], StoreError> {
    let mut fresh = [0; 32];
    getrandom::fill(&mut fresh).map_err(|error| StoreError::Broken(format!("no randomness: {error}")))?;
    let sql = "INSERT INTO settings (key, value) VALUES ('secret', ?1) ON CONFLICT DO NOTHING";
    connection.execute(sql, &values![to_hex(&fresh)])?;
    let kept = get(connection, "secret")?.unwrap_or_default();
    from_hex(&kept).ok_or_else(|| StoreError::Broken("the secret cannot be read".to_owned()))
}

fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn from_hex(text: &str) -> Option<[u8; 32]> {
    let (pairs, []) = text.as_bytes().as_chunks::<2>() else { return None };
    let digits = pairs.iter().map(|pair| u8::from_str_radix(str::from_utf8(pair).ok()?, 16).ok());
    digits.collect::<Option<Vec<u8>>>()?.try_into().ok()
}

/// The smallest write that must reach the disk.
pub(super) fn ping(connection: &dyn Connection) -> Result<(), StoreError> {
    let sql = "INSERT INTO settings (key, value) VALUES ('pings', '1')
        ON CONFLICT (key) DO UPDATE SET value = CAST(CAST(settings.value AS BIGINT) + 1 AS TEXT)";
    connection.execute(sql, &[])?;
    Ok(())
}

fn get(connection: &dyn Connection, key: &str) -> Result<Option<String>, StoreError> {
    connection.value("SELECT value FROM settings WHERE key = ?1", &values![key])
}

pub(super) fn get_number(connection: &dyn Connection, key: &str) -> Result<Option<i64>, StoreError> {
    connection.value("SELECT CAST(value AS BIGINT) FROM settings WHERE key = ?1", &values![key])
}

pub(super) fn put_number(connection: &dyn Connection, key: &str, number: i64) -> Result<(), StoreError> {
    let sql =
        "INSERT INTO settings (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = excluded.value";
    connection.execute(sql, &values![key, number.to_string()])?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_text_of_one_form() {
        let secret: [u8; 32] = std::array::from_fn(|index| index as u8 * 8);
        assert_eq!(from_hex(&to_hex(&secret)), Some(secret));
        for odd in ["", "00", &"0".repeat(63), &"0".repeat(66), &"x".repeat(64), &"é".repeat(32)] {
            assert_eq!(from_hex(odd), None, "{odd}");
        }
    }
}
