package org.chuhe.engines.process;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.chuhe.core.Position;
import org.chuhe.engines.protocol.EngineAnswer;
import org.chuhe.engines.protocol.EngineOption;
import org.chuhe.engines.protocol.EngineProtocol;
import org.chuhe.engines.protocol.RankDialect;
import org.chuhe.engines.protocol.SearchLimits;
import org.chuhe.engines.protocol.SearchReport;
import org.chuhe.engines.protocol.SearchRequest;
import org.chuhe.engines.protocol.Ucci;
import org.chuhe.engines.protocol.Uci;
import org.jspecify.annotations.Nullable;

/**
 * A program that plays. Which language it speaks and how it counts the ranks is found out: it is greeted in UCI, then in
 * UCCI, and over UCI it is asked for a first move.
 *
 * <pre>{@code
 * try (EngineClient engine = EngineClient.start(EngineSpec.of("strong", "fairy-stockfish"), Patience.USUAL, System::nanoTime)) {
 *     engine.newGame();
 *     Found found = engine.search(SearchRequest.of(start, moves, now, SearchLimits.ofNodes(1000)), 10_000);
 * }
 * }</pre>
 */
public final class EngineClient implements AutoCloseable {
    /** Told about every line that the program says while it thinks. */
    @FunctionalInterface
    public interface Listener {
        /** Whoever does not care. */
        Listener NONE = line -> {};

        void said(String line);
    }

    /**
     * What a search has found.
     *
     * @param answer the move
     * @param report what it said last of its score
     * @param millis how long it took, from the question to the answer's arrival
     */
    public record Found(EngineAnswer answer, Optional<SearchReport> report, long millis) {}

    private final EngineSpec spec;
    private final Patience patience;
    private final LongSupplier nanos;
    private final EngineProcess process;
    private final EngineProtocol protocol;
    private final List<EngineOption> options;
    private final String title;

    private EngineClient(
            EngineSpec spec,
            Patience patience,
            LongSupplier nanos,
            EngineProcess process,
            EngineProtocol protocol,
            Greeting greeting) {
        this.spec = spec;
        this.patience = patience;
        this.nanos = nanos;
        this.process = process;
        this.protocol = protocol;
        this.options = greeting.options;
        this.title = greeting.title;
    }

    /**
     * Starts a program and makes it ready to play.
     *
     * @param nanos a steady clock
     * @throws EngineFailure if it cannot be started or does not answer
     */
    public static EngineClient start(EngineSpec spec, Patience patience, LongSupplier nanos)
            throws EngineFailure, InterruptedException {
        EngineProcess process = run(spec, nanos);
        try {
            Greeting greeting = new Greeting(spec, process, patience, nanos);
            Optional<String> known = greeting.wait(spec.protocol().orElse("uci"));
            if (known.isEmpty() && spec.protocol().isEmpty()) {
                // It has ended at a word it does not know: once more in the other language.
                process.kill();
                process = run(spec, nanos);
                greeting = new Greeting(spec, process, patience, nanos);
                known = greeting.wait("ucci");
            }
            String language = known.orElseThrow(greeting::died);
            return language.equals("uci")
                    ? uci(spec, patience, nanos, process, greeting)
                    : ucci(spec, patience, nanos, process, greeting);
        } catch (EngineFailure | InterruptedException | RuntimeException e) {
            process.kill();
            throw e;
        }
    }

    private static EngineProcess run(EngineSpec spec, LongSupplier nanos) throws EngineFailure {
        try {
            return EngineProcess.start(spec.command(), spec.folder(), nanos);
        } catch (IOException e) {
            throw new EngineFailure(
                    EngineFailure.Kind.NOT_STARTED, spec.name(), String.valueOf(e.getMessage()), List.of());
        }
    }

    private static EngineClient ucci(
            EngineSpec spec, Patience patience, LongSupplier nanos, EngineProcess process, Greeting greeting)
            throws EngineFailure, InterruptedException {
        boolean offered = greeting.options.stream().anyMatch(option -> option.isCalled(Ucci.MILLISECONDS));
        EngineProtocol protocol = new Ucci(spec.millis().orElse(offered));
        EngineClient client = new EngineClient(spec, patience, nanos, process, protocol, greeting);
        client.prepare();
        return client;
    }

