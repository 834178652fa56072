package org.chuhe.server.game.paper;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.chuhe.core.Position;
import org.chuhe.game.state.GamePly;
import org.chuhe.game.state.GameState;
import org.chuhe.records.model.Ending;
import org.chuhe.records.model.GameBuilder;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.model.MoveTime;
import org.chuhe.records.model.Tags;
import org.chuhe.server.game.model.Agreement;
import org.chuhe.server.game.store.LiveState;
import org.chuhe.server.platform.config.TimeText;

/** A live game as a record that files can hold. */
public final class GameRecords {
    private GameRecords() {}

    /** The record; times say by which clock its day is written. */
    public static GameRecord of(LiveState live, TimeText times) {
        GameState game = live.game().orElseThrow();
        List<GamePly> plies = game.plies();
        int opening = game.handicap().openingMoves();
        int skipped = opening == 1 ? 0 : Math.min(opening, plies.size());
        Position start = skipped == 0 ? game.start() : plies.get(skipped - 1).after();
        GameBuilder builder = GameRecord.builder(start);
        tags(builder, live, game, times);
        if (skipped > 0) {
            // Files have no place for several moves in a row, so the record begins after them.
            builder.comment(plies.subList(0, skipped).stream()
                    .map(ply -> ply.move().toString())
                    .reduce((a, b) -> a + " " + b)
                    .orElse(""));
        }
        for (GamePly ply : plies.subList(skipped, plies.size())) {
            builder.play(ply.move());
            builder.time(MoveTime.spent(Duration.ofMillis(ply.time().used())));
        }
        game.result()
                .ifPresent(result -> builder.result(result.outcome())
                        .ending(new Ending(result.reason(), "", result.article().toString())));
        return builder.build();
    }

    private static void tags(GameBuilder builder, LiveState live, GameState game, TimeText times) {
        Agreement agreement = live.table().agreement();
        builder.tag(Tags.EVENT, agreement.title());
        builder.tag(Tags.DATE, times.day(Instant.ofEpochMilli(game.startedAt())).replace('-', '.'));
        agreement.board().ifPresent(board -> {
            builder.tag(Tags.ROUND, Integer.toString(board.round()));
            builder.tag(Tags.TABLE, Integer.toString(board.table()));
        });
        builder.tag(Tags.RED, game.players().red());
        builder.tag(Tags.BLACK, game.players().black());
    }
}
