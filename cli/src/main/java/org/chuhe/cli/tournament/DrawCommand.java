package org.chuhe.cli.tournament;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.tournament.event.EventCommand;
import org.chuhe.cli.tournament.event.EventFile;
import org.chuhe.eventfiles.Extras;
import org.chuhe.text.Message;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.command.entry.DrawNumbers;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Player;
import org.chuhe.tournament.model.Team;
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
    protected int run() throws IOException, RefusedException {
        EventFile file = load();
        Event event = file.tournament().event();
        long source = seed == null ? event.regulations().seed() : seed;
        DrawNumbers draw = new DrawNumbers(by, source);
        Done done = perform(file.tournament(), List.of(draw));
        Extras moved = file.extras().renumbered(numbers(event, draw));
        Message did = did("draw", by.code(), source);
        file.save(done.tournament().event(), moved, did, console().locale());
        return answer(did.in(console().locale()), done.notices());
    }

    /** Who got which number: the same draw among entrants who bear their old numbers as names. */
    private static Map<Integer, Integer> numbers(Event event, DrawNumbers draw) {
        Event marked = event.withPlayers(event.players().stream()
                        .map(p -> new Player(
                                p.no(), "" + p.no(), p.unit(), p.rating(), p.seed(), p.attendance(), p.conduct()))
                        .toList())
                .withTeams(event.teams().stream()
                        .map(t -> new Team(t.no(), "" + t.no(), t.members(), t.seed(), t.attendance(), t.conduct()))
                        .toList());
        Map<Integer, Integer> numbers = new HashMap<>();
        Tournament.of(marked)
                .with(draw)
                .event()
                .entrants()
                .forEach(e -> numbers.put(Integer.valueOf(e.name()), e.no()));
        return numbers;
    }
}
