package org.chuhe.cli.tournament;

import java.io.IOException;
import java.util.List;
import org.chuhe.cli.console.Console;
import org.chuhe.tournament.command.SetLineUp;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code chuhe tournament line-up}: who of a team sits at which board. */
@Command(name = "line-up")
public final class LineUpCommand extends EventCommand {
    @Parameters(index = "1", paramLabel = "TEAM", descriptionKey = "tournament.line-up.team")
    int team;

    @Parameters(
            index = "2",
            paramLabel = "MEMBERS",
            split = ",",
            arity = "1",
            descriptionKey = "tournament.line-up.members")
    List<Integer> members = List.of();

    @Option(names = "--round", paramLabel = "N", descriptionKey = "tournament.round")
    @Nullable Integer round;

    public LineUpCommand(Console console) {
        super(console);
    }

    @Override
    int run() throws IOException, RefusedException {
        int number = round == null ? load().tournament().event().roundsPaired() : round;
        return change(say("did.line-up", team, number), List.of(new SetLineUp(number, team, members)));
    }
}
