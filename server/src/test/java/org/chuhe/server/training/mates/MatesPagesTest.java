package org.chuhe.server.training.mates;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.Map;
import org.chuhe.records.puzzle.Puzzle;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class MatesPagesTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final Puzzle PUZZLE = PuzzleShelf.load().all().get(0);
    private static TestServer server;

    @BeforeAll
    static void start() {
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void thePageKnowsThePuzzlesAndTheirGrades() {
        String page = server.visitor().get("/practice/mates?lang=en").body();
        assertThat(page).contains("<h1>Mates</h1>", "\"" + PUZZLE.id() + "\":" + PUZZLE.grade());
        assertThat(page).as("nobody's boxes").doesNotContain("id=\"deck\"");
    }

    @Test
    void thePuzzlesOfAGradeCanBeAskedFor() {
        for (int grade : PuzzleShelf.load().grades()) {
            JsonNode all = JSON.readTree(
                    server.visitor().get("/api/practice/mates/" + grade).body());
            assertThat(all.isArray()).isTrue();
            all.forEach(puzzle -> assertThat(puzzle.get("grade").asInt()).isEqualTo(grade));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "6", "x", "11", "-1", "%2e%2e"})
    void noOtherGradeIsFound(String grade) {
        assertThat(server.visitor().get("/api/practice/mates/" + grade).statusCode())
                .isGreaterThanOrEqualTo(400)
                .isLessThan(500);
    }

    private static HttpResponse<String> review(Browser browser, String item, int box, long due) {
        return browser.post(
                "/api/practice/reviews", JSON.writeValueAsString(Map.of("item", item, "box", box, "due", due)));
    }

    @Test
    void aMembersBoxesAreKeptAndForgotten() {
        Browser browser = server.member("Reviewer");
        assertThat(browser.get("/practice/mates").body()).contains("id=\"deck\">{}<");
        assertThat(review(browser, PUZZLE.id(), 1, 1000).statusCode()).isEqualTo(204);
        assertThat(review(browser, PUZZLE.id(), 2, 2000).statusCode()).isEqualTo(204);
        assertThat(browser.get("/practice/mates").body())
                .contains("{\"" + PUZZLE.id() + "\":{\"box\":2,\"due\":2000}}");
        assertThat(server.member("Other").get("/practice/mates").body()).contains("id=\"deck\">{}<");
        assertThat(review(browser, PUZZLE.id(), 0, 0).statusCode()).isEqualTo(204);
        assertThat(browser.get("/practice/mates").body()).contains("id=\"deck\">{}<");
    }

    @Test
    void nonsenseIsNotKept() {
        Browser browser = server.member("Nonsense");
        assertThat(review(browser, "<script>", 1, 0).statusCode()).isEqualTo(422);
        assertThat(review(browser, PUZZLE.id(), 9, 0).statusCode()).isEqualTo(422);
        assertThat(review(browser, PUZZLE.id(), 1, -5).statusCode()).isEqualTo(422);
        assertThat(review(browser, PUZZLE.id(), 1, Long.MAX_VALUE).statusCode()).isEqualTo(422);
        assertThat(browser.get("/practice/mates").body()).contains("id=\"deck\">{}<");
        assertThat(review(server.visitor(), PUZZLE.id(), 1, 0).statusCode()).isEqualTo(401);
    }
}
