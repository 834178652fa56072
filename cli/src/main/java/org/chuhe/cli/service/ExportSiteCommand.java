package org.chuhe.cli.service;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import org.chuhe.cli.console.CliException;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.Exit;
import org.chuhe.cli.console.OutputFile;
import org.chuhe.server.site.offline.OfflineSite;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code chuhe export-site}: writes the application that works without a server as files for any web space. */
@Command(name = "export-site")
public final class ExportSiteCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(index = "0", paramLabel = "DIR", descriptionKey = "chuhe.export-site.folder")
    Path folder = Path.of("");

    public ExportSiteCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new CliException("export-site.file", folder);
        }
        Map<String, byte[]> files = OfflineSite.files();
        long bytes = 0;
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            Path target = folder.resolve(file.getKey());
            Files.createDirectories(target.toAbsolutePath().getParent());
            OutputFile.write(target, file.getValue());
            bytes += file.getValue().length;
        }
        console.say("export-site.done", files.size(), Math.round(bytes / 1e6), folder);
        return Exit.DONE;
    }
}
