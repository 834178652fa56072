package org.chuhe.cli.match;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import org.chuhe.cli.console.CliException;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.Exit;
import org.chuhe.engines.filter.UciFilter;
import org.chuhe.engines.play.MatchConditions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code chuhe engine}: stands between a program that shows games and one that plays them, and knows the rules. */
@Command(name = "engine")
public final class EngineCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(arity = "1..*", paramLabel = "COMMAND", descriptionKey = "command")
    List<String> command = List.of();

    @Mixin
    RuleOptions rules = new RuleOptions();

    public EngineCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws InterruptedException {
        UciFilter filter = new UciFilter(
                rules.regulations(MatchConditions.NO_CLOCK).arbiter().withNodes(rules.rulingNodes()));
        Process engine = start();
        Thread hook = new Thread(engine::destroyForcibly);
        Runtime.getRuntime().addShutdownHook(hook);
        Thread hearing = new Thread(() -> tell(filter, engine), "to-engine");
        hearing.setDaemon(true);
        hearing.start();
        try {
            answer(filter, engine);
        } finally {
            if (!engine.waitFor(2, TimeUnit.SECONDS)) {
                engine.destroyForcibly();
            }
            Runtime.getRuntime().removeShutdownHook(hook);
        }
        return engine.waitFor() == 0 ? Exit.DONE : Exit.NO;
    }

    private Process start() {
        try {
            return new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
        } catch (IOException e) {
            throw new CliException("engine.not-started", command.get(0), String.valueOf(e.getMessage()));
        }
    }

    /** From the one that shows the game to the engine; when it has nothing more to say, the engine ends too. */
    private void tell(UciFilter filter, Process engine) {
        try (PrintStream to = new PrintStream(engine.getOutputStream(), true, StandardCharsets.UTF_8);
                BufferedReader from = new BufferedReader(new InputStreamReader(console.in(), StandardCharsets.UTF_8))) {
            for (String line = from.readLine(); line != null; line = from.readLine()) {
                to.println(filter.toEngine(line));
            }
            to.println("quit");
        } catch (IOException e) {
            engine.destroy();
        }
    }

    private void answer(UciFilter filter, Process engine) {
        try (BufferedReader from =
                new BufferedReader(new InputStreamReader(engine.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = from.readLine(); line != null; line = from.readLine()) {
                filter.fromEngine(line).forEach(console.out()::println);
                console.out().flush();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
