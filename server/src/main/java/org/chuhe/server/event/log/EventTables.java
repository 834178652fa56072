package org.chuhe.server.event.log;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.server.game.store.PlayersGames;
import org.chuhe.server.platform.config.Keeping;
import org.chuhe.server.platform.db.FeatureTables;
import org.chuhe.server.platform.db.PersonalRows;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.text.Coded;
import org.jdbi.v3.core.Handle;
import tools.jackson.databind.json.JsonMapper;

/**
 * The tables of tournaments. An appointment takes the name from the account, so it goes with the account; what organisers have
 * written themselves is theirs, and so is the list of officials that a tournament publishes.
 */
public final class EventTables implements FeatureTables {
    private final JsonMapper json;

    public EventTables(JsonMapper json) {
        this.json = json;
    }

    @Override
    public List<PersonalRows> export() {
        return List.of(
                PersonalRows.of(
                        "tournaments",
                        "SELECT id, created, changed, summary FROM tournament WHERE owner = :id ORDER BY created"),
                PersonalRows.of(
                        "organises",
                        "SELECT tournament FROM tournament_organiser WHERE account = :id ORDER BY tournament"),
                PersonalRows.of(
                        "lists",
                        "SELECT tournament, lines, expires FROM entry_list WHERE account = :id ORDER BY expires"),
                PersonalRows.of("deeds", """
                        SELECT tournament, seq, at, kind, words FROM tournament_log WHERE account = :id
                        ORDER BY at, tournament, seq"""),
                // Where he was appointed or let go: what a log says of it has his name between quotation marks.
                PersonalRows.of("offices", """
                        SELECT tournament, seq, at, kind, words FROM tournament_log
                        WHERE kind IN ('organiser', 'chief', 'appoint') AND words <> REPLACE(words, :quoted, '')
                        ORDER BY at, tournament, seq"""));
    }

    @Override
    public void forget(Handle handle, String account, String name) {
        handle.execute("DELETE FROM entry_list WHERE account = ?", account);
        handle.execute("DELETE FROM tournament_organiser WHERE account = ?", account);
        replace(handle, name, PlayersGames.NOBODY);
    }

    @Override
    public void expire(Storage storage, Keeping keeping, long now) {
        storage.jdbi().useHandle(handle -> handle.execute("DELETE FROM entry_list WHERE expires <= ?", now));
    }

    private record Row(String tournament, int seq, EventAction.Kind kind, String words) {}

    /** Puts another name in place of somebody's wherever he was appointed, let go, or that was taken back. */
    private void replace(Handle handle, String name, String other) {
        List<Row> rows = handle.createQuery("SELECT tournament, seq, kind, words FROM tournament_log"
                        + " WHERE kind IN ('organiser', 'chief', 'appoint', 'undo')")
                .map((row, context) -> new Row(
                        row.getString("tournament"),
                        row.getInt("seq"),
                        Coded.of(EventAction.Kind.class, row.getString("kind")),
                        row.getString("words")))
                .list();
        for (Row row : rows) {
            ActionDetails said = ActionDetailsJson.read(json.readTree(row.words()));
            ActionDetails now = replaced(row.kind(), said, name, other);
            if (!now.equals(said)) {
                handle.execute(
                        "UPDATE tournament_log SET words = ? WHERE tournament = ? AND seq = ?",
                        ActionDetailsJson.write(now).toString(),
                        row.tournament(),
                        row.seq());
            }
        }
    }

    private static ActionDetails replaced(EventAction.Kind kind, ActionDetails said, String name, String other) {
        if (said instanceof ActionDetails.Undone undone) {
            return new ActionDetails.Undone(
                    undone.entry(), undone.kind(), replaced(undone.kind(), undone.details(), name, other));
        }
        int place = place(kind);
        if (place < 0
                || !(said instanceof ActionDetails.Words details)
                || place >= details.words().size()
                || !details.words().get(place).equals(name)) {
            return said;
        }
        List<String> words = new ArrayList<>(details.words());
        words.set(place, other);
        return new ActionDetails.Words(words);
    }

    /** Where the name stands among the words; -1 if there is none. */
    private static int place(EventAction.Kind kind) {
        return switch (kind) {
            case ORGANISER, CHIEF -> 0;
            case APPOINT -> 1;
            default -> -1;
        };
    }
}
