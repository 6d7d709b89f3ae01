-- Games that are over as whoever looks on is told of them, with all that happened: they can be shown although the rules are
-- others by now. It follows from the items under the rules of its time.
CREATE TABLE stories (
    game TEXT NOT NULL PRIMARY KEY,
    body TEXT NOT NULL
);
