package org.chuhe.cli.tournament;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.tournament.event.EventCommand;
import org.chuhe.cli.tournament.event.EventWords;
import org.chuhe.cli.tournament.options.PersonOptions;
import org.chuhe.cli.tournament.options.RegulationOptions;
import org.chuhe.tournament.command.entry.CorrectPlayer;
import org.chuhe.tournament.command.entry.CorrectTeam;
import org.chuhe.tournament.command.entry.Readmit;
import org.chuhe.tournament.field.Limits;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Player;
import org.chuhe.tournament.model.Team;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code chuhe tournament edit}: corrects what the entry form says, and takes a withdrawal back. */
@Command(name = "edit")
public final class EditCommand extends EventCommand {
    @Parameters(index = "1", paramLabel = "NO", descriptionKey = "tournament.no")
    int no;

    @Option(names = "--name", paramLabel = "NAME")
    @Nullable String name;

    @Option(names = "--unit", paramLabel = "UNIT")
    @Nullable String unit;

    @Option(names = "--rating", paramLabel = "N")
    @Nullable Integer rating;

    @Option(names = "--seed", paramLabel = "N")
    @Nullable Integer seed;

    @Option(names = "--member", paramLabel = "NAME[:RATING]")
    List<String> members = List.of();

    @Option(names = "--readmit")
    boolean readmit;

    @Mixin
    PersonOptions person = new PersonOptions();

    public EditCommand(Console console) {
        super(console);
    }

    @Override
    protected int run() throws IOException {
        Entrant entrant =
                load().tournament().event().entrant(no).orElseThrow(() -> EventWords.problem("edit.nobody", no));
        List<org.chuhe.tournament.command.Command> commands = new ArrayList<>();
        if (readmit) {
            commands.add(new Readmit(entrant.id()));
        }
        if (entrant instanceof Player player) {
            correct(player, commands);
        } else if (entrant instanceof Team team) {
            correct(team, commands);
        }
        if (commands.isEmpty()) {
            throw EventWords.problem("edit.nothing");
        }
        return change(commands);
    }

    private void correct(Player player, List<org.chuhe.tournament.command.Command> commands) {
        if (!members.isEmpty()) {
            throw EventWords.problem("edit.player");
        }
        if (name != null || unit != null || rating != null || seed != null || !person.nothing()) {
            commands.add(new CorrectPlayer(
                    player.id(),
                    name == null ? player.name() : name,
                    unit == null ? player.unit() : unit,
                    rating(player.rating()),
                    seed(player.seed()),
                    person.into(player.person())));
        }
    }

    private void correct(Team team, List<org.chuhe.tournament.command.Command> commands) {
        if (!person.nothing() || unit != null || rating != null) {
            throw EventWords.problem("edit.team");
        }
        if (name != null || seed != null || !members.isEmpty()) {
            List<CorrectTeam.Named> list = AddCommand.named(members);
            commands.add(new CorrectTeam(team.id(), name == null ? team.name() : name, list, seed(team.seed())));
        }
    }

    private int rating(int old) {
        return rating == null ? old : RegulationOptions.range("--rating", rating, 0, Limits.MOST_RATING);
    }

    private int seed(int old) {
        return seed == null ? old : RegulationOptions.range("--seed", seed, 0, Limits.MOST_NUMBER);
    }
}
