package org.chuhe.cli.service;

import org.chuhe.cli.console.CliException;
import org.chuhe.server.platform.config.LogStyle;
import org.chuhe.server.platform.config.Setting;
import org.chuhe.server.platform.config.Settings;
import org.chuhe.server.platform.config.SettingsException;
import org.chuhe.server.platform.db.Storage;
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
        return settings(new Flags());
    }

    /** With more that the command line says. */
    Settings settings(Flags more) {
        try {
            return Settings.read(
                    more.with(Setting.DATA, data)
                            .with(Setting.DATABASE, database)
                            .with(Setting.DATABASE_USER, databaseUser)
                            .with(config),
                    System.getenv());
        } catch (SettingsException e) {
            throw new CliException(e.message());
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
