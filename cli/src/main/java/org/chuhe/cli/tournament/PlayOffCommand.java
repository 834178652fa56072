package org.chuhe.cli.tournament;

import java.io.IOException;
import java.util.List;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.tournament.event.EventCommand;
import org.chuhe.tournament.command.round.StartPlayOff;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code chuhe tournament play-off}: 加赛 among those who share a place after the last round. */
@Command(name = "play-off")
public final class PlayOffCommand extends EventCommand {
    @Parameters(index = "1..*", paramLabel = "PLACE", arity = "1..*", descriptionKey = "tournament.play-off.places")
    List<Integer> places = List.of();

    public PlayOffCommand(Console console) {
        super(console);
    }

    @Override
    protected int run() throws IOException {
        return change(new StartPlayOff(places));
    }
}
