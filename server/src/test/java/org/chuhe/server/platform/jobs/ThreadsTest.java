package org.chuhe.server.platform.jobs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Threads are made in one place, and the document for those who run a server says what each is for. */
class ThreadsTest {
    private static final Pattern MADE = Pattern.compile(
            "new Thread\\(|new Timer\\(|ForkJoinPool|Executors\\.new\\w+\\((?![^;]*Threads\\.[A-Z_]+\\);)");

    @Test
    void nothingElseMakesThreads() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src", "main", "java"))) {
            assertThat(files.filter(file -> file.toString().endsWith(".java"))
                            .filter(file -> !file.endsWith(Path.of("jobs", "Threads.java")))
                            .filter(file -> MADE.matcher(read(file)).find()))
                    .isEmpty();
        }
    }

    @Test
    void theDocumentsListThem() {
        for (String document : new String[] {"operating.md", "operating.zh.md"}) {
            String text = read(Path.of("..", "docs", document));
            assertThat(Threads.values()).allSatisfy(each -> assertThat(text).contains("`" + each.id() + "`"));
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
