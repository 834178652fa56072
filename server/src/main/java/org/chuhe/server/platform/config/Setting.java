package org.chuhe.server.platform.config;

import java.util.Map;
import org.chuhe.text.Coded;

/** What can be set, and what holds where nothing is said. */
public enum Setting implements Coded {
    HOST("host", "127.0.0.1"),
    PORT("port", "8080"),
    DATA("data", "chuhe-data"),
    DATABASE("database", ""),
    DATABASE_USER("database-user", ""),
    /** The only one that is no flag: everybody on a machine sees the flags of its processes. */
    DATABASE_PASSWORD("database-password", ""),
    URL("url", ""),
    BEHIND_PROXY("behind-proxy", "false"),
    TRUSTED_PROXIES("trusted-proxies", "127.0.0.0/8, ::1"),
    OPEN_REGISTRATION("open-registration", "true"),
    CONNECTIONS_PER_ADDRESS("connections-per-address", "500"),
    KEEP_UNPLAYED_DAYS("keep-unplayed-days", "90"),
    KEEP_SHARED_DAYS("keep-shared-days", "0"),
    KEEP_GUEST_SHARED_DAYS("keep-guest-shared-days", "90"),
    GUEST_SHARED_MEGABYTES("guest-shared-megabytes", "1000"),
    KEEP_REPORTS_DAYS("keep-reports-days", "365"),
    LANGUAGE("language", "zh"),
    /** Empty: that of the machine. */
    TIME_ZONE("time-zone", ""),
    LOG("log", "text"),
    ENGINE("engine", ""),
    ENGINE_PROCESSES("engine-processes", "1"),
    ENGINE_SECONDS("engine-seconds", "10");

    private final String code;
    private final String usual;

    Setting(String code, String usual) {
        this.code = code;
        this.usual = usual;
    }

    @Override
    public String code() {
        return code;
    }

    public String usual() {
        return usual;
    }

    String in(Map<String, String> values) {
        return values.getOrDefault(code, usual);
    }
}
