package org.chuhe.server.training.practice;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.chuhe.server.rulebook.FigureRulings;
import org.chuhe.server.rulebook.Library;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class PracticePagesTest {
    private static final Library LIBRARY = Library.load();
    private static final FigureRulings RULINGS = new FigureRulings(LIBRARY);
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final String EXAM = "/practice/exam?edition=cxa2020&level=&length=3&seed=7";
    private static final Pattern NEXT = Pattern.compile("href=\"([^\"]+)\"[^>]* data-next");
    private static TestServer server;

    @BeforeAll
    static void start() {
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static List<Question> questions() {
        return new Exam("cxa2020", Optional.empty(), 3, 7)
                .questions(LIBRARY.edition("cxa2020").orElseThrow(), RULINGS);
    }

    /** The right answer to a question, as a form sends it. */
    private static Map<String, String> right(Question question) {
        Map<String, String> fields = new HashMap<>();
        for (int ply = 0; ply < question.plies(); ply++) {
            fields.put(
                    "ply" + (ply + 1),
                    question.ruling().plies().get(ply).nature().term());
        }
        fields.put("verdict", question.ruling().verdict().code());
        return fields;
    }

    private static String next(String page) {
        Matcher matcher = NEXT.matcher(page);
        assertThat(matcher.find()).isTrue();
        return matcher.group(1).replace("&amp;", "&");
    }

    @Test
    void anExamIsTakenWithoutScriptsFromBeginningToEnd() {
        Browser browser = server.visitor();
        assertThat(browser.get("/practice?lang=en").body()).contains("A new exam");
        String place = EXAM;
        for (Question question : questions()) {
            assertThat(browser.get(place).body())
                    .contains("data-fen=\"" + question.figure().position() + "\"")
                    .doesNotContain(question.figure().id() + "\"");
            HttpResponse<String> marked = browser.submit(place, right(question));
            assertThat(marked.statusCode()).isEqualTo(200);
            assertThat(marked.body())
                    .contains("exam-exact", "✓")
                    .doesNotContain("exam-wrong")
                    .contains(question.figure().id());
            place = next(marked.body());
        }
        assertThat(browser.get(place).body())
                .contains("The exam is over")
                .contains("100<span>%</span>")
                .contains(questions().stream()
                        .map(question -> question.figure().label().in(Locale.ENGLISH))
                        .toList());
    }

    @Test
    void mistakesAreExplained() {
        Browser browser = server.visitor();
        browser.get(EXAM + "&lang=en");
        Question question = questions().get(0);
        Map<String, String> wrong = right(question);
        wrong.put("verdict", question.ruling().verdict().code().equals("draw") ? "red-must-vary" : "draw");
        wrong.put("ply1", question.ruling().plies().get(0).nature().term().equals("将") ? "杀" : "将");
        String page = browser.submit(EXAM, wrong).body();
        assertThat(page)
                .contains("✗ wrong")
                .contains("You said:")
                .contains("you said")
                .contains("book-reasons");
    }

    @Test
    void anEmptyAnswerIsWorthNothingAndNoError() {
        Browser browser = server.visitor();
        browser.get(EXAM + "&lang=en");
        assertThat(browser.submit(EXAM, Map.of()).body()).contains("0 of ").contains("✗ wrong");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/practice/exam?seed=1&edition=nonesuch",
                "/practice/exam?seed=-1&length=9999999999999",
                "/practice/exam?seed=x&length=0&level=impossible&marks=-3--5-abc-99999999999",
                "/practice/exam?seed=1&length=2&marks=9999-9999-9-9-9",
                "/practice/exam?seed=1&edition=cxa1957&level=hard&length=50",
                "/practice/exam?seed=1&edition=cxa2020&figures=%3Cscript%3E~~~x",
                "/practice?edition=%3Cscript%3E"
            })
    void nonsenseInTheAddressIsNoError(String path) {
        assertThat(server.visitor().get(path).statusCode()).isEqualTo(200);
    }

    @Test
    void anEditionWithoutFiguresOfADifficultySaysSo() {
        HttpResponse<String> response =
                server.visitor().get("/practice/exam?seed=1&edition=cxa1999&level=hard&lang=en");
        assertThat(response.statusCode()).isEqualTo(422);
        assertThat(response.body()).contains("no figures of that difficulty");
    }

    @Test
    void figuresThatWereMissedAreAskedAgainInTheirOrder() {
        Browser browser = server.visitor();
        String place = "/practice/exam?edition=cxa2020&level=&length=5&seed=4&marks=&figures="
                + "cxa2020-fig-07~nonsense~wxf2018-001~cxa2020-fig-06";
        for (String figure : List.of("cxa2020-fig-07", "cxa2020-fig-06")) {
            Question question = new Question(
                    LIBRARY.figure(figure).orElseThrow(),
                    RULINGS.of(LIBRARY.figure(figure).orElseThrow()));
            assertThat(browser.get(place).body())
                    .contains("data-fen=\"" + question.figure().position() + "\"");
            HttpResponse<String> marked = browser.submit(place, right(question));
            assertThat(marked.body()).contains(figure).doesNotContain("exam-wrong");
            place = next(marked.body());
        }
        assertThat(browser.get(place).body()).contains("100<span>%");
    }

    @Test
    void anExamWithoutASeedGetsOne() {
        HttpResponse<String> response = server.visitor().get("/practice/exam?edition=wxf2018&length=5");
        assertThat(response.statusCode()).isEqualTo(303);
        assertThat(response.headers().firstValue("Location").orElse(""))
                .startsWith("/practice/exam?edition=wxf2018&level=&length=5&seed=");
    }

    @Test
    void aMembersFirstAnswerIsKept() {
        Browser browser = server.member("candidate");
        Question question = questions().get(0);
        browser.get(EXAM);
        browser.submit(EXAM, right(question));
        browser.submit(EXAM, Map.of());
        JsonNode score =
                JSON.readTree(browser.get("/api/practice/score").body()).get("cxa2020");
        int outOf = question.plies() * 2 + 4;
        assertThat(score.get("answers").asInt()).isEqualTo(1);
        assertThat(score.get("points").asInt()).isEqualTo(outOf);
        assertThat(score.get("perfect").asInt()).isEqualTo(1);
        assertThat(browser.get("/practice").body()).contains(outOf + " / " + outOf);
    }

    @Test
    void aProgramsAnswerToAnExamIsKeptToo() {
        Browser browser = server.member("program");
        Question question = questions().get(0);
        String body = "{\"edition\":\"cxa2020\",\"length\":3,\"seed\":7,\"figure\":\""
                + question.figure().id() + "\",\"verdict\":\""
                + question.ruling().verdict().code() + "\"}";
        assertThat(browser.post("/api/practice/answers", body).statusCode()).isEqualTo(200);
        JsonNode score =
                JSON.readTree(browser.get("/api/practice/score").body()).get("cxa2020");
        assertThat(score.get("points").asInt()).isEqualTo(Mark.VERDICT_POINTS);
    }

    @Test
    void anybodyMayBeMarkedByPrograms() {
        Browser browser = server.visitor();
        JsonNode mark = JSON.readTree(browser.post(
                        "/api/practice/answers",
                        "{\"figure\":\"cxa2020-fig-07\",\"natures\":[\"杀\",\"闲\",\"捉\"],\"verdict\":\"red-must-vary\"}")
                .body());
        assertThat(mark.get("points").asInt()).isEqualTo(2 + 1 + 4);
        assertThat(mark.get("plies").valueStream().map(JsonNode::asString))
                .containsExactly("exact", "permitted", "wrong", "wrong");
        assertThat(mark.at("/ruling/plies/0/nature").asString()).isEqualTo("杀");
        assertThat(browser.get("/api/practice/score").statusCode()).isEqualTo(401);
    }

    @Test
    void questionsComeWithoutTheirAnswers() {
        String exam = server.visitor()
                .get("/api/practice/exam?edition=cxa2020&length=3&seed=7")
                .body();
        assertThat(JSON.readTree(exam)
                        .get("questions")
                        .valueStream()
                        .map(question -> question.get("figure").asString()))
                .isEqualTo(questions().stream()
                        .map(question -> question.figure().id())
                        .toList());
        assertThat(exam).doesNotContain("verdict").doesNotContain("natures");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "null",
                "[]",
                "7",
                "{",
                "{}",
                "{\"figure\":[]}",
                "{\"figure\":\"nonesuch\"}",
                "{\"figure\":\"cxa2020-fig-07\",\"edition\":\"wxf2018\",\"seed\":1}"
            })
    void nonsenseFromProgramsIsRefusedInWords(String body) {
        HttpResponse<String> response = server.visitor().post("/api/practice/answers", body);
        assertThat(response.statusCode()).isEqualTo(422);
        assertThat(JSON.readTree(response.body()).get("error").asString()).isNotBlank();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"figure\":\"cxa2020-fig-07\",\"natures\":7}",
                "{\"figure\":\"cxa2020-fig-07\",\"natures\":{\"a\":1}}",
                "{\"figure\":\"cxa2020-fig-07\",\"natures\":[null,[],\"<b>\",7],\"verdict\":[]}"
            })
    void answersThatAreNoneAreWorthNothing(String body) {
        HttpResponse<String> response = server.visitor().post("/api/practice/answers", body);
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(JSON.readTree(response.body()).get("points").asInt()).isZero();
    }
}
