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
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code chuhe restore}: puts a backup into a data folder, or only looks whether it is sound. */
@Command(name = "restore")
public final class RestoreCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    DataOptions options = new DataOptions();

    @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "chuhe.restore.file")
    Path file = Path.of("chuhe-backup.db");

    @Option(names = "--replace")
    boolean replace;

    @Option(names = "--check")
    boolean check;

    public RestoreCommand(Console console) {
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
            Map<String, Long> rows = check ? Backup.check(file) : Backup.restore(file, settings.data(), replace);
            console.say(
                    check ? "restore.sound" : "restore.done",
                    check ? file : settings.data(),
                    rows.getOrDefault("live_game", 0L),
                    rows.getOrDefault("tournament", 0L));
        } catch (SettingsException e) {
            throw new CliException(e.message());
        }
        return Exit.DONE;
    }
}
