package org.chuhe.engines.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.chuhe.engines.process.EngineSpec;
import org.chuhe.text.Result;
import org.junit.jupiter.api.Test;

/** Who meets whom. */
class MatchScheduleTest {
    static MatchPlan plan(MatchFormat format, int engines, int rounds, int pairs) {
        List<EngineSpec> specs = IntStream.range(0, engines)
                .mapToObj(i -> EngineSpec.of("e" + i, "x"))
                .toList();
        return new MatchPlan("test", specs, format, rounds, pairs, Openings.builtIn(), TestConditions.NODES);
    }

    private static void bothColours(List<MatchTask> tasks) {
        for (int i = 0; i < tasks.size(); i += 2) {
            MatchTask first = tasks.get(i);
            MatchTask second = tasks.get(i + 1);
            assertThat(first.number()).isEqualTo(i + 1);
            assertThat(second.red()).isEqualTo(first.black());
            assertThat(second.black()).isEqualTo(first.red());
            assertThat(second.opening()).isEqualTo(first.opening());
            assertThat(second.pair()).isEqualTo(first.pair());
        }
    }

    @Test
    void everybodyMeetsEverybodyFromEveryOpeningWithBothColours() {
        MatchPlan plan = plan(MatchFormat.ROUND_ROBIN, 5, 0, 40);
        List<MatchTask> tasks = MatchSchedule.of(plan, Map.of());
        assertThat(tasks).hasSize(MatchSchedule.size(plan)).hasSize(800);
        bothColours(tasks);
        Set<List<Integer>> meetings = new HashSet<>();
        tasks.forEach(task -> meetings.add(List.of(task.red(), task.black())));
        assertThat(meetings).hasSize(20);
        assertThat(tasks.get(0).opening()).isZero();
        assertThat(tasks.get(tasks.size() - 1).opening())
                .isEqualTo(39 % plan.openings().size());
    }

    @Test
    void inAGauntletTheFirstMeetsTheOthers() {
        MatchPlan plan = plan(MatchFormat.GAUNTLET, 4, 0, 2);
        List<MatchTask> tasks = MatchSchedule.of(plan, Map.of());
        assertThat(tasks).hasSize(MatchSchedule.size(plan)).hasSize(12);
        bothColours(tasks);
        assertThat(tasks).allMatch(task -> task.red() == 0 || task.black() == 0);
    }

    @Test
    void aSwissIsPairedWhenTheRoundIsOver() {
        MatchPlan plan = plan(MatchFormat.SWISS, 6, 4, 2);
        Map<Integer, Result> results = new HashMap<>();
        List<MatchTask> before = new ArrayList<>();
        for (int round = 1; round <= 4; round++) {
            List<MatchTask> tasks = MatchSchedule.of(plan, results);
            assertThat(tasks).hasSize(round * 12);
            // What was known before stays as it is: a match that goes on plays the same games.
            assertThat(tasks.subList(0, before.size())).isEqualTo(before);
            bothColours(tasks);
            Set<Integer> playing = new HashSet<>();
            tasks.subList(before.size(), tasks.size()).forEach(task -> playing.add(task.red()));
            assertThat(playing).hasSize(6);
            before = tasks;
            // The one with the smaller number always wins.
            tasks.forEach(task ->
                    results.put(task.number(), task.red() < task.black() ? Result.RED_WINS : Result.BLACK_WINS));
        }
        assertThat(MatchSchedule.of(plan, results)).hasSize(MatchSchedule.size(plan));
    }

    @Test
    void anUnfinishedRoundKeepsTheNextWaiting() {
        MatchPlan plan = plan(MatchFormat.SWISS, 4, 3, 1);
        Map<Integer, Result> results = new HashMap<>(Map.of(1, Result.DRAW, 2, Result.DRAW, 3, Result.DRAW));
        assertThat(MatchSchedule.of(plan, results)).hasSize(4);
        results.put(4, Result.RED_WINS);
        assertThat(MatchSchedule.of(plan, results)).hasSize(8);
    }

    @Test
    void ofAnOddNumberOneIsFree() {
        MatchPlan plan = plan(MatchFormat.SWISS, 5, 2, 1);
        assertThat(MatchSchedule.of(plan, Map.of())).hasSize(4);
    }

    @Test
    void inASmallFieldSomebodyMeetsSomebodyAgain() {
        MatchPlan plan = plan(MatchFormat.SWISS, 2, 3, 1);
        Map<Integer, Result> results = new HashMap<>();
        for (int number = 1; number <= 6; number++) {
            results.put(number, Result.DRAW);
        }
        assertThat(MatchSchedule.of(plan, results)).hasSize(6);
    }
}
