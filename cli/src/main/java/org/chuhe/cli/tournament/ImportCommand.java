package org.chuhe.cli.tournament;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.tournament.event.EventCommand;
import org.chuhe.cli.tournament.event.EventFile;
import org.chuhe.cli.tournament.event.EventWords;
import org.chuhe.eventfiles.TrfImport;
import org.chuhe.text.Message;
import org.chuhe.tournament.model.Event;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code chuhe tournament import}: an event out of the file that chess programs exchange. */
@Command(name = "import")
public final class ImportCommand extends EventCommand {
    @Parameters(index = "1", paramLabel = "TRF", descriptionKey = "tournament.import.trf")
    Path trf = Path.of("");

    @Option(names = "--force", descriptionKey = "tournament.force")
    boolean force;

    public ImportCommand(Console console) {
        super(console);
    }

    @Override
    protected boolean creates() {
        return true;
    }

    @Override
    protected int run() throws IOException {
        if (Files.size(trf) > TrfImport.LARGEST) {
            throw EventWords.problem("file.size", trf, TrfImport.LARGEST >> 20);
        }
        Event event = TrfImport.read(trf.toString(), Files.readAllBytes(trf));
        EventFile file = EventFile.create(this.file, force);
        Message did = did("import", event.players().size(), event.roundsPaired(), this.file);
        file.save(event, file.extras(), did, console().locale());
        return answer(did.in(console().locale()), List.of());
    }
}
