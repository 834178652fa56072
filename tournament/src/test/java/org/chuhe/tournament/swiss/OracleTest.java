package org.chuhe.tournament.swiss;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.chuhe.testing.Seeded;
import org.chuhe.tournament.regulations.ForbiddenPair;
import org.chuhe.tournament.regulations.Reading;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.regulations.RegulationsBuilder;
import org.chuhe.tournament.regulations.Strength;
import org.chuhe.tournament.swiss.colour.Colours;
import org.chuhe.tournament.swiss.colour.SwissPlayer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The pairer agrees with a search through all pairings. */
class OracleTest {
    private static final List<Reading> PAIRING = List.of(
            Reading.ALTERNATION_AFTER_POSITION,
            Reading.HARD_LIMITS,
            Reading.FLOATS_IN_TOTAL,
            Reading.FLOATS_BY_DIRECTION,
            Reading.BYE_IS_NO_FLOAT,
            Reading.BYE_IN_LOWEST_GROUP);

    @Test
    void agreesOnTwoThousandStates() {
        assertThat(compareEvents(560)).isGreaterThan(2_000);
    }

    @Test
    @Tag("slow")
    void agreesOnAHundredThousandStates() {
        assertThat(compareEvents(27_000)).isGreaterThan(100_000);
    }

    /** Scores, colours and meetings at random: many small groups, and jumps that cannot be avoided. */
    @Test
    void agreesOnWildStates() {
        assertThat(compareWildStates(1_500)).isGreaterThan(300);
    }

    @Test
    @Tag("slow")
    void agreesOnManyWildStates() {
        assertThat(compareWildStates(50_000)).isGreaterThan(10_000);
    }

    /** Two have met at the bottom, and the group above could pair among itself: two of it go down, bye or not. */
    @Test
    void aWideGroupSendsDownMoreThanItMustWhereThoseBelowHaveMet() {
        List<SwissPlayer> players = new ArrayList<>();
        for (int no = 1; no <= 6; no++) {
            players.add(new SwissPlayer(no, 3, Set.of(), Colours.of(no % 2 == 0 ? "R" : "B"), 0, 0, 0));
        }
        players.add(new SwissPlayer(7, 2, Set.of(8), Colours.of("B"), 0, 0, 1));
        players.add(new SwissPlayer(8, 1, Set.of(7), Colours.of("R"), 0, 0, 0));
        SwissState even = SwissState.of(2, Regulations.swiss(3), players);
        assertThat(paired(SwissPairer.pair(even)).map(OracleTest::answer))
                .isPresent()
                .isEqualTo(Oracle.pair(even));
        players.add(new SwissPlayer(9, 0, Set.of(8), Colours.of("B"), 0, 0, 0));
        SwissState odd = SwissState.of(2, Regulations.swiss(3), players);
        Optional<Oracle.Answer> answer = paired(SwissPairer.pair(odd)).map(OracleTest::answer);
        assertThat(answer).isPresent().isEqualTo(Oracle.pair(odd));
        assertThat(answer.orElseThrow().bye()).isEqualTo(9);
    }

    /** Why somebody earlier in a list was not chosen: the first figure of the key that is worse then. */
    @Test
    void namesTheFirstFigureThatWouldBeWorse() {
        int[] compared = {0};
        Seeded.forAll(400, random -> {
            Playing event = new Playing(random, 6 + random.nextInt(4), 6, 60);
            for (SwissState state = event.state(); goesOn(state); state = event.state()) {
                Optional<SwissRound> paired = paired(SwissPairer.pair(state));
                if (paired.isEmpty()) {
                    break;
                }
                List<int[]> given = new ArrayList<>();
                for (SwissRound.Table t : inOrderOfChoice(state, paired.get())) {
                    for (PairReason.PassedOver passed : t.reason().passedOver()) {
                        if (passed.obstacle().compareTo(PairReason.Obstacle.LESS_FULL) >= 0) {
                            int[] pair = {t.reason().chooser(), passed.no()};
                            assertThat(passed.obstacle()).isEqualTo(Oracle.firstWorse(state, given, pair));
                            compared[0]++;
                        }
                    }
                    given.add(new int[] {t.red(), t.black()});
                }
                event.play(paired.get());
            }
        });
        assertThat(compared[0]).isGreaterThan(300);
    }

