package org.chuhe.javascript;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The package in a real browser, without a server of ours. */
@Tag("browser")
class BrowserTest {
    private static String page(String name) {
        Optional<Path> browser = Stream.of("chromium-headless-shell", "chromium")
                .flatMap(program -> Stream.of(System.getenv("PATH").split(":")).map(folder -> Path.of(folder, program)))
                .filter(Files::isExecutable)
                .findFirst();
        Assumptions.assumeTrue(browser.isPresent(), "SKIPPED: needs Chromium, which is absent here");
        Node.Ran ran = Node.script("page.mjs", "", browser.orElseThrow().toString(), Node.PACKAGE.toString(), name);
        assertThat(ran.code()).as(ran.err()).isZero();
        return ran.out();
    }

    @Test
    void theExampleDrawsAndRules() {
        assertThat(page("examples/browser.html")).contains("<svg").contains("Red gives perpetual check and loses");
    }

    /** Each in the language around it; what is wrong is said, and the others are not disturbed. */
    @Test
    void theElementsDrawAndRule() {
        assertThat(page("examples/elements.html"))
                .contains("Red gives perpetual check and loses")
                .contains("红方")
                .contains("[svg]")
                .contains("is not a FEN");
    }

    @Test
    void thePageOfTheReadmeShowsABoardAndARuling() throws IOException {
        Matcher block =
                Pattern.compile("(?s)```html\n(.*?)```").matcher(Files.readString(Node.PACKAGE.resolve("README.md")));
        assertThat(block.find()).isTrue();
        Files.writeString(
                Node.PACKAGE.resolve("examples/readme.html"),
                "<!doctype html><meta charset=\"utf-8\"><body>" + block.group(1).replace("node_modules/chuhe/", "../")
                        + "</body>");
        assertThat(page("examples/readme.html")).contains("[svg]").contains("红方", "长将");
    }

    /** The arbiter as WebAssembly out of a bundle of esbuild, with the module beside it. */
    @Test
    void aBundleLoadsTheModuleBesideIt() throws IOException {
        Path bundles = Files.createDirectories(Node.PACKAGE.resolve("bundled"));
        Path project = Files.createDirectories(Node.PACKAGE.resolveSibling("bundling"));
        Path modules = Files.createDirectories(project.resolve("node_modules"));
        if (!Files.exists(modules.resolve("chuhe"))) {
            Files.createSymbolicLink(modules.resolve("chuhe"), Node.PACKAGE);
        }
        Files.writeString(
                project.resolve("page.js"),
                "import { load } from \"chuhe/wasm\";\nconst arbiter = await load();\n"
                        + "document.body.append(arbiter.judge({ fen: \"2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w\","
                        + " moves: \"f0e0 e8f8 e0f0 f8e8\" }).verdict);\n");
        Node.Ran ran = Node.run(
                project,
                "",
                Path.of("src/main/npm/node_modules/.bin/esbuild")
                        .toAbsolutePath()
                        .toString(),
                "page.js",
                "--bundle",
                "--format=esm",
                "--outfile=" + bundles.resolve("page.js"));
        assertThat(ran.code()).as(ran.err()).isZero();
        Files.copy(
                Node.PACKAGE.resolve("dist/chuhe.wasm"),
                bundles.resolve("chuhe.wasm"),
                StandardCopyOption.REPLACE_EXISTING);
        Files.writeString(
                bundles.resolve("page.html"),
                "<!doctype html><meta charset=\"utf-8\"><body><script type=\"module\" src=\"page.js\"></script></body>");
        assertThat(page("bundled/page.html")).contains("red-must-vary");
    }
}
