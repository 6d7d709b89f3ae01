-- What was added last, in order, until it is filed under items: each row is what was written at once, a JSON list of
-- [game, number, at, body]. Rows of many games lie together here, so that adding to all of them is one short write.
CREATE TABLE journal (
    number INTEGER NOT NULL PRIMARY KEY,
    rows   TEXT    NOT NULL
);