    /** A first move tells how it counts the ranks. */
    private static EngineClient uci(
            EngineSpec spec, Patience patience, LongSupplier nanos, EngineProcess process, Greeting greeting)
            throws EngineFailure, InterruptedException {
        RankDialect ranks = spec.ranks().orElse(RankDialect.FROM_ZERO);
        EngineClient client = new EngineClient(spec, patience, nanos, process, new Uci(ranks), greeting);
        client.prepare();
        if (spec.ranks().isPresent()) {
            return client;
        }
        SearchRequest first = SearchRequest.of(Position.START, List.of(), Position.START, SearchLimits.ofDepth(1));
        String move = client.search(first, patience.start()).answer().text();
        RankDialect spoken = RankDialect.ofFirstMove(move).orElse(ranks);
        return new EngineClient(spec, patience, nanos, process, new Uci(spoken), greeting);
    }

    private void prepare() throws EngineFailure, InterruptedException {
        protocol.settings(options, spec.options()).forEach(process::say);
        ready();
    }

    /** Options that were asked for and that the program does not have. */
    public Set<String> unknownOptions() {
        Set<String> unknown = new LinkedHashSet<>(spec.options().keySet());
        unknown.removeIf(name -> options.stream().anyMatch(option -> option.isCalled(name)));
        return unknown;
    }

    public EngineSpec spec() {
        return spec;
    }

    public EngineProtocol protocol() {
        return protocol;
    }

    public List<EngineOption> options() {
        return List.copyOf(options);
    }

    /** What the program calls itself; empty if it does not say. */
    public String title() {
        return title;
    }

    /** The processor time that it has used so far, in milliseconds. */
    public long cpuMillis() {
        return process.cpuMillis();
    }

    /** What was said last, on both sides. */
    public List<String> transcript() {
        return process.transcript();
    }

    /** Makes it ready for another game. */
    public void newGame() throws EngineFailure, InterruptedException {
        protocol.newGame(options).forEach(process::say);
        ready();
    }

    private void ready() throws EngineFailure, InterruptedException {
        process.forgetWhatIsUnread();
        process.say("isready");
        long end = nanos.getAsLong() + TimeUnit.MILLISECONDS.toNanos(patience.start());
        while (true) {
            UnreadLines.Said said = hear(end, false);
            if (said != null && "readyok".equals(said.text())) {
                return;
            }
            if (said == null || said.nanos() - end > 0) {
                throw hung();
            }
        }
    }

    /** The same as {@link #search(SearchRequest, long, Listener)} with nobody listening. */
    public Found search(SearchRequest request, long longest) throws EngineFailure, InterruptedException {
        return search(request, longest, Listener.NONE);
    }

    /**
     * Asks for a move.
     *
     * @param longest after so many milliseconds it is told to stop; an answer that comes then is late, but an answer
     * @throws EngineFailure if it has ended, or does not even answer when it is told to stop
     */
    public Found search(SearchRequest request, long longest, Listener listener)
            throws EngineFailure, InterruptedException {
        process.forgetWhatIsUnread();
        List<String> lines = protocol.search(request);
        lines.subList(0, lines.size() - 1).forEach(process::say);
        long begun = nanos.getAsLong();
        process.say(lines.get(lines.size() - 1));
        Waiting waiting = new Waiting(begun, listener);
        Optional<Found> found = waiting.until(begun + TimeUnit.MILLISECONDS.toNanos(longest));
        if (found.isEmpty()) {
            process.say("stop");
            found = waiting.until(nanos.getAsLong() + TimeUnit.MILLISECONDS.toNanos(patience.stop()));
        }
        return found.orElseThrow(this::hung);
    }

    /** Tells it to stop thinking; its answer comes to whoever waits for it. */
    public void stop() {
        process.say("stop");
    }

