package org.chuhe.tournament.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.chuhe.text.Result;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.command.entry.AddPlayer;
import org.chuhe.tournament.command.entry.ForbidPair;
import org.chuhe.tournament.command.entry.MarkAbsent;
import org.chuhe.tournament.command.entry.Withdraw;
import org.chuhe.tournament.command.round.PairRound;
import org.chuhe.tournament.command.round.RecordResult;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Origin;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.regulations.ForbiddenPair;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.regulations.Strength;
import org.chuhe.tournament.result.Assumption;
import org.chuhe.tournament.swiss.FixedPair;
import org.chuhe.tournament.swiss.Relaxation;
import org.chuhe.tournament.swiss.colour.SwissPlayer;
import org.chuhe.tournament.text.Notice;
import org.junit.jupiter.api.Test;

/** 附录二, from the entries to the explained pairing. */
class SwissEventTest {
    @Test
    void theWorkedExampleOfEightPlayers() {
        Tournament t = field(8, 7).with(PairRound.BY_RULE);
        assertThat(pairs(t, 1)).isEqualTo("1-2 4-3 5-6 8-7");
        t = results(t, 1, "1-0 1-0 1/2 0-1").with(PairRound.BY_RULE);
        assertThat(pairs(t, 2)).isEqualTo("7-4 6-1 3-5 2-8");
        t = results(t, 2, "1-0 1-0 0-1 1-0");
        Map<Integer, SwissPlayer> pasts = SwissHistory.of(t.event());
        assertThat(pasts.values()).extracting(SwissPlayer::score).containsExactly(2, 2, 0, 2, 3, 3, 4, 0);
        assertThat(pasts.values()).extracting(SwissPlayer::downs).containsExactly(1, 0, 0, 0, 1, 0, 0, 0);
        assertThat(pasts.values()).extracting(SwissPlayer::ups).containsExactly(0, 0, 1, 0, 0, 1, 0, 0);
        t = t.with(PairRound.BY_RULE);
        assertThat(pairs(t, 3)).isEqualTo("5-7 6-2 1-4 8-3");
        t = results(t, 3, "1/2 1-0 0-1 1-0");
        assertThat(t.standings().order()).containsExactly(7, 6, 5, 4, 1, 2, 8, 3);
    }

    @Test
    void aGameStillGoingOnCountsAsADrawForThatPairingOnly() {
        Tournament t = field(4, 3).with(PairRound.BY_RULE);
        t = t.with(RecordResult.of(1, 1, Result.RED_WINS)).with(PairRound.BY_RULE);
        Round second = t.event().round(2).orElseThrow();
        assertThat(second.assumptions()).containsExactly(new Assumption(1, 2, 1, Result.DRAW));
        t = t.with(RecordResult.of(1, 2, Result.BLACK_WINS));
        Event seen = t.event().before(2);
        assertThat(seen.round(1).orElseThrow().games())
                .extracting(g -> g.result())
                .containsExactly(Result.RED_WINS, Result.DRAW);
        assertThat(t.event().round(1).orElseThrow().games())
                .extracting(g -> g.result())
                .containsExactly(Result.RED_WINS, Result.BLACK_WINS);
    }

    @Test
    void aCorrectedResultLeavesLaterPairingsAndIsRemembered() {
        Tournament t =
                results(field(4, 3).with(PairRound.BY_RULE), 1, "1-0 1-0").with(PairRound.BY_RULE);
        String before = pairs(t, 2);
        Outcome outcome = t.perform(RecordResult.of(1, 1, Result.DRAW)).outcome();
        assertThat(((Outcome.Done) outcome).notices()).hasSize(1);
        t = t.with(RecordResult.of(1, 1, Result.DRAW));
        assertThat(pairs(t, 2)).isEqualTo(before);
        assertThat(t.event().round(2).orElseThrow().assumptions())
                .containsExactly(new Assumption(1, 1, 1, Result.RED_WINS));
        Tournament replayed = Tournament.of(t.event().before(2)).with(PairRound.BY_RULE);
        assertThat(pairs(replayed, 2)).isEqualTo(before);
    }

    @Test
    void byesGoRoundAndAreWorthAWin() {
        Tournament t = field(5, 4);
        for (int round = 1; round <= 4; round++) {
            t = t.with(PairRound.BY_RULE);
            t = results(t, round, "1-0 0-1");
        }
        assertThat(t.event().rounds().stream().flatMap(r -> r.byes().stream()).toList())
                .hasSize(4)
                .doesNotHaveDuplicates()
                .startsWith(5);
        assertThat(t.standings().rows().stream()
                        .mapToDouble(r -> r.values().values().iterator().next().value())
                        .sum())
                .isEqualTo(4 * (2 * 2 + 2));
    }

