package org.chuhe.server.platform.auth;

import java.util.List;
import org.chuhe.server.platform.config.Keeping;
import org.chuhe.server.platform.db.FeatureTables;
import org.chuhe.server.platform.db.PersonalRows;
import org.chuhe.server.platform.db.Storage;

/** The tables of accounts, visits and links; {@link Accounts#delete} takes an account out of them. */
public final class AccountTables implements FeatureTables {
    @Override
    public List<PersonalRows> export() {
        return List.of(
                PersonalRows.of("registered", "SELECT created FROM account WHERE id = :id"),
                PersonalRows.of("visits", "SELECT created, expires FROM visit WHERE account = :id ORDER BY created"),
                PersonalRows.of(
                        "resets", "SELECT created, expires FROM password_reset WHERE account = :id ORDER BY created"));
    }

    @Override
    public void expire(Storage storage, Keeping keeping, long now) {
        storage.jdbi().useHandle(handle -> {
            for (String table : List.of("visit", "invitation", "password_reset")) {
                handle.execute("DELETE FROM " + table + " WHERE expires <= ?", now);
            }
        });
    }
}
