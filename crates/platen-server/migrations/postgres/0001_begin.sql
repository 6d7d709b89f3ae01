-- What happened at a table, in order: the truth. Nothing here is ever changed or taken away.
CREATE TABLE items (
    game   TEXT   NOT NULL,
    number BIGINT NOT NULL,
    at     BIGINT NOT NULL, -- milliseconds since 1970
    body   TEXT   NOT NULL,
    PRIMARY KEY (game, number)
);

-- What the lists show of a table. It follows from its items.
CREATE TABLE games (
    game    TEXT   NOT NULL PRIMARY KEY,
    made    BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    stage   TEXT   NOT NULL,
    open    BIGINT NOT NULL, -- 1 if strangers find it in the list
    due     BIGINT, -- when the first time runs out
    card    TEXT   NOT NULL
);
CREATE INDEX games_open ON games (stage, open, made);
CREATE INDEX games_due ON games (due);

CREATE TABLE sitters (
    game   TEXT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (person, game)
);
CREATE INDEX sitters_game ON sitters (game);

CREATE TABLE people (
    person   TEXT   NOT NULL PRIMARY KEY,
    name     TEXT   NOT NULL,
    made     BIGINT NOT NULL,
    recovery TEXT    -- the hash of the code
);
CREATE UNIQUE INDEX people_recovery ON people (recovery);

CREATE TABLE tokens (
    hash   TEXT   NOT NULL PRIMARY KEY,
    person TEXT   NOT NULL,
    label  TEXT   NOT NULL,
    made   BIGINT NOT NULL
);
CREATE INDEX tokens_person ON tokens (person);

CREATE TABLE chat (
    game   TEXT   NOT NULL,
    number BIGINT NOT NULL,
    at     BIGINT NOT NULL,
    person TEXT   NOT NULL,
    name   TEXT   NOT NULL,
    text   TEXT   NOT NULL,
    PRIMARY KEY (game, number)
);

CREATE TABLE secrets (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
