package org.chuhe.cli.tournament;

import java.io.IOException;
import java.util.List;
import java.util.SplittableRandom;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.tournament.event.EventCommand;
import org.chuhe.cli.tournament.event.EventFile;
import org.chuhe.cli.tournament.options.RegulationOptions;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.command.CreateEvent;
import org.chuhe.tournament.command.Simulate;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.simulation.Conditions;
import org.chuhe.tournament.simulation.EventGenerator;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code chuhe tournament simulate}: a random event from a seed; or an event in a file played on at random. */
@Command(name = "simulate")
public final class SimulateCommand extends EventCommand {
    private static final int MOST_PLAYERS = 100_000;

    @Option(names = "--players", paramLabel = "N")
    @Nullable Integer players;

    @Option(names = "--until", paramLabel = "ROUND")
    @Nullable Integer until;

    @Option(names = "--name", paramLabel = "NAME")
    @Nullable String name;

    @Option(names = "--rough")
    boolean rough;

    @Option(names = "--force", descriptionKey = "tournament.force")
    boolean force;

    @Mixin
    RegulationOptions options = new RegulationOptions();

    public SimulateCommand(Console console) {
        super(console);
    }

    @Override
    protected boolean creates() {
        return true;
    }

    @Override
    protected int run() throws IOException {
        return players == null ? playOn() : fromNothing(players);
    }

    private Conditions conditions() {
        return rough ? Conditions.ROUGH : Conditions.CALM;
    }

    private int last() {
        return until == null ? Integer.MAX_VALUE : RegulationOptions.range("--until", until, 0, Integer.MAX_VALUE);
    }

    private int fromNothing(int number) throws IOException {
        RegulationOptions.range("--players", number, 2, MOST_PLAYERS);
        EventFile file = EventFile.create(this.file, force);
        long seed = options.seed().orElse(1);
        SplittableRandom random = new SplittableRandom(seed);
        String title = name == null ? say("simulate.name", seed) : name;
        Tournament entered = NewCommand.create(title, options);
        Tournament full = SimulatedField.enter(entered, number, random);
        Event event = EventGenerator.playOn(full, last(), conditions(), random).event();
        file.save(new CreateEvent(title), event);
        return answer(say("did.simulate", number, event.roundsPaired(), this.file), List.of());
    }

    private int playOn() throws IOException {
        EventFile file = load();
        Tournament begun = file.tournament();
        long seed = options.seed().orElse(begun.event().regulations().seed());
        Event event = EventGenerator.playOn(begun, last(), conditions(), new SplittableRandom(seed))
                .event();
        Simulate deed = new Simulate(event.roundsPaired());
        file.save(deed, event);
        return answer(told(deed, event), List.of());
    }
}
