package org.chuhe.server.event.log;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.text.Coded;
import org.jdbi.v3.core.Handle;
import tools.jackson.databind.json.JsonMapper;

/**
 * Whom the logs of tournaments name as organiser or in an office. An appointment takes the name from the account, so it goes with
 * the account; what organisers have written themselves is theirs, and so is the list of officials that a tournament publishes.
 */
public final class AppointedNames {
    private AppointedNames() {}

    private record Row(String tournament, int seq, EventAction.Kind kind, String words) {}

    /** Puts another name in place of somebody's wherever he was appointed, let go, or that was taken back. */
    public static void replace(Handle handle, JsonMapper json, String name, String other) {
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
