package org.chuhe.cli.tournament;

import java.io.IOException;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.tournament.event.EventCommand;
import org.chuhe.cli.tournament.event.EventWords;
import org.chuhe.tournament.command.entry.MarkAbsent;
import org.chuhe.tournament.command.entry.RemoveEntrant;
import org.chuhe.tournament.command.entry.Withdraw;
import org.chuhe.tournament.model.Departure;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code chuhe tournament withdraw}: before the first round the entry is taken back; later 第19条 applies. */
@Command(name = "withdraw")
public final class WithdrawCommand extends EventCommand {
    @Parameters(index = "1", paramLabel = "NO", descriptionKey = "tournament.no")
    int no;

    @Option(names = "--after", paramLabel = "ROUND")
    @Nullable Integer after;

    @Option(names = "--absent", paramLabel = "ROUND")
    @Nullable Integer absent;

    @Option(names = "--half")
    boolean half;

    @Option(names = "--reason", paramLabel = "TEXT")
    String reason = "";

    @Option(names = "--consent")
    boolean consent;

    @Option(names = "--expelled")
    boolean expelled;

    @Option(names = "--comes", paramLabel = "ROUND")
    @Nullable Integer comes;

    public WithdrawCommand(Console console) {
        super(console);
    }

    @Override
    protected int run() throws IOException {
        Event event = load().tournament().event();
        if (absent != null) {
            MarkAbsent.Absence kind = half ? MarkAbsent.Absence.HALF : MarkAbsent.Absence.ZERO;
            return change(new MarkAbsent(id(no), absent, kind));
        }
        if (half) {
            throw EventWords.problem("withdraw.half");
        }
        if (comes != null) {
            return change(new MarkAbsent(id(no), comes, MarkAbsent.Absence.NONE));
        }
        if (!event.begun()) {
            return change(new RemoveEntrant(id(no)));
        }
        Departure how = new Departure(expelled, consent, reason.strip());
        Entrant entrant = event.byId(id(no)).orElseThrow();
        return change(after == null ? Withdraw.now(event, entrant, how) : new Withdraw(entrant.id(), after, how));
    }
}
