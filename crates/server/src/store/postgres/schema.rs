//! The tables of a server, and how those of an older program become current ones.

use tokio_postgres::Client;

use super::PROGRAM;
use crate::store::StoreError;

/// Before this version, something that is used here is missing or not tested.
const OLDEST_SERVER: u32 = 15;

/// What servers that start at the same time wait for each other by ("Inno").
const LOCK: i64 = 0x496e_6e6f;

/// The step from each version to the next; the table `innovarium` counts those done. Never change one that was
/// released.
const MIGRATIONS: [&str; 3] = [VERSION_1, VERSION_2, VERSION_3];

/// Makes or migrates the tables, all or nothing.
pub(super) async fn prepare(client: &mut Client) -> Result<(), StoreError> {
    check_server(number(client.query_one("SELECT current_setting('server_version_num')", &[]).await?.try_get(0)?)?)?;
    let change = client.transaction().await?;
    change.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await?;
    let marked: bool = change.query_one(IS_MARKED, &[]).await?.try_get(0)?;
    let tables: i64 = change.query_one(TABLES, &[]).await?.try_get(0)?;
    if tables > 0 && !marked {
        return Err(StoreError::Broken("this is a database of another program".to_owned()));
    }
    if !marked {
        change.batch_execute(MARK).await?;
    }
    let done = check_version(change.query_one("SELECT version FROM innovarium", &[]).await?.try_get(0)?)?;
    for (version, step) in (1i64..).zip(MIGRATIONS).skip(done) {
        change.batch_execute(step).await?;
        change.execute("UPDATE innovarium SET version = $1", &[&version]).await?;
    }
    Ok(change.commit().await?)
}

/// Whether it is a database of this program. An empty one is none.
pub(super) async fn check_ours(client: &Client) -> Result<(), StoreError> {
    match client.query_one(IS_MARKED, &[]).await?.try_get(0)? {
        true => Ok(()),
        false => Err(StoreError::Broken("this is not a database of Innovarium".to_owned())),
    }
}

/// As far as the server lets this user see.
pub(super) async fn check_unused(client: &Client) -> Result<(), StoreError> {
    let users: i64 = client.query_one(USERS, &[&PROGRAM]).await?.try_get(0)?;
    if users == 0 { Ok(()) } else { Err(StoreError::Broken("a server uses this database: stop it first".to_owned())) }
}

fn number(text: &str) -> Result<u32, StoreError> {
    text.parse().map_err(|_| StoreError::Broken(format!("'{text}' is not a version of PostgreSQL")))
}

/// 150004 is version 15.4.
fn check_server(number: u32) -> Result<(), StoreError> {
    match number / 10_000 {
        OLDEST_SERVER.. => Ok(()),
        older => Err(StoreError::Broken(format!("PostgreSQL {older} is too old: version {OLDEST_SERVER} is needed"))),
    }
}

/// How many migrations the database has had.
fn check_version(version: i64) -> Result<usize, StoreError> {
    let known = MIGRATIONS.len();
    usize::try_from(version).ok().filter(|version| *version <= known).ok_or_else(|| {
        let problem = format!("the database has schema version {version}, but this program knows only up to {known}");
        StoreError::Broken(problem)
    })
}

const IS_MARKED: &str = "SELECT to_regclass('innovarium') IS NOT NULL";

const USERS: &str = "SELECT count(*) FROM pg_catalog.pg_stat_activity
    WHERE datname = current_database() AND application_name = $1";

/// How many tables there are, without those of extensions.
const TABLES: &str = "SELECT count(*) FROM pg_catalog.pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') AND NOT EXISTS (
        SELECT 1 FROM pg_catalog.pg_depend WHERE objid = pg_class.oid AND deptype = 'e')";

const MARK: &str = "CREATE TABLE innovarium (version BIGINT NOT NULL); INSERT INTO innovarium VALUES (0)";

/// As the SQLite file is since its version 7, where every column is explained. Text is compared byte by byte, whatever
/// the language of the server. What belongs to a match goes with it, also what another server adds in that moment.
const VERSION_1: &str = r#"
CREATE TABLE settings (
    key TEXT COLLATE "C" PRIMARY KEY,
    value TEXT COLLATE "C" NOT NULL
);

CREATE TABLE people (
    id TEXT COLLATE "C" PRIMARY KEY,
    name TEXT COLLATE "C" NOT NULL,
    account TEXT COLLATE "C",
    account_key TEXT COLLATE "C" UNIQUE,
    password TEXT COLLATE "C",
    webhook TEXT COLLATE "C",
    created BIGINT NOT NULL,
    language TEXT COLLATE "C" NOT NULL DEFAULT 'en',
    account_look TEXT COLLATE "C",
    recovery TEXT COLLATE "C",
    operator BIGINT NOT NULL DEFAULT 0,
    address TEXT COLLATE "C",
    seen BIGINT
);
CREATE UNIQUE INDEX people_by_account_look ON people (account_look) WHERE account_look IS NOT NULL;

