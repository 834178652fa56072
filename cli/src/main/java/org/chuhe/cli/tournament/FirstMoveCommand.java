package org.chuhe.cli.tournament;

import java.io.IOException;
import java.util.List;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.tournament.event.EventCommand;
import org.chuhe.cli.tournament.event.EventWords;
import org.chuhe.text.Coded;
import org.chuhe.tournament.command.round.SetFirstMove;
import org.chuhe.tournament.model.TableOdds;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code chuhe tournament first}: who moves first at a table, by lot (猜先) or at odds (让先, 让子). */
@Command(name = "first")
public final class FirstMoveCommand extends EventCommand {
    @Parameters(index = "1", paramLabel = "TABLE", descriptionKey = "tournament.first.table")
    int table;

    @Parameters(index = "2", paramLabel = "NO", descriptionKey = "tournament.first.no")
    int first;

    @Option(names = "--odds", paramLabel = "ODDS")
    String odds = TableOdds.NONE.code();

    @Option(names = "--round", paramLabel = "N", descriptionKey = "tournament.round")
    @Nullable Integer round;

    public FirstMoveCommand(Console console) {
        super(console);
    }

    @Override
    protected int run() throws IOException {
        TableOdds given = Coded.find(TableOdds.class, odds)
                .orElseThrow(() -> EventWords.problem("first.odds", odds, Coded.choices(List.of(TableOdds.values()))));
        int number = round == null ? load().tournament().event().roundsPaired() : round;
        return change(new SetFirstMove(number, table, id(first), given));
    }
}
