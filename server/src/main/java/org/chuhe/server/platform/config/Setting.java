package org.chuhe.server.platform.config;

import java.util.Locale;
import java.util.Map;

/** What can be set, and what holds where nothing is said. */
public enum Setting {
    HOST("127.0.0.1"),
    PORT("8080"),
    DATA("chuhe-data"),
    DATABASE(""),
    DATABASE_USER(""),
    /** The only one that is no flag: everybody on a machine sees the flags of its processes. */
    DATABASE_PASSWORD(""),
    URL(""),
    BEHIND_PROXY("false"),
    TRUSTED_PROXIES("127.0.0.0/8, ::1"),
    OPEN_REGISTRATION("true"),
    CONNECTIONS_PER_ADDRESS("500"),
    KEEP_UNPLAYED_DAYS("90"),
    KEEP_SHARED_DAYS("0"),
    KEEP_REPORTS_DAYS("365"),
    LANGUAGE("zh"),
    /** Empty: that of the machine. */
    TIME_ZONE(""),
    LOG("text"),
    ENGINE(""),
    ENGINE_PROCESSES("1"),
    ENGINE_SECONDS("10");

    private final String usual;

    Setting(String usual) {
        this.usual = usual;
    }

    /** The word for it in a file; a flag is {@code --} and the word. */
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public String usual() {
        return usual;
    }

    String in(Map<String, String> values) {
        return values.getOrDefault(key(), usual);
    }
}
