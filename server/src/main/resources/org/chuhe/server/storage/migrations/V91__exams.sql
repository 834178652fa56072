-- Exams of federations. Questions and names are lines of text; times are milliseconds since 1970.
CREATE TABLE exam (
    id        VARCHAR(32) PRIMARY KEY,
    owner     VARCHAR(32) NOT NULL REFERENCES account (id),
    code      VARCHAR(32) NOT NULL UNIQUE,
    title     VARCHAR(200) NOT NULL,
    edition   VARCHAR(20) NOT NULL,
    items     TEXT NOT NULL,
    minutes   INTEGER NOT NULL,
    pass_mark INTEGER NOT NULL,
    names     TEXT NOT NULL,
    open      BOOLEAN NOT NULL,
    created   BIGINT NOT NULL
);
CREATE INDEX exam_owner ON exam (owner, created);

CREATE TABLE exam_sitting (
    id        VARCHAR(32) PRIMARY KEY,
    exam      VARCHAR(32) NOT NULL REFERENCES exam (id),
    candidate VARCHAR(100) NOT NULL,
    browser   VARCHAR(64) NOT NULL,
    started   BIGINT NOT NULL,
    extra     INTEGER NOT NULL,
    finished  BIGINT,
    UNIQUE (exam, candidate)
);

CREATE TABLE exam_answer (
    sitting VARCHAR(32) NOT NULL REFERENCES exam_sitting (id),
    number  INTEGER NOT NULL,
    answer  TEXT NOT NULL,
    given   BIGINT NOT NULL,
    PRIMARY KEY (sitting, number)
);

-- A result as it was signed: a fact, never written anew.
CREATE TABLE exam_result (
    id        VARCHAR(32) PRIMARY KEY,
    sitting   VARCHAR(32) NOT NULL UNIQUE REFERENCES exam_sitting (id),
    text      TEXT NOT NULL,
    signature VARCHAR(200) NOT NULL
);
