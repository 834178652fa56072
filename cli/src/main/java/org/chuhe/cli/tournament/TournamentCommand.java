package org.chuhe.cli.tournament;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.chuhe.cli.console.CliException;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.tournament.event.EventWords;
import picocli.CommandLine.Command;

/** {@code chuhe tournament}: runs an event on one JSON file. */
@Command(name = "tournament")
public final class TournamentCommand implements Callable<Integer> {
    /** What can be done with an event, in the order of a tournament. */
    public static final List<Class<?>> COMMANDS = List.of(
            NewCommand.class,
            ImportCommand.class,
            AddCommand.class,
            DrawCommand.class,
            RulesCommand.class,
            PairCommand.class,
            ResultCommand.class,
            LineUpCommand.class,
            FirstMoveCommand.class,
            LotsCommand.class,
            PlayOffCommand.class,
            EditCommand.class,
            MarkCommand.class,
            WithdrawCommand.class,
            ProgrammeCommand.class,
            AppealCommand.class,
            StandingsCommand.class,
            RatingsCommand.class,
            CheckCommand.class,
            ExportCommand.class,
            SimulateCommand.class,
            LogCommand.class,
            UndoCommand.class);

    public TournamentCommand(Console console) {
        Objects.requireNonNull(console);
    }

    @Override
    public Integer call() {
        throw new CliException(EventWords.message("tournament.no-command"));
    }
}
