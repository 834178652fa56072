-- Times in which a server process could store nothing or was no more (milliseconds since 1970), found out by the beats: its own
-- after a pause, those of another that ceased, or of all before a start. Whoever goes by the server's clock is not charged for them.
CREATE TABLE server_outage (
    process VARCHAR(32) NOT NULL,
    began   BIGINT NOT NULL,
    ended   BIGINT NOT NULL,
    PRIMARY KEY (process, began)
);
CREATE INDEX server_outage_ended ON server_outage (ended);
