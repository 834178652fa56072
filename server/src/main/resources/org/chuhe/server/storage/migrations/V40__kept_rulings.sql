-- What a ruling on a repetition rested on, beside the step (game_event.seq) that it led to: the JSON that GET
-- /api/games/{id}/ruling shows, in both languages. A game can be replayed without it.
CREATE TABLE game_ruling (
    game    VARCHAR(32) NOT NULL REFERENCES live_game (id),
    seq     BIGINT NOT NULL,
    chinese TEXT NOT NULL,
    english TEXT NOT NULL,
    PRIMARY KEY (game, seq)
);
