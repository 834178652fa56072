package org.chuhe.javascript;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.json.JudgeRequest;
import org.chuhe.json.Judging;
import org.chuhe.json.ReviewTree;
import org.chuhe.json.RulingJson;
import org.chuhe.testing.JsonLines;
import org.chuhe.text.Language;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The arbiter says the same as JavaScript as he says in Java, to the letter. */
class SameAnswersTest {
    private static final Path CASES = Path.of("../arbiter/src/test/resources/org/chuhe/arbiter");
    private static final List<String> FIGURES =
            List.of("cxa2011", "cxa2020", "wxf2018", "old-rules", "elementary", "examined", "patterns");
    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** Each in one language, in turn. */
    @Test
    void onEveryFigureAndElementaryCase() {
        List<ObjectNode> all =
                FIGURES.stream().flatMap(SameAnswersTest::questions).toList();
        Language[] languages = Language.values();
        for (int turn = 0; turn < languages.length; turn++) {
            int first = turn;
            assertSame(
                    IntStream.range(0, all.size())
                            .filter(i -> i % languages.length == first)
                            .mapToObj(all::get)
                            .toList(),
                    languages[turn]);
        }
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    @Tag("slow")
    void onEveryFigureAndElementaryCaseInEveryLanguage(Language language) {
        assertSame(FIGURES.stream().flatMap(SameAnswersTest::questions).toList(), language);
    }

    @Test
    void onCyclesOfRealGames() {
        List<ObjectNode> all = questions("real-cycles").toList();
        assertSame(IntStream.range(0, 100).mapToObj(i -> all.get(i * 50)).toList(), Language.ENGLISH);
    }

    @Test
    @Tag("slow")
    void onFiveThousandCyclesOfRealGames() {
        assertSame(questions("real-cycles").toList(), Language.CHINESE);
    }

    /** What Node 20 has not: garbage-collected WebAssembly. */
    @Test
    void asWebAssembly() {
        int version = Integer.parseInt(Node.run(Path.of("."), "", "node", "-p", "process.versions.node.split('.')[0]")
                .out()
                .strip());
        Assumptions.assumeTrue(version >= 22, "SKIPPED: needs Node 22, this is " + version);
        List<ObjectNode> figures =
                FIGURES.stream().flatMap(SameAnswersTest::questions).toList();
        assertThat(answers("wasm-node.js", figures, Language.CHINESE))
                .isEqualTo(answers("index.js", figures, Language.CHINESE));
    }

    /** One and the same cycle under every edition, and what is wrong with questions. */
    @Test
    void onEveryEditionAndOnWhatCannotBeAnswered() {
        String fen = "3aka3/2R6/2c6/9/9/9/9/9/4A4/3AK1p2 b";
        Stream<ObjectNode> editions = RuleBooks.all().stream()
                .map(book -> question(book.id(), fen, "c7h7 c8h8 h7c7 h8c8").put("rules", book.id()));
        Stream<ObjectNode> odd = Stream.of(
                question("edition", fen, "c7h7").put("rules", "cxa1900"),
                question("illegal", fen, "c7d8"),
                question("unreadable", fen, "炮二平十 一"),
                question("nothing", fen, ""),
                question("no repetition", fen, "c7h7 c8h8"),
                question("fen", "3aka3/2R6/2c6/9/9/9/9 b", "c7h7"),
                question("control \u0007 and quotes \" \\ \u2028", "\u0001", "c7h7"),
                JSON.createObjectNode().put("id", 7).put("fen", fen),
                JSON.createObjectNode().put("id", true).put("moves", "c7h7"),
                JSON.createObjectNode().putNull("id").put("fen", fen).put("moves", 5),
                JSON.createObjectNode().put("fen", fen).set("moves", JSON.readTree("[\"c7h7\", 3]")),
                JSON.createObjectNode().set("id", JSON.readTree("{\"a\":1}")).put("fen", fen));
        List<ObjectNode> questions = Stream.concat(editions, odd).toList();
        assertSame(questions, Language.ENGLISH);
        assertSame(questions, Language.CHINESE);
    }

    /** Reviews of whole games: claims, limits, who left the round. */
    @Test
    void onWholeGames() {
        List<ObjectNode> games = new ArrayList<>();
        for (int rounds : new int[] {1, 2, 3, 35}) {
            questions("cxa2020").limit(5).forEach(cycle -> games.add(repeated(cycle, rounds)));
        }
        Locale locale = Locale.CHINESE;
        List<String> expected = games.stream()
                .map(node -> {
                    JudgeRequest game = JudgeRequest.of(node, RuleBooks.CXA_2020);
                    return untimed(RulingJson.of(ReviewTree.of(Arbiter.of(game.book()), game.game(), locale)));
                })
                .toList();
        List<ObjectNode> asked = games.stream()
                .map(node -> JSON.createObjectNode().set("review", node))
                .toList();
        assertThat(answers(asked, Language.CHINESE)).isEqualTo(expected);
    }

    private static ObjectNode repeated(ObjectNode cycle, int rounds) {
        ObjectNode game = cycle.deepCopy();
        List<JsonNode> once = cycle.get("moves").valueStream().toList();
        game.putArray("moves");
        for (int i = 0; i < rounds; i++) {
            once.forEach(move -> game.withArray("moves").add(move));
        }
        return game;
    }

    private static void assertSame(List<ObjectNode> questions, Language language) {
        List<String> expected = questions.stream()
                .parallel()
                .map(question -> untimed(Judging.answer(
                        (JsonNode) question, RuleBooks.CXA_2020, Arbiter.DEFAULT_NODES, language.locale())))
                .toList();
        List<String> found = answers(questions, language);
        for (int i = 0; i < expected.size(); i++) {
            assertThat(found.get(i)).as(questions.get(i).toString()).isEqualTo(expected.get(i));
        }
        assertThat(found).hasSameSizeAs(expected);
    }

    private static List<String> answers(List<ObjectNode> questions, Language language) {
        return answers("index.js", questions, language);
    }

    private static List<String> answers(String script, List<ObjectNode> questions, Language language) {
        String input = questions.stream().map(ObjectNode::toString).collect(Collectors.joining("\n"));
        Node.Ran ran = Node.script(
                "answers.mjs",
                input,
                Node.PACKAGE.resolve("dist").resolve(script).toString(),
                language.code());
        assertThat(ran.code()).as(last(ran.err())).isZero();
        return ran.lines().stream()
                .map(line -> line.substring(line.indexOf('\t') + 1))
                .toList();
    }

    /** A script is one line: what stands before the message of an error can be long. */
    private static String last(String text) {
        return text.substring(Math.max(0, text.length() - 2_000));
    }

    private static String untimed(ObjectNode answer) {
        answer.remove("millis");
        answer.path("repetitions").forEach(each -> ((ObjectNode) each).remove("millis"));
        return answer.toString();
    }

    private static Stream<ObjectNode> questions(String file) {
        return JsonLines.read(CASES.resolve(file + ".jsonl")).stream().map(node -> {
            ObjectNode question = JSON.createObjectNode();
            for (String key : List.of("id", "rules", "fen", "moves")) {
                if (node.has(key)) {
                    question.set(key, node.get(key));
                }
            }
            return question;
        });
    }

    private static ObjectNode question(String id, String fen, String moves) {
        return JSON.createObjectNode().put("id", id).put("fen", fen).put("moves", moves);
    }
}
