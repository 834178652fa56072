package org.chuhe.server.games.library.store;

import java.util.List;
import org.chuhe.server.platform.config.Keeping;
import org.chuhe.server.platform.db.Expiry;
import org.chuhe.server.platform.db.FeatureTables;
import org.chuhe.server.platform.db.PersonalRows;
import org.chuhe.server.platform.db.Storage;
import org.jdbi.v3.core.Handle;

/** The tables of the library. */
public final class LibraryTables implements FeatureTables {
    @Override
    public List<PersonalRows> export() {
        return List.of(
                PersonalRows.of(
                        "uploads",
                        "SELECT id, name, created, games, added FROM library_upload WHERE account = :id ORDER BY created"),
                PersonalRows.of("problems", """
                        SELECT upload, place, reason FROM library_problem JOIN library_upload ON id = upload
                        WHERE account = :id ORDER BY upload, seq"""),
                new PersonalRows(
                        "library",
                        "SELECT g.id FROM library_game g JOIN library_shelf s ON s.id = shelf WHERE owner = :id ORDER BY g.id",
                        "SELECT record FROM library_record WHERE game = :key"));
    }

    @Override
    public void forget(Handle handle, String account, String name) {
        GameShelves.forget(handle, account);
    }

    @Override
    public void expire(Storage storage, Keeping keeping, long now) {
        Expiry.remove(
                storage,
                now,
                keeping.reportsDays(),
                "SELECT id FROM library_upload WHERE changed < :before",
                "DELETE FROM library_problem WHERE upload IN (<ids>)",
                "DELETE FROM library_upload WHERE id IN (<ids>)");
    }
}
