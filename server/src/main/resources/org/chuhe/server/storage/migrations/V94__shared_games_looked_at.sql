-- When somebody last looked at a shared game, to the day; 0 if that was before this was written down.
ALTER TABLE shared_game ADD COLUMN looked BIGINT NOT NULL DEFAULT 0;
