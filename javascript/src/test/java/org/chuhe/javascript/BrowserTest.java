package org.chuhe.javascript;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
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
}
