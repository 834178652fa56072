package org.chuhe.javascript;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chuhe.core.Position;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.documents.board.BoardPicture;
import org.chuhe.text.Language;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The tarball, installed into an empty project. */
class NpmPackageTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final int CORE_BUDGET = 44_000;
    private static final int WHOLE_BUDGET = 158_000;

    @TempDir
    static Path project;

    @BeforeAll
    static void install() throws IOException {
        Files.writeString(project.resolve("package.json"), "{\"name\":\"empty\",\"type\":\"module\"}");
        Path tarball;
        try (Stream<Path> built = Files.list(Node.PACKAGE.getParent())) {
            tarball = built.filter(file -> file.toString().endsWith(".tgz"))
                    .findFirst()
                    .orElseThrow();
        }
        Node.Ran ran = run("npm", "install", "--offline", "--no-audit", "--no-fund", tarball.toString());
        assertThat(ran.code()).as(ran.err()).isZero();
    }

    private static Node.Ran run(String... command) {
        return Node.run(project, "", command);
    }

    private static Node.Ran chuhe(String... arguments) {
        String[] command = new String[arguments.length + 1];
        command[0] = project.resolve("node_modules/.bin/chuhe").toString();
        System.arraycopy(arguments, 0, command, 1, arguments.length);
        return run(command);
    }

    @Test
    void theScriptsKeepWithinTheirBudgets() {
        assertThat(compressed("core.js")).isLessThanOrEqualTo(CORE_BUDGET);
        assertThat(compressed("index.js")).isLessThanOrEqualTo(WHOLE_BUDGET);
        assertThat(compressed("chuhe.wasm") + compressed("wasm.js")).isLessThanOrEqualTo(WHOLE_BUDGET);
    }

    /** As web servers send it: with Brotli, which Node has and Java has not. */
    private static int compressed(String file) {
        Node.Ran ran = run(
                "node",
                "-p",
                "require('zlib').brotliCompressSync(require('fs').readFileSync(process.argv[1])).length",
                project.resolve("node_modules/chuhe/dist/" + file).toString());
        return Integer.parseInt(ran.out().strip());
    }

    @Test
    void itIsOfTheProjectsVersionAndNeedsNothingElse() throws IOException {
        JsonNode description = JSON.readTree(Files.readString(project.resolve("node_modules/chuhe/package.json")));
        assertThat(Files.readString(Path.of("pom.xml")))
                .contains("<version>" + description.get("version").asString() + "</version>");
        assertThat(description.has("dependencies")).isFalse();
        assertThat(project.resolve("node_modules/chuhe/LICENSE")).exists();
        assertThat(project.resolve("node_modules/chuhe/NOTICE")).exists();
    }

    @Test
    void itIsUsedFromStrictTypeScript() throws IOException {
        Files.copy(Path.of("src/test/resources/org/chuhe/javascript/strict.ts"), project.resolve("strict.ts"));
        Files.writeString(
                project.resolve("tsconfig.json"),
                "{\"compilerOptions\":{\"target\":\"ES2022\",\"module\":\"NodeNext\",\"strict\":true,"
                        + "\"noUncheckedIndexedAccess\":true,\"exactOptionalPropertyTypes\":true,\"lib\":[\"ES2022\",\"DOM\"],"
                        + "\"types\":[]},\"include\":[\"strict.ts\"]}");
        Path tsc = Path.of("src/main/npm/node_modules/.bin/tsc").toAbsolutePath();
        Node.Ran compiled = run(tsc.toString(), "-p", ".");
        assertThat(compiled.code()).as(compiled.out()).isZero();
        Node.Ran ran = run("node", "strict.js");
        assertThat(ran.code()).as(ran.err()).isZero();
        JsonNode said = JSON.readTree(ran.out());
        assertThat(said.get("moves").asInt())
                .isEqualTo(Position.START
                        .play(MoveReader.read(Position.START, "h2e2"))
                        .play(MoveReader.read(Position.START.play(MoveReader.read(Position.START, "h2e2")), "h9g7"))
                        .legalMoves()
                        .size());
        assertThat(said.get("verdict").asString()).isEqualTo("red-must-vary");
        assertThat(said.get("refused").asBoolean()).isTrue();
        assertThat(said.get("problem").asString()).contains("炮九平九九");
        assertThat(said.get("svg").asBoolean()).isTrue();
        assertThat(said.get("core").asInt()).isEqualTo(79666);
        assertThat(said.get("languages").valueStream().map(JsonNode::asString))
                .containsExactlyElementsOf(
                        Arrays.stream(Language.values()).map(Language::code).toList());
    }

    /** Whoever writes plain JavaScript may pass anything. */
    @Test
    void argumentsOfOtherTypesAreRefusedInWords() throws IOException {
        Files.copy(Path.of("src/test/resources/org/chuhe/javascript/wrong.mjs"), project.resolve("wrong.mjs"));
        Node.Ran ran = run("node", "wrong.mjs");
        assertThat(ran.code()).as(ran.out() + ran.err()).isZero();
        assertThat(ran.lines()).hasSizeGreaterThan(30).allMatch(line -> line.startsWith("ChuheError "));
        assertThat(ran.lines())
                .contains(
                        "ChuheError play(5): move is 5; expected string / move 是 5，应为 string",
                        "ChuheError fromFen(): fen is undefined; expected string / fen 是 undefined，应为 string");
    }

    /** The code of the README runs, and what its comments say is what comes out; an ellipsis stands for anything. */
    @Test
    void theReadmeSaysWhatHappens() throws IOException {
        String code = block("js");
        Matcher claims =
                Pattern.compile("(?m)^(?!const |import )(\\S.*); // (.*)$").matcher(code);
        String checked = claims.replaceAll(found -> Matcher.quoteReplacement(
                "check(" + found.group(1) + ", " + JSON.writeValueAsString(found.group(2)) + ");"));
        Files.writeString(project.resolve("readme.mjs"), checked + """

                function check(value, comment) {
                  const shown = Array.isArray(value)
                    ? `[${value.map((each) => JSON.stringify(each)).join(", ")}]`
                    : JSON.stringify(value);
                  const parts = comment.split("…").map((part) => part.replace(/[^\\w ]/g, "\\\\$&"));
                  if (!new RegExp(`^${parts.join(".*")}$`).test(shown)) throw new Error(`${shown} is not ${comment}`);
                  console.log(comment);
                }
                """);
        Node.Ran ran = run("node", "readme.mjs");
        assertThat(ran.code()).as(ran.err()).isZero();
        assertThat(ran.lines()).hasSizeGreaterThanOrEqualTo(7);
    }

    @Test
    void theCommandsOfTheReadmeRun() throws IOException {
        Files.copy(Path.of("../examples/repetitions.jsonl"), project.resolve("questions.jsonl"));
        List<String> commands = block("sh")
                .lines()
                .filter(line -> line.startsWith("npx chuhe "))
                .toList();
        assertThat(commands).hasSizeGreaterThanOrEqualTo(4);
        for (String command : commands) {
            Node.Ran ran = run("sh", "-c", command.replace("npx chuhe", "node_modules/.bin/chuhe"));
            assertThat(ran.code()).as(command + ran.err()).isZero();
        }
        assertThat(project.resolve("board.svg")).exists();
    }

    /** All blocks of the README in a language. */
    private static String block(String language) throws IOException {
        String readme = Files.readString(project.resolve("node_modules/chuhe/README.md"));
        return Pattern.compile("(?s)```" + language + "\n(.*?)```")
                .matcher(readme)
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.joining("\n"));
    }

    /** For browsers, with a bundler that knows nothing of Node. */
    @Test
    void everyEntryIsBundledForBrowsers() throws IOException {
        Path esbuild = Path.of("src/main/npm/node_modules/.bin/esbuild").toAbsolutePath();
        for (String entry : List.of("chuhe", "chuhe/core", "chuhe/elements", "chuhe/wasm")) {
            Files.writeString(project.resolve("page.js"), "export * from \"" + entry + "\";\n");
            Node.Ran ran = run(
                    esbuild.toString(),
                    "page.js",
                    "--bundle",
                    "--format=esm",
                    "--log-level=warning",
                    "--outfile=bundle.js");
            assertThat(ran.code()).as(entry + ran.err()).isZero();
            assertThat(ran.err()).as(entry).isEmpty();
            assertThat(Files.readString(project.resolve("bundle.js"))).as(entry).doesNotContain("node:");
        }
        Files.writeString(
                project.resolve("page.js"),
                "import { load } from \"chuhe/wasm\";\nimport bytes from \"chuhe/chuhe.wasm\";\nload(bytes);\n");
        Node.Ran inside = run(
                esbuild.toString(),
                "page.js",
                "--bundle",
                "--format=esm",
                "--loader:.wasm=binary",
                "--outfile=bundle.js");
        assertThat(inside.code()).as(inside.err()).isZero();
    }

    @Test
    void itsExampleRuns() {
        Node.Ran ran = run("node", "node_modules/chuhe/examples/node.mjs");
        assertThat(ran.code()).as(ran.err()).isZero();
        assertThat(ran.out())
                .contains("h2e2 炮二平五 C2.5")
                .contains("red-must-vary")
                .contains("红方长将");
    }

    @Test
    void theCommandRules() {
        String fen = "2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w";
        String moves = "车四平五 将5平6 车五平四 将6平5";
        assertThat(chuhe("judge", "--lang", "zh", "--fen", fen, "--moves", moves)
                        .out())
                .contains("红方单方长将，作负。")
                .contains("再走 8 着可提请裁决");
        assertThat(chuhe("judge", "--rules", "all", "--fen", fen, "--moves", moves)
                        .lines())
                .hasSize(5);
        JsonNode json = JSON.readTree(
                chuhe("judge", "--json", "--fen", fen, "--moves", moves).out());
        assertThat(json.get("verdict").asString()).isEqualTo("red-must-vary");
        assertThat(json.has("id")).isFalse();
    }

    @Test
    void theCommandAnswersBatches() {
        Path questions = Path.of("../examples/repetitions.jsonl").toAbsolutePath();
        Node.Ran ran = chuhe("judge", "--batch", questions.toString());
        assertThat(ran.code()).isZero();
        assertThat(ran.lines())
                .isNotEmpty()
                .allMatch(line -> JSON.readTree(line).has("verdict"));
        Node.Ran bad = Node.run(
                project, "[1]\n\n{", project.resolve("node_modules/.bin/chuhe").toString(), "judge", "--batch", "-");
        assertThat(bad.code()).isEqualTo(2);
        assertThat(bad.lines()).hasSize(2).allMatch(line -> JSON.readTree(line).has("error"));
    }

    @Test
    void theCommandSaysWhatIsWrong() {
        for (List<String> wrong : List.of(
                List.of("judge"),
                List.<String>of(),
                List.of("fly"),
                List.of("judge", "--nodes", "few", "--moves", "h2e2"),
                List.of("judge", "--wings"),
                List.of("judge", "--batch", "no-such-file"),
                List.of("judge", "--batch", "-", "--fen", "x"),
                List.of("judge", "--moves", "炮二平九九"),
                List.of("show"))) {
            Node.Ran ran = chuhe(wrong.toArray(String[]::new));
            assertThat(ran.code()).as(wrong.toString()).isEqualTo(2);
            assertThat(ran.err()).as(wrong.toString()).startsWith("chuhe: ").hasLineCount(1);
            assertThat(ran.out()).isEmpty();
        }
        assertThat(chuhe("--help", "--lang", "zh").out()).contains("用法").contains("cxa1957");
    }

    /** The same picture, byte for byte. */
    @Test
    void theCommandDrawsTheSameBoard() {
        Position after = Position.START.play(MoveReader.read(Position.START, "炮二平五"));
        String svg = BoardPicture.of(after)
                .lastMove(MoveReader.read(Position.START, "炮二平五"))
                .svg();
        assertThat(chuhe("show", "--moves", "炮二平五", "--svg", "-").out()).isEqualTo(svg);
    }
}
