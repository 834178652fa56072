-- What a ruling rested on has a row for every language in which it was put into words, so that a new language needs no new
-- column; rulings given before there was one are read in the languages they were given in.
ALTER TABLE game_ruling RENAME TO game_ruling_pair;
CREATE TABLE game_ruling (
    game     VARCHAR(32) NOT NULL REFERENCES live_game (id),
    seq      BIGINT NOT NULL,
    language VARCHAR(16) NOT NULL,
    json     TEXT NOT NULL,
    PRIMARY KEY (game, seq, language)
);
INSERT INTO game_ruling (game, seq, language, json) SELECT game, seq, 'zh', chinese FROM game_ruling_pair;
INSERT INTO game_ruling (game, seq, language, json) SELECT game, seq, 'en', english FROM game_ruling_pair;
DROP TABLE game_ruling_pair;
