-- Where a decision was taken; the event's name is in title.
ALTER TABLE desk_ruling ADD COLUMN round VARCHAR(40) NOT NULL DEFAULT '';
ALTER TABLE desk_ruling ADD COLUMN board VARCHAR(40) NOT NULL DEFAULT '';
