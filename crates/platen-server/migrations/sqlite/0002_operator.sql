-- Whoever is no longer welcome.
ALTER TABLE people ADD COLUMN banned INTEGER NOT NULL DEFAULT 0;

-- What the operator wants done, in order.
CREATE TABLE orders (
    number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    at     INTEGER NOT NULL, -- milliseconds since 1970
    body   TEXT    NOT NULL
);
