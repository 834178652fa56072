package org.chuhe.tournament.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.chuhe.text.Result;
import org.chuhe.tournament.Checked;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.command.entry.AddPlayer;
import org.chuhe.tournament.command.entry.Withdraw;
import org.chuhe.tournament.command.round.AddTieBreak;
import org.chuhe.tournament.command.round.AwardMatch;
import org.chuhe.tournament.command.round.PairRound;
import org.chuhe.tournament.command.round.RecordResult;
import org.chuhe.tournament.command.round.UnpairRound;
import org.chuhe.tournament.knockout.BracketDraw;
import org.chuhe.tournament.knockout.Seeding;
import org.chuhe.tournament.model.Attendance;
import org.chuhe.tournament.model.Conduct;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Player;
import org.chuhe.tournament.ranking.Row;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.regulations.KnockoutRules;
import org.chuhe.tournament.regulations.Places;
import org.chuhe.tournament.regulations.RegulationsBuilder;
import org.chuhe.tournament.regulations.StageRules;
import org.chuhe.tournament.result.Game;
import org.chuhe.tournament.result.GameKind;
import org.junit.jupiter.api.Test;

/** 附录三, 10.2, 10.5 and 10.6, from the entries to the last place. */
class KnockoutEventTest {
    @Test
    void theBetterSeedWinsThrough() {
        Tournament t = field(Format.KNOCKOUT, 6, 1);
        while (t.nextRound() instanceof Proposal.Paired) {
            t = RoundRobinEventTest.won(t.with(PairRound.BY_RULE));
        }
        assertThat(t.event().roundsPaired()).isEqualTo(3);
        assertThat(t.standings().places())
                .containsExactly(List.of(1), List.of(2), List.of(3), List.of(4), List.of(5), List.of(6));
        assertThat(t.bracket().orElseThrow().finished()).isTrue();
    }

    @Test
    void twoGamesHaveColoursSwappedAndTieBreaksFollowInOrder() {
        Tournament t = field(Format.KNOCKOUT, 2, 2).with(PairRound.BY_RULE);
        Match match = match(t);
        assertThat(match.games().get(0).red()).isEqualTo(match.games().get(1).black());
        assertThat(t.perform(new AddTieBreak(1, 1)).done()).isFalse();
        t = t.with(new RecordResult(1, 1, 1, Result.RED_WINS)).with(new RecordResult(1, 1, 2, Result.RED_WINS));
        assertThat(t.nextRound()).isInstanceOf(Proposal.Impossible.class);
        for (int game = 3; game <= 5; game++) {
            t = t.with(new AddTieBreak(1, 1));
            Game added = match(t).games().get(game - 1);
            assertThat(added.red()).isEqualTo(match(t).games().get(game - 2).black());
            t = t.with(new RecordResult(1, 1, game, Result.DRAW));
        }
        Game decider = match(t).games().get(4);
        assertThat(decider.kind()).isEqualTo(GameKind.DECIDER);
        // 和棋黑胜.
        assertThat(t.standings().order().get(0)).isEqualTo(decider.black());
    }

    @Test
    void withoutTieBreaksTheLotDecides() {
        KnockoutRules rules = new KnockoutRules(Places.CHAMPION, true, List.of(), false, false, false, false);
        Tournament t = Tournament.create(
                        "x",
                        new RegulationsBuilder(Format.KNOCKOUT).knockout(rules).build())
                .with(AddPlayer.named("a"))
                .with(AddPlayer.named("b"))
                .with(PairRound.BY_RULE)
                .with(RecordResult.of(1, 1, Result.DRAW));
        assertThat(t.perform(new AddTieBreak(1, 1)).done()).isFalse();
        assertThat(t.perform(new AwardMatch(1, 1, 7)).done()).isFalse();
        assertThat(t.with(new AwardMatch(1, 1, 2)).standings().order()).containsExactly(2, 1);
    }

    @Test
    void aResultThatSendsSomebodyElseOnIsRefusedOnceTheNextRoundIsPaired() {
        Tournament t = RoundRobinEventTest.won(field(Format.KNOCKOUT, 4, 1).with(PairRound.BY_RULE))
                .with(PairRound.BY_RULE);
        Result turned = t.event()
                                .round(1)
                                .orElseThrow()
                                .table(1)
                                .orElseThrow()
                                .games()
                                .get(0)
                                .result()
                        == Result.RED_WINS
                ? Result.BLACK_WINS
                : Result.RED_WINS;
        assertThat(t.perform(RecordResult.of(1, 1, turned)).done()).isFalse();
        assertThat(t.with(new UnpairRound())
                        .perform(RecordResult.of(1, 1, turned))
                        .done())
                .isTrue();
    }

    /** Of seven, one loser of the first round meets nobody and waits: for the fifth place, not for the first. */
    @Test
    void whoWaitsForALowerPlaceIsNotAmongTheFirst() {
        Tournament t = RoundRobinEventTest.won(field(Format.KNOCKOUT, 7, 1).with(PairRound.BY_RULE));
        assertThat(t.standings().places()).containsExactly(List.of(1, 2, 3, 4), List.of(5, 6, 7));
        Checked.sound(t);
    }

