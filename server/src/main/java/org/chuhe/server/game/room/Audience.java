package org.chuhe.server.game.room;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import org.chuhe.core.Side;
import org.chuhe.server.game.decision.Refused;
import org.chuhe.server.game.model.Json;
import org.chuhe.server.game.model.Seating;
import org.chuhe.server.game.store.GameProgress;
import org.chuhe.server.game.store.LiveState;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.node.ObjectNode;

/** Who watches a game. */
public final class Audience {
    private static final Logger LOG = LoggerFactory.getLogger(Audience.class);

    private final SeatLinks seats;
    private final OtherProcesses others;
    private final Set<Connection> connections = ConcurrentHashMap.newKeySet();
    private final AtomicBoolean changed = new AtomicBoolean();

    Audience(SeatLinks seats, OtherProcesses others) {
        this.seats = seats;
        this.others = others;
    }

    void add(Connection connection) {
        connections.add(connection);
        changed.set(true);
    }

    void remove(Connection connection) {
        connections.remove(connection);
        changed.set(true);
    }

    public Set<Connection> connections() {
        return connections;
    }

    boolean isEmpty() {
        return connections.isEmpty();
    }

    /** Whether somebody has come or gone here since the last time this was asked. */
    boolean hasChanged() {
        return changed.getAndSet(false);
    }

    boolean isHere(LiveState live, Side side) {
        return presence(live).has(side);
    }

    /** Who is connected to this process. */
    Presence here(LiveState live) {
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
        return new Presence(watchers, red, black);
    }

    /** Who is there, wherever he is connected. */
    public Presence presence(LiveState live) {
        return here(live).and(others.watching(live.id()));
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

    /**
     * Who somebody is in the game.
     *
     * @param watch what was given back for the network's delay, which arbiters see
     */
    ObjectNode you(LiveState live, Onlooker onlooker, ClockWatch watch) {
        String identity = onlooker.identity();
        Seating seating = live.table().seating();
        boolean second = !identity.isEmpty()
                && seating.second()
                        .filter(seat -> seat.identity().equals(identity))
                        .isPresent();
        Optional<Side> side = live.sideOf(identity);
        return Json.object()
                .put("side", Json.side(side))
                .put("seat", side.map(own -> seats.secret(live.id(), own)).orElse(null))
                .put("seated", seating.seats(identity))
                .put("arbiter", onlooker.arbiter())
                .put("chief", onlooker.chief())
                .put(
                        "creator",
                        !identity.isEmpty() && seating.first().identity().equals(identity))
                .put("guessing", second && live.progress() == GameProgress.GUESSING)
                .set("lag", onlooker.arbiter() ? watch.given() : null);
    }

    /** Those who see the game late, where it is shown late. */
    List<Connection> outside(LiveState live) {
        return connections.stream()
                .filter(connection -> !isInside(live, connection.onlooker()))
                .toList();
    }

    /** Tells everybody something. */
    void tell(String text) {
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
