package org.chuhe.engines.broadcast;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.chuhe.core.Position;
import org.chuhe.engines.match.FinishedGame;
import org.chuhe.engines.match.MatchFormat;
import org.chuhe.engines.match.MatchJournal;
import org.chuhe.engines.match.MatchPlan;
import org.chuhe.engines.match.MatchRunner;
import org.chuhe.engines.match.Opening;
import org.chuhe.engines.match.TestConditions;
import org.chuhe.engines.process.EngineSpec;
import org.chuhe.engines.process.Patience;
import org.chuhe.engines.stats.Sprt;
import org.chuhe.testing.ScriptedEngine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A match is told about whatever the line is like, and played as if nobody listened. */
class MatchBroadcastTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final MatchBroadcast.Pace QUICK = new MatchBroadcast.Pace(5, 20, 10_000);

    @TempDir
    Path folder;

    /** A server that stores what follows on what it has. */
    private static class Listener implements BroadcastLine {
        final List<FinishedGame> stored = new ArrayList<>();
        final List<JsonNode> heard = new ArrayList<>();

        @Override
        public synchronized String send(String news) throws IOException, InterruptedException, BroadcastRefused {
            JsonNode told = JSON.readTree(news);
            heard.add(told);
            int from = told.path("from").asInt();
            for (int i = stored.size() - from; i >= 0 && i < told.path("games").size(); i++) {
                stored.add(FinishedGame.ofLine(told.path("games").get(i).asString())
                        .orElseThrow());
            }
            return "{\"games\":" + stored.size() + "}";
        }
    }

    private static MatchPlan plan(int pairs) {
        return new MatchPlan(
                "A match",
                List.of(
                        EngineSpec.of("a", ScriptedEngine.command("score=21")),
                        EngineSpec.of("b", ScriptedEngine.command("ranks=1", "score=-30"))),
                MatchFormat.ROUND_ROBIN,
                1,
                pairs,
                List.of(new Opening("", Position.START, "")),
                TestConditions.NODES);
    }

    /** Plays a match to its end; gives how many games are on record. */
    private int play(MatchPlan plan, boolean resume, BroadcastLine line, MatchBroadcast.Pace pace) throws Exception {
        Path file = folder.resolve("j");
        try (MatchJournal journal = MatchJournal.open(file, plan, resume, game -> {});
                MatchBroadcast broadcast = new MatchBroadcast(
                        plan,
                        Optional.of(new Sprt(-900, 900, 0.01, 0.01)),
                        file,
                        journal.games().size(),
                        line,
                        pace,
                        System::nanoTime)) {
            MatchRunner.Place place = new MatchRunner.Place(
                    2, Patience.USUAL, System::nanoTime, LocalDate.of(2026, 1, 2), Locale.ENGLISH);
            new MatchRunner(plan, Optional.empty(), journal, place, broadcast).run();
            return journal.games().size();
        }
    }

    private static void allTold(Listener listener, int games) {
        assertThat(listener.stored.stream().map(game -> game.task().number()).sorted())
                .isEqualTo(IntStream.rangeClosed(1, games).boxed().toList());
        assertThat(listener.stored)
                .allMatch(game ->
                        game.pgn().contains("[Edition") && game.transcript().isEmpty());
    }

    @Test
    void everyGameAndTheBoardsAreTold() throws Exception {
        Listener listener = new Listener();
        assertThat(play(plan(4), false, listener, QUICK)).isEqualTo(8);
        allTold(listener, 8);
        JsonNode last = listener.heard.get(listener.heard.size() - 1);
        assertThat(last.path("ended").asBoolean()).isTrue();
        assertThat(last.path("match").path("engines").toString()).isEqualTo("[\"a\",\"b\"]");
        assertThat(last.path("match").path("total").asInt()).isEqualTo(8);
        assertThat(last.path("match").path("sprt").path("elo1").asInt()).isEqualTo(900);
        assertThat(last.path("match").path("conditions").path("zh").asString()).contains("象棋");
        List<JsonNode> lines = listener.heard.stream()
                .flatMap(news -> news.path("boards").valueStream())
                .filter(board -> board.path("red").asInt() == 0 && board.has("redLine") && board.has("blackLine"))
                .toList();
        // Both speak from their own side, one of them in ranks of his own; everybody reads it from Red's.
        assertThat(lines).isNotEmpty().allSatisfy(board -> {
            assertThat(board.path("redLine").path("score").asInt()).isEqualTo(21);
            assertThat(board.path("blackLine").path("score").asInt()).isEqualTo(30);
            assertThat(board.path("blackLine").path("moves").asString()).hasSize(4);
        });
    }

    @Test
    void aLineThatBreaksAgainAndAgainLosesNoGame() throws Exception {
        Listener listener = new Listener() {
            private int calls;

            @Override
            public synchronized String send(String news) throws IOException, InterruptedException, BroadcastRefused {
                calls++;
                if (calls % 3 == 0) {
                    throw new IOException("no answer");
                }
                String answer = super.send(news);
                if (calls % 3 == 1) {
                    // Stored, but the answer is lost: it must not be stored twice.
                    throw new IOException("cut off");
                }
                return answer;
            }
        };
        assertThat(play(plan(5), false, listener, QUICK)).isEqualTo(10);
        allTold(listener, 10);
    }

    @Test
    void whoNeverAnswersStopsNobodyAndHearsItAllLater() throws Exception {
        CountDownLatch never = new CountDownLatch(1);
        BroadcastLine mute = news -> {
            never.await();
            return "";
        };
        assertThat(play(plan(2), false, mute, new MatchBroadcast.Pace(5, 20, 50)))
                .isEqualTo(4);
        Listener listener = new Listener();
        assertThat(play(plan(2), true, listener, QUICK)).isEqualTo(4);
        allTold(listener, 4);
        assertThat(listener.heard.get(listener.heard.size() - 1).path("ended").asBoolean())
                .isTrue();
    }

    @Test
    void aServerThatHasForgottenIsToldFromTheBeginning() throws Exception {
        Listener listener = new Listener();
        play(plan(3), false, listener, QUICK);
        listener.stored.clear();
        play(plan(3), true, listener, QUICK);
        allTold(listener, 6);
    }

    @Test
    void whoRefusesIsLeftAlone() throws Exception {
        List<String> asked = new ArrayList<>();
        BroadcastLine refusing = news -> {
            asked.add(news);
            throw new BroadcastRefused("403");
        };
        assertThat(play(plan(2), false, refusing, QUICK)).isEqualTo(4);
        assertThat(asked).hasSize(1);
    }
}
