package org.chuhe.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Callable;
import org.chuhe.cli.board.BoardCommand;
import org.chuhe.cli.console.CliException;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.ConsoleWords;
import org.chuhe.cli.console.Exit;
import org.chuhe.cli.match.EngineCommand;
import org.chuhe.cli.match.MatchCommand;
import org.chuhe.cli.service.AccountCommand;
import org.chuhe.cli.service.BackupCommand;
import org.chuhe.cli.service.CompletionCommand;
import org.chuhe.cli.service.ExportSiteCommand;
import org.chuhe.cli.service.LibraryCommand;
import org.chuhe.cli.service.ManualCommand;
import org.chuhe.cli.service.RestoreCommand;
import org.chuhe.cli.tournament.TournamentCommand;
import org.chuhe.cli.tournament.options.TableOptions;
import org.chuhe.cli.translations.TranslationsCommand;
import org.chuhe.text.Language;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The {@code chuhe} command: the list of its subcommands and what they have in common. */
@Command(name = "chuhe", versionProvider = Chuhe.Version.class)
final class Chuhe implements Callable<Integer> {
    private static final List<Class<?>> COMMANDS = List.of(
            JudgeCommand.class,
            ShowCommand.class,
            ConvertCommand.class,
            AuditCommand.class,
            MatchCommand.class,
            EngineCommand.class,
            BoardCommand.class,
            TournamentCommand.class,
            ServeCommand.class,
            ExportSiteCommand.class,
            BackupCommand.class,
            RestoreCommand.class,
            AccountCommand.class,
            LibraryCommand.class,
            PuzzlesCommand.class,
            PerftCommand.class,
            TranslationsCommand.class,
            CompletionCommand.class,
            ManualCommand.class);

    /** They describe all the others. */
    private static final Set<Class<?>> WHOLE = Set.of(CompletionCommand.class, ManualCommand.class);

    @Option(names = "--lang", paramLabel = "LANG", scope = ScopeType.INHERIT, descriptionKey = "option.lang")
    @Nullable Language lang;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = ScopeType.INHERIT,
            descriptionKey = "option.help")
    boolean help;

    @Option(names = "--version", versionHelp = true, descriptionKey = "option.version")
    boolean version;

    Chuhe(Console console) {
        Objects.requireNonNull(console);
    }

    /** Runs a command line and gives the exit code. */
    static int run(Console environment, String... args) {
        Locale locale = ChosenLanguage.of(Arrays.asList(args), environment.locale());
        Console console = environment.with(locale);
        if (List.of(args).equals(List.of("--version"))) {
            // The commonest question of scripts: no command need be known for it.
            console.out().println(new Version().getVersion()[0]);
            return Exit.DONE;
        }
        try {
            return commandLine(console, args).execute(args);
        } catch (OutOfMemoryError e) {
            console.complain(console.words("error.memory"));
            return Exit.BAD_INPUT;
        } catch (RuntimeException | Error e) {
            // Say, a class that the runtime lacks: Java would end with 1, which means "no" here.
            Throwable cause = e.getCause() == null ? e : e.getCause();
            console.complain(console.words("error.internal", cause.toString()));
            return Exit.BAD_INPUT;
        }
    }

    /**
     * What can read a line. Of the commands only the one that the line names is made: to make them all takes longer than
     * most of them run.
     */
    static CommandLine commandLine(Console console, String... args) {
        Problems problems = new Problems(console);
        CommandLine line = new CommandLine(Chuhe.class, new Factory(console));
        List<String> words = ChosenLanguage.without(Arrays.asList(args));
        List<Class<?>> named = named(COMMANDS, words);
        // Loops, not lambdas: what these would link cannot be archived, and picocli is the first thing every command
        // needs.
        for (Class<?> command : named) {
            line.addSubcommand(command);
        }
        CommandLine tournament = line.getSubcommands().get("tournament");
        if (tournament != null) {
            List<String> rest = named.size() > 1 ? List.of() : words.subList(1, words.size());
            for (Class<?> command : named(TournamentCommand.COMMANDS, rest)) {
                tournament.addSubcommand(command);
            }
            for (CommandLine command : tournament.getSubcommands().values()) {
                TableOptions.addTo(command);
            }
        }
        line.setResourceBundle(ConsoleWords.help(
                console.locale(),
                tournament == null
                        ? Map.of()
                        : TableOptions.help(tournament.getSubcommands().values())));
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.setOut(new PrintWriter(console.out(), true, StandardCharsets.UTF_8));
        line.setErr(new PrintWriter(console.err(), true, StandardCharsets.UTF_8));
        line.setParameterExceptionHandler(problems);
        line.setExecutionExceptionHandler(problems);
        return line;
    }

    private static List<Class<?>> named(List<Class<?>> all, List<String> words) {
        return all.stream()
                .filter(type -> !words.isEmpty()
                        && !WHOLE.contains(type)
                        && type.getAnnotation(Command.class).name().equals(words.get(0)))
                .findFirst()
                .<List<Class<?>>>map(List::of)
                .orElse(all);
    }

    @Override
    public Integer call() {
        throw new CliException("error.no-command");
    }

    /** Makes every command with the console it talks to. */
    private record Factory(Console console) implements CommandLine.IFactory {
        @Override
        public <K> K create(Class<K> type) throws Exception {
            if (type.getPackageName().startsWith("org.chuhe") && type.isAnnotationPresent(Command.class)) {
                return type.getDeclaredConstructor(Console.class).newInstance(console);
            }
            return CommandLine.defaultFactory().create(type);
        }
    }

    /** The version that the build has written beside the classes. */
    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            try (InputStream in = Objects.requireNonNull(Chuhe.class.getResourceAsStream("version.txt"))) {
                return new String[] {"chuhe " + new String(in.readAllBytes(), StandardCharsets.UTF_8).strip()};
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
