package org.chuhe.server.game.room;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.chuhe.arbiter.claim.ClaimRuling;
import org.chuhe.game.state.GameState;
import org.chuhe.server.game.store.GamePast;
import org.chuhe.server.game.store.LiveState;
import org.chuhe.server.game.store.StoredStep;
import org.jspecify.annotations.Nullable;

/**
 * What those who watch a game are shown: players and officials see it as it is, others perhaps late. Used by the room alone, one
 * thing after the other; sending waits for nobody.
 */
final class GameView {
    private final Audience audience;
    private final GamePast past;
    private final GameOfficials officials;
    /** The whole game as JSON is costly; between two steps it is the same for everybody. */
    private @Nullable Whole whole;
    /** The same for those who watch late. */
    private @Nullable Whole late;
    /** What those who watch late have seen; 0 while nobody does. */
    private long lateVersion;

    private Ahead ahead = new Ahead(-1, Optional.empty());

    private record Whole(long version, String json) {}

    /** What the players of a version of the game are told before one of them loses by perpetual check (23.5.1). */
    private record Ahead(long version, Optional<String> message) {}

    GameView(Audience audience, GamePast past, GameOfficials officials) {
        this.audience = audience;
        this.past = past;
        this.officials = officials;
    }

    /** Sends somebody the whole game; if he sees it late, as it stood then: his clocks run from there. */
    void welcome(Connection connection, LiveState live, ClockWatch watch, long now) {
        long delay = officials.delay(live.table());
        if (delay == 0 || Audience.isInside(live, connection.onlooker())) {
            if (whole == null || whole.version() != live.version()) {
                whole = new Whole(live.version(), GameJson.whole(live).toString());
            }
            send(connection, whole, live, watch, now);
            return;
        }
        long time = now - delay;
        LiveState seen = past.at(time);
        if (late == null || late.version() != seen.version()) {
            late = new Whole(seen.version(), GameJson.whole(seen).toString());
        }
        lateVersion = lateVersion == 0 ? seen.version() : Math.min(lateVersion, seen.version());
        send(connection, late, seen, watch, time);
    }

    private void send(Connection connection, Whole game, LiveState live, ClockWatch watch, long now) {
        connection.send(ServerMessages.game(
                game.json(), audience.presence(live), audience.you(live, connection.onlooker(), watch), now));
    }

    /** Shows a step to those who see the game as it is. */
    void show(StoredStep step, ClockWatch watch, long now) {
        whole = null;
        LiveState live = step.after();
        boolean seats = !step.before().table().seating().equals(live.table().seating());
        late = seats ? null : late;
        Set<Connection> all = audience.connections();
        Collection<Connection> watchers = officials.delay(live.table()) == 0
                ? all
                : all.stream()
                        .filter(connection -> Audience.isInside(live, connection.onlooker()))
                        .toList();
        if (watchers.isEmpty()) {
            return;
        }
        if (seats) {
            // Who is who has changed: everybody begins anew.
            watchers.forEach(connection -> welcome(connection, live, watch, now));
            return;
        }
        String text = ServerMessages.step(step, now);
        watchers.forEach(connection -> connection.send(text));
    }

    /** Shows those who watch late what they have come to see by now. */
    void showLate(LiveState live, ClockWatch watch, long now) {
        long delay = officials.delay(live.table());
        List<Connection> watchers = audience.outside(live);
        if (delay == 0) {
            if (lateVersion > 0) {
                lateVersion = 0;
                watchers.forEach(connection -> welcome(connection, live, watch, now));
            }
            return;
        }
        long time = now - delay;
        LiveState seen = past.at(time);
        if (lateVersion > 0 && !watchers.isEmpty()) {
            for (StoredStep step : past.after(lateVersion, time)) {
                String text = ServerMessages.step(step, time);
                watchers.forEach(connection -> connection.send(text));
            }
        }
        lateVersion = seen.version();
    }

    /** The game, if its players are told what is ahead, there are any, and it is not known yet. */
    Optional<GameState> unforeseen(LiveState live) {
        return ahead.version() == live.version() || audience.isEmpty()
                ? Optional.empty()
                : live.game().filter(state -> state.regulations().claims().warns());
    }

    /** A loss that is ahead was found, or that there is none. */
    void foresee(LiveState live, Optional<ClaimRuling> loss) {
        ahead = new Ahead(live.version(), loss.map(ruling -> message(live, ruling)));
        audience.connections().forEach(connection -> warn(connection, live));
    }

    private static String message(LiveState live, ClaimRuling ruling) {
        String edition = live.game().orElseThrow().regulations().book().id();
        List<String> articles = ruling.articles().stream()
                .map(article -> article.orIn(edition).toString())
                .toList();
        return ServerMessages.ahead(live.version(), ruling.side().orElseThrow(), articles, ruling.words());
    }

    /** Tells somebody what is ahead, if it is known; those who watch late would see it before the moves. */
    void warn(Connection connection, LiveState live) {
        if (ahead.version() == live.version()
                && (officials.delay(live.table()) == 0 || Audience.isInside(live, connection.onlooker()))) {
            ahead.message().ifPresent(connection::send);
        }
    }
}
