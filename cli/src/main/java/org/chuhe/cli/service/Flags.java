package org.chuhe.cli.service;

import java.util.HashMap;
import java.util.Map;
import org.chuhe.server.platform.config.Setting;
import org.jspecify.annotations.Nullable;

/** Settings of a server as a command line says them; what it does not say is asked elsewhere. */
public final class Flags {
    private final Map<String, String> said = new HashMap<>();

    /** With the value of a setting, if there is one. */
    public Flags with(Setting setting, @Nullable String value) {
        return put(setting.code(), value);
    }

    /** All of them, and the file in which the others may stand. */
    public Map<String, String> with(@Nullable String config) {
        return Map.copyOf(put("config", config).said);
    }

    private Flags put(String key, @Nullable String value) {
        if (value != null) {
            said.put(key, value);
        }
        return this;
    }
}
