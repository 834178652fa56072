package org.chuhe.cli;

import java.io.IOException;
import java.net.URI;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.chuhe.cli.console.CliException;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.Exit;
import org.chuhe.server.load.LoadPlan;
import org.chuhe.server.load.LoadReport;
import org.chuhe.server.load.LoadServer;
import org.chuhe.server.load.LoadTest;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tools.jackson.databind.json.JsonMapper;

/** {@code chuhe loadtest}: plays many live games at once against a server on this machine and measures. */
@Command(name = "loadtest")
final class LoadTestCommand implements Callable<Integer> {
    private final Console console;

    @Option(names = "--games", paramLabel = "N", defaultValue = "100")
    int games;

    @Option(names = "--spectators", paramLabel = "N", defaultValue = "100")
    int spectators;

    @Option(names = "--seconds", paramLabel = "N", defaultValue = "30")
    int seconds;

    @Option(names = "--move-every", paramLabel = "SECONDS", defaultValue = "5")
    double moveEvery;

    @Option(names = "--warm-up", paramLabel = "SECONDS", defaultValue = "15")
    int warmUp;

    @Option(names = "--server", paramLabel = "URL")
    @Nullable String server;

    @Option(names = "--memory", paramLabel = "SIZE", defaultValue = "900m")
    String memory = "900m";

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1")
    long seed;

    @Option(names = "--returning")
    boolean returning;

    @Option(names = "--json")
    boolean json;

    LoadTestCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        LoadReport report = server == null ? onOwnServer(plan()) : on(server, plan());
        print(report);
        return report.faults().isEmpty() ? Exit.DONE : Exit.NO;
    }

    private LoadPlan plan() {
        try {
            return new LoadPlan(games, spectators, seconds, moveEvery, warmUp, seed, returning);
        } catch (IllegalArgumentException e) {
            throw new CliException(
                    "loadtest.bounds",
                    LoadPlan.MOST_GAMES,
                    LoadPlan.MOST_SPECTATORS,
                    LoadPlan.MOST_SECONDS,
                    String.valueOf(e.getMessage()));
        }
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
            throw new CliException("loadtest.loopback", address);
        }
        return test.run();
    }

    private void progress(String what) {
        if (!json) {
            console.say("loadtest." + what);
            console.out().flush();
        }
    }

    private void times(String key, LoadReport.@Nullable Percentiles times) {
        if (times != null) {
            console.say(key, times.p50(), times.p90(), times.p99(), times.max());
        }
    }

    /** Only what is known. */
    private void tell(String key, @Nullable Object... values) {
        if (Stream.of(values).allMatch(Objects::nonNull)) {
            console.say(key, values);
        }
    }

    private void print(LoadReport report) {
        if (json) {
            console.out().println(JsonMapper.builder().build().writeValueAsString(report));
            return;
        }
        console.say("loadtest.moves", report.moves(), report.deliveries(), report.ended());
        times("loadtest.times", report.worst());
        times("loadtest.reading", report.client().reading());
        times("loadtest.sending", report.client().sending());
        if (report.returns().count() > 0) {
            console.say("loadtest.returns", report.returns().count());
            times("loadtest.away", report.returns().away());
        }
        LoadReport.Server server = report.server();
        tell("loadtest.memory", server.megabytes());
        tell("loadtest.commit", server.commit(), server.slowestCommit());
        tell("loadtest.collection", server.slowestCollection());
        if (report.faults().isEmpty()) {
            console.say("loadtest.sound");
        } else {
            report.faults().forEach(fault -> console.say("loadtest.fault", fault));
        }
    }
}
