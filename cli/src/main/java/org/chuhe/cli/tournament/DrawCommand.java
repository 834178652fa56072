package org.chuhe.cli.tournament;

import java.io.IOException;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.tournament.event.EventCommand;
import org.chuhe.tournament.command.entry.DrawNumbers;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code chuhe tournament draw}: draws the numbers by lot, before the first round. */
@Command(name = "draw")
public final class DrawCommand extends EventCommand {
    @Option(names = "--by", paramLabel = "HOW")
    DrawNumbers.Mode by = DrawNumbers.Mode.LOT;

    @Option(names = "--seed", paramLabel = "N")
    @Nullable Long seed;

    public DrawCommand(Console console) {
        super(console);
    }

    @Override
    protected int run() throws IOException {
        long source = seed == null ? load().tournament().event().regulations().seed() : seed;
        return change(new DrawNumbers(by, source));
    }
}
