package org.chuhe.engines.broadcast;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongSupplier;
import org.chuhe.engines.match.FinishedGame;
import org.chuhe.engines.match.MatchPlan;
import org.chuhe.engines.match.MatchRunner;
import org.chuhe.engines.match.MatchTask;
import org.chuhe.engines.play.GameSpectator;
import org.chuhe.engines.report.MatchReport;
import org.chuhe.engines.stats.Sprt;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;
import org.chuhe.text.Translated;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Tells a server about a match, on a thread of its own. The match never waits for it: boards are told as they stand, so that
 * whatever happened between two messages is left out; games that are over are read from the journal, from the first that
 * the server has not acknowledged, whenever it is there.
 */
public final class MatchBroadcast implements MatchRunner.Watcher, AutoCloseable {
    private static final Messages WORDS = Messages.beside(MatchBroadcast.class);
    private static final JsonMapper JSON = JsonMapper.builder().build();
    /** More boards than this nobody looks at. */
    private static final int MOST_BOARDS = 32;
    /** So many characters of games in one message. */
    private static final int MOST_GAMES = 500_000;

    /**
     * How often it speaks, in milliseconds.
     *
     * @param pause between two messages
     * @param longest between two tries, when nobody answers
     * @param farewell how long the end of the match is waited with for what has not been told
     */
    public record Pace(long pause, long longest, long farewell) {
        public static final Pace USUAL = new Pace(500, 30_000, 15_000);
    }

    private final MatchPlan plan;
    private final Optional<Sprt> sprt;
    private final Path journal;
    private final BroadcastLine line;
    private final Pace pace;
    private final LongSupplier nanos;
    private final Map<Integer, BoardNews> boards = new ConcurrentSkipListMap<>();
    private final Thread thread = new Thread(this::talk, "broadcast");
    private final AtomicInteger recorded;
    private volatile int acknowledged;
    /** By which a journal is told from that of another match of the same engines: its first game. */
    private String origin = "";

    private final CountDownLatch ending = new CountDownLatch(1);
    private volatile boolean told;
    /** The server has more games than there are: somebody told it about another match. */
    private volatile boolean another;

    private volatile @Nullable Message problem;

    /**
     * @param recorded how many games are in the journal
     * @param nanos a steady clock
     */
    public MatchBroadcast(
            MatchPlan plan,
            Optional<Sprt> sprt,
            Path journal,
            int recorded,
            BroadcastLine line,
            Pace pace,
            LongSupplier nanos) {
        this.plan = plan;
        this.sprt = sprt;
        this.journal = journal;
        this.recorded = new AtomicInteger(recorded);
        this.line = line;
        this.pace = pace;
        this.nanos = nanos;
        thread.setDaemon(true);
        thread.start();
    }

    @Override
    public GameSpectator begins(MatchTask task) {
        BoardNews board = new BoardNews(task, nanos);
        boards.put(task.number(), board);
        return board;
    }

    @Override
    public void leaves(MatchTask task) {
        boards.remove(task.number());
    }

    @Override
    public void finished(FinishedGame game) {
        recorded.incrementAndGet();
    }

    /** How many games have not been acknowledged. */
    public int untold() {
        return Math.max(0, recorded.get() - acknowledged);
    }

    /** Why nothing is told any more, or not at the moment; empty if all is well. */
    public Optional<Message> problem() {
        return Optional.ofNullable(problem);
    }

    private void talk() {
        try (JournalTail games = new JournalTail(journal)) {
            long wait = pace.pause();
            boolean last = false;
            while (!told && !another) {
                try {
                    int stored = tell(games, last);
                    problem = another ? WORDS.message("another", stored, recorded.get()) : null;
                    wait = pace.pause();
                } catch (IOException | JacksonException e) {
                    problem = WORDS.message("broken", String.valueOf(e.getMessage()));
                    wait = Math.min(pace.longest(), 2 * wait);
                }
                // What waits on the disk is told without a pause.
                boolean more = untold() > 0 && problem == null;
                if (!told && !another) {
                    last = rest(more ? 0 : wait, last);
                }
            }
        } catch (BroadcastRefused e) {
            problem = WORDS.message("refused", String.valueOf(e.getMessage()));
        } catch (IOException e) {
            problem = WORDS.message("broken", String.valueOf(e.getMessage()));
        } catch (InterruptedException e) {
            // The match has ended, and whoever should have heard of it is away.
            Thread.currentThread().interrupt();
        }
        boards.clear();
    }

    /** Waits a while, or until the match ends, then only a moment; says whether it has ended. */
    private boolean rest(long millis, boolean ended) throws InterruptedException {
        if (ended) {
            Thread.sleep(Math.min(millis, pace.pause()));
            return true;
        }
        return ending.await(millis, TimeUnit.MILLISECONDS);
    }

    /** Tells what is new; gives how many games are stored there now. */
    private int tell(JournalTail tail, boolean last) throws IOException, InterruptedException, BroadcastRefused {
        int from = acknowledged;
        int to = recorded.get();
        if (origin.isEmpty() && to > 0) {
            origin = Integer.toHexString(tail.games(0, 1, 1).get(0).pgn().hashCode());
        }
        List<FinishedGame> games = tail.games(from, to, MOST_GAMES);
        boolean all = from + games.size() >= to;
        JsonNode answer = JSON.readTree(line.send(news(from, games, last && all)));
        int stored = answer.path("games").asInt(-1);
        if (stored < 0) {
            throw new IOException("an answer that says nothing");
        }
        another = stored > to;
        if (!another) {
            acknowledged = stored;
            told = last && all && stored == to;
        }
        return stored;
    }

    private String news(int from, List<FinishedGame> games, boolean over) {
        ObjectNode news = JSON.createObjectNode();
        news.set("match", match());
        news.put("origin", origin);
        news.put("from", from);
        ArrayNode finished = news.putArray("games");
        games.forEach(game -> finished.add(game.line()));
        ArrayNode playing = news.putArray("boards");
        for (BoardNews board : boards.values()) {
            ObjectNode node = JSON.createObjectNode();
            if (playing.size() < MOST_BOARDS && board.write(node)) {
                playing.add(node);
            }
        }
        news.put("ended", over);
        return news.toString();
    }

    private ObjectNode match() {
        ObjectNode match = JSON.createObjectNode();
        match.put("title", plan.title());
        ArrayNode engines = match.putArray("engines");
        plan.names().forEach(engines::add);
        match.put("total", MatchRunner.size(plan));
        match.put("rules", plan.conditions().regulations().book().id());
        ObjectNode conditions = match.putObject("conditions");
        Translated.of(locale -> MatchReport.conditions(plan, locale)).byCode().forEach(conditions::put);
        sprt.ifPresent(test -> match.putObject("sprt")
                .put("elo0", test.elo0())
                .put("elo1", test.elo1())
                .put("alpha", test.alpha())
                .put("beta", test.beta()));
        return match;
    }

    /** Tells the end, as long as somebody may still hear it; what is not told then is told when the match is gone on with. */
    @Override
    public void close() {
        ending.countDown();
        try {
            thread.join(pace.farewell());
            thread.interrupt();
            thread.join(pace.pause());
        } catch (InterruptedException e) {
            thread.interrupt();
            Thread.currentThread().interrupt();
        }
    }
}
