-- A game that is played on this server. The log below is the truth; this row is what lists and searches need of it.
CREATE TABLE live_game (
    id            VARCHAR(32) PRIMARY KEY,
    -- Counts every change; each has a row in game_event.
    version       BIGINT NOT NULL,
    phase         VARCHAR(12) NOT NULL,
    listed        BOOLEAN NOT NULL,
    -- The tournament that the game belongs to, or empty.
    event         VARCHAR(64) NOT NULL,
    first_player  VARCHAR(40) NOT NULL,
    second_player VARCHAR(40) NOT NULL,
    created       BIGINT NOT NULL,
    changed       BIGINT NOT NULL,
    -- When something happens by itself, such as a fallen flag.
    due           BIGINT NOT NULL,
    ply           INTEGER NOT NULL,
    fen           VARCHAR(120) NOT NULL,
    last_move     VARCHAR(4) NOT NULL,
    score         VARCHAR(5) NOT NULL,
    reason        VARCHAR(30) NOT NULL,
    -- Whether somebody has called the arbiter or a claim waits for him.
    attention     BOOLEAN NOT NULL,
    -- Who sits where and what was agreed, as JSON.
    detail        TEXT NOT NULL
);
CREATE INDEX live_game_phase ON live_game (phase, changed);
CREATE INDEX live_game_first ON live_game (first_player, changed);
CREATE INDEX live_game_second ON live_game (second_player, changed);
CREATE INDEX live_game_event ON live_game (event);

-- What happened, one row a change: a line for every event, none where only the seats or a call changed.
CREATE TABLE game_event (
    game  VARCHAR(32) NOT NULL REFERENCES live_game (id),
    seq   BIGINT NOT NULL,
    at    BIGINT NOT NULL,
    -- The message that led to it, so that its repetition is recognised.
    cause VARCHAR(120) NOT NULL,
    event TEXT NOT NULL,
    PRIMARY KEY (game, seq)
);

-- When each server process was last alive: time during which none was is not charged to players.
CREATE TABLE server_beat (
    process VARCHAR(32) PRIMARY KEY,
    at      BIGINT NOT NULL
);
