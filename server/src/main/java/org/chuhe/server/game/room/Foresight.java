package org.chuhe.server.game.room;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.chuhe.arbiter.claim.ClaimRuling;
import org.chuhe.game.state.GameState;
import org.chuhe.server.game.store.LiveState;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What the players are told before one of them loses by perpetual check (23.5.1), where the regulations lay that down. It is
 * found by the threads that rule, while the game goes on; nothing of it is stored.
 */
final class Foresight {
    private static final Logger LOG = LoggerFactory.getLogger(Foresight.class);

    private final RoomTools tools;
    private final Audience audience;
    private final Supplier<LiveState> live;
    private volatile Found found = new Found(-1, Optional.empty());

    /** What was found for a version of the game: the message, if there is one. */
    private record Found(long version, Optional<String> message) {}

    Foresight(RoomTools tools, Audience audience, Supplier<LiveState> live) {
        this.tools = tools;
        this.audience = audience;
        this.live = live;
    }

    /** The game stands so now. */
    void look(LiveState now) {
        Optional<GameState> game =
                now.game().filter(state -> state.regulations().claims().warns());
        if (game.isEmpty() || audience.isEmpty()) {
            return;
        }
        tools.rulings().lossAhead(game.get()).whenComplete((ruling, failure) -> {
            if (failure != null) {
                LOG.error("nobody is told what is ahead in game {}", now.id(), failure);
            } else if (live.get().version() == now.version()) {
                found = new Found(now.version(), ruling.map(given -> message(now, game.get(), given)));
                audience.connections().forEach(connection -> tell(connection, now));
            }
        });
    }

    /** Somebody has come, or come back. */
    void greet(Connection connection) {
        LiveState now = live.get();
        if (found.version() == now.version()) {
            tell(connection, now);
        } else {
            look(now);
        }
    }

    /** Those who watch late would see it before the moves. */
    private void tell(Connection connection, LiveState now) {
        boolean late = now.table()
                .agreement()
                .board()
                .filter(board -> tools.delay().applyAsLong(board) > 0)
                .isPresent();
        if (!late || Audience.isInside(now, connection.onlooker())) {
            found.message().ifPresent(connection::send);
        }
    }

    private static String message(LiveState now, GameState state, ClaimRuling ruling) {
        String edition = state.regulations().book().id();
        List<String> articles = ruling.articles().stream()
                .map(article -> article.orIn(edition).toString())
                .toList();
        return ServerMessages.ahead(now.version(), ruling.side().orElseThrow(), articles, ruling.words());
    }
}
