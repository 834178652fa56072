package org.chuhe.server.event.log;

import java.util.List;
import org.chuhe.server.platform.config.Keeping;
import org.chuhe.server.platform.db.FeatureTables;
import org.chuhe.server.platform.db.PersonalRows;
import org.chuhe.server.platform.db.Storage;
import org.jdbi.v3.core.Handle;

/**
 * The tables of tournaments. Logs name accounts by their ids, so that nothing in them is rewritten when an account goes; what
 * organisers have written themselves is theirs, and so is the list of officials that a tournament publishes.
 */
public final class EventTables implements FeatureTables {
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
                        SELECT tournament, seq, at, code, arguments FROM tournament_log WHERE account = :id
                        ORDER BY at, tournament, seq"""),
                // Where the account was appointed or let go.
                PersonalRows.of("offices", """
                        SELECT tournament, seq, at, code, arguments FROM tournament_log
                        WHERE code IN ('organiser', 'chief', 'appoint') AND arguments LIKE '%"account":"' || :id || '"%'
                        ORDER BY at, tournament, seq"""));
    }

    @Override
    public void forget(Handle handle, String account, String name) {
        handle.execute("DELETE FROM entry_list WHERE account = ?", account);
        handle.execute("DELETE FROM tournament_organiser WHERE account = ?", account);
    }

    @Override
    public void expire(Storage storage, Keeping keeping, long now) {
        storage.jdbi().useHandle(handle -> handle.execute("DELETE FROM entry_list WHERE expires <= ?", now));
    }
}
