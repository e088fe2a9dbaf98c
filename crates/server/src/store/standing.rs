//! What still stands of a match's log. Whoever changes their mind again and again makes a log long, but what was taken
//! back is not even parsed.

use super::connection::{Connection, values};
use super::{LogEntry, StoreError};

#[derive(Clone, Debug, PartialEq)]
pub struct StandingLog {
    pub begun: bool,
    /// Who was asked when it was closed, one bit per seat.
    pub closed: Option<u8>,
    /// The choices that were not taken back: the seat, the choice and the hash after it.
    pub choices: Vec<(u8, String, Option<u64>)>,
    /// The number of choices after each version; its length is the version plus one.
    pub choices_at: Vec<usize>,
    /// The last version that took something back.
    pub last_undo: usize,
}

/// How the texts of most rows begin.
const CHOICE: &str = r#"{"kind":"choice","#;
const UNDO: &str = r#"{"kind":"undo","to":"#;

pub(super) fn read(connection: &dyn Connection, id: &str) -> Result<StandingLog, StoreError> {
    let sql = "SELECT entry FROM log WHERE match = ?1 ORDER BY number";
    let mut reading = Reading::new();
    connection.query(sql, &values![id], &mut |row| reading.take(row.get::<String>("entry")?))?;
    reading.finish()
}

impl StandingLog {
    pub fn version(&self) -> u32 {
        (self.choices_at.len() - 1) as u32
    }

    /// From the texts of all rows.
    pub fn of<'a>(texts: impl IntoIterator<Item = &'a str>) -> Result<StandingLog, StoreError> {
        let mut reading = Reading::new();
        texts.into_iter().try_for_each(|text| reading.take(text))?;
        reading.finish()
    }
}

struct Reading {
    log: StandingLog,
    /// The texts of the choices that stand so far.
    standing: Vec<String>,
}

impl Reading {
    fn new() -> Reading {
        let log = StandingLog { begun: false, closed: None, choices: Vec::new(), choices_at: vec![0], last_undo: 0 };
        Reading { log, standing: Vec::new() }
    }

    fn take<T: AsRef<str> + Into<String>>(&mut self, entry: T) -> Result<(), StoreError> {
        let text = entry.as_ref();
        let undo = text.strip_prefix(UNDO).and_then(|rest| rest.strip_suffix('}')?.parse().ok());
        match undo {
            _ if text.starts_with(CHOICE) => self.standing.push(entry.into()),
            Some(to) => self.take_back(to),
            None => match parse(text)? {
                LogEntry::Choice { .. } => self.standing.push(entry.into()),
                LogEntry::Undo { to } => self.take_back(to as usize),
                LogEntry::Begin => self.log.begun = true,
                LogEntry::Close { asked, .. } | LogEntry::End { asked, .. } => self.log.closed = Some(asked),
                LogEntry::Seat { .. } => {}
            },
        }
        self.log.choices_at.push(self.standing.len());
        Ok(())
    }

    fn take_back(&mut self, to: usize) {
        self.standing.truncate(to);
        self.log.last_undo = self.log.choices_at.len();
    }

    fn finish(mut self) -> Result<StandingLog, StoreError> {
        for text in &self.standing {
            let LogEntry::Choice { seat, choice, hash } = parse(text)? else {
                return Err(StoreError::Broken(format!("'{text}' is not a choice")));
            };
            self.log.choices.push((seat, choice, hash));
        }
        Ok(self.log)
    }
}

fn parse(text: &str) -> Result<LogEntry, StoreError> {
    serde_json::from_str(text).map_err(|error| StoreError::Broken(format!("a row of a log: {error}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_read_however_they_are_written() {
        let texts = [
            r#"{"kind":"begin"}"#,
            r#"{"kind":"choice","seat":0,"choice":"a","hash":7}"#,
            r#"{ "choice": "b", "seat": 1, "kind": "choice" }"#,
            r#"{"kind":"seat","seat":1}"#,
            r#"{"kind":"undo","to":1}"#,
            r#"{"to": 1, "kind": "undo"}"#,
            r#"{"kind":"choice","seat":1,"choice":"c"}"#,
            r#"{"kind":"close","rules":2,"asked":3}"#,
        ];
        let log = StandingLog::of(texts).expect("a log");
        let choices = vec![(0, "a".to_string(), Some(7)), (1, "c".to_string(), None)];
        let choices_at = vec![0, 0, 1, 2, 2, 1, 1, 2, 2];
        assert_eq!(log, StandingLog { begun: true, closed: Some(3), choices, choices_at, last_undo: 6 });
    }

    #[test]
    fn what_was_taken_back_is_not_even_parsed() {
        let broken = r#"{"kind":"choice",broken"#;
        let log = StandingLog::of([r#"{"kind":"begin"}"#, broken, r#"{"kind":"undo","to":0}"#]).expect("a log");
        assert_eq!((log.choices.len(), log.choices_at), (0, vec![0, 0, 1, 0]));
        assert!(matches!(StandingLog::of([broken]), Err(StoreError::Broken(_))));
    }

    #[test]
    fn a_row_that_cannot_be_read_is_an_error() {
        for broken in ["", "{}", r#"{"kind":"choice","seat":"#, r#"{"kind":"undo","to":-1}"#, r#"{"kind":"wish"}"#] {
            assert!(matches!(StandingLog::of([broken]), Err(StoreError::Broken(_))), "{broken}");
        }
    }
}
