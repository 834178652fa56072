package org.chuhe.cli.tournament;

import java.io.IOException;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.Exit;
import org.chuhe.cli.tournament.event.EventCommand;
import org.chuhe.cli.tournament.event.EventWords;
import org.chuhe.cli.tournament.options.RegulationOptions;
import org.chuhe.documents.tournament.EventSheets;
import org.chuhe.eventfiles.SheetText;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.appeal.AppealOutcome;
import org.chuhe.tournament.command.appeal.DecideAppeal;
import org.chuhe.tournament.command.appeal.LodgeAppeal;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code chuhe tournament appeal}: 申诉, and the decisions on them. */
@Command(name = "appeal")
public final class AppealCommand extends EventCommand {
    @Option(names = "--lodge")
    boolean lodge;

    @Option(names = "--decide", paramLabel = "NUMBER")
    @Nullable Integer decide;

    @Option(names = "--round", paramLabel = "N", descriptionKey = "tournament.round")
    int round;

    @Option(names = "--table", paramLabel = "N")
    int table;

    @Option(names = "--by", paramLabel = "WHO")
    String by = "";

    @Option(names = "--against", paramLabel = "WHAT")
    String against = "";

    @Option(names = "--grounds", paramLabel = "TEXT")
    String grounds = "";

    @Option(names = "--at", paramLabel = "WHEN")
    String at = "";

    @Option(names = "--outcome", paramLabel = "OUTCOME")
    String outcome = "";

    @Option(names = "--decision", paramLabel = "TEXT")
    String decision = "";

    public AppealCommand(Console console) {
        super(console);
    }

    @Override
    protected boolean writes() {
        return lodge || decide != null;
    }

    @Override
    protected int run() throws IOException {
        Tournament tournament = load().tournament();
        if (lodge && decide != null) {
            throw EventWords.problem("appeal.what");
        }
        if (lodge) {
            return change(new LodgeAppeal(round, table, by, against, grounds, at));
        }
        if (decide != null) {
            AppealOutcome became = RegulationOptions.choice("--outcome", outcome, AppealOutcome.class);
            return change(new DecideAppeal(decide, became, decision, by, at));
        }
        console().out().print(SheetText.of(new EventSheets(tournament, console().locale()).appeals()));
        return Exit.DONE;
    }
}
