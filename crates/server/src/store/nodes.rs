//! What several servers on one database know of each other, in SQL.

use super::connection::{Connection, Value, values};
use super::{Backend, Store, StoreError};

/// How far a match is, for whoever wants to know whether something has changed.
#[derive(Clone, Debug, PartialEq)]
pub struct Pulse {
    pub version: u32,
    /// Counts changes of everything that is not in the log.
    pub number: i64,
    /// What players have proposed; empty: nothing.
    pub proposals: String,
}

/// Nobody needs to know for longer what a server was, or what it noticed. In milliseconds of uptime.
const KEPT: i64 = 60 * 60 * 1000;

impl Store {
    /// How far a match is; none if there is no such match.
    pub async fn pulse(&self, id: &str) -> Result<Option<Pulse>, StoreError> {
        self.read(id, pulse).await
    }

    /// Id, version and pulse of those that exist.
    pub async fn pulses(&self, ids: Vec<String>) -> Result<Vec<(String, u32, i64)>, StoreError> {
        self.query(move |connection| pulses(connection, &ids)).await
    }

    /// Something has changed that is not in the log. NotFound if the match does not exist.
    pub async fn touch(&self, id: &str) -> Result<(), StoreError> {
        let id = id.to_owned();
        match &self.backend {
            Backend::Sqlite(_) => self.write(move |connection| touch(connection, &id)).await,
            Backend::Postgres(postgres) => {
                self.written(postgres.write_once(TOUCH, vec![Value::Text(id.into())]).await).map(drop)
            }
        }
    }

    /// What players propose, which adds one to the pulse. Taken if the pulse is not the one that was known.
    pub async fn set_proposals(&self, id: &str, proposals: String, known: i64) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |connection| set_proposals(connection, &id, &proposals, known)).await
    }

    /// The server lives at this uptime; answers how many were heard of `since`.
    pub async fn note_node(&self, node: &str, beat: i64, since: i64) -> Result<usize, StoreError> {
        let node = node.to_owned();
        self.write(move |connection| note_node(connection, &node, beat)).await?;
        self.query(move |connection| live_nodes(connection, since)).await
    }

    /// The server ends, and nobody is connected to it any more.
    pub async fn forget_node(&self, node: &str) -> Result<(), StoreError> {
        let node = node.to_owned();
        self.write(move |connection| forget_node(connection, &node)).await
    }

    /// Who of the match's players is connected to a server. NotFound if the match does not exist.
    pub async fn set_presence(&self, id: &str, node: &str, people: Vec<String>) -> Result<(), StoreError> {
        let (id, node) = (id.to_owned(), node.to_owned());
        self.write(move |connection| set_presence(connection, &id, &node, &people)).await
    }

    /// Who is connected to other servers than this, if they were heard of since then.
    pub async fn presence(&self, id: &str, but: &str, since: i64) -> Result<Vec<String>, StoreError> {
        let (id, but) = (id.to_owned(), but.to_owned());
        self.query(move |connection| presence(connection, &id, &but, since)).await
    }

    /// Looks after something until that uptime. Taken if another server does.
    pub async fn claim(&self, name: &str, now: i64, until: i64) -> Result<(), StoreError> {
        let name = name.to_owned();
        self.write(move |connection| claim(connection, &name, now, until)).await
    }

    /// Tells all servers something, in an order that is the same for all.
    pub async fn add_notice(&self, notice: String, at: i64) -> Result<(), StoreError> {
        loop {
            let notice = notice.clone();
            match self.write(move |connection| add_notice(connection, &notice, at)).await {
                // Another server has just told something.
                Err(StoreError::Taken) => continue,
                done => return done,
            }
        }
    }

    pub async fn last_notice(&self) -> Result<i64, StoreError> {
        self.query(last_notice).await
    }

    /// The number and the text of each.
    pub async fn notices_since(&self, number: i64) -> Result<Vec<(i64, String)>, StoreError> {
        self.query(move |connection| notices_since(connection, number)).await
    }

    /// Some of the matches in which a bot is asked, somebody plays, and nothing has moved since that date.
    pub async fn left_behind(&self, before: i64) -> Result<Vec<String>, StoreError> {
        self.query(move |connection| left_behind(connection, before)).await
    }

    /// The numbers of the lines of a chat that were deleted.
    pub async fn deleted_lines(&self, id: &str) -> Result<Vec<u32>, StoreError> {
        self.read(id, deleted_lines).await
    }
}

pub(super) fn pulse(connection: &dyn Connection, id: &str) -> Result<Option<Pulse>, StoreError> {
    let sql = "SELECT version, coalesce(number, 0) AS number, coalesce(proposals, '') AS proposals
        FROM matches LEFT JOIN pulses ON match = id WHERE id = ?1";
    connection.row(sql, &values![id], |row| {
        Ok(Pulse { version: row.get("version")?, number: row.get("number")?, proposals: row.get("proposals")? })
    })
}

/// Id, version and pulse of those that exist.
pub(super) fn pulses(connection: &dyn Connection, ids: &[String]) -> Result<Vec<(String, u32, i64)>, StoreError> {
    let sql = "SELECT id, version, coalesce(number, 0) AS number
        FROM matches LEFT JOIN pulses ON match = id WHERE id = ?1";
    let sets: Vec<Vec<_>> = (0..ids.len()).map(|number| values![ids[number]].to_vec()).collect();
    let mut found = Vec::new();
    connection.query_each(sql, &sets, &mut |_, row| {
        found.push((row.get("id")?, row.get("version")?, row.get("number")?));
        Ok(())
    })?;
    Ok(found)
}

