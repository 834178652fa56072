package org.chuhe.server.game;

import org.chuhe.server.TestServer;

/** A database in which something cannot be written for a while. */
public final class OutOfOrder {
    private OutOfOrder() {}

    /** From now on nothing of this kind can be written. */
    public static void fail(TestServer server, String table) {
        server.server().site().storage().jdbi().useHandle(handle -> {
            for (String deed : new String[] {"INSERT", "UPDATE"}) {
                handle.execute("CREATE TRIGGER fail_" + table + "_" + deed + " BEFORE " + deed + " ON " + table
                        + " BEGIN SELECT RAISE(ABORT, 'out of order'); END");
            }
        });
    }

    public static void repair(TestServer server, String table) {
        server.server().site().storage().jdbi().useHandle(handle -> {
            for (String deed : new String[] {"INSERT", "UPDATE"}) {
                handle.execute("DROP TRIGGER fail_" + table + "_" + deed);
            }
        });
    }
}
