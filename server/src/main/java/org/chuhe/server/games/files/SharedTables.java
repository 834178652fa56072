package org.chuhe.server.games.files;

import java.util.List;
import org.chuhe.server.platform.config.Keeping;
import org.chuhe.server.platform.db.Expiry;
import org.chuhe.server.platform.db.FeatureTables;
import org.chuhe.server.platform.db.PersonalRows;
import org.chuhe.server.platform.db.Storage;
import org.jdbi.v3.core.Handle;

/** The table of games shared by a link. */
public final class SharedTables implements FeatureTables {
    @Override
    public List<PersonalRows> export() {
        return List.of(new PersonalRows(
                "shared",
                "SELECT id FROM shared_game WHERE owner = :id ORDER BY created",
                "SELECT id, title, record, created FROM shared_game WHERE id = :key"));
    }

    @Override
    public void forget(Handle handle, String account, String name) {
        handle.execute("DELETE FROM shared_game WHERE owner = ?", account);
    }

    @Override
    public void expire(Storage storage, Keeping keeping, long now) {
        // Shared before it was noted when it is looked at: the time begins now.
        storage.jdbi().useHandle(handle -> handle.execute("UPDATE shared_game SET looked = ? WHERE looked = 0", now));
        Expiry.remove(
                storage,
                now,
                keeping.sharedDays(),
                "SELECT id FROM shared_game WHERE looked < :before",
                "DELETE FROM shared_game WHERE id IN (<ids>)");
    }
}
