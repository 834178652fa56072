package org.chuhe.cli.tournament;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.tournament.event.EventCommand;
import org.chuhe.cli.tournament.event.EventWords;
import org.chuhe.cli.tournament.options.PersonOptions;
import org.chuhe.cli.tournament.options.RegulationOptions;
import org.chuhe.eventfiles.EntrantsJson;
import org.chuhe.eventfiles.EntryImport;
import org.chuhe.tournament.command.entry.AddPlayer;
import org.chuhe.tournament.command.entry.AddPlayers;
import org.chuhe.tournament.command.entry.AddTeam;
import org.chuhe.tournament.command.entry.CorrectTeam;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Member;
import org.chuhe.tournament.pairing.FieldAdvice;
import org.chuhe.tournament.person.Person;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code chuhe tournament add}: enters players or teams, one by one or from a file. */
@Command(name = "add")
public final class AddCommand extends EventCommand {
    @Parameters(index = "1..*", paramLabel = "NAME", arity = "0..*", descriptionKey = "tournament.add.names")
    List<String> names = List.of();

    @Option(names = "--unit", paramLabel = "UNIT")
    String unit = "";

    @Option(names = "--rating", paramLabel = "N")
    int rating;

    @Option(names = "--seed", paramLabel = "N")
    int seed;

    @Option(names = "--member", paramLabel = "NAME[:RATING]")
    List<String> members = List.of();

    @Option(names = "--from", paramLabel = "FILE")
    @Nullable Path from;

    @Mixin
    PersonOptions person = new PersonOptions();

    public AddCommand(Console console) {
        super(console);
    }

    @Override
    protected int run() throws IOException, RefusedException {
        RegulationOptions.range("--rating", rating, 0, 100_000);
        RegulationOptions.range("--seed", seed, 0, EntrantsJson.MOST_NUMBER);
        boolean teams = load().tournament().event().regulations().forTeams();
        List<org.chuhe.tournament.command.Command> commands = new ArrayList<>();
        if (from != null) {
            commands.addAll(EntryImport.commands(from.toString(), table(from), teams));
        }
        for (String name : names) {
            commands.add(
                    teams
                            ? new AddTeam(name, list(members), seed)
                            : new AddPlayer(name, unit, rating, seed, person.into(Person.UNKNOWN)));
        }
        if (commands.isEmpty()) {
            throw EventWords.problem("add.nobody");
        }
        Event entered =
                perform(load().tournament(), together(commands)).tournament().event();
        int exit = change(did("add", commands.size()), together(commands));
        if (!json) {
            notices(FieldAdvice.of(entered));
        }
        return exit;
    }

    /** Players enter together: a list of fifty thousand is one change, not fifty thousand. */
    private static List<org.chuhe.tournament.command.Command> together(
            List<org.chuhe.tournament.command.Command> commands) {
        List<AddPlayer> players = new ArrayList<>();
        for (var command : commands) {
            if (!(command instanceof AddPlayer player)) {
                return commands;
            }
            players.add(player);
        }
        return List.of(new AddPlayers(players));
    }

    private static byte[] table(Path file) throws IOException {
        if (Files.size(file) > EntryImport.LARGEST) {
            throw EventWords.problem("file.size", file, EntryImport.LARGEST >> 20);
        }
        return Files.readAllBytes(file);
    }

    private static List<Member> list(List<String> members) {
        return named(members).stream()
                .map(member -> new Member(member.name(), member.rating().orElse(0)))
                .toList();
    }

    /** NAME or NAME:RATING each. */
    static List<CorrectTeam.Named> named(List<String> members) {
        List<CorrectTeam.Named> list = new ArrayList<>();
        for (String member : members) {
            int colon = member.lastIndexOf(':');
            boolean rated = colon > 0 && member.substring(colon + 1).matches("\\d{1,5}");
            list.add(
                    rated
                            ? new CorrectTeam.Named(
                                    member.substring(0, colon),
                                    OptionalInt.of(Integer.parseInt(member.substring(colon + 1))))
                            : CorrectTeam.Named.of(member));
        }
        return list;
    }
}
