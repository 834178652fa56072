package org.chuhe.server.game.room;

import java.time.Clock;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.chuhe.core.Side;
import org.chuhe.server.game.store.GameStore;
import org.chuhe.server.game.store.LiveState;
import org.chuhe.server.platform.db.Notices;
import org.chuhe.server.platform.operation.Heartbeat;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The other server processes that serve the same games, which nothing else knows of: what they are told and tell, who watches
 * there, what becomes of games when one of them ceases.
 */
final class OtherProcesses {
    private static final Logger LOG = LoggerFactory.getLogger(OtherProcesses.class);
    private static final String STEP = "game";
    private static final String WATCH = "watch";
    private static final String CHAT = "chat";

    /** What another process tells of its audience is believed for so long. */
    private static final long WATCH_LASTS = 30_000;

    private final Notices notices;
    private final Heartbeat heartbeat;
    private final GameStore store;
    private final Clock clock;
    /** Who watches elsewhere: by game, then by process. */
    private final Map<String, Map<String, Watch>> watching = new ConcurrentHashMap<>();

    private final Set<String> changed = ConcurrentHashMap.newKeySet();

    private record Watch(Presence there, long at) {}

    OtherProcesses(Notices notices, Heartbeat heartbeat, GameStore store, Clock clock) {
        this.notices = notices;
        this.heartbeat = heartbeat;
        this.store = store;
        this.clock = clock;
    }

    /** A step was stored here. */
    void tellStep(LiveState live) {
        notices.tell(STEP, live.id() + " " + live.version());
    }

    /** Who watches a game here. */
    void tellPresence(String game, Presence here) {
        notices.tell(
                WATCH,
                String.join(
                        " ",
                        game,
                        heartbeat.process(),
                        Integer.toString(here.watchers()),
                        Boolean.toString(here.red()),
                        Boolean.toString(here.black())));
    }

    /** A player's wish to talk, or his words: nothing that could be read later, so a lost notice is a lost word. */
    void tellChat(String game, Chat.Notice notice) {
        String head = game + " " + notice.side().code() + " " + notice.on();
        notices.tell(
                CHAT,
                notice.line()
                        .map(line -> String.join(" ", head, Long.toString(line.at()), line.name(), line.text()))
                        .orElse(head));
    }

    /** Hands what others tell to the rooms that are open here. */
    void listen(Rooms rooms) {
        notices.listen(
                STEP,
                text -> {
                    String[] parts = text.split(" ");
                    rooms.present(parts[0]).ifPresent(room -> room.overtaken(Long.parseLong(parts[1])));
                },
                () -> rooms.all().forEach(room -> room.overtaken(Long.MAX_VALUE)));
        notices.listen(
                WATCH,
                text -> {
                    String[] parts = text.split(" ");
                    if (rooms.present(parts[0]).isPresent()) {
                        watched(parts);
                    }
                },
                () -> {});
        notices.listen(
                CHAT,
                text -> {
                    String[] parts = text.split(" ", 6);
                    rooms.present(parts[0]).ifPresent(room -> room.hear(chat(parts)));
                },
                () -> {});
    }

    private void watched(String[] parts) {
        Presence there = new Presence(
                Integer.parseInt(parts[2]), Boolean.parseBoolean(parts[3]), Boolean.parseBoolean(parts[4]));
        Watch before = watching.computeIfAbsent(parts[0], game -> new ConcurrentHashMap<>())
                .put(parts[1], new Watch(there, clock.millis()));
        if (before == null || !before.there().equals(there)) {
            changed.add(parts[0]);
        }
    }

    private static Chat.Notice chat(String[] parts) {
        Side side = parts[1].equals(Side.RED.code()) ? Side.RED : Side.BLACK;
        Optional<Chat.Line> line = parts.length < 6
                ? Optional.empty()
                : Optional.of(new Chat.Line(side, parts[4], parts[5], Long.parseLong(parts[3])));
        return new Chat.Notice(side, Boolean.parseBoolean(parts[2]), line);
    }

    /** Who watches a game on other processes. */
    Presence watching(String game) {
        long oldest = clock.millis() - WATCH_LASTS;
        return watching.getOrDefault(game, Map.of()).values().stream()
                .filter(watch -> watch.at() >= oldest)
                .map(Watch::there)
                .reduce(Presence.NOBODY, Presence::and);
    }

    /** Whether somebody has come or gone there since this was asked last. */
    boolean hasChanged(String game) {
        return changed.remove(game);
    }

    /**
     * How much longer a flag is left alone. A player who is not connected here may be at another process, which calls his flag at
     * once. Should that process have died, the others must have time to miss it and to put his clock right (21.4) before any of
     * them does.
     */
    long patience(boolean connectedHere) {
        return store.shared() && !connectedHere ? Heartbeat.MISSED : 0;
    }

    /**
     * Nothing could be stored here since then: clocks that ran were out of order (21.4). If nobody else could, all were; otherwise
     * only those of the games that are served here.
     */
    void recovered(Rooms rooms, long since) {
        if (heartbeat.othersSince(since)) {
            Set<String> served = new HashSet<>(store.runningOn(heartbeat.process()));
            rooms.all().stream().filter(this::isServedHere).forEach(room -> served.add(room.id()));
            served.forEach(id -> rooms.open(id).ifPresent(room -> room.interrupted(since)));
        } else {
            store.running().forEach(rooms::open);
            rooms.all().forEach(room -> room.interrupted(since));
        }
        // What waits goes on, whosever the game is.
        rooms.all().forEach(GameRoom::care);
    }

    /** Whether the player on move is connected here, and to no other process as far as is known. */
    private boolean isServedHere(GameRoom room) {
        LiveState live = room.live();
        return ClockWatch.running(live)
                .filter(side -> room.audience().here(live).has(side)
                        && !watching(room.id()).has(side))
                .isPresent();
    }

    /** Looks which other processes are no more: whoever played there could not since its last beat (21.4). */
    void lookAround(Rooms rooms) {
        watching.keySet().removeIf(game -> rooms.present(game).isEmpty());
        heartbeat.ceased().forEach((process, since) -> {
            LOG.warn("process {} has not been heard of since {}", process, since);
            Set<String> games = new HashSet<>(store.runningOn(process));
            rooms.all().stream().filter(room -> waitsFor(room, process)).forEach(room -> games.add(room.id()));
            games.forEach(id -> rooms.open(id).ifPresent(room -> room.interrupted(since)));
        });
    }

    /** Whether the player on move was connected to another process and to none here. */
    private boolean waitsFor(GameRoom room, String process) {
        Watch there = watching.getOrDefault(room.id(), Map.of()).get(process);
        LiveState live = room.live();
        return there != null
                && ClockWatch.running(live)
                        .filter(side -> there.there().has(side)
                                && !room.audience().here(live).has(side))
                        .isPresent();
    }
}
