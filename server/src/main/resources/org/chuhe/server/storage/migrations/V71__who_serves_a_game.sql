-- The server process (server_beat.process) that stored the last step of a game: when it dies, its games were interrupted.
ALTER TABLE live_game ADD COLUMN process VARCHAR(32) NOT NULL DEFAULT '';
