-- A file as the first version of the store made it, with something in every table.
CREATE TABLE settings (
    key TEXT NOT NULL PRIMARY KEY,
    value ANY NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE people (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    account TEXT,
    account_key TEXT UNIQUE,
    password TEXT,
    epoch INTEGER NOT NULL,
    webhook TEXT,
    created INTEGER NOT NULL
) STRICT;
CREATE TABLE matches (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    options TEXT NOT NULL,
    seed INTEGER NOT NULL,
    public INTEGER NOT NULL,
    time_limit INTEGER NOT NULL,
    creator TEXT NOT NULL,
    origin TEXT NOT NULL,
    created INTEGER NOT NULL,
    status TEXT NOT NULL,
    asked INTEGER NOT NULL,
    choices INTEGER NOT NULL,
    version INTEGER NOT NULL,
    moved INTEGER NOT NULL,
    outcome TEXT
) STRICT;
CREATE INDEX matches_by_creator ON matches (creator, status, id);
CREATE INDEX matches_in_public ON matches (status, moved DESC, id) WHERE public = 1;

CREATE TABLE seats (
    match TEXT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    person TEXT,
    name TEXT NOT NULL,
    level TEXT,
    invitation TEXT,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_person ON seats (person, match) WHERE person IS NOT NULL;

CREATE TABLE log (
    match TEXT NOT NULL REFERENCES matches (id),
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (match, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    match TEXT NOT NULL REFERENCES matches (id),
    number INTEGER NOT NULL,
    person TEXT NOT NULL,
    seat INTEGER,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (match, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE plans (
    match TEXT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    plan TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (match, seat, plan)
) STRICT, WITHOUT ROWID;

INSERT INTO settings (key, value) VALUES ('secret', zeroblob(32));
INSERT INTO people (id, name, epoch, created) VALUES ('p1', 'Ada', 3, 5);
INSERT INTO people (id, name, account, account_key, password, epoch, created)
    VALUES ('p2', 'Ida', 'Ida', 'ida', 'a hash', 3, 6);
INSERT INTO matches VALUES
    ('old', 'innovation', 1, '', 102, 1, 0, 'p1', 'played', 5, 'running', 1, 1, 2, 6, NULL),
    ('high', 'innovation', 1, '', -6, 0, 0, 'p1', 'played', 5, 'waiting', 0, 0, 0, 5, NULL),
    ('fork', 'innovation', 1, '', 0, 0, 0, 'p1', 'forked', 5, 'running', 1, 0, 1, 5, NULL),
    ('over', 'innovation', 1, '', 3, 0, 0, 'p1', 'played', 5, 'finished', 0, 0, 1, 5, NULL);
INSERT INTO seats VALUES
    ('old', 0, 'person', 'p1', 'Ada', NULL, NULL),
    ('old', 1, 'bot', NULL, 'Casual', 'casual', NULL);
INSERT INTO log VALUES
    ('old', 0, 5, '{"kind":"begin"}'),
    ('old', 1, 6, '{"kind":"choice","seat":1,"choice":"Oars"}');
INSERT INTO chat VALUES ('old', 0, 'p1', 0, 'Ada', 'Hello', 7);
INSERT INTO plans VALUES ('old', 0, 'share', 'always');
PRAGMA application_id = 0x496e6e6f;
PRAGMA user_version = 1;