    @Test
    void whoHasLeftForfeitsHisWayDown() {
        Tournament t = RoundRobinEventTest.won(field(Format.KNOCKOUT, 4, 1).with(PairRound.BY_RULE))
                .with(new Withdraw(1, 1));
        Tournament one = RoundRobinEventTest.won(t.with(PairRound.BY_RULE));
        assertThat(one.nextRound()).isInstanceOf(Proposal.Over.class);
        assertThat(one.standings().places()).containsExactly(List.of(2), List.of(1), List.of(3), List.of(4));
        Checked.sound(one);
        Tournament both = RoundRobinEventTest.won(t.with(new Withdraw(2, 1)).with(PairRound.BY_RULE));
        assertThat(both.standings().rows()).extracting(Row::place).containsExactly(2, 2, 4, 5);
        assertThat(both.standings().order().subList(2, 4)).containsExactly(3, 4);
        Checked.sound(both);
    }

    @Test
    void theLosersBracketGivesASecondChance() {
        Tournament t = field(Format.DOUBLE_ELIMINATION, 4, 1);
        while (t.nextRound() instanceof Proposal.Paired) {
            t = RoundRobinEventTest.won(t.with(PairRound.BY_RULE));
        }
        assertThat(t.standings().order()).containsExactly(1, 2, 3, 4);
    }

    @Test
    void theDrawKeepsUnitsApart() {
        KnockoutRules rules = new KnockoutRules(Places.ALL, true, List.of(), true, true, false, false);
        List<Player> players = new ArrayList<>();
        for (int i = 1; i <= 16; i++) {
            players.add(new Player(i, "P" + i, "U" + (i - 1) / 4, 0, i <= 2 ? i : 0, Attendance.ALL, Conduct.CLEAN));
        }
        List<Integer> seeds = BracketDraw.of(players, rules, new SplittableRandom(4));
        assertThat(seeds).startsWith(1, 2).doesNotHaveDuplicates().hasSize(16);
        List<Integer> lines = Seeding.order(16);
        for (int quarter = 0; quarter < 4; quarter++) {
            List<Integer> units = lines.subList(4 * quarter, 4 * quarter + 4).stream()
                    .map(s -> (seeds.get(s - 1) - 1) / 4)
                    .toList();
            assertThat(units).doesNotHaveDuplicates();
        }
    }

    @Test
    void groupsSendTheirBestToTheFinal() {
        Tournament t = Tournament.create(
                "x",
                new RegulationsBuilder(Format.GROUPS)
                        .stages(new StageRules(2, 2, Format.KNOCKOUT, 0, 0, 0))
                        .build());
        t = entered(t, 8);
        while (t.nextRound() instanceof Proposal.Paired) {
            t = RoundRobinEventTest.won(t.with(PairRound.BY_RULE));
        }
        // Dealt out forwards and backwards: 1 4 5 8 and 2 3 6 7.
        assertThat(t.event().stage(1).orElseThrow().draw()).containsExactly(List.of(1, 4, 5, 8), List.of(2, 3, 6, 7));
        assertThat(t.event().stage(2).orElseThrow().draw()).containsExactly(List.of(1, 2, 4, 3));
        assertThat(t.groupTables().get(0).order()).containsExactly(1, 4, 5, 8);
        assertThat(t.standings().places())
                .containsExactly(List.of(1), List.of(2), List.of(3), List.of(4), List.of(5, 6), List.of(8, 7));
        Checked.sound(t);
    }

    @Test
    void theBestOfTheSwissGoOnToTheKnockout() {
        Tournament t = Tournament.create(
                "x",
                new RegulationsBuilder(Format.SWISS_KNOCKOUT)
                        .rounds(3)
                        .stages(new StageRules(0, 4, Format.KNOCKOUT, 0, 0, 0))
                        .build());
        t = entered(t, 10);
        for (int round = 1; round <= 3; round++) {
            t = RoundRobinEventTest.won(t.with(PairRound.BY_RULE));
        }
        List<Integer> best = t.standings().order().subList(0, 4);
        while (t.nextRound() instanceof Proposal.Paired) {
            t = RoundRobinEventTest.won(t.with(PairRound.BY_RULE));
        }
        assertThat(t.event().roundsPaired()).isEqualTo(5);
        assertThat(t.event().stage(2).orElseThrow().draw()).containsExactly(best);
        // The smaller number always wins.
        assertThat(t.standings().order().subList(0, 4))
                .containsExactlyElementsOf(best.stream().sorted().toList());
        Checked.sound(t);
        assertThat(t.perform(AddPlayer.named("late")).done()).isFalse();
    }

    @Test
    void theLastInTheTableLeaveRoundByRound() {
        Tournament t = Tournament.create(
                "x",
                new RegulationsBuilder(Format.SWISS_ELIMINATION)
                        .rounds(6)
                        .stages(new StageRules(0, 0, Format.KNOCKOUT, 0, 2, 8))
                        .build());
        t = entered(t, 22);
        while (t.nextRound() instanceof Proposal.Paired) {
            t = RoundRobinEventTest.won(t.with(PairRound.BY_RULE));
        }
        assertThat(t.event().rounds()).extracting(r -> r.matches().size()).containsExactly(11, 11, 11, 10, 9, 4);
        assertThat(t.event().rounds().get(5).eliminated()).hasSize(10);
        Checked.sound(t);
        List<Integer> order = t.standings().order();
        assertThat(order.subList(20, 22))
                .containsExactlyInAnyOrderElementsOf(t.event().rounds().get(3).eliminated());
    }

    private static Match match(Tournament t) {
        return t.event().round(1).orElseThrow().table(1).orElseThrow();
    }

    private static Tournament field(Format format, int players, int games) {
        return entered(
                Tournament.create(
                        "x", new RegulationsBuilder(format).gamesPerMatch(games).build()),
                players);
    }

    private static Tournament entered(Tournament tournament, int players) {
        Tournament t = tournament;
        for (int i = 1; i <= players; i++) {
            t = t.with(AddPlayer.named("P" + i));
        }
        return t;
    }
}
