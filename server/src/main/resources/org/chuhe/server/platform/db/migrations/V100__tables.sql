-- All tables, for SQLite and PostgreSQL alike. Times are milliseconds since 1970.

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
    created  BIGINT NOT NULL,
    -- The name with letters replaced by those that look like them: a new account's must be nobody else's.
    likeness VARCHAR(200) NOT NULL
);
CREATE INDEX account_likeness ON account (likeness);

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
    expires    BIGINT NOT NULL,
    -- 'first-admin' for the link that a new server prints, empty for those of administrators.
    purpose    VARCHAR(20) NOT NULL
);

-- A link by which somebody who has forgotten his password sets a new one.
CREATE TABLE password_reset (
    token_hash VARCHAR(64) PRIMARY KEY,
    account    VARCHAR(32) NOT NULL REFERENCES account (id),
    created    BIGINT NOT NULL,
    expires    BIGINT NOT NULL
);
CREATE INDEX password_reset_account ON password_reset (account);

-- Decisions of arbiters at the desk, kept as evidence.
CREATE TABLE desk_ruling (
    id       VARCHAR(32) PRIMARY KEY,
    rules    VARCHAR(20) NOT NULL,
    fen      VARCHAR(200) NOT NULL,
    moves    TEXT NOT NULL,
    verdict  VARCHAR(30) NOT NULL,
    decision VARCHAR(20) NOT NULL,
    -- Where it was taken: event, round, board.
    title    VARCHAR(200) NOT NULL,
    round    VARCHAR(40) NOT NULL,
    board    VARCHAR(40) NOT NULL,
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

-- What a member missed in practice and when it comes back: the box, and a time in milliseconds since 1970.
CREATE TABLE practice_review (
    account VARCHAR(32) NOT NULL REFERENCES account (id),
    item    VARCHAR(40) NOT NULL,
    box     INTEGER NOT NULL,
    due     BIGINT NOT NULL,
    PRIMARY KEY (account, item)
);

-- Exams of federations. Questions and names are lines of text; times are milliseconds since 1970.
CREATE TABLE exam (
    id        VARCHAR(32) PRIMARY KEY,
    owner     VARCHAR(32) NOT NULL REFERENCES account (id),
    code      VARCHAR(32) NOT NULL UNIQUE,
    title     VARCHAR(200) NOT NULL,
    edition   VARCHAR(20) NOT NULL,
    -- The questions of everybody; empty if each candidate draws his own.
    items     TEXT NOT NULL,
    draw      VARCHAR(60) NOT NULL,
    questions INTEGER NOT NULL,
    minutes   INTEGER NOT NULL,
    pass_mark INTEGER NOT NULL,
    names     TEXT NOT NULL,
    open      BOOLEAN NOT NULL,
    at_once   BOOLEAN NOT NULL,
    created   BIGINT NOT NULL
);
CREATE INDEX exam_owner ON exam (owner, created);

CREATE TABLE exam_sitting (
    id        VARCHAR(32) PRIMARY KEY,
    exam      VARCHAR(32) NOT NULL REFERENCES exam (id),
    candidate VARCHAR(100) NOT NULL,
    -- What the name looks like, so that nobody sits twice under names that are taken for each other.
    likeness  VARCHAR(200) NOT NULL,
    browser   VARCHAR(64) NOT NULL,
    items     TEXT NOT NULL,
    started   BIGINT NOT NULL,
    extra     INTEGER NOT NULL,
    finished  BIGINT,
    UNIQUE (exam, likeness)
);
CREATE INDEX exam_sitting_open ON exam_sitting (started) WHERE finished IS NULL;
CREATE INDEX exam_sitting_browser ON exam_sitting (browser) WHERE finished IS NULL;

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

-- A game that is played on this server. The log below is the truth; this row is what lists and searches need of it.
CREATE TABLE live_game (
    id            VARCHAR(32) PRIMARY KEY,
    -- Counts every change; each has a row in game_event.
    version       BIGINT NOT NULL,
    phase         VARCHAR(12) NOT NULL,
    listed        BOOLEAN NOT NULL,
    -- The tournament that the game belongs to, or empty.
    event         VARCHAR(64) NOT NULL,
    first_player  VARCHAR(40) NOT NULL,
    second_player VARCHAR(40) NOT NULL,
    -- The pieces of the player named first: red, or black under the rules of 1957; empty until they are found.
    first_side    VARCHAR(5) NOT NULL,
    created       BIGINT NOT NULL,
    changed       BIGINT NOT NULL,
    -- When something happens by itself, such as a fallen flag.
    due           BIGINT NOT NULL,
    ply           INTEGER NOT NULL,
    fen           VARCHAR(120) NOT NULL,
    last_move     VARCHAR(4) NOT NULL,
    score         VARCHAR(5) NOT NULL,
    reason        VARCHAR(30) NOT NULL,
    -- Whether somebody has called the arbiter or a claim waits for him.
    attention     BOOLEAN NOT NULL,
    -- The server process (server_beat.process) that stored the last step: when it dies, its games were interrupted.
    process       VARCHAR(32) NOT NULL,
    -- Who sits where and what was agreed, as JSON.
    detail        TEXT NOT NULL
);
CREATE INDEX live_game_phase ON live_game (phase, changed);
CREATE INDEX live_game_first ON live_game (first_player, changed);
CREATE INDEX live_game_second ON live_game (second_player, changed);
CREATE INDEX live_game_event ON live_game (event);

-- What happened, one row a change: a line for every event, none where only the seats or a call changed.
CREATE TABLE game_event (
    game  VARCHAR(32) NOT NULL REFERENCES live_game (id),
    seq   BIGINT NOT NULL,
    at    BIGINT NOT NULL,
    -- The message that led to it, so that its repetition is recognised.
    cause VARCHAR(120) NOT NULL,
    event TEXT NOT NULL,
    PRIMARY KEY (game, seq)
);

-- What a ruling on a repetition rested on, beside the step (game_event.seq) that it led to, in every language in which it was
-- put into words. A game can be replayed without it.
CREATE TABLE game_ruling (
    game     VARCHAR(32) NOT NULL REFERENCES live_game (id),
    seq      BIGINT NOT NULL,
    json     TEXT NOT NULL,
    PRIMARY KEY (game, seq)
);

-- When each server process was last alive: time during which none was is not charged to players.
CREATE TABLE server_beat (
    process VARCHAR(32) PRIMARY KEY,
    at      BIGINT NOT NULL,
    -- Whether it beats no more until a clock or a sitting starts.
    resting BOOLEAN NOT NULL
);

-- Times in which a server process could store nothing or was no more (milliseconds since 1970), found out by the beats: its own
-- after a pause, those of another that ceased, or of all before a start. Whoever goes by the server's clock is not charged for them.
CREATE TABLE server_outage (
    process VARCHAR(32) NOT NULL,
    began   BIGINT NOT NULL,
    ended   BIGINT NOT NULL,
    PRIMARY KEY (process, began)
);
CREATE INDEX server_outage_ended ON server_outage (ended);

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
    -- Who did it: an account; game:ID for what a game played here brought; empty for the server itself.
    account    VARCHAR(64) NOT NULL,
    -- What was done, and JSON: its arguments.
    code       VARCHAR(30) NOT NULL,
    arguments  TEXT NOT NULL,
    -- The digest of the document after it.
    after      VARCHAR(32) NOT NULL,
    -- JSON: steps that lead from the state before to the state after, and back.
    forth      TEXT NOT NULL,
    back       TEXT NOT NULL,
    PRIMARY KEY (tournament, seq)
);
-- Asked when an account is exported or deleted.
CREATE INDEX tournament_log_account ON tournament_log (account);
CREATE INDEX tournament_log_code ON tournament_log (code);

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

