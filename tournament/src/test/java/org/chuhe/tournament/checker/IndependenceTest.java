package org.chuhe.tournament.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Checker and pairer meet only in the data model. */
class IndependenceTest {
    private static final Path CODE = Path.of("src/main/java/org/chuhe/tournament");

    private static List<String> uses(String folder) throws IOException {
        try (Stream<Path> files = Files.walk(CODE.resolve(folder))) {
            return files.filter(f -> f.toString().endsWith(".java"))
                    .flatMap(IndependenceTest::lines)
                    .filter(line -> line.contains("org.chuhe.tournament."))
                    .filter(line -> !line.startsWith("package "))
                    .toList();
        }
    }

    private static Stream<String> lines(Path file) {
        try {
            return Files.readAllLines(file).stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void theCheckerUsesTheModelAndTheWordsOnly() throws IOException {
        assertThat(uses("checker"))
                .isNotEmpty()
                .allMatch(line -> line.contains("org.chuhe.tournament.model.")
                        || line.contains("org.chuhe.tournament.regulations.")
                        || line.contains("org.chuhe.tournament.result.")
                        || line.contains("org.chuhe.tournament.text.")
                        || line.contains("org.chuhe.tournament.checker."));
    }

    @Test
    void thePairerUsesTheRegulationsOnly() throws IOException {
        assertThat(uses("swiss"))
                .isNotEmpty()
                .allMatch(line -> line.contains("org.chuhe.tournament.swiss.")
                        || line.contains("org.chuhe.tournament.regulations."));
    }
}
