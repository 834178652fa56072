-- Matches between engines that a match runner tells about: what they are (facts), what stands on the boards just now, and
-- every game that was acknowledged, in the order of the runner's journal. The version grows with every message.
CREATE TABLE engine_match (
    id      VARCHAR(32) PRIMARY KEY,
    owner   VARCHAR(32) NOT NULL REFERENCES account (id),
    title   TEXT NOT NULL,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    version BIGINT NOT NULL,
    origin  VARCHAR(32) NOT NULL,
    facts   TEXT NOT NULL,
    boards  TEXT NOT NULL,
    games   INTEGER NOT NULL,
    ended   BOOLEAN NOT NULL
);
CREATE TABLE engine_match_game (
    id      VARCHAR(32) NOT NULL REFERENCES engine_match (id),
    seq     INTEGER NOT NULL,
    number  INTEGER NOT NULL,
    refusal TEXT NOT NULL,
    summary TEXT NOT NULL,
    pgn     TEXT NOT NULL,
    PRIMARY KEY (id, seq)
);
CREATE INDEX engine_match_game_number ON engine_match_game (id, number);
