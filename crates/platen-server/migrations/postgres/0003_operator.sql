-- Whoever is no longer welcome.
ALTER TABLE people ADD COLUMN banned BIGINT NOT NULL DEFAULT 0;

-- What the operator wants done, in order.
CREATE TABLE orders (
    number BIGSERIAL NOT NULL PRIMARY KEY,
    at     BIGINT    NOT NULL, -- milliseconds since 1970
    body   TEXT      NOT NULL
);
