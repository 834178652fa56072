package org.chuhe.cli.match;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.chuhe.cli.console.CliException;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.Exit;
import org.chuhe.cli.console.GameFiles;
import org.chuhe.cli.console.OutputFile;
import org.chuhe.documents.board.BoardLook;
import org.chuhe.documents.board.BoardPicture;
import org.chuhe.documents.board.Labels;
import org.chuhe.engines.broadcast.MatchBroadcast;
import org.chuhe.engines.match.FinishedGame;
import org.chuhe.engines.match.MatchFormat;
import org.chuhe.engines.match.MatchJournal;
import org.chuhe.engines.match.MatchPlan;
import org.chuhe.engines.match.MatchRunner;
import org.chuhe.engines.match.Opening;
import org.chuhe.engines.match.Openings;
import org.chuhe.engines.process.EngineSpec;
import org.chuhe.engines.process.Patience;
import org.chuhe.engines.report.MatchReport;
import org.chuhe.engines.stats.Sprt;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * {@code chuhe match}: programs play each other under the rules of an edition. Whatever was played is in the journal as soon
 * as it is over: Ctrl-C, or a power cut, ends nothing that {@code --resume} could not go on with.
 */
@Command(name = "match")
public final class MatchCommand implements Callable<Integer> {
    private final Console console;
    private final CountDownLatch finished = new CountDownLatch(1);
    private volatile boolean interrupted;
    private volatile @Nullable MatchRunner runner;
    private Optional<BroadcastLink> link = Optional.empty();

    @Option(
            names = {"-e", "--engine"},
            paramLabel = "ENGINE")
    List<String> engines = new ArrayList<>();

    @Option(names = "--check", paramLabel = "FILE", arity = "1..*")
    List<Path> check = List.of();

    @Option(names = "--format", paramLabel = "FORMAT", defaultValue = "round_robin")
    MatchFormat format = MatchFormat.ROUND_ROBIN;

    @Option(names = "--rounds", paramLabel = "N")
    @Nullable Integer rounds;

    @Option(names = "--pairs", paramLabel = "N", defaultValue = "1")
    int pairs = 1;

    @Option(names = "--openings", paramLabel = "FILE")
    @Nullable Path openings;

    @Option(names = "--plies", paramLabel = "N", defaultValue = "8")
    int plies = 8;

    @Option(names = "--seed", paramLabel = "N")
    @Nullable Long seed;

    @Option(names = "--tables", paramLabel = "N", defaultValue = "1")
    int tables = 1;

    @Option(names = "--sprt", paramLabel = "ELO0:ELO1[:ALPHA:BETA]")
    @Nullable String sprt;

