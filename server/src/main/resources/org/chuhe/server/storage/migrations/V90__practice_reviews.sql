-- What a member missed in practice and when it comes back: the box, and a time in milliseconds since 1970.
CREATE TABLE practice_review (
    account VARCHAR(32) NOT NULL REFERENCES account (id),
    item    VARCHAR(40) NOT NULL,
    box     INTEGER NOT NULL,
    due     BIGINT NOT NULL,
    PRIMARY KEY (account, item)
);
