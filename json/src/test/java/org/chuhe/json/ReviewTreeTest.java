package org.chuhe.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.core.Position;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.sequence.MoveSequence;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What is found in the record of a game. */
class ReviewTreeTest {
    private static final Position FIGURE_6 = Fen.read("2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w");
    private static final List<String> ROUND = List.of("f0e0", "e8f8", "e0f0", "f8e8");

    private static JsonNode review(Arbiter arbiter, int rounds) {
        MoveSequence game = MoveSequence.of(FIGURE_6);
        for (int i = 0; i < rounds; i++) {
            for (String move : ROUND) {
                game = game.play(move);
            }
        }
        return RulingJson.of(ReviewTree.of(arbiter, game, Locale.ENGLISH));
    }

    @Test
    void aRepetitionIsRuledOnWhereItCanBeClaimed() {
        JsonNode tree = review(Arbiter.of(RuleBooks.CXA_2020), 4);
        assertThat(tree.get("rules").asString()).isEqualTo("cxa2020");
        JsonNode found = tree.get("repetitions").get(0);
        assertThat(found.get("verdict").asString()).isEqualTo("red-must-vary");
        assertThat(found.get("consequence").asString()).isEqualTo("perpetual-check");
        assertThat(found.get("claimablePly").asInt()).isEqualTo(12);
        assertThat(found.get("lastPly").asInt()).isEqualTo(16);
        assertThat(found.get("deviator").isNull()).isTrue();
        assertThat(tree.get("outlook").isNull()).isTrue();
        assertThat(tree.get("claims").get("repetition").get("side").asString()).isEqualTo("red");
        assertThat(tree.get("claims").get("black").get("consequence").asString())
                .isEqualTo("false-claim");
        assertThat(tree.get("limit").get("rounds").asInt()).isEqualTo(60);
    }

    @Test
    void beforeThatItSaysWhatIsAhead() {
        JsonNode ahead = review(Arbiter.of(RuleBooks.CXA_2020), 1).get("outlook");
        assertThat(ahead.get("occurrence").asInt()).isEqualTo(2);
        assertThat(ahead.get("pliesLeft").asInt()).isEqualTo(8);
        assertThat(ahead.get("side").asString()).isEqualTo("red");
    }

    @Test
    void theMoveLimitIsFoundWhereASideCanClaimIt() {
        Arbiter soon = Arbiter.of(RuleBooks.CXA_2020)
                .withThresholds(RuleBooks.CXA_2020.thresholds().withQuietRounds(5));
        JsonNode reached = review(soon, 3).get("moveLimit");
        assertThat(reached.get("ply").asInt()).isEqualTo(10);
        assertThat(reached.get("claimants").get(0).asString()).isNotEmpty();
    }
}
