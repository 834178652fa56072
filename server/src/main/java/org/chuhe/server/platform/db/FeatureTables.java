package org.chuhe.server.platform.db;

import java.util.List;
import org.chuhe.server.platform.config.Keeping;
import org.jdbi.v3.core.Handle;

/**
 * The tables of one feature, which no other SQL touches: what they hold of an account, how an account is taken out of them, and
 * what of them expires.
 */
public interface FeatureTables {
    /** What is stored about an account, to be taken along. */
    default List<PersonalRows> export() {
        return List.of();
    }

    /** Deletes what an account alone has a right to, and takes its name out of the rest. */
    default void forget(Handle handle, String account, String name) {}

    /** Deletes what is kept no longer. */
    default void expire(Storage storage, Keeping keeping, long now) {}

    /** Tables from which nothing expires, and of which some statements delete what is an account's, the only parameter. */
    static FeatureTables of(List<PersonalRows> export, String... deletions) {
        return new FeatureTables() {
            @Override
            public List<PersonalRows> export() {
                return export;
            }

            @Override
            public void forget(Handle handle, String account, String name) {
                for (String deletion : deletions) {
                    handle.execute(deletion, account);
                }
            }
        };
    }
}
