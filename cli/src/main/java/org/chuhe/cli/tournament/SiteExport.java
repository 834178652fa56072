package org.chuhe.cli.tournament;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.GameFiles;
import org.chuhe.cli.console.OutputFile;
import org.chuhe.cli.tournament.event.EventWords;
import org.chuhe.eventfiles.Deed;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.read.ReadGame;
import org.chuhe.server.event.pages.EventSite;
import org.chuhe.server.event.view.RecordedGame;
import org.chuhe.tournament.model.Event;

/** An event as a site in a folder, with the games of the files given. */
final class SiteExport {
    private SiteExport() {}

    /**
     * Writes the site.
     *
     * @param done what was done to the event, oldest first
     * @return how many games found their boards
     */
    static int write(Path folder, Event event, List<Deed> done, List<Path> games, Instant updated, Console console)
            throws IOException {
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw EventWords.problem("export.folder", folder);
        }
        List<GameRecord> records = new ArrayList<>();
        for (Path file : games) {
            try (var stream = GameFiles.open(console, file).stream()) {
                stream.map(ReadGame::game).forEach(records::add);
            }
        }
        List<RecordedGame> found = RecordedGame.find(event, records);
        List<EventSite.Done> history = new ArrayList<>();
        done.forEach(what -> history.add(new EventSite.Done("", language -> EventWords.told(what, language))));
        Collections.reverse(history);
        for (Map.Entry<String, byte[]> file : EventSite.files(event, found, history, updated, console.locale())
                .entrySet()) {
            Path target = folder.resolve(file.getKey());
            Files.createDirectories(target.toAbsolutePath().getParent());
            OutputFile.write(target, file.getValue());
        }
        return found.size();
    }
}
