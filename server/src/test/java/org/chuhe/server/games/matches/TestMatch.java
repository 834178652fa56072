package org.chuhe.server.games.matches;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.core.Position;
import org.chuhe.engines.broadcast.BroadcastLine;
import org.chuhe.engines.broadcast.BroadcastRefused;
import org.chuhe.engines.broadcast.MatchBroadcast;
import org.chuhe.engines.match.FinishedGame;
import org.chuhe.engines.match.MatchFormat;
import org.chuhe.engines.match.MatchJournal;
import org.chuhe.engines.match.MatchPlan;
import org.chuhe.engines.match.MatchRunner;
import org.chuhe.engines.match.MatchTask;
import org.chuhe.engines.match.Opening;
import org.chuhe.engines.play.GameSpectator;
import org.chuhe.engines.play.MatchConditions;
import org.chuhe.engines.process.EngineSpec;
import org.chuhe.engines.process.Patience;
import org.chuhe.engines.protocol.SearchLimits;
import org.chuhe.engines.stats.Sprt;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.server.Browser;

/** A match that is really played, by programs that cost nothing, and told to a server. */
public final class TestMatch {
    private TestMatch() {}

    /** Makes a match as somebody who may, and gives the address for its news. */
    public static String link(Browser organiser, String title) {
        organiser.get("/matches");
        HttpResponse<String> made = organiser.submit("/matches", Map.of("title", title));
        String page = made.headers().firstValue("Location").orElseThrow(() -> new AssertionError(made.body()));
        Matcher link = Pattern.compile("--broadcast (\\S+?)</code>")
                .matcher(organiser.get(page).body());
        if (!link.find()) {
            throw new AssertionError("there is no link on " + page);
        }
        return link.group(1);
    }

    /** Sends news as {@code chuhe match} does. */
    public static BroadcastLine line(String link) {
        HttpClient client = HttpClient.newHttpClient();
        return news -> {
            HttpResponse<String> answer = client.send(
                    HttpRequest.newBuilder(URI.create(link))
                            .header("Content-Type", "application/json")
                            .POST(HttpRequest.BodyPublishers.ofString(news))
                            .build(),
                    HttpResponse.BodyHandlers.ofString());
            if (answer.statusCode() >= 500 || answer.statusCode() == 429) {
                throw new IOException(answer.body());
            }
            if (answer.statusCode() != 200) {
                throw new BroadcastRefused(answer.body());
            }
            return answer.body();
        };
    }

    /** Two programs, so many pairs of games. */
    public static MatchPlan plan(int pairs, ClockScheme clock, EngineSpec... engines) {
        MatchConditions conditions = new MatchConditions(
                MatchConditions.regulations(RuleBooks.CXA_2020, clock),
                SearchLimits.ofNodes(10),
                MatchConditions.Warning.NOBODY,
                Optional.empty(),
                Optional.empty(),
                1000,
                20_000,
                20_000);
        return new MatchPlan(
                "Match & more",
                List.of(engines),
                MatchFormat.ROUND_ROBIN,
                1,
                pairs,
                List.of(new Opening("", Position.START, "")),
                conditions);
    }

    /** Plays a match to its end and gives its games; the watcher hears of each that is over. */
    public static List<FinishedGame> play(
            MatchPlan plan, Path journal, boolean resume, BroadcastLine line, MatchRunner.Watcher watcher)
            throws Exception {
        Optional<Sprt> test = Optional.of(new Sprt(0, 5, 0.05, 0.05));
        try (MatchJournal written = MatchJournal.open(journal, plan, resume, game -> {});
                MatchBroadcast broadcast = new MatchBroadcast(
                        plan,
                        test,
                        journal,
                        written.games().size(),
                        line,
                        new MatchBroadcast.Pace(300, 1000, 60_000),
                        System::nanoTime)) {
            MatchRunner.Place place = new MatchRunner.Place(
                    1, Patience.USUAL, System::nanoTime, LocalDate.of(2026, 1, 2), Locale.ENGLISH);
            new MatchRunner(plan, Optional.empty(), written, place, new Both(broadcast, watcher)).run();
            return written.games();
        }
    }

    private record Both(MatchRunner.Watcher first, MatchRunner.Watcher second) implements MatchRunner.Watcher {
        @Override
        public void finished(FinishedGame game) throws IOException {
            first.finished(game);
            second.finished(game);
        }

        @Override
        public GameSpectator begins(MatchTask task) {
            return first.begins(task);
        }

        @Override
        public void leaves(MatchTask task) {
            first.leaves(task);
        }
    }
}
