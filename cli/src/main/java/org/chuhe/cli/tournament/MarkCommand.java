package org.chuhe.cli.tournament;

import java.io.IOException;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.tournament.event.EventCommand;
import org.chuhe.cli.tournament.options.RegulationOptions;
import org.chuhe.tournament.command.entry.RecordConduct;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code chuhe tournament mark}: fouls, warnings and disqualifications from a game (18.1, 18.2, 18.5). */
@Command(name = "mark")
public final class MarkCommand extends EventCommand {
    @Parameters(index = "1", paramLabel = "NO", descriptionKey = "tournament.no")
    int no;

    @Option(names = "--fouls", paramLabel = "N")
    int fouls;

    @Option(names = "--warnings", paramLabel = "N")
    int warnings;

    @Option(names = "--disqualifications", paramLabel = "N")
    int disqualifications;

    public MarkCommand(Console console) {
        super(console);
    }

    @Override
    protected int run() throws IOException {
        RegulationOptions.range("--fouls", fouls, -1_000, 1_000);
        RegulationOptions.range("--warnings", warnings, -1_000, 1_000);
        RegulationOptions.range("--disqualifications", disqualifications, -1_000, 1_000);
        return change(new RecordConduct(id(no), fouls, warnings, disqualifications));
    }
}
