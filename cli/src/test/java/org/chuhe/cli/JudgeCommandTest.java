package org.chuhe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.Exit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code chuhe judge} is a contract: keys, exit codes, one line for what went wrong. */
class JudgeCommandTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final String FIGURE_6 = "2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w";
    private static final String FIGURE_31 = "2b2R3/5P3/b3k3n/5np2/2P6/9/1pp6/3CB4/4A4/4KAB1r w";
    private static final String MOVES_31 = "f9g9 e7f7 g9f9 f7e7";
    private static final String PERPETUAL_CHECK = "车四平五 将5平6 车五平四 将6平5";

    @TempDir
    Path folder;

    @Test
    void explainsARulingToPeople() {
        Run run = Run.of("judge", "--lang", "zh", "--fen", FIGURE_6, "--moves", PERPETUAL_CHECK);
        assertThat(run.exit()).isZero();
        assertThat(run.out()).contains("红方长将", "25.1", "红方单方长将，作负");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void answersProgramsInJson() {
        Run run = Run.of("judge", "--json", "--rules", "cxa2011", "--fen", FIGURE_6, "--moves", PERPETUAL_CHECK);
        JsonNode json = JSON.readTree(run.out());
        assertThat(json.get("rules").asString()).isEqualTo("cxa2011");
        assertThat(json.get("verdict").asString()).isEqualTo("red-must-vary");
        assertThat(json.get("losesAtOnce").asBoolean()).isTrue();
        assertThat(json.get("articles").toString()).contains("25.1");
        assertThat(json.get("cycle").toString()).isEqualTo("{\"firstPly\":1,\"plies\":4}");
        JsonNode ply = json.get("plies").get(0);
        assertThat(ply.get("ply").asInt()).isEqualTo(1);
        assertThat(ply.get("side").asString()).isEqualTo("red");
        assertThat(ply.get("zh").asString()).isEqualTo("车四平五");
        assertThat(ply.get("iccs").asString()).isEqualTo("f0e0");
        assertThat(ply.get("nature").asString()).isEqualTo("将");
        assertThat(ply.propertyNames()).contains("articles", "why", "line", "targets");
        assertThat(json.get("red").get("pattern").asString()).isEqualTo("长将");
        assertThat(json.get("red").get("prohibited").asBoolean()).isTrue();
        assertThat(json.get("black").get("pattern").asString()).isEqualTo("两闲");
        assertThat(json.propertyNames()).contains("explanation", "millis");
    }

    @Test
    void anOpenQuestionCanBeAnsweredTheOtherWay() throws IOException {
        String fen = "3k5/4P4/3a5/4N4/3n5/9/9/9/3K5/9 b";
        String moves = "d5c3 d1d2 c3d5 d2d1";
        String[] asked = {"judge", "--fen", fen, "--moves", moves};
        assertThat(Run.of(asked).out())
                .contains(
                        "Black must vary",
                        "Rests on 26.5, each takes a piece and the result is even; otherwise a draw");
        List<String> turned = new ArrayList<>(List.of(asked));
        turned.addAll(List.of("--interpretation", "even-trade=other"));
        assertThat(Run.of(turned.toArray(String[]::new)).out())
                .contains("a draw unless", "Read the other way: 26.5", "otherwise Black must vary");
        turned.addAll(List.of("--rules", "all", "--json"));
        List<JsonNode> all = Run.of(turned.toArray(String[]::new)).lines().stream()
                .map(JSON::readTree)
                .toList();
        assertThat(all)
                .extracting(json -> json.path("turned").toString())
                .containsExactly("[\"even-trade\"]", "[\"even-trade\"]", "[\"even-trade\"]", "", "");
        JsonNode rests = all.get(0).get("restsOn").get(0);
        assertThat(rests.get("interpretation").asString()).isEqualTo("even-trade");
        assertThat(rests.get("verdict").asString()).isEqualTo("black-must-vary");
        assertThat(all.get(0).get("settled").asBoolean()).isFalse();

        Path batch = folder.resolve("questions.jsonl");
        String line = "{\"fen\":\"" + fen + "\",\"moves\":\"" + moves + "\"";
        Files.writeString(
                batch,
                line + "}\n" + line + ",\"interpretations\":{\"even-trade\":\"ours\"}}\n" + line
                        + ",\"interpretations\":{\"knights\":\"other\"}}\n");
        List<JsonNode> answers =
                Run.of("judge", "--batch", batch.toString(), "--interpretation", "even-trade=other").lines().stream()
                        .map(JSON::readTree)
                        .toList();
        assertThat(answers.get(0).get("verdict").asString()).isEqualTo("draw");
        assertThat(answers.get(1).get("verdict").asString()).isEqualTo("black-must-vary");
        assertThat(answers.get(2).get("error").asString()).contains("knights", "even-trade, just-crossed");
    }

    @ParameterizedTest
    @ValueSource(strings = {"f0e0 e8f8 e0f0 f8e8", "R4.5 K5.6 R5.4 K6.5", "F0-E0 将5平6 R5.4 f8e8"})
    void readsEveryNotationAlsoMixed(String moves) {
        Run run = Run.of("judge", "--json", "--fen", FIGURE_6, "--moves", moves);
        assertThat(run.exit()).isZero();
        assertThat(JSON.readTree(run.out()).get("verdict").asString()).isEqualTo("red-must-vary");
    }

    @Test
    void comparesAllEditions() {
        Run run = Run.of("judge", "--rules", "all", "--fen", FIGURE_6, "--moves", PERPETUAL_CHECK);
        assertThat(run.exit()).isZero();
        assertThat(run.out())
                .contains("cxa2020: Red gives perpetual check and loses", "cxa1999: Red must vary or lose");
    }

    /** Figure 31 for reference: in 2011 and 2020 a draw if 26.5 is read otherwise; the World rules have no open questions. */
    @Test
    void saysOfEveryEditionWhatItsRulingRestsOn() {
        String[] arguments = {"judge", "--rules", "all", "--fen", FIGURE_31, "--moves", MOVES_31};
        Run run = Run.of(arguments);
        assertThat(run.out())
                .containsPattern("cxa2020: Red must vary.*\n  Rests on 26\\.5, each takes a piece")
                .containsPattern("cxa2011: Red must vary.*\n  Rests on 26\\.5, each takes a piece")
                .doesNotContainPattern("wxf2018: .*\n  ");
        Run settled = Run.of("judge", "--rules", "all", "--fen", FIGURE_6, "--moves", PERPETUAL_CHECK);
        assertThat(settled.out()).containsPattern("cxa2020: .*\n  Settled");
        Run json =
                Run.of(Stream.concat(Stream.of(arguments), Stream.of("--json")).toArray(String[]::new));
        assertThat(json.lines().stream().map(JSON::readTree))
                .extracting(node -> node.path("restsOn").size())
                .startsWith(1, 1);
    }

    @Test
    void aBatchGoesOnAfterABadLineAndEndsWithTwo() throws IOException {
        Path file = folder.resolve("cases.jsonl");
        Files.write(
                file,
                List.of(
                        "{\"id\":\"good\",\"fen\":\"" + FIGURE_6 + "\",\"moves\":\"" + PERPETUAL_CHECK + "\"}",
                        "",
                        "{\"id\":\"illegal\",\"fen\":\"" + FIGURE_6 + "\",\"moves\":[\"f0f9\"]}",
                        "{\"id\":\"open\",\"fen\":\"" + FIGURE_6 + "\",\"moves\":[\"f0e0\",\"e8f8\"]}",
                        "{\"id\":\"fen\",\"fen\":\"nonsense\",\"moves\":[\"f0e0\"]}",
                        "{\"id\":\"facing\",\"fen\":\"4k4/9/9/9/9/9/9/9/9/4K4 w\",\"moves\":[\"e0d0\"]}",
                        "{\"id\":\"edition\",\"rules\":\"cxa1492\",\"fen\":\"" + FIGURE_6 + "\",\"moves\":[]}",
                        "{\"id\":\"keys\"}",
                        "{\"id\":\"types\",\"fen\":\"" + FIGURE_6 + "\",\"moves\":7}",
                        "not json",
                        "[1]",
                        "{\"id\":\"last\",\"rules\":\"cxa2011\",\"fen\":\"" + FIGURE_6 + "\",\"moves\":"
                                + "[\"车四平五\",\"将5平6\",\"车五平四\",\"将6平5\"]}"));
        Run run = Run.of("judge", "--batch", file.toString());
        assertThat(run.exit()).isEqualTo(2);
        List<JsonNode> answers = run.out().lines().map(JSON::readTree).toList();
        assertThat(answers).hasSize(11);
        assertThat(answers.get(0).get("verdict").asString()).isEqualTo("red-must-vary");
        assertThat(answers.get(10).get("id").asString()).isEqualTo("last");
        assertThat(answers.get(10).get("rules").asString()).isEqualTo("cxa2011");
        assertThat(answers.subList(1, 10)).allSatisfy(answer -> {
            assertThat(answer.get("error").asString()).isNotBlank().doesNotContain("Exception");
            assertThat(answer.has("verdict")).isFalse();
        });
        assertThat(answers.get(1).get("id").asString()).isEqualTo("illegal");
        assertThat(answers.get(5).get("error").asString()).contains("cxa1492", "cxa2020");
    }

    @Test
    void rulesOnTheRepetitionsInARecord() throws IOException {
        Path file = folder.resolve("game.pgn");
        String round = "车四平五 将5平6 车五平四 将6平5 ";
        Files.writeString(
                file,
                "[Game \"Chinese Chess\"]\n[Red \"甲\"]\n[Black \"乙\"]\n[FEN \"" + FIGURE_6 + " - - 0 1\"]\n\n"
                        + round.repeat(4) + "*\n");
        Run human = Run.of("judge", file.toString());
        assertThat(human.exit()).isZero();
        assertThat(human.out()).contains("甲", "perpetual check", "25.1");
        Run json = Run.of("judge", "--json", "--rules", "all", file.toString());
        List<JsonNode> answers = json.out().lines().map(JSON::readTree).toList();
        assertThat(answers).isNotEmpty().allSatisfy(answer -> {
            assertThat(answer.get("verdict").asString()).isEqualTo("red-must-vary");
            assertThat(answer.get("game").asInt()).isEqualTo(1);
            assertThat(answer.get("claimablePly").asInt()).isBetween(10, 16);
        });
        assertThat(Run.of("judge", file.toString(), "--fen", FIGURE_6).exit()).isEqualTo(2);
    }

    @Test
    void saysWhatIsKnownWhereNothingCanBeRuledOnYet() throws IOException {
        Path file = folder.resolve("game.pgn");
        String round = "车四平五 将5平6 车五平四 将6平5 ";
        Files.writeString(
                file, "[Game \"Chinese Chess\"]\n[FEN \"" + FIGURE_6 + " - - 0 1\"]\n\n" + round.repeat(2) + "*\n");
        assertThat(Run.of("judge", file.toString()).out())
                .contains("stood 3 times", "after 4 more plies", "Red gives perpetual check and loses");
        assertThat(Run.of("judge", "--lang", "zh", file.toString()).out())
                .contains("局面已出现 3 次", "再走 4 着后", "红方单方长将，作负");
        JsonNode json = JSON.readTree(
                Run.of("judge", "--json", "--rules", "wxf2018", file.toString()).out());
        assertThat(json.get("rules").asString()).isEqualTo("wxf2018");
        assertThat(json.get("game").asInt()).isEqualTo(1);
        JsonNode outlook = json.get("outlook");
        assertThat(outlook.get("occurrence").asInt()).isEqualTo(3);
        assertThat(outlook.get("pliesLeft").asInt()).isEqualTo(4);
        assertThat(outlook.get("consequence").asString()).isEqualTo("must-vary");
        assertThat(outlook.get("side").asString()).isEqualTo("red");
        Files.writeString(file, "[Game \"Chinese Chess\"]\n\n1. 炮二平五 马8进7 *\n");
        assertThat(Run.of("judge", file.toString()).out()).contains("nothing to rule on");
        assertThat(Run.of("judge", "--json", file.toString()).out()).isEmpty();
    }

    @Test
    void saysFromWhereOnTheMoveLimitCanBeClaimed() throws IOException {
        Path file = folder.resolve("game.pgn");
        Files.writeString(
                file,
                "[Game \"Chinese Chess\"]\n[FEN \"4k4/9/9/9/9/9/9/4B4/9/3K4R w - - 118 70\"]\n\ni0i1 e9e8 i1i2 *\n");
        assertThat(Run.of("judge", file.toString()).out())
                .contains("after ply 2 a draw by the natural move limit can be claimed (Red, Black)")
                .contains("60 rounds without a capture")
                .doesNotContain("nothing to rule on");
        assertThat(Run.of("judge", "--lang", "zh", file.toString()).out()).contains("第 2 着后可提出自然限着（红方、黑方）");
        JsonNode limit =
                JSON.readTree(Run.of("judge", "--json", file.toString()).out()).get("moveLimit");
        assertThat(limit.get("ply").asInt()).isEqualTo(2);
        assertThat(limit.get("claimants").toString()).isEqualTo("[\"red\",\"black\"]");
    }

    private static String text(byte[] pdf) throws IOException {
        try (PDDocument document = Loader.loadPDF(pdf)) {
            return new PDFTextStripper().getText(document).replaceAll("\\s+", "");
        }
    }

    @Test
    void writesTheRulingOnPaper() throws IOException {
        Path pdf = folder.resolve("ruling.pdf");
        List<String> head = List.of("--event", "楚河杯", "--round", "5", "--board", "3", "--red", "甲", "--black", "乙");
        List<String> arguments = new ArrayList<>(List.of("judge", "--lang", "zh", "--rules", "all"));
        arguments.addAll(List.of("--fen", FIGURE_6, "--moves", PERPETUAL_CHECK, "--pdf", pdf.toString()));
        arguments.addAll(head);
        arguments.addAll(List.of("--arbiter", "丙", "--date", "2026-11-16"));
        Run run = Run.of(arguments.toArray(String[]::new));
        assertThat(run.err()).isEmpty();
        assertThat(run.exit()).isZero();
        assertThat(run.out()).contains("cxa2020", "wxf2018", pdf.toString());
        assertThat(text(Files.readAllBytes(pdf))).contains("裁决书", "楚河杯", "甲", "作负", "附：各版规则对照", "5.2(1)");
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).containsExactly(pdf);
        }
        Run json = Run.of("judge", "--json", "--pdf", pdf.toString(), "--fen", FIGURE_6, "--moves", PERPETUAL_CHECK);
        assertThat(JSON.readTree(json.out()).get("verdict").asString()).isEqualTo("red-must-vary");
        assertThat(text(Files.readAllBytes(pdf)))
                .contains("Redgivesperpetualcheck")
                .doesNotContain("Appendix");
    }

    @Test
    void takesThePapersHeadFromTheRecord() throws IOException {
        Path file = folder.resolve("game.pgn");
        String round = "车四平五 将5平6 车五平四 将6平5 ";
        String game = "[Game \"Chinese Chess\"]\n[Event \"River Cup\"]\n[Red \"甲\"]\n[Black \"乙\"]\n[FEN \"" + FIGURE_6
                + " - - 0 1\"]\n\n" + round.repeat(4) + "*\n\n";
        Files.writeString(file, game);
        Path pdf = folder.resolve("ruling.pdf");
        Run run = Run.of("judge", file.toString(), "--pdf", pdf.toString(), "--arbiter", "Ms Wang");
        assertThat(run.err()).isEmpty();
        assertThat(text(Files.readAllBytes(pdf))).contains("RiverCup", "甲", "乙", "MsWang", "perpetualcheck");
        Files.writeString(file, game + game);
        Run several = Run.of("judge", file.toString(), "--pdf", pdf.toString());
        assertThat(several.exit()).isEqualTo(2);
        assertThat(several.err()).contains("2 games have repetitions");
        Files.writeString(file, "[Game \"Chinese Chess\"]\n\n1. 炮二平五 马8进7 *\n");
        assertThat(Run.of("judge", file.toString(), "--pdf", pdf.toString()).err())
                .contains("there is no repetition to rule on");
    }

    @Test
    void aPaperOnStandardOutputIsTheOnlyAnswer() {
        Run run = Run.of("judge", "--rules", "all", "--pdf", "-", "--fen", FIGURE_6, "--moves", PERPETUAL_CHECK);
        assertThat(run.out()).startsWith("%PDF-").doesNotContain("cxa2020:", "Wrote");
    }

    @Test
    void compositionsAreRuledOnAndSaidToBeSo() {
        String[] advisorOnA0 = {
            "judge", "--fen", "3ak4/9/9/9/9/4C4/4r4/3A2R2/3K5/A8 w", "--moves", "e4a4 e3a3 a4e4 a3e3"
        };
        Run run = Run.of(advisorOnA0);
        assertThat(run.exit()).isZero();
        assertThat(run.out().lines().findFirst())
                .contains("No game can reach this position: Red's advisor stands outside its palace, on a0.");
        assertThat(Run.of(with(List.of(advisorOnA0), "--json")).out()).contains("\"unreachable\":\"No game");
    }

    /** A wrong position is named before the moves that do not fit it. */
    @ParameterizedTest
    @CsvSource({
        "3ak4/9/9/9/9/4C4/4r4/3A2R2/9/9 w, Red has no general",
        "3ak4/PPPPPP3/9/9/9/4C4/4r4/3A2R2/3K5/9 b, 6 pieces of the kind soldier",
    })
    void aWrongPositionIsNamedBeforeMoveOneIsBlamed(String fen, String flaw) {
        assertThat(Run.of("judge", "--fen", fen, "--moves", "e4a4 e3a3").err()).contains(flaw);
        assertThat(Run.of("judge", "--fen", fen, "--moves", "e4a4 e3a3").exit()).isEqualTo(2);
    }

    @Test
    void anEmptyBatchIsDone() throws IOException {
        Path file = Files.createFile(folder.resolve("empty.jsonl"));
        Run run = Run.of("judge", "--batch", file.toString());
        assertThat(run.exit()).isZero();
        assertThat(run.out()).isEmpty();
    }

    /** A program that asks, waits for the answer and asks again must not wait for ever. */
    @Test
    @Timeout(60)
    void aCoProcessGetsEachAnswerBeforeItAsksAgain() throws Exception {
        PipedOutputStream questions = new PipedOutputStream();
        PipedInputStream answers = new PipedInputStream(1 << 16);
        PrintStream out = new PrintStream(new PipedOutputStream(answers), false, StandardCharsets.UTF_8);
        Console console = new Console(Locale.ENGLISH, false, new PipedInputStream(questions), out, out);
        CompletableFuture<Integer> exit =
                CompletableFuture.supplyAsync(() -> Chuhe.run(console, "judge", "--batch", "-"));
        BufferedReader reader = new BufferedReader(new InputStreamReader(answers, StandardCharsets.UTF_8));
        for (String question : Files.readAllLines(Path.of("../examples/repetitions.jsonl"))) {
            questions.write((question + "\n").getBytes(StandardCharsets.UTF_8));
            questions.flush();
            assertThat(reader.readLine()).contains("\"verdict\"");
        }
        questions.write("no question\n".getBytes(StandardCharsets.UTF_8));
        questions.flush();
        assertThat(reader.readLine()).contains("\"error\"");
        questions.close();
        assertThat(exit.get()).isEqualTo(Exit.BAD_INPUT);
    }

    /** Hard questions between easy ones: whatever the threads do, answers come in the order of the questions. */
    @Test
    void answersKeepTheOrderOfTheQuestions() throws IOException {
        List<String> questions = new ArrayList<>();
        for (String rules : List.of("cxa2020", "wxf2018", "cxa1957")) {
            for (String line : Files.readAllLines(Path.of("../examples/repetitions.jsonl"))) {
                questions.add(line.replace("cxa2020", rules));
            }
            questions.add("{\"id\":\"none\"}");
        }
        Path file = Files.write(folder.resolve("many.jsonl"), questions);
        List<String> one = answers(Run.of("judge", "--batch", file.toString(), "--threads", "1"));
        assertThat(answers(Run.of("judge", "--batch", file.toString(), "--threads", "8")))
                .isEqualTo(one)
                .hasSameSizeAs(questions);
        List<String> words = List.of("judge", "--text", "--batch", file.toString(), "--threads");
        assertThat(Run.of(with(words, "8")).out())
                .isEqualTo(Run.of(with(words, "1")).out());
    }

    private static List<String> answers(Run run) {
        return run.out()
                .lines()
                .map(line -> line.replaceAll("\"millis\":[0-9.Ee-]+", ""))
                .toList();
    }

    private static String[] with(List<String> words, String last) {
        return Stream.concat(words.stream(), Stream.of(last)).toArray(String[]::new);
    }

    @Test
    void theShippedExamplesAreGood() {
        Run run = Run.of("judge", "--batch", "../examples/repetitions.jsonl");
        assertThat(run.exit()).isZero();
        assertThat(run.out().lines()).hasSizeGreaterThanOrEqualTo(5).noneMatch(line -> line.contains("undecided"));
    }

    @ParameterizedTest
    @CsvSource({
        "--rules cxa1492 --moves f0e0, cxa1492",
        "--moves f0f9, f0f9",
        "--json, --moves",
        "--batch /nowhere/cases.jsonl, /nowhere/cases.jsonl",
        "--batch x --fen y, --fen",
        "/nowhere/game.pgn, /nowhere/game.pgn",
        "--nodes 0 --moves a, --nodes",
        "--batch x --pdf y, --pdf",
        "--moves f0e0 --event Cup, --pdf",
        "--interpretation knights=other --moves a, just-crossed",
        "--interpretation knights=other --rules all --moves a, just-crossed",
        "--interpretation just-crossed --moves a, ours",
        "--interpretation just-crossed=other --rules wxf2018 --moves a, wxf2018"
    })
    void badInputIsSaidInOneLine(String arguments, String word) {
        Run run = Run.of(("judge " + arguments).split(" "));
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines()).hasSize(1);
        assertThat(run.err()).contains(word).doesNotContain("Exception");
    }
}
