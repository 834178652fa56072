package org.chuhe.server.games.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.chuhe.engines.process.EngineSpec;
import org.chuhe.engines.process.Patience;
import org.chuhe.server.games.analysis.Analyses.State;
import org.chuhe.server.games.analysis.Analyses.Told;
import org.chuhe.server.platform.jobs.Jobs;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.testing.ScriptedEngine;
import org.junit.jupiter.api.Test;

/** Programs that misbehave, and visitors who ask too much: each has his limit. */
class AnalysesTest {
    private static final Patience SHORT = new Patience(10_000, 700, 300);
    private static final AnalysisQuestion START = AnalysisQuestion.read("", List.of());
    private static final AnalysisQuestion NEXT = AnalysisQuestion.read("", List.of("h2e2"));

    private static Analyses start(int processes, long millis, String... script) {
        return new Analyses(
                EngineSpec.of("scripted", ScriptedEngine.command(script)),
                SHORT,
                processes,
                millis,
                System::nanoTime,
                new Jobs(new SimpleMeterRegistry()));
    }

    private static void until(BooleanSupplier condition) {
        long end = System.nanoTime() + 30_000_000_000L;
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).as("it takes too long").isLessThan(end);
            Thread.onSpinWait();
        }
    }

    private static Told done(Analyses analyses, String who, AnalysisQuestion question) {
        Told[] told = {analyses.ask("line", who, question)};
        until(() -> {
            told[0] = analyses.ask("line", who, question);
            return told[0].state() == State.DONE;
        });
        return told[0];
    }

    private static Rejection refused(Analyses analyses, AnalysisQuestion question) {
        Rejection[] seen = new Rejection[1];
        until(() -> {
            try {
                analyses.ask("line", "who", question);
                return false;
            } catch (Rejection e) {
                seen[0] = e;
                return true;
            }
        });
        return seen[0];
    }

    @Test
    void aPositionIsLookedAtOnceAndTheScoreIsReds() {
        try (Analyses analyses = start(1, 5000, "score=40", "moves=h2e2,h9g7")) {
            assertThat(done(analyses, "a", START).line().orElseThrow().score()).hasValue(40);
            assertThat(done(analyses, "b", NEXT).line().orElseThrow().score()).hasValue(-40);
            assertThat(done(analyses, "b", NEXT).line().orElseThrow().moves().toString())
                    .isEqualTo("[h9g7]");
            // What is known is answered at once.
            assertThat(analyses.ask("line", "c", START).state()).isEqualTo(State.DONE);
            assertThat(analyses.running()).isEqualTo(1);
        }
    }

    @Test
    void whereNobodyCanMoveThereIsNothingToThinkAbout() {
        AnalysisQuestion mate = AnalysisQuestion.read("3k1R3/4R4/9/9/9/9/9/9/9/4K4 b", List.of());
        try (Analyses analyses = start(1, 5000)) {
            Told told = analyses.ask("line", "a", mate);
            assertThat(told.state()).isEqualTo(State.DONE);
            assertThat(told.line()).isEmpty();
            assertThat(analyses.running()).isZero();
        }
    }

    @Test
    void whoDiesIsStartedAgainButNotForEver() {
        try (Analyses analyses = start(1, 5000, "die=0")) {
            assertThat(refused(analyses, START).reason()).isEqualTo(Rejection.Reason.BUSY);
            assertThat(refused(analyses, NEXT).reason()).isEqualTo(Rejection.Reason.BUSY);
            // By now it is left alone: nothing is even tried.
            assertThatThrownBy(() -> analyses.ask("line", "who", START)).isInstanceOf(Rejection.class);
            until(() -> analyses.searching() == 0);
            assertThat(analyses.running()).isZero();
        }
    }

    @Test
    void whoHangsIsEnded() {
        try (Analyses analyses = start(1, 200, "deaf=0")) {
            assertThat(refused(analyses, START).reason()).isEqualTo(Rejection.Reason.BUSY);
            until(() -> analyses.running() == 0);
        }
    }

    @Test
    void whoFloodsIsEnded() {
        try (Analyses analyses = start(1, 300, "drown=0")) {
            until(() -> analyses.ask("line", "a", START).line().isPresent());
            assertThat(refused(analyses, START).reason()).isEqualTo(Rejection.Reason.BUSY);
            until(() -> analyses.running() == 0);
        }
    }

    @Test
    void whoTurnsToAnotherPositionHasLeftTheFirst() {
        try (Analyses analyses = start(1, 600_000, "hang=0")) {
            analyses.ask("line", "a", START);
            until(() -> analyses.ask("line", "a", START).state() == State.THINKING);
            // Ten minutes were allowed; nobody waits for them.
            until(() -> analyses.ask("line", "a", NEXT).state() == State.THINKING);
            assertThat(analyses.running()).isEqualTo(1);
        }
    }

    @Test
    void whoGoesAwayIsForgotten() {
        try (Analyses analyses = start(1, 600_000, "hang=0")) {
            analyses.ask("line", "a", START);
            until(() -> analyses.searching() == 0);
        }
    }

    @Test
    void othersAreServedBesideSomebodyWithManyQuestions() {
        try (Analyses analyses = start(2, 600_000, "hang=0")) {
            List<String> first = List.of("h2e2", "b2e2", "h0g2", "b0c2", "c3c4", "g3g4");
            for (int i = 0; i < first.size(); i++) {
                analyses.ask("greedy", "window " + i, AnalysisQuestion.read("", List.of(first.get(i))));
            }
            analyses.ask("modest", "other", START);
            // One of the two processes is kept from whoever has the other.
            until(() -> analyses.ask("modest", "other", START).state() == State.THINKING);
            assertThat(analyses.running()).isLessThanOrEqualTo(2);
        }
    }

    @Test
    void moreThanFitsIsRefused() {
        try (Analyses analyses = start(1, 600_000, "hang=0")) {
            boolean refused = false;
            var moves = START.now().legalMoves();
            for (int i = 0; i < 44 && !refused; i++) {
                AnalysisQuestion question = AnalysisQuestion.read(
                        "", List.of(moves.get(i % moves.size()).toString()));
                for (int again = 0; again < 2; again++) {
                    try {
                        analyses.ask("greedy", "window " + i, question);
                    } catch (Rejection e) {
                        refused = e.reason() == Rejection.Reason.TOO_MUCH;
                    }
                }
            }
            assertThat(refused).isTrue();
        }
    }
}
