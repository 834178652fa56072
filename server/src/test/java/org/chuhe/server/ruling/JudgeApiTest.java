package org.chuhe.server.ruling;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.json.Judging;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Rulings over HTTP are those of {@code chuhe judge}. */
class JudgeApiTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static TestServer server;
    private static Browser visitor;

    @BeforeAll
    static void start() {
        server = TestServer.start();
        visitor = server.visitor();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static JsonNode judge(int status, String request, String... headers) {
        HttpResponse<String> response = visitor.post("/api/judge", request, headers);
        assertThat(response.statusCode()).as(response.body()).isEqualTo(status);
        return JSON.readTree(response.body());
    }

    @Test
    void aRulingIsTheOneOfTheCommandLine() {
        for (Figures.Figure figure : Figures.ALL) {
            for (String language : new String[] {"zh", "en"}) {
                ObjectNode answer = (ObjectNode) judge(200, figure.json(), "Accept-Language", language);
                ObjectNode expected = Judging.answer(
                        figure.json(),
                        RuleBooks.CXA_2020,
                        Arbiter.DEFAULT_NODES,
                        language.equals("zh") ? java.util.Locale.CHINESE : java.util.Locale.ENGLISH);
                answer.remove("millis");
                expected.remove("millis");
                assertThat(answer.toString()).isEqualTo(expected.toString());
                assertThat(answer.get("verdict").asString()).isEqualTo(figure.verdict());
            }
        }
    }

    @Test
    void theLanguageMayStandInTheAddress() {
        HttpResponse<String> response = visitor.post("/api/judge?lang=zh", Figures.SIX.json());
        assertThat(JSON.readTree(response.body()).get("explanation").asString()).contains("红方");
        server.visitor().get("/?lang=en");
    }

    @Test
    void anArrayIsAnsweredElementByElement() {
        JsonNode answers = judge(
                200,
                "[{\"id\":\"a\"}," + Figures.SIX.json() + ",7,{\"id\":\"d\",\"rules\":\"wxf2018\","
                        + Figures.SIX.json().substring(1) + "]",
                "Accept-Language",
                "en");
        assertThat(answers).hasSize(4);
        assertThat(answers.get(0).get("id").asString()).isEqualTo("a");
        assertThat(answers.get(0).get("error").asString()).contains("\"fen\" is missing");
        assertThat(answers.get(1).get("verdict").asString()).isEqualTo("red-must-vary");
        assertThat(answers.get(2).get("error").asString()).contains("not a JSON object");
        assertThat(answers.get(3).get("rules").asString()).isEqualTo("wxf2018");
    }

    @Test
    void whatIsWrongWithASingleQuestionIsAnError() {
        JsonNode answer = judge(422, Figures.SIX.json().replace("将6平5", "将6平4"), "Accept-Language", "en");
        assertThat(answer.get("error").asString()).contains("将6平4");
        assertThat(judge(422, "{\"fen\":", "Accept-Language", "en").get("error").asString())
                .contains("not valid JSON");
        assertThat(judge(422, "", "Accept-Language", "en").has("error")).isTrue();
    }

    @Test
    void thereAreLimits() {
        String array = IntStream.range(0, 101).mapToObj(i -> "{}").collect(Collectors.joining(",", "[", "]"));
        assertThat(judge(422, array, "Accept-Language", "en").get("error").asString())
                .contains("101", "100");
        assertThat(error("{\"fen\":\"" + "9/".repeat(200) + "\",\"moves\":\"\"}"))
                .contains("too long");
        assertThat(error(Figures.SIX.json().replace("车四平五", "x".repeat(20_000))))
                .contains("600");
        String fourRounds = Figures.SIX.moves() + " ";
        assertThat(error(Figures.SIX.json().replace(Figures.SIX.moves(), fourRounds.repeat(151))))
                .contains("600");
        String list = "[\"" + "y".repeat(41) + "\",\"z\"]";
        assertThat(error("{\"fen\":\"" + Figures.SIX.fen() + "\",\"moves\":" + list + "}"))
                .contains("600");
        String deep = "[".repeat(60) + "]".repeat(60);
        assertThat(judge(422, deep).has("error")).isTrue();
        assertThat(visitor.post("/api/judge", "[" + "\"x\",".repeat(70_000) + "1]")
                        .statusCode())
                .isEqualTo(413);
    }

    private static String error(String request) {
        return judge(422, request, "Accept-Language", "en").get("error").asString();
    }

    @Test
    void aGameThatRepeatsForEverIsRuledOn() {
        String hundredAndFifty = (Figures.SIX.moves() + " ").repeat(150);
        JsonNode answer = judge(200, Figures.SIX.json().replace(Figures.SIX.moves(), hundredAndFifty));
        assertThat(answer.get("cycle").get("plies").asInt()).isEqualTo(4);
    }

    @Test
    void theServerMeasuresItsRulings() {
        judge(200, Figures.SIX.json());
        judge(200, Figures.SIX.json());
        assertThat(visitor.get("/metrics").body())
                .contains("chuhe_judge_seconds_count{look=\"quick\",rules=\"cxa2020\"}")
                .contains("chuhe_work_waiting{queue=\"judge-patient\"}")
                .contains("cache_gets_total{cache=\"chuhe.judge\",result=\"hit\"}");
    }
}
