-- A tournament: what lists show, and how far its log has come.
CREATE TABLE tournament (
    id      VARCHAR(32) PRIMARY KEY,
    owner   VARCHAR(32) NOT NULL REFERENCES account (id),
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    seq     INTEGER NOT NULL,
    -- JSON, made from the state; only for lists.
    summary TEXT NOT NULL
);
CREATE INDEX tournament_changed ON tournament (changed);

-- The truth: what was done, and the steps from the document before to the one after. Only ever appended to.
CREATE TABLE tournament_log (
    tournament VARCHAR(32) NOT NULL REFERENCES tournament (id),
    seq        INTEGER NOT NULL,
    at         BIGINT NOT NULL,
    -- Empty for what the server did itself, such as the result of a game played here.
    account    VARCHAR(32) NOT NULL,
    kind       VARCHAR(30) NOT NULL,
    -- JSON list: what fills the places of the sentence that describes it.
    words      TEXT NOT NULL,
    -- JSON: steps that lead from the state before to the state after, and back.
    forth      TEXT NOT NULL,
    back       TEXT NOT NULL,
    -- The entry that this one takes back; 0 = none.
    undoes     INTEGER NOT NULL,
    PRIMARY KEY (tournament, seq)
);

-- A state now and then, so that the whole log need not be read again. It can be thrown away.
CREATE TABLE tournament_snapshot (
    tournament VARCHAR(32) PRIMARY KEY REFERENCES tournament (id),
    seq        INTEGER NOT NULL,
    state      TEXT NOT NULL
);

-- Who runs it beside its owner.
CREATE TABLE tournament_organiser (
    tournament VARCHAR(32) NOT NULL REFERENCES tournament (id),
    account    VARCHAR(32) NOT NULL REFERENCES account (id),
    PRIMARY KEY (tournament, account)
);
