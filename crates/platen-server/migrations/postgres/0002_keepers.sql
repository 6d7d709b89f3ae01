-- Copies of the server, and until when each counts as alive.
CREATE TABLE copies (
    copy  TEXT   NOT NULL PRIMARY KEY,
    until BIGINT NOT NULL -- milliseconds since 1970, by the clock of the database
);

-- Which copy runs the bots and clocks of a table. What it adds counts only under the last epoch.
CREATE TABLE keepers (
    game  TEXT   NOT NULL PRIMARY KEY,
    copy  TEXT   NOT NULL,
    epoch BIGINT NOT NULL
);
