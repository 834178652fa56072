package org.chuhe.bench.load;

import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import tools.jackson.databind.json.JsonMapper;

/** {@code chuhe loadtest} of a clone: plays many live games at once against a server on this machine and measures. */
@Command(
        name = "chuhe loadtest",
        description =
                "Play many live games at once against a server on this machine, check that every client sees the same"
                        + " moves in the same order, and measure how long a move takes to reach everybody.",
        footer = "Without --server a server with an empty database is started as a process and stopped at the end."
                + " Exit code 1: something went wrong in the games.")
final class LoadTestCommand implements Callable<Integer> {
    private final PrintStream out;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Explain the command.")
    boolean help;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "100",
            description = "Games at once, two players each (default 100).")
    int games;

    @Option(
            names = "--spectators",
            paramLabel = "N",
            defaultValue = "100",
            description = "Spectators, spread over the games (default 100).")
    int spectators;

    @Option(
            names = "--seconds",
            paramLabel = "N",
            defaultValue = "30",
            description = "How long to measure (default 30).")
    int seconds;

    @Option(
            names = "--move-every",
            paramLabel = "SECONDS",
            defaultValue = "5",
            description = "Seconds between two moves of a game (default 5).")
    double moveEvery;

    @Option(
            names = "--warm-up",
            paramLabel = "SECONDS",
            defaultValue = "15",
            description = "Seconds of play before measuring (default 15).")
    int warmUp;

    @Option(names = "--server", paramLabel = "URL", description = "The address of a server that runs on this machine.")
    @Nullable String server;

    @Option(
            names = "--memory",
            paramLabel = "SIZE",
            defaultValue = "900m",
            description = "The heap of the server that is started (default 900m).")
    String memory = "900m";

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1", description = "Chooses the moves (default 1).")
    long seed;

    @Option(
            names = "--returning",
            description =
                    "Clients whose connection is lost come back, as browsers do; measure how long they were away.")
    boolean returning;

    @Option(names = "--json", description = "Print the report as JSON.")
    boolean json;

    @CommandLine.Spec
    CommandLine.Model.@Nullable CommandSpec spec;

    LoadTestCommand(PrintStream out) {
        this.out = out;
    }

    public static void main(String[] args) {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        System.exit(new CommandLine(new LoadTestCommand(out)).execute(args));
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        LoadReport report = server == null ? onOwnServer(plan()) : on(server, plan());
        print(report);
        return report.faults().isEmpty() ? 0 : 1;
    }

    private LoadPlan plan() {
        try {
            return new LoadPlan(games, spectators, seconds, moveEvery, warmUp, seed, returning);
        } catch (IllegalArgumentException e) {
            throw refused("out of range: %s; at most %d games, %d spectators, %d seconds"
                    .formatted(e.getMessage(), LoadPlan.MOST_GAMES, LoadPlan.MOST_SPECTATORS, LoadPlan.MOST_SECONDS));
        }
    }

    private ParameterException refused(String why) {
        return new ParameterException(Objects.requireNonNull(spec).commandLine(), why);
    }

    private LoadReport onOwnServer(LoadPlan plan) throws IOException, InterruptedException {
        try (LoadServer own = LoadServer.start(memory)) {
            return new LoadTest(own.address(), plan, own::megabytes, this::progress).run();
        }
    }

    private LoadReport on(String address, LoadPlan plan) throws IOException, InterruptedException {
        LoadTest test;
        try {
            test = new LoadTest(URI.create(address), plan, () -> null, this::progress);
        } catch (IllegalArgumentException e) {
            throw refused("only a server on this machine is tested, not " + address);
        }
        return test.run();
    }

    private void progress(String what) {
        if (!json) {
            out.println(what + " …");
        }
    }

    private void times(String what, LoadReport.@Nullable Percentiles times) {
        if (times != null) {
            say(
                    "%s: half within %.1f ms, 90 %% within %.1f, 99 %% within %.1f, the slowest %.1f",
                    what, times.p50(), times.p90(), times.p99(), times.max());
        }
    }

    private void say(String format, Object... values) {
        out.println(String.format(Locale.ROOT, format, values));
    }

    private void print(LoadReport report) {
        if (json) {
            out.println(JsonMapper.builder().build().writeValueAsString(report));
            return;
        }
        say("%d moves, seen %d times; %d games ended", report.moves(), report.deliveries(), report.ended());
        times("from move to all watchers", report.worst());
        times("of that, messages waiting in the test itself", report.client().reading());
        times(
                "moves sent later than planned (not counted above)",
                report.client().sending());
        if (report.returns().count() > 0) {
            say("%d connections were lost and made again", report.returns().count());
            times("away", report.returns().away());
        }
        LoadReport.Server measured = report.server();
        if (measured.megabytes() != null) {
            say("memory of the server: at most %d MB", measured.megabytes());
        }
        if (measured.commit() != null && measured.slowestCommit() != null) {
            say(
                    "a commit takes %.1f ms on average, the slowest lately %.1f",
                    measured.commit(), measured.slowestCommit());
        }
        if (measured.slowestCollection() != null) {
            say("the longest pause for garbage lately: %.1f ms", measured.slowestCollection());
        }
        if (report.faults().isEmpty()) {
            say("every client saw the same moves in the same order");
        }
        report.faults().forEach(fault -> say("wrong: %s", fault));
    }
}
