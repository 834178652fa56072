package org.chuhe.cli.tournament;

import java.io.IOException;
import java.util.List;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.tournament.event.EventCommand;
import org.chuhe.cli.tournament.event.EventWords;
import org.chuhe.tournament.command.entry.Entries;
import org.chuhe.tournament.command.round.DrawLots;
import org.chuhe.tournament.model.Event;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code chuhe tournament lots}: who goes on of those whom the rules leave level (10.2, 10.5, 10.6). */
@Command(name = "lots")
public final class LotsCommand extends EventCommand {
    @Parameters(index = "1..*", paramLabel = "NO", arity = "0..*", descriptionKey = "tournament.lots.order")
    List<Integer> order = List.of();

    @Option(names = "--played")
    boolean played;

    @Option(names = "--seed", paramLabel = "N")
    @Nullable Long seed;

    public LotsCommand(Console console) {
        super(console);
    }

    @Override
    protected int run() throws IOException {
        if (played && order.isEmpty()) {
            throw EventWords.problem("lots.played");
        }
        Event event = load().tournament().event();
        long from = seed == null ? event.regulations().seed() : seed;
        return change(new DrawLots(Entries.ids(event, order), played, from));
    }
}
