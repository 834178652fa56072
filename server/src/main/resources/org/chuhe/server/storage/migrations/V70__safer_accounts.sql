-- Why an invitation was made: 'first-admin' for the link that a new server prints, empty for those of administrators.
ALTER TABLE invitation ADD COLUMN purpose VARCHAR(20) NOT NULL DEFAULT '';

-- The name with letters replaced by those that look like them: a new account's must be nobody else's. Filled in by the
-- program for accounts that were there before; two of those may look alike, so it is not unique.
ALTER TABLE account ADD COLUMN likeness VARCHAR(200) NOT NULL DEFAULT '';
CREATE INDEX account_likeness ON account (likeness);

-- A link by which somebody who has forgotten his password sets a new one.
CREATE TABLE password_reset (
    token_hash VARCHAR(64) PRIMARY KEY,
    account    VARCHAR(32) NOT NULL REFERENCES account (id),
    created    BIGINT NOT NULL,
    expires    BIGINT NOT NULL
);
CREATE INDEX password_reset_account ON password_reset (account);
