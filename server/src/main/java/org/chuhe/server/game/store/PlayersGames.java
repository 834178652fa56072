package org.chuhe.server.game.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.chuhe.core.Side;
import org.chuhe.game.log.GameLog;
import org.chuhe.game.log.LogLine;
import org.chuhe.game.state.EventLog;
import org.chuhe.game.state.GameEvent;
import org.chuhe.server.game.model.GameTable;
import org.chuhe.server.game.model.PlayerSeat;
import org.chuhe.server.game.model.Seating;
import org.chuhe.server.game.model.TableJson;
import org.chuhe.server.platform.auth.IdentityException;
import org.chuhe.server.platform.config.Keeping;
import org.chuhe.server.platform.db.Expiry;
import org.chuhe.server.platform.db.FeatureTables;
import org.chuhe.server.platform.db.PersonalRows;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.platform.db.StoredValue;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;
import tools.jackson.databind.json.JsonMapper;

/** The tables of games, and how the name of a player who wants it is taken out of them. */
public final class PlayersGames implements FeatureTables {
    /** What a player is called whose account is gone. */
    public static final String NOBODY = "已注销 Deleted";

    /** The cause of the step with which a player is forgotten. */
    static final String FORGOTTEN = "forgotten";

    /** Who was forgotten last. */
    static final StoredValue LAST = new StoredValue("forgotten");

    private final TableJson tables;

    public PlayersGames(JsonMapper json) {
        this.tables = new TableJson(json);
    }

    @Override
    public List<PersonalRows> export() {
        return List.of(
                PersonalRows.of("games", """
                        SELECT id, phase, created, changed, ply, score, reason, detail FROM live_game
                        WHERE first_player = :id OR second_player = :id ORDER BY created"""),
                new PersonalRows(
                        "logs",
                        "SELECT id FROM live_game WHERE first_player = :id OR second_player = :id ORDER BY created, id",
                        "SELECT game, seq, at, event FROM game_event WHERE game = :key AND event <> '' ORDER BY seq"));
    }

    @Override
    public void expire(Storage storage, Keeping keeping, long now) {
        Expiry.remove(
                storage,
                now,
                keeping.unplayedDays(),
                "SELECT id FROM live_game WHERE phase = 'cancelled' AND ply = 0 AND event = '' AND changed < :before",
                "DELETE FROM game_event WHERE game IN (<ids>)",
                "DELETE FROM game_ruling WHERE game IN (<ids>)",
                "DELETE FROM live_game WHERE id IN (<ids>)");
    }

    /** In the order in which games are stored together, or two processes could wait for each other. */
    public static List<String> ids(Handle handle, String identity) {
        return handle.createQuery(
                        "SELECT id FROM live_game WHERE first_player = :who OR second_player = :who ORDER BY id")
                .bind("who", identity)
                .mapTo(String.class)
                .list();
    }

    /** Whether somebody has a game under way, or one that waits for an opponent. */
    private static boolean isPlaying(Handle handle, String identity) {
        return handle.createQuery("SELECT COUNT(*) FROM live_game"
                                + " WHERE (first_player = :who OR second_player = :who)"
                                + " AND phase IN ('waiting', 'guessing', 'ready', 'playing', 'paused')")
                        .bind("who", identity)
                        .mapTo(Integer.class)
                        .one()
                > 0;
    }

