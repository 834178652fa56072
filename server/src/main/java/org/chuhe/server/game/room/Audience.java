package org.chuhe.server.game.room;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiFunction;
import org.chuhe.core.Side;
import org.chuhe.server.game.decision.Refused;
import org.chuhe.server.game.model.Json;
import org.chuhe.server.game.model.Seating;
import org.chuhe.server.game.store.GamePast;
import org.chuhe.server.game.store.GameProgress;
import org.chuhe.server.game.store.LiveState;
import org.chuhe.server.game.store.StoredStep;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.node.ObjectNode;

/** Who watches a game, on this server process and, as far as they tell, on others. */
public final class Audience {
    private static final Logger LOG = LoggerFactory.getLogger(Audience.class);

    /** What another process tells is believed for so long. */
    private static final long REMOTE_LASTS = 30_000;

    private final BiFunction<String, Side, String> seatSecret;
    private final Set<Connection> connections = ConcurrentHashMap.newKeySet();
    private final Map<String, Elsewhere> elsewhere = new ConcurrentHashMap<>();
    private final AtomicBoolean changedHere = new AtomicBoolean();
    private final AtomicBoolean changedElsewhere = new AtomicBoolean();
    /** The whole game as JSON is costly; between two steps it is the same for everybody. */
    private @Nullable Whole whole;
    /** The same for those who watch late. */
    private @Nullable Whole late;
    /** What those who watch late have seen; 0 while nobody does. */
    private long lateVersion;

    private record Whole(long version, String json) {}

    /** Who watches on another server process. */
    record Elsewhere(int watchers, boolean red, boolean black, long at) {
        boolean isLike(Elsewhere other) {
            return watchers == other.watchers && red == other.red && black == other.black;
        }
    }

    /** Who is there. */
    public record Presence(int watchers, boolean red, boolean black) {
        public ObjectNode json() {
            return Json.object().put("watchers", watchers).put("red", red).put("black", black);
        }
    }

    Audience(BiFunction<String, Side, String> seatSecret) {
        this.seatSecret = seatSecret;
    }

    void add(Connection connection) {
        connections.add(connection);
        changedHere.set(true);
    }

    void remove(Connection connection) {
        connections.remove(connection);
        changedHere.set(true);
    }

    public Set<Connection> connections() {
        return connections;
    }

    boolean isEmpty() {
        return connections.isEmpty();
    }

    /** Whether a player is connected to this process. */
    boolean isConnected(LiveState live, Side side) {
        Elsewhere own = here(live, 0);
        return side == Side.RED ? own.red() : own.black();
    }

    /** Whether a player's only connection was to another process. */
    boolean isOnlyAt(LiveState live, Side side, String process) {
        Elsewhere there = elsewhere.get(process);
        return there != null && (side == Side.RED ? there.red() : there.black()) && !isConnected(live, side);
    }

    /** Another process tells who watches there. */
    void hear(String process, Elsewhere there) {
        Elsewhere before = elsewhere.put(process, there);
        if (before == null || !before.isLike(there)) {
            changedElsewhere.set(true);
        }
    }

    /** Whether somebody has come or gone here since the last time this was asked. */
    boolean hasChangedHere() {
        return changedHere.getAndSet(false);
    }

    /** Whether somebody has come or gone on another process since the last time this was asked. */
    boolean hasChangedElsewhere() {
        return changedElsewhere.getAndSet(false);
    }

    boolean isHere(LiveState live, Side side) {
        Presence presence = presence(live, Long.MIN_VALUE);
        return side == Side.RED ? presence.red() : presence.black();
    }

    /** Who is connected to this process. */
    Elsewhere here(LiveState live, long now) {
        int watchers = 0;
        boolean red = false;
        boolean black = false;
        for (Connection connection : connections) {
            Optional<Side> side = live.sideOf(connection.onlooker().identity());
            if (side.isEmpty()) {
                watchers++;
            } else if (side.get() == Side.RED) {
                red = true;
            } else {
                black = true;
            }
        }
        return new Elsewhere(watchers, red, black, now);
    }

    public Presence presence(LiveState live, long now) {
        if (now != Long.MIN_VALUE) {
            elsewhere.values().removeIf(there -> there.at() < now - REMOTE_LASTS);
        }
        Elsewhere sum = here(live, now);
        for (Elsewhere there : elsewhere.values()) {
            sum = new Elsewhere(
                    sum.watchers() + there.watchers(), sum.red() || there.red(), sum.black() || there.black(), now);
        }
        return new Presence(sum.watchers(), sum.red(), sum.black());
    }

    /** The network's delay of a player; with several devices, the longest. */
    long delay(LiveState live, Side side) {
        long longest = 0;
        for (Connection connection : connections) {
            if (live.sideOf(connection.onlooker().identity())
                    .filter(side::equals)
                    .isPresent()) {
                longest = Math.max(longest, connection.delay());
            }
        }
        return longest;
    }

