package org.chuhe.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.core.notation.Fen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A request is always answered: with a ruling, or with what is wrong with it, under its own id. */
class JudgingTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final String FIGURE_6 = "2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w";

    private static ObjectNode answer(String request, Locale locale) {
        String json = request.replace('`', '"').replace("F6", FIGURE_6);
        return Judging.answer(json, RuleBooks.CXA_2020, Arbiter.DEFAULT_NODES, locale);
    }

    /** Where the text of an edition leaves room, a request may ask for the other answer. */
    @Test
    void anOpenQuestionCanBeTurned() {
        String request = "{`fen`:`F6`,`moves`:`f0e0 e8f8 e0f0 f8e8`,`interpretations`:%s}";
        ObjectNode turned = answer(request.formatted("{`just-crossed`:`other`,`even-trade`:`ours`}"), Locale.ENGLISH);
        assertThat(turned.get("turned")).hasSize(1);
        assertThat(turned.get("verdict").asString()).isEqualTo("red-must-vary");
        assertThat(answer(request.formatted("{`just-crossed`:`perhaps`}"), Locale.ENGLISH)
                        .get("error")
                        .asString())
                .contains("just-crossed", "perhaps");
        assertThat(answer(request.formatted("{`unheard-of`:`other`}"), Locale.ENGLISH)
                        .get("error")
                        .asString())
                .contains("unheard-of", "just-crossed");
        assertThat(answer(request.formatted("[]"), Locale.ENGLISH).get("error").asString())
                .contains("interpretations");
        assertThat(answer(request.formatted("{`just-crossed`:`other`},`rules`:`wxf2018`"), Locale.ENGLISH)
                        .get("error")
                        .asString())
                .contains("wxf2018");
    }

    @Test
    void aRequestIsAnsweredWithARulingUnderItsId() {
        ObjectNode ruling = answer("{`id`:`6`,`fen`:`F6`,`moves`:[`车四平五`,`K5.6`,`e0f0`,`将6平5`]}", Locale.ENGLISH);
        assertThat(ruling.propertyNames())
                .containsExactly(
                        "id",
                        "rules",
                        "verdict",
                        "losesAtOnce",
                        "articles",
                        "cycle",
                        "plies",
                        "red",
                        "black",
                        "settled",
                        "restsOn",
                        "turned",
                        "restsOnWords",
                        "comparison",
                        "outcome",
                        "summary",
                        "explanation",
                        "millis",
                        "claim");
        assertThat(ruling.get("id").asString()).isEqualTo("6");
        assertThat(ruling.get("rules").asString()).isEqualTo("cxa2020");
        assertThat(ruling.get("verdict").asString()).isEqualTo("red-must-vary");
        assertThat(ruling.get("plies")).hasSize(4);
        assertThat(ruling.get("explanation").asString()).contains("perpetual check");
        assertThat(ruling.get("outcome").asString()).isEqualTo("Red gives perpetual check and loses");
        assertThat(ruling.get("claim").get("occurrence").asInt()).isEqualTo(2);
        assertThat(ruling.get("claim").get("pliesLeft").asInt()).isEqualTo(8);
        assertThat(ruling.get("claim").has("consequence")).isFalse();
    }

    @Test
    void everyPlyNamesWhatABoardCanShow() {
        ObjectNode ruling = answer("{`fen`:`F6`,`moves`:`f0e0 e8f8 e0f0 f8e8`}", Locale.ENGLISH);
        JsonNode check = ruling.get("plies").get(0).get("evidence");
        assertThat(check.get("kind").asString()).isEqualTo("check");
        assertThat(check.get("items")).hasSize(1);
        assertThat(check.get("items").get(0).toString()).isEqualTo("{\"target\":\"e8\",\"attacker\":\"e0\"}");
        JsonNode idle = ruling.get("plies").get(1).get("evidence");
        assertThat(idle.get("kind").asString()).isEqualTo("idle");
        assertThat(idle.get("reason").asString()).isEqualTo("king-answers-check");
        assertThat(ruling.get("red").get("words").asString()).isEqualTo("perpetual check");
        assertThat(ruling.get("red").get("pattern").asString()).isEqualTo("长将");
    }

    /** 图2: a horse that opens the way of a cannon to an unprotected rook. */
    @Test
    void aChaseNamesTargetAttackerRootsAndLine() {
        String figure2 = "1r2kab1r/2c1a4/n1c1b1n2/4p2N1/p1p6/1C4P2/P1P1P4/2N1B3C/4A4/1RBAK2R1 w";
        ObjectNode ruling = answer("{`fen`:`" + figure2 + "`,`moves`:`h6i4 i9h9 i4h6 h9i9`}", Locale.ENGLISH);
        JsonNode item = ruling.get("plies").get(0).get("evidence").get("items").get(0);
        assertThat(item.get("target").asString()).isEqualTo("i9");
        assertThat(item.get("attacker").asString()).isEqualTo("i2");
        assertThat(item.get("rooted").asBoolean()).isFalse();
        assertThat(item.get("roots")).isEmpty();
        assertThat(item.get("lineIccs").get(0).asString()).isEqualTo("i2i9");
        assertThat(item.get("line").get(0).asString()).isEqualTo("炮一进七");
    }

    @Test
    void theMovesMayBeOneTextAndTheEditionAnother() {
        ObjectNode ruling =
                answer("{`id`:7,`rules`:`wxf2018`,`fen`:`F6`,`moves`:`f0e0 e8f8 e0f0 f8e8`}", Locale.CHINESE);
        assertThat(ruling.get("id").asString()).isEqualTo("7");
        assertThat(ruling.get("rules").asString()).isEqualTo("wxf2018");
        assertThat(ruling.get("explanation").asString()).contains("红方");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{`id`:`x`,`fen`:`F6`} | x | the key \"moves\" is missing | 缺少键 \"moves\"",
                "{`id`:`x`,`moves`:[]} | x | the key \"fen\" is missing | 缺少键 \"fen\"",
                "{`id`:`x`,`fen`:`F6`,`moves`:7} | x | must be a text or a list of texts | 文本或文本列表",
                "{`id`:`x`,`fen`:[],`moves`:``} | x | the key \"fen\" must be a text | 键 \"fen\" 应为文本",
                "{`id`:{},`fen`:`F6`,`moves`:``} | null | the key \"id\" must be a text | 键 \"id\" 应为文本",
                "{`id`:`x`,`rules`:`cxa1492`,`fen`:`F6`,`moves`:``} | x | no edition cxa1492 | 没有规则版本 cxa1492",
                "{`id`:`x`,`fen`:`9`,`moves`:`f0e0`} | x | 9 | 9",
                "{`id`:`x`,`fen`:`F6`,`moves`:`f0f9`} | x | f0f9 | f0f9",
                "{`id`:`x`,`fen`:`F6`,`moves`:`f0e0 e8f8`} | x | repeat | 重复",
                "[1,2] | null | not a JSON object: [1,2] | 不是 JSON 对象：[1,2]",
                "what | null | not a JSON object: what | 不是 JSON 对象：what"
            })
    void whatIsWrongIsSaidInTheReadersLanguage(String request, String id, String english, String chinese) {
        for (Locale locale : List.of(Locale.ENGLISH, Locale.CHINESE)) {
            ObjectNode answer = answer(request, locale);
            assertThat(answer.propertyNames()).containsExactly("id", "error");
            assertThat(answer.get("id").asString("null")).isEqualTo(id);
            assertThat(answer.get("error").asString())
                    .contains(locale.equals(Locale.CHINESE) ? chinese : english)
                    .doesNotContain("Exception");
        }
    }

    @Test
    void elementsOfAnArrayAreAnsweredOneByOne() {
        JsonNode requests = JSON.readTree("[7,{\"id\":\"b\"}]");
        assertThat(requests.values())
                .map(r -> Judging.answer(r, RuleBooks.CXA_2020, 1_000, Locale.ENGLISH)
                        .get("error")
                        .asString())
                .containsExactly("not a JSON object: 7", "the key \"fen\" is missing");
    }

    /** A position where the chase of a rook takes some search. */
    @Test
    void aLimitForTheWholeCycleIsSharedByItsPlies() {
        String request = "{\"fen\":\"r1b2a1n1/3ca3r/2nkb4/p3c1p1p/2p1p4/2PNP1B2/P5P1P/2R6/1RC1A2C1/3AK1BN1 b\","
                + "\"moves\":\"i8g8 b1b2 g8i8 b2b1\"}";
        JsonNode tree = JSON.readTree(request);
        JsonNode plies = Judging.answer(tree, RuleBooks.CXA_2020, 200_000, 8_000, Locale.ENGLISH)
                .get("plies");
        assertThat(plies.values())
                .map(ply -> ply.get("nodes").asLong())
                .allMatch(nodes -> nodes <= 2_000)
                .anyMatch(nodes -> nodes > 1_000);
        assertThat(plies.get(0).get("nature").asString()).isEqualTo("疑");
    }

    @Test
    void longNonsenseIsShortened() {
        String error = answer("x".repeat(5_000), Locale.ENGLISH).get("error").asString();
        assertThat(error).hasSizeLessThan(100).endsWith("x…");
    }

    @Test
    void aRequestIsReadWithItsPositionAndMoves() {
        JudgeRequest request = JudgeRequest.of(
                JudgeRequest.read("{\"fen\":\"" + FIGURE_6 + "\",\"moves\":\"f0e0 e8f8\"}"), RuleBooks.CXA_1999);
        assertThat(request.book()).isSameAs(RuleBooks.CXA_1999);
        assertThat(request.game().start()).isEqualTo(Fen.readLoosely(FIGURE_6));
        assertThat(request.game().moves()).map(Object::toString).containsExactly("f0e0", "e8f8");
        assertThat(JudgeRequest.book("cxa1957").id()).isEqualTo("cxa1957");
        assertThatThrownBy(() -> JudgeRequest.book(""))
                .isInstanceOf(JsonException.class)
                .hasMessageContaining("cxa2020, cxa2011");
    }
}