    private UnreadLines.@Nullable Said hear(long end, boolean thoughts) throws EngineFailure, InterruptedException {
        UnreadLines.Said said = process.hear(end - nanos.getAsLong(), thoughts);
        if (said != null && said.text() == null) {
            throw new EngineFailure(EngineFailure.Kind.DIED, spec.name(), process.exit(), process.transcript());
        }
        return said;
    }

    private EngineFailure hung() {
        return new EngineFailure(EngineFailure.Kind.HUNG, spec.name(), "", process.transcript());
    }

    /** Ends the program at once. */
    public void kill() {
        process.kill();
    }

    @Override
    public void close() {
        process.close();
    }

    /** Listens until an answer comes, however much else is said. Of all reports only the last one is read. */
    private final class Waiting {
        private final long begun;
        private final Listener listener;
        private String report = "";

        Waiting(long begun, Listener listener) {
            this.begun = begun;
            this.listener = listener;
        }

        Optional<Found> until(long end) throws EngineFailure, InterruptedException {
            while (true) {
                UnreadLines.Said said = hear(end, listener != Listener.NONE);
                if (said == null || said.text() == null) {
                    return Optional.empty();
                }
                String text = said.text();
                listener.said(text);
                if (text.startsWith("info ")) {
                    report = text.contains(" score ") ? text : report;
                } else {
                    Optional<EngineAnswer> answer = protocol.answer(text);
                    if (answer.isPresent()) {
                        long millis = Math.max(0, TimeUnit.NANOSECONDS.toMillis(said.nanos() - begun));
                        return Optional.of(new Found(answer.get(), SearchReport.read(report), millis));
                    }
                }
                if (said.nanos() - end > 0) {
                    return Optional.empty();
                }
            }
        }
    }

    /** Greets a program until it answers. */
    private static final class Greeting {
        private static final int MOST_OPTIONS = 1000;

        private final EngineSpec spec;
        private final EngineProcess process;
        private final Patience patience;
        private final LongSupplier nanos;
        private final List<EngineOption> options = new ArrayList<>();
        private String title = "";

        Greeting(EngineSpec spec, EngineProcess process, Patience patience, LongSupplier nanos) {
            this.spec = spec;
            this.process = process;
            this.patience = patience;
            this.nanos = nanos;
        }

        /** Which language it speaks; empty if it has ended instead. */
        Optional<String> wait(String first) throws EngineFailure, InterruptedException {
            process.say(first);
            long begun = nanos.getAsLong();
            long end = begun + TimeUnit.MILLISECONDS.toNanos(patience.start());
            long other = begun + TimeUnit.MILLISECONDS.toNanos(patience.secondGreeting());
            boolean greetedTwice = spec.protocol().isPresent() || first.equals("ucci");
            while (true) {
                UnreadLines.Said said = process.hear((greetedTwice ? end : other) - nanos.getAsLong(), true);
                if (said == null) {
                    if (greetedTwice) {
                        throw new EngineFailure(EngineFailure.Kind.NO_GREETING, spec.name(), "", process.transcript());
                    }
                    process.say("ucci");
                    greetedTwice = true;
                } else if (said.text() == null) {
                    return Optional.empty();
                } else if (said.text().equals("uciok") || said.text().equals("ucciok")) {
                    return Optional.of(said.text().substring(0, said.text().length() - 2));
                } else if (said.nanos() - end > 0) {
                    throw new EngineFailure(EngineFailure.Kind.NO_GREETING, spec.name(), "", process.transcript());
                } else {
                    take(said.text());
                }
            }
        }

        private void take(String line) {
            if (line.startsWith("id name ")) {
                title = line.substring("id name ".length()).strip();
            } else if (options.size() < MOST_OPTIONS) {
                EngineOption.read(line).ifPresent(options::add);
            }
        }

        EngineFailure died() {
            try {
                return new EngineFailure(EngineFailure.Kind.DIED, spec.name(), process.exit(), process.transcript());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return new EngineFailure(EngineFailure.Kind.DIED, spec.name(), "?", process.transcript());
            }
        }
    }
}
