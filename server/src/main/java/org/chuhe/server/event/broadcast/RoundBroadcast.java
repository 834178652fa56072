package org.chuhe.server.event.broadcast;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chuhe.server.event.boards.BoardChoice;
import org.chuhe.server.event.boards.LiveBoards;
import org.chuhe.server.event.boards.RoundBoards;
import org.chuhe.server.event.boards.RoundGames;
import org.chuhe.server.event.boards.WatchedBoard;
import org.chuhe.server.event.log.EventDesk;
import org.chuhe.server.event.log.EventState;
import org.chuhe.server.game.model.Json;
import org.chuhe.server.game.room.Connection;
import org.chuhe.server.game.room.GameRoom;
import org.chuhe.server.game.room.Rooms;
import org.chuhe.server.game.store.LiveState;
import org.chuhe.server.game.watch.Spectators;
import org.chuhe.tournament.model.Round;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A round of a tournament and those who watch its boards. All of it happens on one thread. What is told of a board is written
 * down when it changes, however many watch it, and boards that nobody watches are not looked at.
 */
final class RoundBroadcast {
    private final String event;
    private final int round;
    private final Sources sources;
    private final Map<Connection, BoardChoice> watchers = new LinkedHashMap<>();
    /** What there is to tell of each board, */
    private final Map<String, News> written = new HashMap<>();
    /** and what everybody has been told. */
    private final Map<String, ObjectNode> told = new HashMap<>();

    private Scene scene = Scene.NOTHING;

    /** Where everything is found out. */
    record Sources(EventDesk desk, LiveBoards boards, Rooms rooms, Spectators spectators) {}

    /**
     * What can be watched.
     *
     * @param tag changes when it may be another
     * @param number of the round; 0 = there is none
     * @param delay how many minutes late it is shown
     */
    private record Scene(String tag, int number, int delay, List<WatchedBoard> boards) {
        static final Scene NOTHING = new Scene("", 0, 0, List.of());

        /** Whether pages must be laid out anew. */
        boolean isAnother(Scene before) {
            return number != before.number || delay != before.delay || !labels().equals(before.labels());
        }

        private List<String> labels() {
            return boards.stream()
                    .map(board -> board.label() + " " + board.id())
                    .toList();
        }
    }

    /**
     * What there is to tell of a board.
     *
     * @param version of its game, as far as it is shown
     * @param over whether the game is really over
     */
    private record News(WatchedBoard board, long version, boolean over, ObjectNode json) {}

    /** @param round 0 = the one that is being played */
    RoundBroadcast(String event, int round, Sources sources) {
        this.event = event;
        this.round = round;
        this.sources = sources;
    }

    /** Somebody begins to watch: he is told everything he wants to see. */
    void join(Connection connection, BoardChoice choice, long now) {
        look();
        watchers.put(connection, choice);
        connection.send(whole(choice, now));
    }

    /** Tells somebody everything again. */
    void again(Connection connection, long now) {
        Optional.ofNullable(watchers.get(connection)).ifPresent(choice -> connection.send(whole(choice, now)));
    }

    void leave(Connection connection) {
        watchers.remove(connection);
    }

    boolean isEmpty() {
        return watchers.isEmpty();
    }

    List<Connection> watchers() {
        return List.copyOf(watchers.keySet());
    }

    /** Looks what is new, and tells it. */
    void tick(long now) {
        watchers.keySet().removeIf(connection -> !connection.isOpen());
        Scene before = scene;
        look();
        Map<BoardChoice, List<WatchedBoard>> wanted = new HashMap<>();
        watchers.values().forEach(choice -> wanted.computeIfAbsent(choice, key -> key.of(scene.boards())));
        Map<String, String> news = news(wanted.values(), now);
        if (scene.isAnother(before)) {
            Map<BoardChoice, String> messages = new HashMap<>();
            watchers.forEach(
                    (connection, choice) -> connection.send(messages.computeIfAbsent(choice, key -> whole(key, now))));
        } else if (!news.isEmpty()) {
            watchers.forEach((connection, choice) -> wanted.getOrDefault(choice, List.of()).stream()
                    .flatMap(board -> Optional.ofNullable(news.get(board.label())).stream())
                    .forEach(connection::send));
        }
    }

    /** By board: what has not been told yet. */
    private Map<String, String> news(Collection<List<WatchedBoard>> wanted, long now) {
        Map<String, String> news = new HashMap<>();
        wanted.stream().flatMap(List::stream).distinct().forEach(board -> {
            ObjectNode next = write(board);
            if (!next.equals(told.put(board.label(), next))) {
                news.put(board.label(), message("board", now).set("board", next).toString());
            }
        });
        return news;
    }

    /** Only the event's number and that of its games are asked for as long as they are the same. */
    private void look() {
        EventState state = sources.desk().state(event);
        String tag = sources.desk().tag(event, state.seq());
        if (tag.equals(scene.tag())) {
            return;
        }
        int number = round > 0 ? round : state.published().lastRound();
        Optional<Round> found = state.published().event().round(number);
        RoundGames live = found.map(one -> sources.boards().of(event, one)).orElse(RoundGames.NONE);
        scene = new Scene(
                tag,
                found.isPresent() ? number : 0,
                state.facts().delay(),
                found.map(one -> WatchedBoard.all(RoundBoards.of(state.published(), one), live))
                        .orElse(List.of()));
    }

    /** What is to be told of a board now; the same as long as nothing has happened there. */
    private ObjectNode write(WatchedBoard board) {
        Optional<GameRoom> room =
                Optional.of(board.id()).filter(id -> !id.isEmpty()).flatMap(sources.rooms()::open);
        Optional<LiveState> shown =
                room.map(open -> sources.spectators().everybody(open).live());
        long version = shown.map(LiveState::version).orElse(0L);
        boolean over = room.filter(open -> open.live().progress().finished()).isPresent();
        News known = written.get(board.label());
        if (known != null
                && known.version() == version
                && known.over() == over
                && known.board().equals(board)) {
            return known.json();
        }
        ObjectNode json = WatchedJson.of(board, shown, sources.boards().shownResult(board));
        written.put(board.label(), new News(board, version, over, json));
        return json;
    }

    private String whole(BoardChoice choice, long now) {
        ObjectNode json = message("boards", now);
        json.put("round", scene.number());
        json.put("delay", scene.delay());
        ArrayNode list = json.putArray("boards");
        choice.of(scene.boards()).forEach(board -> list.add(write(board)));
        return json.toString();
    }

    /** The time is that of those who watch: their clocks have run until then. */
    private ObjectNode message(String kind, long now) {
        return Json.object().put("t", kind).put("now", now - scene.delay() * 60_000L);
    }
}
