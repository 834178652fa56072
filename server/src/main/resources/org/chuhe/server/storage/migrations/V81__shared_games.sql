-- Games that somebody has shared by a link: the record as one line of JSON. Whoever shared it can take it back, be it an
-- account or a browser without one (its name made from the cookie, as in live games).
CREATE TABLE shared_game (
    id      VARCHAR(32) PRIMARY KEY,
    owner   VARCHAR(64) NOT NULL,
    title   VARCHAR(200) NOT NULL,
    record  TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX shared_game_owner ON shared_game (owner, created);
