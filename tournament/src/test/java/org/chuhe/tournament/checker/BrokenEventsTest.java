package org.chuhe.tournament.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import org.chuhe.testing.Seeded;
import org.chuhe.text.Result;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.regulations.ForbiddenPair;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.regulations.RegulationsBuilder;
import org.chuhe.tournament.regulations.Strength;
import org.chuhe.tournament.regulations.TeamKind;
import org.chuhe.tournament.regulations.TeamRules;
import org.chuhe.tournament.result.Game;
import org.chuhe.tournament.simulation.Conditions;
import org.chuhe.tournament.simulation.EventGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Events broken on purpose: the checker catches every one. */
class BrokenEventsTest {
    private static Event play(SplittableRandom random, int players, int rounds) {
        return EventGenerator.play("healthy", Regulations.swiss(rounds), players, Conditions.CALM, random)
                .event();
    }

    private static Round last(Event event) {
        return event.rounds().get(event.rounds().size() - 1);
    }

    private static List<String> caught(Event event) {
        return EventChecker.violations(event).stream().map(Finding::invariant).toList();
    }

    /** The event with other pairs in its last round, but right colours and tables. */
    private static Event repaired(Event event, List<int[]> pairs, List<Integer> byes) {
        Round round = last(event);
        List<Match> loose = new ArrayList<>();
        pairs.forEach(p -> loose.add(Match.of(1, p[0], p[1], Result.DRAW)));
        Round changed = new Round(round.number(), round.stage(), loose, byes, round.eliminated(), round.assumptions());
        Facts facts = new Facts(event.with(changed), changed);
        List<Standing[]> sorted = new ArrayList<>();
        for (int[] p : pairs) {
            Standing a = facts.of(p[0]);
            Standing b = facts.of(p[1]);
            sorted.add(facts.order(a, b) < 0 ? new Standing[] {a, b} : new Standing[] {b, a});
        }
        sorted.sort((x, y) -> {
            if (x[0].score != y[0].score) {
                return y[0].score - x[0].score;
            }
            return x[1].score != y[1].score ? y[1].score - x[1].score : facts.order(x[0], y[0]);
        });
        List<Match> matches = new ArrayList<>();
        for (Standing[] p : sorted) {
            int red = facts.red(p[0], p[1]).no;
            matches.add(Match.of(matches.size() + 1, red, red == p[0].no ? p[1].no : p[0].no, Result.DRAW));
        }
        return event.with(changed.with(matches));
    }

    private static List<int[]> pairs(Round round) {
        List<int[]> pairs = new ArrayList<>();
        round.matches().forEach(m -> pairs.add(new int[] {m.first(), m.second()}));
        return pairs;
    }

    @Test
    void anyOtherPairingOfASmallFieldIsCaught() {
        otherPairingsAreCaught(80);
    }

    @Test
    @Tag("slow")
    void anyOtherPairingOfManySmallFieldsIsCaught() {
        otherPairingsAreCaught(2_000);
    }

    private static void otherPairingsAreCaught(int events) {
        Seeded.forAll(events, random -> {
            Event event = play(random, 6 + random.nextInt(9), 3 + random.nextInt(3));
            assertThat(caught(event)).isEmpty();
            List<int[]> pairs = pairs(last(event));
            int i = random.nextInt(pairs.size());
            int j = random.nextInt(pairs.size());
            if (i == j) {
                return;
            }
            int side = random.nextInt(2);
            int swap = pairs.get(i)[0];
            pairs.get(i)[0] = pairs.get(j)[side];
            pairs.get(j)[side] = swap;
            assertThat(caught(repaired(event, pairs, last(event).byes()))).isNotEmpty();
        });
    }

