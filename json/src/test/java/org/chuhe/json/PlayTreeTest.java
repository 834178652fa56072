package org.chuhe.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Locale;
import org.chuhe.core.notation.NotationException;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A line of play as boards are drawn from it. */
class PlayTreeTest {
    private static JsonNode play(String fen, String... moves) {
        return RulingJson.of(PlayTree.of(fen, List.of(moves), Locale.ENGLISH));
    }

    @Test
    void everyPlyHasAllItsNamesAndThePositionAfterIt() {
        JsonNode play = play("", "炮二平五 H8+7");
        assertThat(play.get("fen").asString()).startsWith("rnbakabnr/9/1c5c1/");
        assertThat(play.get("plies")).hasSize(2);
        JsonNode second = play.get("plies").get(1);
        assertThat(second.get("ply").asInt()).isEqualTo(2);
        assertThat(second.get("side").asString()).isEqualTo("black");
        assertThat(second.get("iccs").asString()).isEqualTo("h9g7");
        assertThat(second.get("zh").asString()).isEqualTo("马8进7");
        assertThat(second.get("wxf").asString()).isEqualTo("H8+7");
        assertThat(second.get("fen")).isEqualTo(play.get("last"));
        assertThat(play.get("side").asString()).isEqualTo("red");
        assertThat(play.get("legal")).isNotEmpty();
        assertThat(play("", "h2e2", "h9g7").get("plies")).isEqualTo(play.get("plies"));
    }

    @Test
    void aPositionThatCannotBePlayedSaysWhyAndHasNoMoves() {
        JsonNode play = play("9/9/9/9/9/9/9/9/9/4K4 w", "e0e1");
        assertThat(play.get("playable").asBoolean()).isFalse();
        assertThat(play.get("flaws")).isNotEmpty();
        assertThat(play.get("plies")).isEmpty();
        assertThat(play.get("legal")).isEmpty();
    }

    @Test
    void whatCannotBeReadIsNamedWithWhatWasPerhapsMeant() {
        NotationException wrong = catchThrowableOfType(NotationException.class, () -> play("", "炮二平五 马三进三"));
        JsonNode problem = RulingJson.of(PlayTree.problem(wrong, Locale.CHINESE));
        assertThat(problem.get("error").asString()).contains("马三进三");
        assertThat(problem.get("problem").asString()).isEqualTo("no-such-piece");
        assertThat(problem.get("ply").asInt()).isEqualTo(2);
        assertThat(problem.get("suggestions")).isNotEmpty();
    }
}