    /**
     * Takes somebody's name out of his games: the table, with what he called a game that he made, the line of the log with
     * which a game begins, and the lines that he entered as an official. Moves, clocks and results stay. This is the only thing for
     * which a line of the log is ever written anew. Not while he plays, or waits for an opponent.
     *
     * <p>Processes may have the games open and know the name. So that none of them stores it again, forgetting is a step of the
     * game too: whoever has not read it is overtaken. That they also show it no more, they look now and then who was forgotten
     * last ({@link GameStore#lastForgotten}).
     */
    @Override
    public void forget(Handle handle, String identity, String name) {
        if (isPlaying(handle, identity)) {
            throw new IdentityException("account.playing");
        }
        SortedSet<String> ids = new TreeSet<>(ids(handle, identity));
        ids.addAll(ruled(handle, identity));
        for (String id : ids) {
            Row row = next(handle, id);
            GameTable table = tables.read(row.detail());
            Seating without = without(table.seating(), identity);
            boolean called = table.agreement().board().isEmpty()
                    && table.seating().first().identity().equals(identity);
            GameTable untitled = called ? table.with(table.agreement().untitled()) : table;
            handle.execute(
                    "UPDATE live_game SET version = ?, detail = ?, first_player = ?, second_player = ? WHERE id = ?",
                    row.seq() + 1,
                    tables.write(untitled.with(without)),
                    without.first().identity(),
                    without.second().map(PlayerSeat::identity).orElse(""),
                    id);
            rewrite(handle, id, table.seating().sideOf(identity), identity);
        }
        LAST.write(handle, identity);
    }

    /** How a game stands, and when it last went on. */
    private record Row(long seq, long changed, String detail) {}

    /** Takes the next step of a game, so that nobody else can, and gives how it stood before. */
    private static Row next(Handle handle, String id) {
        while (true) {
            Row row = handle.createQuery("SELECT (SELECT MAX(seq) FROM game_event WHERE game = live_game.id) AS seq,"
                            + " changed, detail FROM live_game WHERE id = :id")
                    .bind("id", id)
                    .map((found, context) ->
                            new Row(found.getLong("seq"), found.getLong("changed"), found.getString("detail")))
                    .one();
            // At the time of the step before: those who watch late see no name that others do not.
            int taken = handle.execute(
                    "INSERT INTO game_event (game, seq, at, cause, event) VALUES (?, ?, ?, ?, '')"
                            + " ON CONFLICT (game, seq) DO NOTHING",
                    id,
                    row.seq() + 1,
                    row.changed(),
                    FORGOTTEN);
            if (taken == 1) {
                return row;
            }
        }
    }

    private static Seating without(Seating seating, String identity) {
        PlayerSeat nobody = new PlayerSeat("", NOBODY, false);
        return new Seating(
                seating.first().identity().equals(identity) ? nobody : seating.first(),
                seating.second().map(seat -> seat.identity().equals(identity) ? nobody : seat),
                seating.firstSide(),
                seating.leftHand());
    }

    /** The games in which somebody has acted as an official. */
    private static List<String> ruled(Handle handle, String identity) {
        return handle.createQuery("SELECT DISTINCT game FROM game_event WHERE SUBSTR(cause, 1, :long) = :arbiter"
                        + " OR SUBSTR(cause, 1, :short) = :table")
                .bind("long", OfficialCause.arbiter(identity).length())
                .bind("arbiter", OfficialCause.arbiter(identity))
                .bind("short", OfficialCause.table(identity).length())
                .bind("table", OfficialCause.table(identity))
                .mapTo(String.class)
                .list();
    }

    private static void rewrite(Handle handle, String game, Optional<Side> own, String identity) {
        List<GameStore.Entry> entries = handle.createQuery(
                        "SELECT seq, at, cause, event FROM game_event WHERE game = :game ORDER BY seq")
                .bind("game", game)
                .map(ConstructorMapper.of(GameStore.Entry.class))
                .list();
        for (GameStore.Entry entry : entries) {
            List<String> lines = new ArrayList<>();
            boolean changed = false;
            boolean ruled = OfficialCause.isOf(entry.cause(), identity);
            for (LogLine line : entry.lines()) {
                GameEvent event =
                        own.map(side -> line.event().renamed(side, NOBODY)).orElse(line.event());
                boolean renamed = !event.equals(line.event());
                boolean named = ruled && !line.by().isEmpty();
                String kept = line.saysMore() && !renamed && !named ? line.text() : "";
                lines.add(GameLog.writeLine(new EventLog.Entry(event, named ? NOBODY : line.by(), kept)));
                changed |= renamed || named;
            }
            if (changed) {
                handle.execute(
                        "UPDATE game_event SET event = ? WHERE game = ? AND seq = ?",
                        String.join("\n", lines),
                        game,
                        entry.seq());
            }
        }
    }
}
