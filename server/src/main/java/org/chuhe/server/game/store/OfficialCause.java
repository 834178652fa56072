package org.chuhe.server.game.store;

/** The causes of steps that officials take: they say whose account it was, by which his name can be taken out of the log again. */
public final class OfficialCause {
    private OfficialCause() {}

    /** The beginning of the cause of what somebody does on the arbiter's panel; what tells two deeds apart follows. */
    public static String arbiter(String account) {
        return "arbiter:" + account + ":";
    }

    /** The same of what somebody enters at a table. */
    public static String table(String account) {
        return "table:" + account + ":";
    }

    static boolean isOf(String cause, String account) {
        return cause.startsWith(arbiter(account)) || cause.startsWith(table(account));
    }
}