    @Option(names = "--title", paramLabel = "TITLE")
    @Nullable String title;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "NAME",
            defaultValue = "match")
    Path output = Path.of("match");

    @Option(names = "--resume")
    boolean resume;

    @Option(names = "--broadcast", paramLabel = "LINK")
    @Nullable String broadcast;

    @Mixin
    PlayOptions play = new PlayOptions();

    @Mixin
    RuleOptions rules = new RuleOptions();

    @Mixin
    LimitOptions limits = new LimitOptions();

    public MatchCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws Exception {
        if (!check.isEmpty()) {
            if (!engines.isEmpty()) {
                throw new CliException("match.check-alone");
            }
            return new CheckedGames(console, rules, limits).run(check);
        }
        MatchPlan plan = plan();
        Optional<Sprt> test = sprt == null ? Optional.empty() : Optional.of(MatchNumbers.sprt(sprt));
        RuleOptions.within("--tables", tables, 1, 256);
        link = Optional.ofNullable(broadcast).map(text -> BroadcastLink.of(text, console.locale()));
        Thread hook = new Thread(this::interrupt);
        Runtime.getRuntime().addShutdownHook(hook);
        try {
            run(plan, test);
        } finally {
            console.out().flush();
            finished.countDown();
            if (!interrupted) {
                Runtime.getRuntime().removeShutdownHook(hook);
            }
        }
        return Exit.DONE;
    }

    private MatchPlan plan() throws IOException {
        List<EngineSpec> specs = engines.stream().map(EngineSpec::parse).toList();
        if (specs.size() < 2) {
            throw new CliException("match.two-engines");
        }
        Set<String> names = new HashSet<>();
        for (EngineSpec spec : specs) {
            if (!names.add(spec.name())) {
                throw new CliException("match.same-name", spec.name());
            }
        }
        RuleOptions.within("--pairs", pairs, 1, 1_000_000);
        RuleOptions.within("--plies", plies, 0, 200);
        List<Opening> book = openings == null ? Openings.builtIn() : read(openings);
        if (book.isEmpty()) {
            throw new CliException("match.no-openings", String.valueOf(openings));
        }
        int usual = Math.max(1, 32 - Integer.numberOfLeadingZeros(specs.size() - 1));
        int swissRounds = rounds == null ? usual : (int) RuleOptions.within("--rounds", rounds, 1, 1000);
        if (rounds != null && format != MatchFormat.SWISS) {
            throw new CliException("match.rounds-swiss");
        }
        return new MatchPlan(
                title == null ? String.join(" – ", names(specs)) : title,
                specs,
                format,
                swissRounds,
                pairs,
                seed == null ? book : Openings.shuffled(book, seed),
                play.conditions(rules, limits));
    }

    /** A pipe can be read but once, so it is no book, which would have to be looked for first. */
    private List<Opening> read(Path file) throws IOException {
        return Files.isRegularFile(file)
                ? Openings.read(file, plies)
                : Openings.read(GameFiles.open(console, file), plies);
    }

    private static List<String> names(List<EngineSpec> specs) {
        return specs.stream().map(EngineSpec::name).toList();
    }

    private Path file(String ending) {
        return output.resolveSibling(output.getFileName() + ending);
    }

    private void run(MatchPlan plan, Optional<Sprt> test) throws IOException, InterruptedException {
        StringBuilder before = new StringBuilder();
        try (MatchJournal journal =
                MatchJournal.open(file(".journal"), plan, resume, game -> before.append(game.pgn()))) {
            OutputFile.write(file(".pgn"), before.toString().getBytes(StandardCharsets.UTF_8));
            before.setLength(0);
            int total = MatchRunner.size(plan);
            MatchScreen screen =
                    new MatchScreen(console, plan, test, total, journal.games().size());
            MatchRunner.Place place = new MatchRunner.Place(
                    tables, Patience.USUAL, System::nanoTime, LocalDate.now(ZoneId.systemDefault()), console.locale());
            Optional<MatchBroadcast> told = broadcast(plan, test, journal);
            MatchRunner match = new MatchRunner(
                    plan, test, journal, place, new MatchWatch(game -> take(game, journal, screen), told));
            runner = match;
            try {
                if (!interrupted) {
                    match.run();
                }
            } finally {
                screen.end();
                told.ifPresent(MatchBroadcast::close);
            }
            told.ifPresent(this::report);
            write(plan, test, journal.games(), total);
            report(plan, test, journal.games(), total, match);
        }
    }

    private Optional<MatchBroadcast> broadcast(MatchPlan plan, Optional<Sprt> test, MatchJournal journal) {
        return link.map(line -> new MatchBroadcast(
                plan,
                test,
                file(".journal"),
                journal.games().size(),
                line,
                MatchBroadcast.Pace.USUAL,
                System::nanoTime));
    }

    private void report(MatchBroadcast told) {
        if (told.untold() > 0 || told.problem().isPresent()) {
            console.say(
                    "match.untold",
                    told.untold(),
                    told.problem().<Object>map(each -> each).orElse("…"));
        }
    }

    private void take(FinishedGame game, MatchJournal journal, MatchScreen screen) throws IOException {
        Files.writeString(file(".pgn"), game.pgn(), StandardOpenOption.APPEND);
        screen.show(journal.games(), game);
    }

    private void write(MatchPlan plan, Optional<Sprt> test, List<FinishedGame> games, int total) throws IOException {
        BoardLook look = BoardLook.DEFAULT.with(Labels.FILES);
        String page = MatchReport.html(
                plan,
                games,
                total,
                test,
                console.locale(),
                position -> BoardPicture.of(position).look(look).svg());
        OutputFile.write(file(".html"), page.getBytes(StandardCharsets.UTF_8));
    }

    private void report(MatchPlan plan, Optional<Sprt> test, List<FinishedGame> games, int total, MatchRunner match) {
        MatchScreen.lines(MatchReport.table(plan.names(), games, console.locale()))
                .forEach(console.out()::println);
        test.ifPresent(each -> console.paragraph(MatchReport.test(each, plan.names(), games, console.locale())));
        long rulings = games.stream().mapToLong(game -> game.rulings().size()).sum();
        console.say("match.done", games.size(), total, rulings);
        if (plan.pairs() > plan.openings().size()) {
            console.say("match.repeats", plan.pairs(), plan.openings().size());
        }
        long own = ProcessHandle.current()
                .info()
                .totalCpuDuration()
                .map(Duration::toMillis)
                .orElse(0L);
        long theirs = match.enginesCpuMillis();
        if (theirs > 0) {
            console.say("match.cpu", seconds(own), seconds(theirs), percent(own, theirs));
        }
        if (interrupted) {
            console.say("match.interrupted");
        }
        for (String ending : List.of(".pgn", ".html", ".journal")) {
            console.say("show.written", file(ending));
        }
    }

    private static String seconds(long millis) {
        return String.format(Locale.ROOT, "%.1f", millis / 1000.0);
    }

    private static String percent(long part, long whole) {
        return String.format(Locale.ROOT, "%.1f", 100.0 * part / whole);
    }

    /** Runs when the user presses Ctrl-C: what is over is kept, what is not is played when the match goes on. */
    private void interrupt() {
        interrupted = true;
        MatchRunner match = runner;
        if (match != null) {
            match.stop();
        }
        try {
            finished.await(20, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
