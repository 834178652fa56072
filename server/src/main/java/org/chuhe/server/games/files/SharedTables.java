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
        expire(storage, now, keeping.sharedDays(), "NOT guest");
        expire(storage, now, keeping.guestSharedDays(), "guest");
    }

    private static void expire(Storage storage, long now, int days, String whose) {
        Expiry.remove(
                storage,
                now,
                days,
                "SELECT id FROM shared_game WHERE looked < :before AND " + whose,
                "DELETE FROM shared_game WHERE id IN (<ids>)");
    }
}
