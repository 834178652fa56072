package org.chuhe.server.game.store;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.game.log.GameLog;
import org.chuhe.game.log.LogLine;
import org.chuhe.game.result.GameEnding;
import org.chuhe.game.state.GameState;
import org.chuhe.server.game.model.Agreement;
import org.chuhe.server.game.model.BoardReference;
import org.chuhe.server.game.model.GameTable;
import org.chuhe.server.game.model.PlayerSeat;
import org.chuhe.server.game.model.Seating;
import org.chuhe.server.game.model.TableJson;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.text.EndReason;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;
import org.jdbi.v3.core.statement.PreparedBatch;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/** Games in the database: an append-only log for each, and a row for lists. */
public final class GameStore {
    private static final String INSERT_EVENT = "INSERT INTO game_event (game, seq, at, cause, event)"
            + " VALUES (:game, :seq, :at, :cause, :event) ON CONFLICT (game, seq) DO NOTHING";
    private static final String UPDATE_GAME = "UPDATE live_game SET version = :version, phase = :phase,"
            + " first_player = :first, second_player = :second, first_side = :firstSide, changed = :changed, due = :due,"
            + " ply = :ply, fen = :fen, last_move = :last, score = :score, reason = :reason, attention = :attention,"
            + " process = :process, detail = COALESCE(:detail, detail)"
            + " WHERE id = :id";
    private static final String INSERT_GAME = "INSERT INTO live_game (id, version, phase, listed, event, first_player,"
            + " second_player, first_side, created, changed, due, ply, fen, last_move, score, reason, attention, process,"
            + " detail) VALUES (:id, :version, :phase, :listed, :event, :first, :second, :firstSide, :created, :changed, :due,"
            + " :ply, :fen, :last, :score, :reason, :attention, :process, :detail) ON CONFLICT (id) DO NOTHING";

    private static final String INSERT_RULING = "INSERT INTO game_ruling (game, seq, json)"
            + " VALUES (:game, :seq, :json) ON CONFLICT (game, seq) DO NOTHING";

    private final Storage storage;
    private final TableJson tables;
    private final String process;

    public GameStore(Storage storage, JsonMapper json) {
        this(storage, json, "");
    }

    /** Whether other processes may serve the same games. */
    public boolean shared() {
        return storage.shared();
    }

    /** With the name of the process that stores. */
    public GameStore(Storage storage, JsonMapper json, String process) {
        this.storage = storage;
        this.tables = new TableJson(json);
        this.process = process;
    }

    /**
     * One row of the log.
     *
     * @param event a line an event
     */
    public record Entry(long seq, long at, String cause, String event) {
        public List<LogLine> lines() {
            return event.isEmpty()
                    ? List.of()
                    : event.lines().map(GameLog::readLine).toList();
        }

        private boolean forgets() {
            return cause.equals(PlayersGames.FORGOTTEN);
        }
    }

    /** A game as it was read, with its log. */
    public record Loaded(LiveState live, List<Entry> entries) {
        /** Whether a name was taken out of the game, which entries that were read before may still say. */
        public boolean forgets() {
            return entries.stream().anyMatch(Entry::forgets);
        }
    }

