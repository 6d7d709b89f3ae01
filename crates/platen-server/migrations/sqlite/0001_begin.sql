-- What happened at a table, in order: the truth. Nothing here is ever changed or taken away.
CREATE TABLE items (
    game   TEXT    NOT NULL,
    number INTEGER NOT NULL,
    at     INTEGER NOT NULL, -- milliseconds since 1970
    body   TEXT    NOT NULL,
    PRIMARY KEY (game, number)
) WITHOUT ROWID;

-- What the lists show of a table. It follows from its items.
CREATE TABLE games (
    game    TEXT    NOT NULL PRIMARY KEY,
    made    INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    stage   TEXT    NOT NULL,
    open    INTEGER NOT NULL, -- 1 if strangers find it in the list
    due     INTEGER, -- when the first time runs out
    card    TEXT    NOT NULL
) WITHOUT ROWID;
CREATE INDEX games_open ON games (stage, open, made);
CREATE INDEX games_due ON games (due);

CREATE TABLE sitters (
    game   TEXT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (person, game)
) WITHOUT ROWID;
CREATE INDEX sitters_game ON sitters (game);

CREATE TABLE people (
    person   TEXT    NOT NULL PRIMARY KEY,
    name     TEXT    NOT NULL,
    made     INTEGER NOT NULL,
    recovery TEXT    -- the hash of the code
) WITHOUT ROWID;
CREATE UNIQUE INDEX people_recovery ON people (recovery);

CREATE TABLE tokens (
    hash   TEXT    NOT NULL PRIMARY KEY,
    person TEXT    NOT NULL,
    label  TEXT    NOT NULL,
    made   INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX tokens_person ON tokens (person);

CREATE TABLE chat (
    game   TEXT    NOT NULL,
    number INTEGER NOT NULL,
    at     INTEGER NOT NULL,
    person TEXT    NOT NULL,
    name   TEXT    NOT NULL,
    text   TEXT    NOT NULL,
    PRIMARY KEY (game, number)
) WITHOUT ROWID;

CREATE TABLE secrets (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
