-- What the server itself remembers, such as the key that signs tokens.
CREATE TABLE setting (
    name  VARCHAR(100) PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE account (
    id       VARCHAR(32) PRIMARY KEY,
    -- As typed, and folded for comparison: two accounts must not look alike.
    name     VARCHAR(100) NOT NULL,
    folded   VARCHAR(100) NOT NULL UNIQUE,
    password TEXT NOT NULL,
    roles    VARCHAR(200) NOT NULL,
    active   BOOLEAN NOT NULL,
    created  BIGINT NOT NULL
);

-- A browser that has logged in; the token itself is only in its cookie.
CREATE TABLE visit (
    token_hash VARCHAR(64) PRIMARY KEY,
    account    VARCHAR(32) NOT NULL REFERENCES account (id),
    created    BIGINT NOT NULL,
    expires    BIGINT NOT NULL
);
CREATE INDEX visit_account ON visit (account);

-- A link that makes one account with the given roles.
CREATE TABLE invitation (
    token_hash VARCHAR(64) PRIMARY KEY,
    roles      VARCHAR(200) NOT NULL,
    created    BIGINT NOT NULL,
    expires    BIGINT NOT NULL
);

-- Decisions of arbiters at the desk, kept as evidence.
CREATE TABLE desk_ruling (
    id       VARCHAR(32) PRIMARY KEY,
    rules    VARCHAR(20) NOT NULL,
    fen      VARCHAR(200) NOT NULL,
    moves    TEXT NOT NULL,
    verdict  VARCHAR(30) NOT NULL,
    decision VARCHAR(20) NOT NULL,
    title    VARCHAR(200) NOT NULL,
    red      VARCHAR(100) NOT NULL,
    black    VARCHAR(100) NOT NULL,
    note     TEXT NOT NULL,
    account  VARCHAR(32) NOT NULL REFERENCES account (id),
    created  BIGINT NOT NULL
);
CREATE INDEX desk_ruling_created ON desk_ruling (created);

CREATE TABLE practice_answer (
    id       VARCHAR(32) PRIMARY KEY,
    account  VARCHAR(32) NOT NULL REFERENCES account (id),
    figure   VARCHAR(40) NOT NULL,
    points   INTEGER NOT NULL,
    possible INTEGER NOT NULL,
    created  BIGINT NOT NULL
);
CREATE INDEX practice_answer_account ON practice_answer (account, created);