    /**
     * Appends steps of different games, all or nothing.
     *
     * @return for every step whether it was the first to come after what it rests on; others change nothing
     */
    public boolean[] append(List<StoredStep> steps) {
        // In one order everywhere, or two processes could wait for each other's rows.
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < steps.size(); i++) {
            order.add(i);
        }
        order.sort(Comparator.comparing(i -> steps.get(i).after().id()));
        return storage.jdbi().inTransaction(handle -> append(handle, steps, order));
    }

    private boolean[] append(Handle handle, List<StoredStep> steps, List<Integer> order) {
        for (int i : order) {
            if (steps.get(i).creates()) {
                create(handle, steps.get(i).after());
            }
        }
        PreparedBatch inserts = handle.prepareBatch(INSERT_EVENT);
        for (int i : order) {
            StoredStep step = steps.get(i);
            inserts.bind("game", step.after().id())
                    .bind("seq", step.after().version())
                    .bind("at", step.at())
                    .bind("cause", step.cause())
                    .bind("event", lines(step))
                    .add();
        }
        int[] counts = inserts.execute();
        boolean[] first = new boolean[steps.size()];
        PreparedBatch updates = handle.prepareBatch(UPDATE_GAME);
        for (int k = 0; k < counts.length; k++) {
            int i = order.get(k);
            first[i] = counts[k] == 1;
            StoredStep step = steps.get(i);
            if (first[i] && !step.creates()) {
                bindGame(updates, step.after(), step.at(), step.changesTable()).add();
                step.ruling()
                        .ifPresent(ruling ->
                                keep(handle, step.after().id(), step.after().version(), ruling));
            }
        }
        if (updates.size() > 0) {
            updates.execute();
        }
        return first;
    }

    private static void keep(Handle handle, String game, long seq, KeptRuling ruling) {
        handle.createUpdate(INSERT_RULING)
                .bind("game", game)
                .bind("seq", seq)
                .bind("json", ruling.json())
                .execute();
    }

    /** What the last ruling on a repetition rested on that was given up to a step. */
    public Optional<KeptRuling> lastRuling(String game, long seq) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery("SELECT json FROM game_ruling WHERE game = :game AND"
                                + " seq = (SELECT MAX(seq) FROM game_ruling WHERE game = :game AND seq <= :seq)")
                        .bind("game", game)
                        .bind("seq", seq)
                        .mapTo(String.class)
                        .findOne())
                .map(KeptRuling::new);
    }

    private void create(Handle handle, LiveState live) {
        Agreement agreement = live.table().agreement();
        bindGame(handle.createUpdate(INSERT_GAME), live, live.created(), true)
                .bind("listed", agreement.listed())
                .bind("event", agreement.board().map(BoardReference::event).orElse(""))
                .bind("created", live.created())
                .execute();
    }

    /** What happened, as it stands in the log of the game: there with the name of the official who entered it. */
    private static String lines(StoredStep step) {
        return step.after().game().stream()
                .flatMap(game -> game.log().last(step.events().size()).stream())
                .map(GameLog::writeLine)
                .collect(Collectors.joining("\n"));
    }

    private <S extends org.jdbi.v3.core.statement.SqlStatement<S>> S bindGame(
            S statement, LiveState live, long at, boolean detail) {
        Seating seating = live.table().seating();
        Optional<GameEnding> result = live.game().flatMap(GameState::result);
        @Nullable String text = detail ? tables.write(live.table()) : null;
        return statement
                .bind("id", live.id())
                .bind("version", live.version())
                .bind("phase", live.progress().code())
                .bind("first", seating.first().identity())
                .bind("second", seating.second().map(PlayerSeat::identity).orElse(""))
                .bind("firstSide", seating.firstSide().map(Side::code).orElse(""))
                .bind("changed", at)
                .bind("due", live.due())
                .bind("ply", live.ply())
                .bind("fen", fen(live))
                .bind("last", last(live))
                .bind("score", result.map(ending -> ending.outcome().code()).orElse(""))
                .bind(
                        "reason",
                        result.map(GameEnding::reason).map(EndReason::code).orElse(""))
                .bind("attention", live.attention())
                .bind("process", process)
                .bind("detail", text);
    }

    private static String fen(LiveState live) {
        return live.game().map(GameState::position).orElse(Position.START).toString();
    }

    public static String last(LiveState live) {
        return live.game()
                .flatMap(state -> state.history().lastMove())
                .map(Move::toString)
                .orElse("");
    }

    /** Reads a game and its whole log. */
    public Optional<Loaded> load(String id) {
        return read(id, 0).map(read -> replay(id, read));
    }

    /** The row beside a log. */
    public record Head(long created, String detail) {}

    private record Read(Head head, List<Entry> entries) {}

    /** The log first: the table may then be newer than the log, never older. */
    private Optional<Read> read(String id, long after) {
        return storage.jdbi().withHandle(handle -> {
            List<Entry> entries = entries(handle, id, after);
            return handle.createQuery("SELECT created, detail FROM live_game WHERE id = :id")
                    .bind("id", id)
                    .map(ConstructorMapper.of(Head.class))
                    .findOne()
                    .map(head -> new Read(head, entries));
        });
    }

    private static List<Entry> entries(Handle handle, String id, long after) {
        return handle.createQuery("SELECT seq, at, cause, event FROM game_event"
                        + " WHERE game = :id AND seq > :after ORDER BY seq")
                .bind("id", id)
                .bind("after", after)
                .map(ConstructorMapper.of(Entry.class))
                .list();
    }

    private Loaded replay(String id, Read read) {
        Optional<GameState> game = Optional.empty();
        long version = 0;
        for (Entry entry : read.entries()) {
            game = apply(game, entry.lines());
            version = entry.seq();
        }
        return new Loaded(
                new LiveState(
                        id, version, read.head().created(), table(read.head().detail()), game),
                read.entries());
    }

    public static Optional<GameState> apply(Optional<GameState> game, List<LogLine> lines) {
        Optional<GameState> state = game;
        for (LogLine line : lines) {
            state = Optional.of(state.isEmpty() ? line.begin() : line.after(state.get()));
        }
        return state;
    }

    /** What other processes have appended since, and the table as it is now. */
    public Loaded since(LiveState live) {
        Read read = read(live.id(), live.version()).orElseThrow();
        LiveState now = new LiveState(
                live.id(), live.version(), live.created(), table(read.head().detail()), live.game());
        return new Loaded(now, read.entries());
    }

    /** Something that is another whenever a player's name was taken out of his games, by whatever process. */
    public String lastForgotten() {
        return storage.jdbi()
                .withHandle(handle -> PlayersGames.LAST.read(handle))
                .orElse("");
    }

    public GameTable table(String detail) {
        return tables.read(detail);
    }

    /** Running games whose time has come. */
    public List<String> overdue(long now) {
        return ids("SELECT id FROM live_game WHERE phase = 'playing' AND due < :now", now);
    }

    /** All games that were going on. */
    public List<String> running() {
        return ids("SELECT id FROM live_game WHERE phase = 'playing' AND created <= :now", Long.MAX_VALUE);
    }

    /** Games that were going on and whose last step a certain process stored. */
    public List<String> runningOn(String other) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery(
                                "SELECT id FROM live_game WHERE phase = 'playing' AND process = :process")
                        .bind("process", other)
                        .mapTo(String.class)
                        .list());
    }

    /** When a running game last went on; some process was alive then. */
    public long lastChange() {
        return lastChange(storage);
    }

    /** When a running game last went on, on whatever process. */
    public static long lastChange(Storage storage) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery(
                                "SELECT COALESCE(MAX(changed), 0) FROM live_game WHERE phase = 'playing'")
                        .mapTo(Long.class)
                        .one());
    }

    /** Whether the clock of any game runs, or a player is awaited, on whatever process. */
    public static boolean isTimed(Handle handle) {
        return handle.createQuery("SELECT 1 FROM live_game WHERE phase = 'playing' AND due < :never LIMIT 1")
                .bind("never", Long.MAX_VALUE)
                .mapTo(Integer.class)
                .findOne()
                .isPresent();
    }

    /** Games that nobody came to. */
    public List<String> abandoned(long before) {
        return ids(
                "SELECT id FROM live_game WHERE phase IN ('waiting', 'guessing', 'ready') AND event = '' AND changed <"
                        + " :now",
                before);
    }

    private List<String> ids(String query, long now) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery(query)
                        .bind("now", now)
                        .mapTo(String.class)
                        .list());
    }
}