const TOUCH: &str = "INSERT INTO pulses (match, number, proposals) VALUES (?1, 1, '')
    ON CONFLICT (match) DO UPDATE SET number = pulses.number + 1";

/// NotFound if the match does not exist.
pub(super) fn touch(connection: &dyn Connection, id: &str) -> Result<(), StoreError> {
    connection.execute(TOUCH, &values![id])?;
    Ok(())
}

/// Taken if the pulse is not the one that was known.
pub(super) fn set_proposals(
    connection: &dyn Connection,
    id: &str,
    proposals: &str,
    known: i64,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO pulses (match, number, proposals) VALUES (?1, ?4, ?2)
        ON CONFLICT (match) DO UPDATE SET number = excluded.number, proposals = excluded.proposals
        WHERE pulses.number = ?3";
    taken_if_unchanged(connection.execute(sql, &values![id, proposals, known, known + 1])?)
}

fn taken_if_unchanged(changed: usize) -> Result<(), StoreError> {
    if changed == 0 { Err(StoreError::Taken) } else { Ok(()) }
}

/// The server lives.
pub(super) fn note_node(connection: &dyn Connection, node: &str, beat: i64) -> Result<(), StoreError> {
    let sql = "INSERT INTO nodes (node, beat) VALUES (?1, ?2) ON CONFLICT (node) DO UPDATE SET beat = excluded.beat";
    connection.execute(sql, &values![node, beat])?;
    let forgotten: Vec<String> = connection.column("SELECT node FROM nodes WHERE beat < ?1", &values![beat - KEPT])?;
    forgotten.iter().try_for_each(|node| forget_node(connection, node))
}

/// How many were heard of since then.
pub(super) fn live_nodes(connection: &dyn Connection, since: i64) -> Result<usize, StoreError> {
    let nodes: Vec<String> = connection.column("SELECT node FROM nodes WHERE beat >= ?1", &values![since])?;
    Ok(nodes.len())
}

pub(super) fn forget_node(connection: &dyn Connection, node: &str) -> Result<(), StoreError> {
    connection.execute("DELETE FROM presence WHERE node = ?1", &values![node])?;
    connection.execute("DELETE FROM nodes WHERE node = ?1", &values![node])?;
    Ok(())
}

/// Who of the match's players is connected to the server.
pub(super) fn set_presence(
    connection: &dyn Connection,
    id: &str,
    node: &str,
    people: &[String],
) -> Result<(), StoreError> {
    connection.execute("DELETE FROM presence WHERE match = ?1 AND node = ?2", &values![id, node])?;
    let sql = "INSERT INTO presence (match, node, person) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING";
    let sets: Vec<Vec<_>> = (0..people.len()).map(|number| values![id, node, people[number]].to_vec()).collect();
    connection.execute_each(sql, &sets)
}

/// Who is connected to other servers that live.
pub(super) fn presence(
    connection: &dyn Connection,
    id: &str,
    but: &str,
    since: i64,
) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT DISTINCT person FROM presence JOIN nodes ON nodes.node = presence.node
        WHERE match = ?1 AND nodes.node <> ?2 AND beat >= ?3 ORDER BY person";
    connection.column(sql, &values![id, but, since])
}

/// Taken if another server has claimed this until later than now.
pub(super) fn claim(connection: &dyn Connection, name: &str, now: i64, until: i64) -> Result<(), StoreError> {
    connection.execute("DELETE FROM claims WHERE until < ?1", &values![now - KEPT])?;
    let sql = "INSERT INTO claims (name, until) VALUES (?1, ?3)
        ON CONFLICT (name) DO UPDATE SET until = excluded.until WHERE claims.until <= ?2";
    taken_if_unchanged(connection.execute(sql, &values![name, now, until])?)
}

/// Taken if another server has added one at the same time; the next try gets the next number. So numbers are never seen
/// out of their order.
pub(super) fn add_notice(connection: &dyn Connection, notice: &str, at: i64) -> Result<(), StoreError> {
    let number = last_notice(connection)? + 1;
    let sql = "INSERT INTO notices (number, notice, at) VALUES (?1, ?2, ?3)";
    connection.execute(sql, &values![number, notice, at])?;
    connection.execute("DELETE FROM notices WHERE at < ?1 AND number < ?2", &values![at - KEPT, number])?;
    Ok(())
}

pub(super) fn last_notice(connection: &dyn Connection) -> Result<i64, StoreError> {
    Ok(connection.value("SELECT coalesce(max(number), 0) FROM notices", &[])?.unwrap_or(0))
}

pub(super) fn notices_since(connection: &dyn Connection, number: i64) -> Result<Vec<(i64, String)>, StoreError> {
    let sql = "SELECT number, notice FROM notices WHERE number > ?1 ORDER BY number";
    connection.rows(sql, &values![number], |row| Ok((row.get("number")?, row.get("notice")?)))
}

/// Matches in which a bot is asked, somebody plays, and nothing has moved since that date.
pub(super) fn left_behind(connection: &dyn Connection, before: i64) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT id FROM matches WHERE status = 'running' AND moved < ?1
        AND EXISTS (SELECT 1 FROM seats WHERE match = id AND kind = 'bot' AND (asked >> CAST(seat AS INTEGER)) & 1 = 1)
        AND EXISTS (SELECT 1 FROM seats WHERE match = id AND kind IN ('person', 'device'))
        ORDER BY moved LIMIT 100";
    connection.column(sql, &values![before])
}

pub(super) fn deleted_lines(connection: &dyn Connection, id: &str) -> Result<Vec<u32>, StoreError> {
    let sql = "SELECT number FROM chat WHERE match = ?1 AND text = '' AND note IS NULL ORDER BY number";
    connection.column(sql, &values![id])
}
