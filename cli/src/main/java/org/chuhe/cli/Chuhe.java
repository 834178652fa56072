package org.chuhe.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.chuhe.cli.console.CliException;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.ConsoleWords;
import org.chuhe.cli.console.Exit;
import org.chuhe.cli.service.AccountCommand;
import org.chuhe.cli.service.BackupCommand;
import org.chuhe.cli.service.CompletionCommand;
import org.chuhe.cli.service.ManualCommand;
import org.chuhe.cli.service.RestoreCommand;
import org.chuhe.cli.tournament.TournamentCommand;
import org.chuhe.text.Language;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The {@code chuhe} command: the list of its subcommands and what they have in common. */
@Command(
        name = "chuhe",
        versionProvider = Chuhe.Version.class,
        subcommands = {
            JudgeCommand.class,
            ShowCommand.class,
            ConvertCommand.class,
            AuditCommand.class,
            TournamentCommand.class,
            ServeCommand.class,
            BackupCommand.class,
            RestoreCommand.class,
            AccountCommand.class,
            LoadTestCommand.class,
            PerftCommand.class,
            CompletionCommand.class,
            ManualCommand.class
        })
final class Chuhe implements Callable<Integer> {
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
        try {
            return commandLine(console).execute(args);
        } catch (OutOfMemoryError e) {
            console.complain(console.words("error.memory"));
            return Exit.BAD_INPUT;
        }
    }

    static CommandLine commandLine(Console console) {
        Problems problems = new Problems(console);
        CommandLine line = new CommandLine(Chuhe.class, new Factory(console));
        line.setResourceBundle(ConsoleWords.help(console.locale()));
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.setOut(new PrintWriter(console.out(), true));
        line.setErr(new PrintWriter(console.err(), true));
        line.setParameterExceptionHandler(problems::usage);
        line.setExecutionExceptionHandler(problems::failure);
        return line;
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
