package org.chuhe.tournament.swiss;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.chuhe.testing.Seeded;
import org.chuhe.tournament.regulations.FirstRound;
import org.chuhe.tournament.regulations.ForbiddenPair;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.regulations.Reading;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.regulations.RegulationsBuilder;
import org.chuhe.tournament.regulations.Strength;
import org.chuhe.tournament.swiss.colour.ColourRule;
import org.chuhe.tournament.swiss.colour.Colours;
import org.chuhe.tournament.swiss.colour.SwissPlayer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class SwissPairerTest {
    private static SwissRound paired(SwissState state) {
        return ((SwissAnswer.Paired) SwissPairer.pair(state)).round();
    }

    private static List<List<Integer>> tables(SwissRound round) {
        return round.tables().stream().map(t -> List.of(t.red(), t.black())).toList();
    }

    private static List<Relaxation> broken(SwissRound round) {
        return round.tables().stream()
                .flatMap(t -> t.reason().broken().stream())
                .toList();
    }

    private static RegulationsBuilder rules(int rounds) {
        return new RegulationsBuilder(Format.SWISS).rounds(rounds);
    }

    private static ForbiddenPair apart(int a, int b, Strength strength) {
        return new ForbiddenPair(a, b, 1, 7, strength);
    }

    private static SwissState newcomers(int count, FirstRound mode) {
        return SwissState.of(
                1,
                rules(7).firstRound(mode).build(),
                IntStream.rangeClosed(1, count).mapToObj(SwissPlayer::newcomer).toList());
    }

    /** Four players of whom everybody has met everybody. */
    private static SwissState exhausted() {
        List<SwissPlayer> players = new ArrayList<>();
        for (int no = 1; no <= 4; no++) {
            Set<Integer> others = new java.util.HashSet<>(Set.of(1, 2, 3, 4));
            others.remove(no);
            players.add(new SwissPlayer(no, no, others, Colours.of(no % 2 == 0 ? "RBR" : "BRB"), 0, 0, 0));
        }
        return SwissState.of(4, Regulations.swiss(5), players);
    }

    @Test
    void firstRoundInThreeWays() {
        assertThat(tables(paired(newcomers(8, FirstRound.NEAR))))
                .containsExactly(List.of(1, 2), List.of(4, 3), List.of(5, 6), List.of(8, 7));
        assertThat(tables(paired(newcomers(8, FirstRound.ENDS))))
                .containsExactly(List.of(1, 8), List.of(7, 2), List.of(3, 6), List.of(5, 4));
        assertThat(tables(paired(newcomers(8, FirstRound.HALVES))))
                .containsExactly(List.of(1, 5), List.of(6, 2), List.of(3, 7), List.of(8, 4));
        assertThat(paired(newcomers(7, FirstRound.NEAR)).bye()).isEqualTo(OptionalInt.of(7));
    }

    @Test
    void firstRoundAroundForbiddenPairs() {
        SwissState state = newcomers(6, FirstRound.NEAR)
                .keepingApart(List.of(apart(1, 2, Strength.HARD), apart(3, 4, Strength.WEAK)));
        assertThat(tables(paired(state))).containsExactly(List.of(1, 3), List.of(4, 2), List.of(5, 6));
        SwissState two = newcomers(2, FirstRound.NEAR).keepingApart(List.of(apart(1, 2, Strength.HARD)));
        SwissAnswer answer = SwissPairer.pair(two);
        assertThat(answer).isInstanceOf(SwissAnswer.Impossible.class);
        assertThat(((SwissAnswer.Impossible) answer).advice().get(0).giveUp()).containsExactly(Relaxation.FORBIDDEN);
    }

    @Test
    void theOrderOfTheInputDoesNotMatter() {
        Seeded.forAll(300, random -> {
            Playing event = new Playing(random, 5 + random.nextInt(40), 9, 60);
            for (int round = 1; round <= 4; round++) {
                SwissState state = event.state();
                SwissAnswer answer = SwissPairer.pair(state);
                List<SwissPlayer> shuffled = new ArrayList<>(state.players());
                Collections.shuffle(shuffled, new Random(random.nextLong()));
                assertThat(SwissPairer.pair(SwissState.of(round, Regulations.swiss(9), shuffled)))
                        .isEqualTo(answer);
                if (!(answer instanceof SwissAnswer.Paired done)) {
                    return;
                }
                event.play(done.round());
            }
        });
    }

    @Test
    void piecemealAndFullViewAgree() {
        Seeded.forAll(400, random -> {
            Field field = Field.of(Wild.state(random, 2 * (2 + random.nextInt(30))));
            Task task = new Task(field, Optional.empty(), 0);
            assertThat(RoundSolver.solve(task)
                            .map(Pairs::mate)
                            .map(IntStream::of)
                            .map(s -> s.boxed().toList()))
                    .isEqualTo(RoundSolver.solveInFullView(task)
                            .map(Pairs::mate)
                            .map(IntStream::of)
                            .map(s -> s.boxed().toList()));
        });
    }

    /** Wide levels cut the field into stretches that are planned one by one: the round is the same as without. */
    @Test
    void largeFieldsArePairedAsInFullView() {
        Seeded.forAll(8, random -> {
            Playing event = new Playing(random, 60 + random.nextInt(200), 9, 30);
            for (int round = 1; round <= 7; round++) {
                SwissState state = event.state();
                if (round > 2 && state.players().size() % 2 == 0) {
                    Task task = new Task(Field.of(state), Optional.empty(), 0);
                    assertThat(RoundSolver.solve(task).orElseThrow().mate())
                            .isEqualTo(RoundSolver.solveInFullView(task)
                                    .orElseThrow()
                                    .mate());
                }
                event.play(paired(state));
            }
        });
    }

    @Test
    void aJumpIsNamedGroupByGroup() {
        // 1 has met 2, who is alone on his score, and both must go down: 1 jumps, because it cannot be otherwise.
        SwissRound round = paired(SwissState.of(
                3,
                Regulations.swiss(7),
                List.of(
                        new SwissPlayer(1, 4, Set.of(2), Colours.of("RB"), 0, 0, 0),
                        new SwissPlayer(2, 3, Set.of(1), Colours.of("BR"), 0, 0, 0),
                        new SwissPlayer(3, 2, Set.of(), Colours.of("RB"), 0, 0, 0),
                        new SwissPlayer(4, 2, Set.of(), Colours.of("BR"), 0, 0, 0))));
        PairReason top = round.tables().get(0).reason();
        assertThat(top.chooser()).isEqualTo(1);
        assertThat(top.jumped()).containsExactly(new PairReason.Jumped(3, PairReason.Gap.NOBODY));
        assertThat(round.tables().get(1).reason().jumped()).isEmpty();
    }

    @Test
    void anyStateOfTwoHundredPlayersIsPaired() {
        Seeded.forAll(6, random -> {
            SwissState state = Wild.state(random, 199 + random.nextInt(2));
            assertThat(paired(state).tables()).hasSize(state.players().size() / 2);
        });
    }

    @Test
    void aSmallFieldEndsInAnAnswer() {
        Playing event = new Playing(new SplittableRandom(5), 10, 9, 0);
        SwissAnswer answer = SwissPairer.pair(event.state());
        for (int round = 1; round <= 9 && answer instanceof SwissAnswer.Paired done; round++) {
            event.play(done.round());
            answer = SwissPairer.pair(event.state());
        }
        assertThat(answer).isInstanceOf(SwissAnswer.Impossible.class);
        assertThat(((SwissAnswer.Impossible) answer).advice()).isNotEmpty();
    }

    @Test
    void whereNothingIsLeftARematchIsAdvisedAndMarked() {
        SwissAnswer answer = SwissPairer.pair(exhausted());
        assertThat(answer).isInstanceOfSatisfying(SwissAnswer.Impossible.class, none -> {
            assertThat(none.advice()).hasSize(1);
            assertThat(none.advice().get(0).giveUp()).containsExactly(Relaxation.REMATCH);
            assertThat(broken(none.advice().get(0).round())).isNotEmpty();
        });
        SwissRound allowed = paired(exhausted().givingUp(Set.of(Relaxation.REMATCH)));
        assertThat(allowed.tables())
                .allSatisfy(t -> assertThat(t.reason().broken()).containsExactly(Relaxation.REMATCH));
    }

    @Test
    void hardLimitsAreTheFirstToGo() {
        List<SwissPlayer> players = List.of(
                new SwissPlayer(1, 2, Set.of(), Colours.of("RR"), 0, 0, 0),
                new SwissPlayer(2, 2, Set.of(), Colours.of("RR"), 0, 0, 0));
        SwissState state = SwissState.of(3, Regulations.swiss(5), players)
                .with(rules(5).read(Reading.HARD_LIMITS).build());
        assertThat(SwissPairer.pair(state))
                .isInstanceOfSatisfying(
                        SwissAnswer.Impossible.class,
                        none -> assertThat(none.advice().get(0).giveUp()).containsExactly(Relaxation.COLOUR_LIMIT));
        assertThat(broken(paired(state.with(Regulations.swiss(5))))).isEmpty();
    }

    @Test
    void weaklyForbiddenPairsAreAvoidedWherePossible() {
        Playing event = new Playing(new SplittableRandom(7), 12, 7, 0);
        event.play(paired(event.state()));
        SwissRound free = paired(event.state());
        SwissRound.Table top = free.tables().get(0);
        SwissState apart = event.state().keepingApart(List.of(apart(top.red(), top.black(), Strength.WEAK)));
        assertThat(tables(paired(apart)))
                .doesNotContain(List.of(top.red(), top.black()), List.of(top.black(), top.red()));
        assertThat(broken(paired(apart))).isEmpty();
    }

    @Test
    void theArbitersPairsStand() {
        Playing event = new Playing(new SplittableRandom(7), 11, 7, 0);
        event.play(paired(event.state()));
        SwissRound round = paired(event.state().fixing(List.of(new FixedPair(9, 2)), OptionalInt.of(1)));
        assertThat(tables(round)).contains(List.of(9, 2));
        assertThat(round.bye()).isEqualTo(OptionalInt.of(1));
        assertThat(round.tables()).hasSize(5);
    }

    @Test
    void reasonsNameChooserFormAndColourRule() {
        SwissRound round = paired(SwissState.of(
                2,
                Regulations.swiss(7),
                List.of(
                        new SwissPlayer(1, 2, Set.of(2), Colours.of("R"), 0, 0, 0),
                        new SwissPlayer(2, 0, Set.of(1), Colours.of("B"), 0, 0, 0),
                        new SwissPlayer(3, 0, Set.of(4), Colours.of("B"), 0, 0, 0),
                        new SwissPlayer(4, 2, Set.of(3), Colours.of("R"), 0, 0, 0))));
        PairReason top = round.tables().get(0).reason();
        assertThat(top.chooser()).isEqualTo(4);
        assertThat(top.choice()).isEqualTo(PairReason.Choice.SAME_ROW);
        assertThat(top.colourRule()).isEqualTo(ColourRule.NUMBERS);
        assertThat(top.floatedDown()).isFalse();
    }

    @Test
    void twoThousandPlayersInRoundNine() {
        Playing event = new Playing(new SplittableRandom(9), 2_000, 9, 10);
        for (int round = 1; round < 9; round++) {
            event.play(paired(event.state()));
        }
        SwissState state = event.state();
        SwissRound ninth = paired(state);
        everybodyMeetsSomebodyNew(state, ninth);
        assertThat(broken(ninth)).isEmpty();
    }

    private static void everybodyMeetsSomebodyNew(SwissState state, SwissRound round) {
        Map<Integer, Integer> opponent = new HashMap<>();
        round.tables().forEach(t -> {
            opponent.put(t.red(), t.black());
            opponent.put(t.black(), t.red());
        });
        round.bye().ifPresent(no -> opponent.put(no, 0));
        assertThat(opponent).hasSize(state.players().size());
        assertThat(2 * round.tables().size() + (round.bye().isPresent() ? 1 : 0))
                .isEqualTo(opponent.size());
        assertThat(state.players())
                .allMatch(p -> opponent.containsKey(p.no()) && !p.opponents().contains(opponent.get(p.no())));
    }

    /** A round without a game, whatever the reason, is no change of colour: 连三 is three games of one colour. */
    @Test
    void aFreeRoundDoesNotBreakARunOfColours() {
        assertThat(Colours.of("BRR-R")).isEqualTo(Colours.of("BRRR"));
        assertThat(Colours.of("RB-B")).isEqualTo(new Colours(-1, -2));
        assertThat(Colours.of("BR-R").breaksLimit(true)).isTrue();
        assertThat(Colours.of("BRB").breaksLimit(false)).isFalse();
    }

    /** Score groups of thousands, in which blossoms are nested by the thousand. */
    @Test
    @Tag("slow")
    void fiftyThousandPlayersInRoundFive() {
        Playing event = new Playing(new SplittableRandom(9), 50_000, 9, 10);
        for (int round = 1; round < 5; round++) {
            event.play(paired(event.state()));
        }
        SwissState state = event.state();
        assertThat(paired(state).tables()).hasSize(state.players().size() / 2);
    }
}