    @Test
    void anExchangeInALargeGroupIsCaught() {
        int[] tried = {0};
        Seeded.forAll(12, random -> {
            Event event = play(random, 100 + random.nextInt(60), 4);
            Facts facts = new Facts(event, last(event));
            List<int[]> pairs = pairs(last(event));
            int[] p = pairs.get(random.nextInt(pairs.size()));
            int score = facts.of(p[0]).score;
            int[] q = pairs.stream()
                    .filter(other -> other != p
                            && facts.of(other[0]).score == score
                            && facts.of(other[1]).score == score
                            && facts.of(p[1]).score == score)
                    .findAny()
                    .orElse(p);
            if (p != q) {
                int swap = p[0];
                p[0] = q[0];
                q[0] = swap;
                tried[0]++;
                assertThat(caught(repaired(event, pairs, last(event).byes()))).isNotEmpty();
            }
        });
        assertThat(tried[0]).isGreaterThan(6);
    }

    @Test
    void aRematchIsCaught() {
        int[] tried = {0};
        Seeded.forAll(12, random -> {
            Event event = play(random, 8 + 2 * random.nextInt(20), 5);
            int[] met = pairs(event.rounds().get(1)).get(0);
            List<int[]> pairs = pairs(last(event));
            for (int[] p : pairs) {
                for (int side = 0; side < 2; side++) {
                    if (p[side] == met[1]) {
                        int opponent = last(event)
                                .matchOf(met[0])
                                .map(m -> m.opponentOf(met[0]))
                                .orElseThrow();
                        int[] other = pairs.stream()
                                .filter(q -> q[0] == met[0] || q[1] == met[0])
                                .findFirst()
                                .orElseThrow();
                        int left = p[1 - side];
                        p[0] = met[0];
                        p[1] = met[1];
                        other[0] = opponent;
                        other[1] = left;
                        tried[0]++;
                        assertThat(caught(repaired(event, pairs, List.of()))).contains("H2");
                        return;
                    }
                }
            }
        });
        assertThat(tried[0]).isEqualTo(12);
    }

    @Test
    void aWrongColourIsCaught() {
        Seeded.forAll(12, random -> {
            Event event = play(random, 6 + random.nextInt(60), 5);
            Round round = event.rounds().get(random.nextInt(5));
            List<Match> matches = new ArrayList<>(round.matches());
            int i = random.nextInt(matches.size());
            Match m = matches.get(i);
            matches.set(i, Match.of(m.table(), m.second(), m.first(), Result.DRAW));
            assertThat(caught(event.with(round.with(matches)))).contains("H5");
        });
    }

    @Test
    void aWrongByeIsCaught() {
        Seeded.forAll(12, random -> {
            Event event = play(random, 7 + 2 * random.nextInt(10), 4);
            Round round = last(event);
            int bye = round.byes().get(0);
            List<int[]> pairs = pairs(round);
            int first = pairs.get(0)[0];
            pairs.get(0)[0] = bye;
            assertThat(caught(repaired(event, pairs, List.of(first)))).isNotEmpty();
            assertThat(caught(event.with(
                            new Round(round.number(), 1, round.matches(), List.of(bye, first), List.of(), List.of()))))
                    .contains("H1");
        });
    }

    @Test
    void swappedTablesAreCaught() {
        Seeded.forAll(12, random -> {
            Event event = play(random, 8 + random.nextInt(60), 5);
            Round round = last(event);
            List<Match> matches = new ArrayList<>(round.matches());
            int i = random.nextInt(matches.size() - 1);
            Collections.swap(matches, i, i + 1);
            for (int t = 0; t < matches.size(); t++) {
                matches.set(t, matches.get(t).at(t + 1));
            }
            assertThat(caught(event.with(round.with(matches)))).contains("H7");
        });
    }

    @Test
    void aThirdFloatIsCaughtWhereItCouldBeAvoided() {
        thirdFloatsAreCaught(60);
    }

    @Test
    @Tag("slow")
    void manyThirdFloatsAreCaught() {
        thirdFloatsAreCaught(1_000);
    }

