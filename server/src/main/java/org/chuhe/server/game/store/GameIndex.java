package org.chuhe.server.game.store;

import java.util.List;
import org.chuhe.core.Side;
import org.chuhe.server.game.model.GameTable;
import org.chuhe.server.game.model.TableJson;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.text.Coded;
import org.jdbi.v3.core.mapper.ColumnMapper;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;
import org.jdbi.v3.core.statement.Query;
import tools.jackson.databind.json.JsonMapper;

/** Finds games: what lists and tournaments ask of the rows that stand beside the logs. */
public final class GameIndex {
    private static final String LISTED =
            "SELECT id, phase, created, changed, ply, fen, last_move, score, reason, attention,"
                    + " detail FROM live_game WHERE ";
    private static final ColumnMapper<GameProgress> PROGRESS =
            (row, column, context) -> Coded.of(GameProgress.class, row.getString(column));

    private static final ColumnMapper<Side> SIDE =
            (row, column, context) -> Coded.of(Side.class, row.getString(column));

    private final Storage storage;
    private final ColumnMapper<GameTable> tables;

    public GameIndex(Storage storage, JsonMapper json) {
        this.storage = storage;
        TableJson reader = new TableJson(json);
        this.tables = (row, column, context) -> reader.read(row.getString(column));
    }

    /** The games of an account that were played to an end, the newest first. */
    public List<String> finished(String account) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery("""
                                SELECT id FROM live_game WHERE (first_player = :who OR second_player = :who)
                                AND phase IN ('over', 'closed') AND ply > 0 ORDER BY created DESC""")
                        .bind("who", account)
                        .mapTo(String.class)
                        .list());
    }

    /** Games with a free seat, the newest first. */
    public List<ListedGame> open(int most) {
        return listed("phase = 'waiting' AND listed ORDER BY changed DESC", most);
    }

    /** Games that are played, the newest first. */
    public List<ListedGame> running(int most) {
        return listed("phase IN ('playing', 'paused') AND listed ORDER BY created DESC", most);
    }

    /** Games that have ended, the last first. */
    public List<ListedGame> recent(int most) {
        return listed("phase IN ('over', 'closed') AND listed ORDER BY changed DESC", most);
    }

    /** Games that are played, listed or not: those that want an arbiter first. */
    public List<ListedGame> forArbiters(int most) {
        return listed("phase IN ('playing', 'paused') ORDER BY attention DESC, created", most);
    }

    /** What stands on all boards that are being played at, listed or not, once so many plies have been played. */
    public List<BoardInPlay> boardsInPlay(int plies) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery("SELECT id, fen, ply, event <> '' AS of_event FROM live_game"
                                + " WHERE phase IN ('playing', 'paused') AND ply >= :plies")
                        .bind("plies", plies)
                        .map(ConstructorMapper.of(BoardInPlay.class))
                        .list());
    }

    /** What stands on a board that is being played at. */
    public record BoardInPlay(String id, String fen, int ply, boolean ofEvent) {}

    /** Games that want an arbiter, whoever waits longest first. */
    public List<ListedGame> wantingArbiter(int most) {
        return listed("phase IN ('playing', 'paused') AND attention ORDER BY created", most);
    }

    /** Somebody's games, the last first. */
    public List<ListedGame> of(String identity, int most) {
        return storage.jdbi()
                .withHandle(handle -> listed(handle.createQuery(LISTED
                                + "(first_player = :who OR second_player = :who) AND phase <> 'cancelled'"
                                + " ORDER BY changed DESC LIMIT :most")
                        .bind("who", identity)
                        .bind("most", most)));
    }

    private List<ListedGame> listed(String condition, int most) {
        return storage.jdbi()
                .withHandle(handle -> listed(
                        handle.createQuery(LISTED + condition + " LIMIT :most").bind("most", most)));
    }

    private List<ListedGame> listed(Query query) {
        return query.registerColumnMapper(GameProgress.class, PROGRESS)
                .registerColumnMapper(GameTable.class, tables)
                .map(ConstructorMapper.of(ListedGame.class))
                .list();
    }

    /** How many games somebody has made that have not begun. */
    public int openGames(String identity) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery("SELECT COUNT(*) FROM live_game WHERE first_player = :who"
                                + " AND phase IN ('waiting', 'guessing', 'ready')")
                        .bind("who", identity)
                        .mapTo(Integer.class)
                        .one());
    }

    /** Which of these games have not begun. */
    public List<String> stillOpen(List<String> ids) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery("SELECT id FROM live_game WHERE id IN (<ids>)"
                                + " AND phase IN ('waiting', 'guessing', 'ready')")
                        .bindList("ids", ids)
                        .mapTo(String.class)
                        .list());
    }

    /** The games of a tournament, as they were made. */
    public List<BoardGame> ofEvent(String event) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery("SELECT id, phase, score, ply, changed,"
                                + " first_player <> '' AS first, second_player <> '' AS second, first_side"
                                + " FROM live_game WHERE event = :event ORDER BY created, id")
                        .bind("event", event)
                        .registerColumnMapper(GameProgress.class, PROGRESS)
                        .registerColumnMapper(Side.class, SIDE)
                        .map(ConstructorMapper.of(BoardGame.class))
                        .list());
    }

    /** A number that changes whenever somebody comes to a board of a tournament, a game begins or one ends. */
    public long activity(String event) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery(
                                "SELECT COUNT(*) + SUM(CASE WHEN first_player = '' THEN 0 ELSE 1 END)"
                                        + " + SUM(CASE WHEN second_player = '' THEN 0 ELSE 1 END)"
                                        + " + SUM(CASE WHEN phase IN ('waiting', 'ready') THEN 0 ELSE 1 END)"
                                        + " + SUM(CASE WHEN phase IN ('over', 'closed') THEN 1 ELSE 0 END)"
                                        + " FROM live_game WHERE event = :event")
                        .bind("event", event)
                        .mapTo(Long.class)
                        .findOne()
                        .orElse(0L));
    }
}
