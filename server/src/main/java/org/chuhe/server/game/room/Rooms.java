package org.chuhe.server.game.room;

import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.chuhe.game.state.GameState;

/** The games that this process has open. */
public final class Rooms {
    /** A game that nobody looks at is closed after this time; it is opened again when it is needed. */
    private static final long IDLE = 60_000;

    private final RoomServices services;
    private final Map<String, GameRoom> rooms = new ConcurrentHashMap<>();
    /** The last of those whose names were taken out of their games; rooms that are opened know it already. */
    private String forgotten;

    Rooms(RoomServices services) {
        this.services = services;
        this.forgotten = services.store().lastForgotten();
    }

    /** The room of a game, opened if need be; empty if there is no such game. */
    public Optional<GameRoom> open(String id) {
        GameRoom open = rooms.computeIfPresent(id, (key, room) -> {
            room.touch();
            return room;
        });
        if (open != null) {
            return Optional.of(open);
        }
        return services.store()
                .load(id)
                .map(loaded -> rooms.compute(id, (key, room) -> {
                    GameRoom found = room == null ? new GameRoom(services, loaded) : room;
                    found.touch();
                    return found;
                }));
    }

    /** How a game stands, if it has begun. */
    public Optional<GameState> game(String id) {
        return open(id).flatMap(room -> room.live().game());
    }

    /** The room of a game if it is open. */
    public Optional<GameRoom> present(String id) {
        return Optional.ofNullable(rooms.get(id));
    }

    Collection<GameRoom> all() {
        return rooms.values();
    }

    /** Closes games that nobody looks at. */
    void tidy(long now) {
        for (String id : rooms.keySet()) {
            rooms.computeIfPresent(id, (key, room) -> room.isIdle(now - IDLE) ? null : room);
        }
    }

    /**
     * Notices that somebody's name was taken out of his games, whoever did it: this process, another one, or a command beside the
     * server, which can tell nobody. Rooms then read their game again, so that it is shown no more. Only who has no game under
     * way can be forgotten, so rooms in which one is played have nothing to read, unless an official is named there.
     */
    synchronized void lookForForgotten() {
        String last = services.store().lastForgotten();
        if (!last.equals(forgotten)) {
            forgotten = last;
            rooms.values().stream()
                    .filter(room -> !room.live().progress().running() || namesOfficials(room))
                    .forEach(room -> room.overtaken(Long.MAX_VALUE));
        }
    }

    private static boolean namesOfficials(GameRoom room) {
        return room.live()
                .game()
                .filter(game -> game.log().entries().stream()
                        .anyMatch(entry -> !entry.by().isEmpty()))
                .isPresent();
    }
}
