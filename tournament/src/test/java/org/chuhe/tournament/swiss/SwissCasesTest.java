package org.chuhe.tournament.swiss;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.chuhe.tournament.Cases;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.swiss.colour.ColourDecision;
import org.chuhe.tournament.swiss.colour.Colours;
import org.chuhe.tournament.swiss.colour.SwissPlayer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** Rounds and colours worked out by hand from 附录二, which has no examples of its own. */
class SwissCasesTest {
    static Stream<JsonNode> colourCases() {
        return Cases.read("swiss_cases.json").get("colourCases").valueStream();
    }

    static Stream<JsonNode> roundCases() {
        return Stream.concat(
                Cases.read("swiss_cases.json").get("roundCases").valueStream(),
                Cases.readLines("swiss_crossing.jsonl").stream());
    }

    @ParameterizedTest
    @MethodSource("colourCases")
    void coloursFollowTheDecisionList(JsonNode c) {
        SwissPlayer a = player(c.get("a"));
        SwissPlayer b = player(c.get("b"));
        int round = c.get("round").asInt();
        int total = c.get("totalRounds").asInt();
        boolean redIsA = c.get("expectedRed").asInt() == a.no();
        assertThat(ColourDecision.of(a, b, round, total).firstRed()).isEqualTo(redIsA);
        assertThat(ColourDecision.of(b, a, round, total).firstRed()).isEqualTo(!redIsA);
    }

    @ParameterizedTest
    @MethodSource("roundCases")
    void roundsArePairedAsWorkedOut(JsonNode c) {
        List<SwissPlayer> players = new ArrayList<>();
        c.get("players").forEach(p -> players.add(player(p)));
        SwissAnswer answer = SwissPairer.pair(SwissState.of(
                c.get("round").asInt(), Regulations.swiss(c.get("totalRounds").asInt()), players));
        assertThat(answer).isInstanceOf(SwissAnswer.Paired.class);
        SwissRound round = ((SwissAnswer.Paired) answer).round();
        List<List<Integer>> expected = new ArrayList<>();
        c.get("expected")
                .forEach(p -> expected.add(List.of(p.get(0).asInt(), p.get(1).asInt())));
        assertThat(round.tables().stream().map(t -> List.of(t.red(), t.black())))
                .containsExactlyElementsOf(expected);
        assertThat(round.bye())
                .isEqualTo(
                        c.get("bye").isNull()
                                ? OptionalInt.empty()
                                : OptionalInt.of(c.get("bye").asInt()));
    }

    private static SwissPlayer player(JsonNode p) {
        Set<Integer> opponents = new HashSet<>();
        p.path("opponents").forEach(o -> opponents.add(o.asInt()));
        return new SwissPlayer(
                p.get("no").asInt(),
                p.get("score").asInt(),
                opponents,
                Colours.of(p.get("colours").asString()),
                p.path("downFloats").asInt(0),
                p.path("upFloats").asInt(0),
                p.path("byes").asInt(0));
    }
}
