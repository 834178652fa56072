package org.chuhe.server.game.room;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.chuhe.core.Side;
import org.chuhe.game.incident.Incident;
import org.chuhe.game.state.GameEvent;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.TableEvent;

/**
 * A protest 申诉 that an arbiter has put on a game's log (2011 rules, 第15条).
 *
 * @param against in his words
 * @param at when
 */
public record LoggedProtest(Side side, String player, String against, long at) {
    static boolean isIn(GameEvent event) {
        return protests(event).count() > 0;
    }

    private static Stream<TableEvent.Noted> protests(GameEvent event) {
        return event.as(TableEvent.Noted.class).filter(noted -> noted.incident().equals(Incident.PROTEST.code()));
    }

    /** All of a game, in order. */
    public static List<LoggedProtest> of(GameState state) {
        return state.log().events().stream()
                .flatMap(LoggedProtest::protests)
                .map(noted -> of(state, noted))
                .toList();
    }

    private static LoggedProtest of(GameState state, TableEvent.Noted noted) {
        Side side = noted.side().orElse(Side.RED);
        String player =
                side == Side.RED ? state.players().red() : state.players().black();
        return new LoggedProtest(side, player, noted.why().in(Locale.CHINESE), noted.at());
    }
}