CREATE TABLE matches (
    id TEXT COLLATE "C" PRIMARY KEY,
    game TEXT COLLATE "C" NOT NULL,
    rules BIGINT NOT NULL,
    options TEXT COLLATE "C" NOT NULL,
    public BIGINT NOT NULL,
    time_limit BIGINT NOT NULL,
    creator TEXT COLLATE "C" NOT NULL,
    origin TEXT COLLATE "C" NOT NULL,
    created BIGINT NOT NULL,
    status TEXT COLLATE "C" NOT NULL,
    asked BIGINT NOT NULL,
    choices BIGINT NOT NULL,
    version BIGINT NOT NULL,
    moved BIGINT NOT NULL,
    outcome TEXT COLLATE "C",
    seed TEXT COLLATE "C" NOT NULL,
    seed_known BIGINT NOT NULL,
    clock TEXT COLLATE "C",
    hints TEXT COLLATE "C" NOT NULL,
    timing TEXT COLLATE "C" NOT NULL,
    deadline BIGINT
);
CREATE INDEX matches_by_creator ON matches (creator, status, id);
CREATE INDEX matches_in_public ON matches (status, moved DESC, id) WHERE public = 1;
CREATE INDEX matches_by_deadline ON matches (deadline) WHERE deadline IS NOT NULL;

CREATE TABLE seats (
    match TEXT COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    person TEXT COLLATE "C",
    name TEXT COLLATE "C" NOT NULL,
    level TEXT COLLATE "C",
    invitation TEXT COLLATE "C",
    former TEXT COLLATE "C",
    departed TEXT COLLATE "C",
    PRIMARY KEY (match, seat)
);
CREATE INDEX seats_by_person ON seats (person, match) WHERE person IS NOT NULL;
CREATE INDEX seats_by_former ON seats (former, match) WHERE former IS NOT NULL;

CREATE TABLE log (
    match TEXT COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    entry TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (match, number)
);

CREATE TABLE chat (
    match TEXT COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    seat BIGINT,
    name TEXT COLLATE "C" NOT NULL,
    text TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    note TEXT COLLATE "C",
    PRIMARY KEY (match, number)
);
CREATE INDEX chat_by_person ON chat (person);

CREATE TABLE plans (
    match TEXT COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    plan TEXT COLLATE "C" NOT NULL,
    value TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (match, seat, plan)
);

CREATE TABLE calls (
    match TEXT COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    PRIMARY KEY (match, seat)
);

CREATE TABLE sessions (
    key TEXT COLLATE "C" PRIMARY KEY,
    person TEXT COLLATE "C" NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX sessions_by_person ON sessions (person);

CREATE TABLE mutes (
    id BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    person TEXT COLLATE "C" NOT NULL,
    muted TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    UNIQUE (person, muted)
);

CREATE TABLE removals (
    match TEXT COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    person TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (match, person)
);

CREATE TABLE reports (
    id BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    reporter TEXT COLLATE "C" NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    match TEXT COLLATE "C" NOT NULL,
    chat BIGINT,
    text TEXT COLLATE "C",
    reason TEXT COLLATE "C" NOT NULL,
    note TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    closed BIGINT
);

CREATE TABLE bans (
    id BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    kind TEXT COLLATE "C" NOT NULL,
    subject TEXT COLLATE "C" NOT NULL,
    reason TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    until BIGINT,
    UNIQUE (kind, subject)
);

CREATE TABLE announcements (
    id BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    en TEXT COLLATE "C" NOT NULL,
    de TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    until BIGINT NOT NULL
);

CREATE TABLE deeds (
    number BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    at BIGINT NOT NULL,
    operator TEXT COLLATE "C" NOT NULL,
    deed TEXT COLLATE "C" NOT NULL,
    subject TEXT COLLATE "C" NOT NULL
);
"#;

/// As version 8 of the SQLite file.
const VERSION_2: &str = r#"
ALTER TABLE matches ADD COLUMN hints_agreed BIGINT NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN idle_days BIGINT NOT NULL DEFAULT 90;

CREATE TABLE pulses (
    match TEXT COLLATE "C" PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    proposals TEXT COLLATE "C" NOT NULL
);

CREATE TABLE nodes (
    node TEXT COLLATE "C" PRIMARY KEY,
    beat BIGINT NOT NULL
);

CREATE TABLE presence (
    match TEXT COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    node TEXT COLLATE "C" NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (match, node, person)
);
CREATE INDEX presence_by_node ON presence (node);

CREATE TABLE claims (
    name TEXT COLLATE "C" PRIMARY KEY,
    until BIGINT NOT NULL
);

CREATE TABLE notices (
    number BIGINT PRIMARY KEY,
    notice TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL
);
"#;

/// As version 9 of the SQLite file.
const VERSION_3: &str = r#"
CREATE TABLE component_sets (
    series TEXT COLLATE "C" NOT NULL,
    version BIGINT NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    id TEXT COLLATE "C" NOT NULL,
    owner TEXT COLLATE "C" NOT NULL,
    facts TEXT COLLATE "C" NOT NULL,
    file TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    removed BIGINT NOT NULL,
    PRIMARY KEY (series, version)
);
CREATE INDEX component_sets_by_id ON component_sets (id);
CREATE INDEX component_sets_by_owner ON component_sets (owner);
"#;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn old_servers_are_refused() {
        assert_eq!([150_000, 150_004, 170_002].map(check_server), [const { Ok(()) }; 3]);
        let Err(StoreError::Broken(problem)) = check_server(140_011) else { panic!("14 was taken") };
        assert_eq!(problem, "PostgreSQL 14 is too old: version 15 is needed");
    }
}