    private static List<SwissRound.Table> inOrderOfChoice(SwissState state, SwissRound round) {
        Map<Integer, SwissPlayer> players = new HashMap<>();
        state.players().forEach(p -> players.put(p.no(), p));
        List<SwissRound.Table> choices = new ArrayList<>(round.tables());
        choices.sort(Comparator.comparingInt((SwissRound.Table t) -> -Math.min(
                        players.get(t.red()).score(), players.get(t.black()).score()))
                .thenComparing(t -> players.get(t.reason().chooser()), Priority.of(state.round())));
        return choices;
    }

    /** How many of the rounds have a jump. */
    private static int compareWildStates(int states) {
        int[] jumps = {0};
        Seeded.forAll(states, random -> {
            SwissState state = vary(random, Wild.state(random, 4 + random.nextInt(7)));
            Optional<SwissRound> paired = paired(SwissPairer.pair(state));
            assertThat(paired.map(OracleTest::answer)).isEqualTo(Oracle.pair(state));
            boolean jumped = paired.stream()
                    .flatMap(round -> round.tables().stream())
                    .anyMatch(table -> !table.reason().jumped().isEmpty());
            jumps[0] += jumped ? 1 : 0;
        });
        return jumps[0];
    }

    private static int compareEvents(int events) {
        int[] states = {0};
        Seeded.forAll(events, random -> {
            int players = 4 + random.nextInt(7);
            Playing event = new Playing(random, players, 2 + random.nextInt(9), random.nextInt(4) * 60);
            for (SwissState state = event.state(); goesOn(state); state = event.state()) {
                SwissState varied = state.round() == 1 ? state : vary(random, state);
                Optional<SwissRound> paired = paired(SwissPairer.pair(varied));
                if (state.round() > 1) {
                    states[0]++;
                    assertThat(paired.map(OracleTest::answer)).isEqualTo(Oracle.pair(varied));
                }
                if (paired.isEmpty()) {
                    break;
                }
                event.play(paired.get());
            }
        });
        return states[0];
    }

    private static boolean goesOn(SwissState state) {
        return state.round() <= state.rules().rounds() && state.players().size() <= 10;
    }

    private static SwissState vary(SplittableRandom random, SwissState state) {
        RegulationsBuilder rules = state.rules().change();
        List<ForbiddenPair> apart = new ArrayList<>();
        if (random.nextInt(4) == 0) {
            PAIRING.stream().filter(r -> random.nextBoolean()).forEach(rules::read);
        }
        if (random.nextInt(4) == 0) {
            int many = 1 + random.nextInt(5);
            for (int i = 0; i < many; i++) {
                int a = state.players()
                        .get(random.nextInt(state.players().size()))
                        .no();
                int b = state.players()
                        .get(random.nextInt(state.players().size()))
                        .no();
                if (a != b) {
                    apart.add(new ForbiddenPair(a, b, 1, 99, random.nextInt(3) == 0 ? Strength.HARD : Strength.WEAK));
                }
            }
        }
        return state.with(rules.build()).keepingApart(apart);
    }

    private static Optional<SwissRound> paired(SwissAnswer answer) {
        return answer instanceof SwissAnswer.Paired paired ? Optional.of(paired.round()) : Optional.empty();
    }

    private static Oracle.Answer answer(SwissRound round) {
        return new Oracle.Answer(
                round.tables().stream().map(t -> List.of(t.red(), t.black())).toList(),
                round.bye().orElse(0));
    }
}
