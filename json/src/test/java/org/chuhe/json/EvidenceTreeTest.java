package org.chuhe.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.RuleBooks;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** The lines that explanations print stand in the evidence too, so that a board can show them. */
class EvidenceTreeTest {
    private static final String FOLLOWED = "2b1ka3/nN2a4/4b4/pcC5p/rRn6/2B6/8P/C8/4A4/3AK4 w";
    private static final String OFFERED = "2bk1a3/4a1N2/2n1b4/p7C/P8/2P6/4P1P1P/3C4B/9/1r1AKc1Rc b";

    @ParameterizedTest
    @CsvSource({
        // 献: the taking of the offered advisor, and what follows.
        "cxa2020, " + OFFERED + ", b0b2 d0e1 b2b0 e1d0, offer, acceptance",
        // 跟: why the watched piece is not won.
        "cxa2020, " + FOLLOWED + ", b5b4 a5a4 b4b5 a4a5, follow, line",
        // 兑: what accepting costs.
        "cxa1957, " + FOLLOWED + ", b5b4 a5a4 b4b5 a4a5, exchange, acceptance"
    })
    void quietMovesShowTheirLines(String edition, String fen, String moves, String kind, String shown) {
        JsonNode ruling = Judging.answer(
                "{\"rules\":\"%s\",\"fen\":\"%s\",\"moves\":\"%s\"}".formatted(edition, fen, moves),
                RuleBooks.CXA_2020,
                Arbiter.DEFAULT_NODES,
                Locale.ENGLISH);
        List<JsonNode> plies = ruling.get("plies")
                .valueStream()
                .filter(ply -> ply.at("/evidence/kind").asString().equals(kind)
                        && ply.at("/evidence/items/0").has(shown))
                .toList();
        assertThat(plies).isNotEmpty().allSatisfy(ply -> {
            List<String> words = ply.at("/evidence/items/0/" + shown + "Words")
                    .valueStream()
                    .map(JsonNode::asString)
                    .toList();
            assertThat(words).hasSize(ply.at("/evidence/items/0/" + shown).size());
            assertThat(ply.get("why").asString()).contains(words);
        });
    }
}