    private static void thirdFloatsAreCaught(int events) {
        int[] tried = {0};
        Seeded.forAll(events, random -> {
            Event event = play(random, 8 + random.nextInt(7), 7);
            Facts facts = new Facts(event, last(event));
            List<int[]> pairs = pairs(last(event));
            for (int[] p : pairs) {
                Standing high = facts.of(p[0]).score > facts.of(p[1]).score ? facts.of(p[0]) : facts.of(p[1]);
                Standing low = high.no == p[0] ? facts.of(p[1]) : facts.of(p[0]);
                for (int[] q : pairs) {
                    Standing tired = facts.of(q[0]);
                    boolean takesOver = high.score > low.score
                            && q != p
                            && tired.score == high.score
                            && tired.down == 2
                            && high.down < 2
                            && facts.legal(tired, low)
                            && facts.legal(high, facts.of(q[1]));
                    if (takesOver) {
                        p[0] = tired.no;
                        p[1] = low.no;
                        q[0] = high.no;
                        tried[0]++;
                        assertThat(caught(repaired(event, pairs, last(event).byes())))
                                .isNotEmpty();
                        return;
                    }
                }
            }
        });
        assertThat(tried[0]).isPositive();
    }

    @Test
    void aWrongSumIsCaught() {
        Seeded.forAll(6, random -> {
            Event event = RandomEventsTest.random(random, 20);
            List<StandingsCheck.Line> lines = RandomEventsTest.lines(event);
            int i = random.nextInt(lines.size());
            StandingsCheck.Line line = lines.get(i);
            Map<String, Integer> halves = new HashMap<>(line.halves());
            int wrong = halves.merge("points", 2, Integer::sum) / 2;
            lines.set(i, new StandingsCheck.Line(line.place(), line.no(), halves));
            assertThat(StandingsCheck.check(event, lines))
                    .extracting(Finding::invariant)
                    .contains("A1");
            assertThat(StandingsCheck.check(event, lines).get(0).message().in(Locale.ENGLISH))
                    .contains("not " + wrong + ".");
        });
    }

    @Test
    void whoHasLeftCannotPlay() {
        Event event = play(new SplittableRandom(1), 10, 5);
        Entrant left = event.entrants().get(3);
        assertThat(caught(event.with(left.with(left.attendance().withdrawnAfter(2)))))
                .contains("H6");
    }

    @Test
    void aForbiddenPairIsCaught() {
        Event event = play(new SplittableRandom(1), 10, 5);
        Match m = last(event).matches().get(2);
        ForbiddenPair apart = new ForbiddenPair(m.first(), m.second(), 5, 5, Strength.HARD);
        assertThat(caught(event.with(event.regulations().change().forbid(apart).build())))
                .contains("H4");
    }

    @Test
    void whoIsLeftOutIsMissed() {
        Event event = play(new SplittableRandom(1), 10, 5);
        Round round = last(event);
        assertThat(caught(event.with(round.with(round.matches().subList(0, 4)))))
                .contains("H1");
    }

    @Test
    void aLineUpOutOfOrderIsCaught() {
        RegulationsBuilder rules =
                new RegulationsBuilder(Format.SWISS).rounds(3).teams(new TeamRules(TeamKind.SUBSTITUTES, 4, 2));
        Event event = EventGenerator.play("teams", rules.build(), 6, Conditions.CALM, new SplittableRandom(3))
                .event();
        assertThat(caught(event)).isEmpty();
        Round round = last(event);
        List<Match> matches = new ArrayList<>(round.matches());
        Match m = matches.get(0);
        List<Game> games = new ArrayList<>(m.games());
        Game g = games.get(0);
        games.set(0, new Game(1, g.kind(), g.red(), g.black(), 3, g.blackMember(), g.result()));
        matches.set(0, m.with(games));
        assertThat(caught(event.with(round.with(matches)))).contains("L2");
    }
}