    @Test
    void lateEntriesWithdrawalsAndAbsences() {
        Tournament t = results(field(6, 5).with(PairRound.BY_RULE), 1, "1-0 1-0 1-0");
        t = t.with(AddPlayer.named("late")).with(new Withdraw(1, 1)).with(PairRound.BY_RULE);
        Round second = t.event().round(2).orElseThrow();
        assertThat(second.matchOf(7)).isPresent();
        assertThat(second.matchOf(1)).isEmpty();
        t = results(t, 2, "1-0 1-0 1-0").with(new MarkAbsent(2, 3)).with(PairRound.BY_RULE);
        Round third = t.event().round(3).orElseThrow();
        assertThat(third.matchOf(2)).isEmpty();
        assertThat(third.byes()).hasSize(1).doesNotContain(2);
        assertThat(t.perform(new MarkAbsent(3, 3)).done()).isFalse();
        assertThat(t.perform(new Withdraw(1, 2)).done()).isFalse();
    }

    @Test
    void whoLeavesAfterThePairingForfeitsTheGame() {
        Tournament t = field(4, 3).with(PairRound.BY_RULE).with(new Withdraw(1, 0));
        assertThat(t.event()
                        .round(1)
                        .orElseThrow()
                        .table(1)
                        .orElseThrow()
                        .games()
                        .get(0)
                        .result())
                .isEqualTo(Result.BLACK_BY_FORFEIT);
        assertThat(t.perform(RecordResult.of(1, 1, Result.RED_WINS)).done()).isFalse();
        assertThat(t.perform(RecordResult.of(1, 1, Result.BOTH_FORFEIT)).done()).isTrue();
    }

    @Test
    void forbiddenPairsAndTheArbitersOwn() {
        Tournament t = field(4, 3).with(new ForbidPair(new ForbiddenPair(1, 2, 1, 9, Strength.HARD)));
        t = t.with(PairRound.BY_RULE);
        assertThat(t.event().round(1).orElseThrow().matchOf(1).orElseThrow().opponentOf(1))
                .isNotEqualTo(2);
        PairingOrder byHand = new PairingOrder(List.of(new FixedPair(2, 1)), 0, Set.of());
        Outcome outcome = field(4, 3)
                .with(new ForbidPair(new ForbiddenPair(1, 2, 1, 9, Strength.HARD)))
                .perform(new PairRound(byHand))
                .outcome();
        Outcome.Done done = (Outcome.Done) outcome;
        assertThat(done.event().round(1).orElseThrow().matchOf(1).orElseThrow().origin())
                .isEqualTo(Origin.ARBITER);
        assertThat(done.notices()).isNotEmpty();
        PairingOrder twice = new PairingOrder(List.of(new FixedPair(2, 1)), 1, Set.of());
        assertThat(field(4, 3).perform(new PairRound(twice)).done()).isFalse();
    }

    @Test
    void aPairMadeByHandIsToldEverythingThatItBreaks() {
        Tournament t = results(field(6, 3).with(PairRound.BY_RULE), 1, "1-0 1-0 1-0")
                .with(new ForbidPair(new ForbiddenPair(1, 2, 1, 9, Strength.HARD)));
        Outcome.Done done =
                (Outcome.Done) t.perform(new PairRound(new PairingOrder(List.of(new FixedPair(2, 1)), 0, Set.of())))
                        .outcome();
        assertThat(done.notices()).extracting(Notice::key).contains("swiss.broken.rematch", "swiss.broken.forbidden");
    }

    @Test
    void whereNoPairingIsLeftTheAnswerSaysWhatToGiveUp() {
        Tournament t = field(4, 9);
        for (int round = 1; round <= 3; round++) {
            t = results(t.with(PairRound.BY_RULE), round, "1-0 1-0");
        }
        Outcome.Refused refused = (Outcome.Refused) t.perform(PairRound.BY_RULE).outcome();
        assertThat(refused.reason().in(Locale.ENGLISH)).contains("Round 4");
        assertThat(refused.remedies()).hasSize(1);
        assertThat(refused.remedies().get(0).in(Locale.CHINESE)).contains("已相遇者不再编对");
        Tournament relaxed = t.with(new PairRound(PairingOrder.givingUp(Relaxation.REMATCH)));
        assertThat(relaxed.event().round(4).orElseThrow().matches()).allMatch(m -> m.origin() == Origin.RELAXED);
    }

    static Tournament field(int players, int rounds) {
        Tournament t = Tournament.create("x", Regulations.swiss(rounds));
        for (int i = 1; i <= players; i++) {
            t = t.with(AddPlayer.named("P" + i));
        }
        return t;
    }

    static Tournament results(Tournament tournament, int round, String codes) {
        Tournament t = tournament;
        String[] each = codes.split(" ");
        int tables = t.event().round(round).orElseThrow().matches().size();
        for (int i = 0; i < Math.min(tables, each.length); i++) {
            t = t.with(RecordResult.of(round, i + 1, Result.read(each[i]).orElseThrow()));
        }
        return t;
    }

    static String pairs(Tournament t, int round) {
        return t.event().round(round).orElseThrow().matches().stream()
                .map(m -> m.first() + "-" + m.second())
                .collect(Collectors.joining(" "));
    }
}