-- Lists of entries between their preview and the decision who of them is entered; kept for an hour.
CREATE TABLE entry_list (
    tournament VARCHAR(32) NOT NULL REFERENCES tournament (id),
    account    VARCHAR(32) NOT NULL,
    -- Another one for every preview: a decision on an older list is none on this.
    id         VARCHAR(32) NOT NULL,
    -- CSV, the lines that can be entered.
    lines      TEXT NOT NULL,
    bytes      INTEGER NOT NULL,
    expires    BIGINT NOT NULL,
    PRIMARY KEY (tournament, account)
);
CREATE INDEX entry_list_expires ON entry_list (expires);

-- Matches between engines that a match runner tells about: what they are (facts), what stands on the boards just now, and
-- every game that was acknowledged, in the order of the runner's journal. The version grows with every message.
CREATE TABLE engine_match (
    id      VARCHAR(32) PRIMARY KEY,
    owner   VARCHAR(32) NOT NULL REFERENCES account (id),
    title   TEXT NOT NULL,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    version BIGINT NOT NULL,
    origin  VARCHAR(32) NOT NULL,
    facts   TEXT NOT NULL,
    boards  TEXT NOT NULL,
    games   INTEGER NOT NULL,
    ended   BOOLEAN NOT NULL
);
CREATE TABLE engine_match_game (
    id      VARCHAR(32) NOT NULL REFERENCES engine_match (id),
    seq     INTEGER NOT NULL,
    number  INTEGER NOT NULL,
    refusal TEXT NOT NULL,
    summary TEXT NOT NULL,
    pgn     TEXT NOT NULL,
    PRIMARY KEY (id, seq)
);
CREATE INDEX engine_match_game_number ON engine_match_game (id, number);

-- Games that somebody has shared by a link: the record as one line of JSON. Whoever shared it can take it back, be it an
-- account or a browser without one (its name made from the cookie, as in live games).
CREATE TABLE shared_game (
    id      VARCHAR(32) PRIMARY KEY,
    owner   VARCHAR(64) NOT NULL,
    -- Whether the owner is a browser without an account.
    guest   BOOLEAN NOT NULL,
    -- The length of the record.
    size    INTEGER NOT NULL,
    title   VARCHAR(200) NOT NULL,
    record  TEXT NOT NULL,
    created BIGINT NOT NULL,
    -- When it was last looked at, to the day.
    looked  BIGINT NOT NULL
);
CREATE INDEX shared_game_owner ON shared_game (owner, created);
CREATE INDEX shared_game_guest ON shared_game (guest, size);

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
