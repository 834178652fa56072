-- The game library: everybody's games, and each account's own. A shelf is a set of games that is searched by itself.
CREATE TABLE library_shelf (
    id    INTEGER PRIMARY KEY,
    -- The account, or empty for everybody's.
    owner VARCHAR(32) NOT NULL UNIQUE,
    games INTEGER NOT NULL
);
INSERT INTO library_shelf (id, owner, games) VALUES (0, '', 0);

-- The last number given to a game, a name, a shelf; whoever adds games locks the row.
CREATE TABLE library_counter (
    kind VARCHAR(8) PRIMARY KEY,
    last INTEGER NOT NULL
);
INSERT INTO library_counter (kind, last) VALUES ('game', 0);
INSERT INTO library_counter (kind, last) VALUES ('name', 0);
INSERT INTO library_counter (kind, last) VALUES ('shelf', 0);

-- Players and events as they are written, and folded (small letters, simplified characters) as they are found.
CREATE TABLE library_name (
    id     INTEGER PRIMARY KEY,
    shelf  INTEGER NOT NULL REFERENCES library_shelf (id),
    -- 1 a player, 2 an event
    kind   SMALLINT NOT NULL,
    folded VARCHAR(200) ${bytewise} NOT NULL,
    shown  VARCHAR(200) NOT NULL,
    -- In how many games: what a search by it would have to look at.
    games  INTEGER NOT NULL,
    UNIQUE (shelf, kind, folded)
);

-- What searches and lists need of a game; the record itself lies beside, so that this table is small.
CREATE TABLE library_game (
    id       INTEGER PRIMARY KEY,
    shelf    INTEGER NOT NULL REFERENCES library_shelf (id),
    -- 20051104, with zeros for what is not known.
    day      INTEGER NOT NULL,
    -- Numbers in library_name, 0 if nobody wrote it down.
    red      INTEGER NOT NULL,
    black    INTEGER NOT NULL,
    event    INTEGER NOT NULL,
    -- 0 not known, 1 Red has won, 2 a draw, 3 Black has won
    result   SMALLINT NOT NULL,
    -- The ECCO code as a number in the order of the codes (A, A0, A00, A01 …), 0 if there is none
    ecco     SMALLINT NOT NULL,
    plies    INTEGER NOT NULL,
    -- Start and moves as a number: the same game is kept once.
    identity BIGINT NOT NULL,
    -- How often it was brought.
    copies   INTEGER NOT NULL,
    round    VARCHAR(60) NOT NULL,
    added    BIGINT NOT NULL,
    UNIQUE (shelf, identity)
);
-- The walk from the newest game back; with what is asked of a game, so that the walk needs nothing else.
CREATE INDEX library_game_day ON library_game (shelf, day, id, red, black, event, result, ecco);
CREATE INDEX library_game_red ON library_game (red);
CREATE INDEX library_game_black ON library_game (black);
CREATE INDEX library_game_event ON library_game (event);
CREATE INDEX library_game_ecco ON library_game (shelf, ecco);

CREATE TABLE library_record (
    game   INTEGER PRIMARY KEY REFERENCES library_game (id),
    -- PGN with moves in coordinates: the shortest of the forms that hold everything.
    record TEXT NOT NULL
);

-- The positions of a game's opening. A position and its mirror image have one number (PositionKey); move is what was
-- played there, as seen in the image that has the number, plus 16384 where the game had the other one; 0 if nothing was.
CREATE TABLE library_position (
    shelf    INTEGER NOT NULL,
    position BIGINT NOT NULL,
    game     INTEGER NOT NULL,
    move     SMALLINT NOT NULL,
    result   SMALLINT NOT NULL,
    PRIMARY KEY (shelf, position, game)
) ${clustered};

-- Games whose repetitions nobody has looked for yet.
CREATE TABLE library_unruled (
    game INTEGER PRIMARY KEY REFERENCES library_game (id)
);

-- How the arbiter rules on the repetitions of a game: a row for the ruling with an empty article, and one for every article
-- that it cites.
CREATE TABLE library_ruling (
    shelf   INTEGER NOT NULL,
    edition VARCHAR(16) NOT NULL,
    article VARCHAR(32) NOT NULL,
    verdict VARCHAR(20) NOT NULL,
    game    INTEGER NOT NULL REFERENCES library_game (id),
    PRIMARY KEY (shelf, edition, article, verdict, game)
) ${clustered};
CREATE INDEX library_ruling_game ON library_ruling (game);

-- What was brought, how far it is, and what could not be read.
CREATE TABLE library_upload (
    id         VARCHAR(32) PRIMARY KEY,
    account    VARCHAR(32) NOT NULL,
    shelf      INTEGER NOT NULL,
    name       VARCHAR(200) NOT NULL,
    state      VARCHAR(12) NOT NULL,
    created    BIGINT NOT NULL,
    changed    BIGINT NOT NULL,
    files      INTEGER NOT NULL,
    games      INTEGER NOT NULL,
    added      INTEGER NOT NULL,
    duplicates INTEGER NOT NULL,
    problems   INTEGER NOT NULL
);
CREATE INDEX library_upload_account ON library_upload (account, created);
CREATE TABLE library_problem (
    upload VARCHAR(32) NOT NULL REFERENCES library_upload (id),
    seq    INTEGER NOT NULL,
    place  VARCHAR(300) NOT NULL,
    -- The reason in the languages that are kept, as JSON.
    reason TEXT NOT NULL,
    PRIMARY KEY (upload, seq)
);
-- Live games that lie on a shelf already, and as which game.
CREATE TABLE library_played (
    shelf    INTEGER NOT NULL REFERENCES library_shelf (id),
    live     VARCHAR(32) NOT NULL,
    identity BIGINT NOT NULL,
    PRIMARY KEY (shelf, live)
);
CREATE INDEX library_played_live ON library_played (live);
