package org.chuhe.server.play.web;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import org.chuhe.core.Position;
import org.chuhe.game.result.GameEnding;
import org.chuhe.game.result.Reason;
import org.chuhe.game.state.GameState;
import org.chuhe.records.model.Ending;
import org.chuhe.records.model.GameBuilder;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.model.GameResult;
import org.chuhe.records.model.MoveTime;
import org.chuhe.records.model.Tags;
import org.chuhe.records.model.Termination;
import org.chuhe.server.play.decision.Replay;
import org.chuhe.server.play.store.LiveState;
import org.chuhe.server.play.table.Agreement;

/** A live game as a record that files can hold. */
public final class GameRecords {
    private GameRecords() {}

    public static GameRecord of(LiveState live) {
        GameState game = live.game().orElseThrow();
        List<Replay.Ply> plies = Replay.of(game);
        int opening = game.handicap().openingMoves();
        int skipped = opening == 1 ? 0 : Math.min(opening, plies.size());
        Position start = skipped == 0 ? game.start() : plies.get(skipped - 1).after();
        GameBuilder builder = GameRecord.builder(start);
        tags(builder, live, game);
        if (skipped > 0) {
            // Files have no place for several moves in a row, so the record begins after them.
            builder.comment(plies.subList(0, skipped).stream()
                    .map(ply -> ply.move().toString())
                    .reduce((a, b) -> a + " " + b)
                    .orElse(""));
        }
        for (Replay.Ply ply : plies.subList(skipped, plies.size())) {
            builder.play(ply.move());
            builder.time(MoveTime.spent(Duration.ofMillis(ply.used())));
        }
        game.result().ifPresent(result -> ending(builder, result));
        return builder.build();
    }

    private static void tags(GameBuilder builder, LiveState live, GameState game) {
        Agreement agreement = live.table().agreement();
        builder.tag(Tags.EVENT, agreement.title());
        builder.tag(
                Tags.DATE,
                Instant.ofEpochMilli(game.startedAt())
                        .atZone(ZoneOffset.UTC)
                        .toLocalDate()
                        .toString()
                        .replace('-', '.'));
        agreement.board().ifPresent(board -> {
            builder.tag(Tags.ROUND, Integer.toString(board.round()));
            builder.tag(Tags.TABLE, Integer.toString(board.table()));
        });
        builder.tag(Tags.RED, game.players().red());
        builder.tag(Tags.BLACK, game.players().black());
    }

    private static void ending(GameBuilder builder, GameEnding result) {
        builder.result(
                switch (result.outcome()) {
                    case RED_WINS -> GameResult.RED_WINS;
                    case BLACK_WINS -> GameResult.BLACK_WINS;
                    case DRAW -> GameResult.DRAW;
                    case BOTH_LOSE, VOID -> GameResult.UNKNOWN;
                });
        builder.ending(
                new Ending(termination(result.reason()), "", result.article().toString()));
    }

    private static Termination termination(Reason reason) {
        return switch (reason) {
            case CHECKMATE -> Termination.CHECKMATE;
            case STALEMATE -> Termination.STALEMATE;
            case RESIGNATION -> Termination.RESIGNATION;
            case TIME -> Termination.TIME_FORFEIT;
            case AGREEMENT -> Termination.DRAW_AGREED;
            case MOVE_LIMIT -> Termination.NATURAL_LIMIT;
            case REPETITION, PERPETUAL_CHECK, NOT_VARIED -> Termination.REPETITION;
            case LATE, BOTH_LATE, WITHDRAWAL -> Termination.FORFEIT;
            case SUICIDE, ILLEGAL_MOVES, EMPTY_PRESSES, FOULS, FALSE_LIMIT_CLAIMS, DISCIPLINE -> Termination.RULED_LOSS;
            case NO_ATTACKERS, BOTH_FLAGS -> Termination.RULED_DRAW;
            case COLOURS_REVERSED, ARBITER -> Termination.UNKNOWN;
        };
    }
}