    /** Whether somebody sees the game as it is, however late others do: he plays or officiates. */
    static boolean isInside(LiveState live, Onlooker onlooker) {
        return onlooker.official() || live.table().seating().seats(onlooker.identity());
    }

    /** Sends somebody the whole game. Called by the room, one at a time. */
    void welcome(Connection connection, LiveState live, long now) {
        if (whole == null || whole.version() != live.version()) {
            whole = new Whole(live.version(), GameJson.whole(live).toString());
        }
        send(connection, whole, live, now);
    }

    /**
     * Sends somebody the whole game as it stood at an earlier time, which is his own: his clocks run from there. Called by
     * the room, one at a time.
     */
    void welcomeLate(Connection connection, LiveState past, long time) {
        if (late == null || late.version() != past.version()) {
            late = new Whole(past.version(), GameJson.whole(past).toString());
        }
        lateVersion = lateVersion == 0 ? past.version() : Math.min(lateVersion, past.version());
        send(connection, late, past, time);
    }

    private void send(Connection connection, Whole game, LiveState live, long now) {
        connection.send(ServerMessages.game(game.json(), presence(live, now), you(live, connection.onlooker()), now));
    }

    /**
     * Shows those who watch late what they have come to see by now. Called by the room, one at a time.
     *
     * @param time their own
     */
    void showLate(GamePast past, LiveState live, long time) {
        LiveState due = past.at(time);
        List<Connection> watchers = outside(live);
        if (lateVersion > 0 && !watchers.isEmpty()) {
            for (StoredStep step : past.after(lateVersion, time)) {
                String text = ServerMessages.step(step, time);
                watchers.forEach(connection -> connection.send(text));
            }
        }
        lateVersion = due.version();
    }

    /** Nobody watches late any more: those who did see the game as it is. Called by the room, one at a time. */
    void showAtLast(LiveState live, long now) {
        if (lateVersion > 0) {
            lateVersion = 0;
            outside(live).forEach(connection -> welcome(connection, live, now));
        }
    }

    private List<Connection> outside(LiveState live) {
        return connections.stream()
                .filter(connection -> !isInside(live, connection.onlooker()))
                .toList();
    }

    public ObjectNode you(LiveState live, Onlooker onlooker) {
        String identity = onlooker.identity();
        Seating seating = live.table().seating();
        boolean second = !identity.isEmpty()
                && seating.second()
                        .filter(seat -> seat.identity().equals(identity))
                        .isPresent();
        Optional<Side> side = live.sideOf(identity);
        return Json.object()
                .put("side", Json.side(side))
                .put("seat", side.map(own -> seatSecret.apply(live.id(), own)).orElse(null))
                .put("seated", seating.seats(identity))
                .put("arbiter", onlooker.arbiter())
                .put("chief", onlooker.chief())
                .put(
                        "creator",
                        !identity.isEmpty() && seating.first().identity().equals(identity))
                .put("guessing", second && live.progress() == GameProgress.GUESSING);
    }

    /**
     * Shows a step; sending waits for nobody.
     *
     * @param late whether those who only watch see it later
     */
    void show(StoredStep step, long now, boolean late) {
        whole = null;
        boolean seats =
                !step.before().table().seating().equals(step.after().table().seating());
        this.late = seats ? null : this.late;
        List<Connection> watchers = connections.stream()
                .filter(connection -> !late || isInside(step.after(), connection.onlooker()))
                .toList();
        if (watchers.isEmpty()) {
            return;
        }
        if (seats) {
            // Who is who has changed: everybody begins anew.
            watchers.forEach(connection -> welcome(connection, step.after(), now));
            return;
        }
        String text = ServerMessages.step(step, now);
        watchers.forEach(connection -> connection.send(text));
    }

    /** Tells everybody who is there. */
    void tell(Presence presence) {
        String text = ServerMessages.presence(presence);
        connections.forEach(connection -> connection.send(text));
    }

    /** Answers when it is known what came of a message; what failed by our fault may be sent again. */
    static void answer(Connection connection, String id, CompletableFuture<Reply> replied) {
        replied.whenComplete((reply, failure) -> {
            if (failure != null) {
                LOG.error("a message failed", failure);
                answer(connection, id, Refused.of(Refused.Code.BUSY, "refused.busy"));
            } else if (reply.refused().isPresent()) {
                answer(connection, id, reply.refused().get());
            } else if (!id.isEmpty()) {
                connection.send(ServerMessages.ok(id, reply.version()));
            }
        });
    }

    public static void answer(Connection connection, String id, Refused refused) {
        connection.send(ServerMessages.no(id, refused));
    }
}
