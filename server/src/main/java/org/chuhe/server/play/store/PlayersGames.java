package org.chuhe.server.play.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.core.Side;
import org.chuhe.game.log.GameLog;
import org.chuhe.game.log.LogLine;
import org.chuhe.game.state.GameEvent;
import org.chuhe.game.state.PlayEvent;
import org.chuhe.game.state.Players;
import org.chuhe.server.play.table.GameTable;
import org.chuhe.server.play.table.PlayerSeat;
import org.chuhe.server.play.table.Seating;
import org.chuhe.server.play.table.TableJson;
import org.chuhe.server.storage.Storage;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;
import tools.jackson.databind.json.JsonMapper;

/** The games of somebody who wants to take them along, or wants his name taken out of them. */
public final class PlayersGames {
    /** What a player is called whose account is gone. */
    public static final String NOBODY = "已注销 Deleted";

    private final Storage storage;
    private final TableJson tables;

    public PlayersGames(Storage storage, JsonMapper json) {
        this.storage = storage;
        this.tables = new TableJson(json);
    }

    private record Row(String id, String detail) {}

    private static List<Row> rows(Handle handle, String identity) {
        return handle.createQuery("SELECT id, detail FROM live_game WHERE first_player = :who OR second_player = :who")
                .bind("who", identity)
                .map((row, context) -> new Row(row.getString("id"), row.getString("detail")))
                .list();
    }

    /** The ids of all games of somebody. */
    public List<String> ids(String identity) {
        return storage.jdbi()
                .withHandle(
                        handle -> rows(handle, identity).stream().map(Row::id).toList());
    }

    /** Whether somebody has a game under way, or one that waits for an opponent. */
    public boolean isPlaying(String identity) {
        return storage.jdbi()
                        .withHandle(handle -> handle.createQuery("SELECT COUNT(*) FROM live_game"
                                        + " WHERE (first_player = :who OR second_player = :who)"
                                        + " AND phase IN ('waiting', 'guessing', 'ready', 'playing', 'paused')")
                                .bind("who", identity)
                                .mapTo(Integer.class)
                                .one())
                > 0;
    }

    /**
     * Takes somebody's name out of his games: the table, and the line of the log with which a game begins. Moves, clocks
     * and results stay. This is the only thing for which a line of the log is ever written anew.
     */
    public void forget(Handle handle, String identity) {
        for (Row row : rows(handle, identity)) {
            GameTable table = tables.read(row.detail());
            Seating seating = table.seating();
            Optional<Side> side = seating.sideOf(identity);
            PlayerSeat nobody = new PlayerSeat("", NOBODY, false);
            Seating without = new Seating(
                    seating.first().identity().equals(identity) ? nobody : seating.first(),
                    seating.second().map(seat -> seat.identity().equals(identity) ? nobody : seat),
                    seating.firstSide(),
                    seating.leftHand());
            handle.execute(
                    "UPDATE live_game SET detail = ?, first_player = ?, second_player = ? WHERE id = ?",
                    tables.write(table.with(without)),
                    without.first().identity(),
                    without.second().map(PlayerSeat::identity).orElse(""),
                    row.id());
            side.ifPresent(own -> rewriteStart(handle, row.id(), own));
        }
    }

    private static void rewriteStart(Handle handle, String game, Side side) {
        List<GameStore.Entry> entries = handle.createQuery(
                        "SELECT seq, at, cause, format, event FROM game_event WHERE game = :game ORDER BY seq")
                .bind("game", game)
                .map(ConstructorMapper.of(GameStore.Entry.class))
                .list();
        for (GameStore.Entry entry : entries) {
            List<String> lines = new ArrayList<>();
            boolean changed = false;
            for (LogLine line : entry.lines()) {
                if (line.event() instanceof PlayEvent.Started started) {
                    lines.add(GameLog.writeLine(without(started, side)));
                    changed = true;
                } else {
                    lines.add(line.saysMore() ? line.text() : GameLog.writeLine(line.event()));
                }
            }
            if (changed) {
                handle.execute(
                        "UPDATE game_event SET event = ?, format = ? WHERE game = ? AND seq = ?",
                        String.join("\n", lines),
                        GameLog.VERSION,
                        game,
                        entry.seq());
            }
        }
    }

    private static GameEvent without(PlayEvent.Started started, Side side) {
        Players players = started.players();
        return new PlayEvent.Started(
                started.at(),
                side == Side.RED ? new Players(NOBODY, players.black()) : new Players(players.red(), NOBODY),
                started.regulations(),
                started.handicap(),
                started.start(),
                started.redPresent(),
                started.blackPresent());
    }
}
