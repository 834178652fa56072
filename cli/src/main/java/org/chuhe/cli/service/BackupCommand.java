package org.chuhe.cli.service;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import org.chuhe.cli.console.CliException;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.Exit;
import org.chuhe.server.platform.config.LogStyle;
import org.chuhe.server.platform.config.Settings;
import org.chuhe.server.platform.config.SettingsException;
import org.chuhe.server.platform.db.Backup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code chuhe backup}: copies the database of a server, which may be running, into one file. */
@Command(name = "backup")
public final class BackupCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    DataOptions options = new DataOptions();

    @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "chuhe.backup.file")
    Path file = Path.of("chuhe-backup.db");

    public BackupCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        Settings settings = options.settings();
        LogStyle.apply(settings.log());
        if (!settings.database().isEmpty()) {
            throw new CliException("backup.postgresql");
        }
        try {
            Map<String, Long> rows = Backup.make(settings.data(), file);
            console.say("backup.done", file, rows.getOrDefault("live_game", 0L), rows.getOrDefault("tournament", 0L));
        } catch (SettingsException e) {
            throw new CliException(e.message());
        }
        return Exit.DONE;
    }
}
