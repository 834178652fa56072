package org.chuhe.cli.service;

import java.util.HashMap;
import java.util.Map;
import org.chuhe.cli.console.CliException;
import org.chuhe.server.settings.LogStyle;
import org.chuhe.server.settings.Settings;
import org.chuhe.server.settings.SettingsException;
import org.chuhe.server.storage.Storage;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where the data of a server are, said as {@code chuhe serve} is told. */
final class DataOptions {
    @Option(names = "--data", paramLabel = "FOLDER", descriptionKey = "option.data")
    @Nullable String data;

    @Option(names = "--database", paramLabel = "JDBC-URL", descriptionKey = "option.database")
    @Nullable String database;

    @Option(names = "--database-user", paramLabel = "NAME", descriptionKey = "option.database-user")
    @Nullable String databaseUser;

    @Option(names = "--config", paramLabel = "FILE", descriptionKey = "option.config")
    @Nullable String config;

    Settings settings() {
        Map<String, String> flags = new HashMap<>();
        put(flags, "data", data);
        put(flags, "database", database);
        put(flags, "database-user", databaseUser);
        put(flags, "config", config);
        try {
            return Settings.read(flags, System.getenv());
        } catch (SettingsException e) {
            throw new CliException(e.message());
        }
    }

    private static void put(Map<String, String> flags, String key, @Nullable String value) {
        if (value != null) {
            flags.put(key, value);
        }
    }

    /** Opens the database; its server may be running. */
    Storage open() {
        Settings settings = settings();
        LogStyle.apply(settings.log());
        try {
            return Storage.open(settings);
        } catch (SettingsException e) {
            throw new CliException(e.message());
        }
    }
}
