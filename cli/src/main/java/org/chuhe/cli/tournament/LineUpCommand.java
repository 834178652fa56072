package org.chuhe.cli.tournament;

import java.io.IOException;
import java.util.List;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.tournament.event.EventCommand;
import org.chuhe.cli.tournament.event.EventWords;
import org.chuhe.tournament.command.round.HandInLineUp;
import org.chuhe.tournament.command.round.OpenLineUps;
import org.chuhe.tournament.command.round.SetLineUp;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code chuhe tournament line-up}: who of a team sits at which board. */
@Command(name = "line-up")
public final class LineUpCommand extends EventCommand {
    @Parameters(index = "1", paramLabel = "TEAM", arity = "0..1", descriptionKey = "tournament.line-up.team")
    int team;

    @Parameters(
            index = "2",
            paramLabel = "MEMBERS",
            split = ",",
            arity = "0..1",
            descriptionKey = "tournament.line-up.members")
    List<Integer> members = List.of();

    @Option(names = "--round", paramLabel = "N", descriptionKey = "tournament.round")
    @Nullable Integer round;

    @Option(names = "--sealed")
    boolean sealed;

    @Option(names = "--open")
    boolean open;

    public LineUpCommand(Console console) {
        super(console);
    }

    @Override
    protected int run() throws IOException {
        int number = round == null ? load().tournament().event().roundsPaired() : round;
        if (open) {
            return change(new OpenLineUps(number));
        }
        if (team == 0 || members.isEmpty()) {
            throw EventWords.problem("line-up.who");
        }
        int of = id(team);
        return change(sealed ? new HandInLineUp(number, of, members) : new SetLineUp(number, of, members));
    }
}
