-- The version of the format (docs/game-log.md) that the lines of a row are written in. Rows that are there already are of
-- version 1; they are read as such and stay as they are.
ALTER TABLE game_event ADD COLUMN format INTEGER NOT NULL DEFAULT 1;

-- Reasons are kept by their words of the format: move-limit, not MOVE_LIMIT.
UPDATE live_game SET reason = REPLACE(LOWER(reason), '_', '-');
