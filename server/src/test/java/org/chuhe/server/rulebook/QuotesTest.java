package org.chuhe.server.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.chuhe.testing.Shared;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What the library gives as the book's own words stands in that book, letter for letter; only references to figures, marked
 * omissions (……) and punctuation may differ. The scan of 1957 breaks its sentences round the figures and has many wrong
 * characters, so that edition was compared by eye.
 */
class QuotesTest {
    private static final Library LIBRARY = Library.load();

    @ParameterizedTest
    @CsvSource({"cxa2011, 000, 190", "wxf2018, 001, 2", "cxa1999, 003, 11", "cxa2020, 004, 40"})
    void quotesStandInTheirBook(String edition, String book, int atLeast) throws IOException {
        String text = letters(Files.readString(seed(book)).replaceAll("[（(]见[^）)]*[）)]", ""));
        LibraryEdition shown = LIBRARY.edition(edition).orElseThrow();
        List<String> quotes = shown.articles()
                .flatMap(article -> shown.quotes(article).stream())
                .toList();
        List<String> notThere = new ArrayList<>();
        for (String quote : quotes) {
            for (String part : quote.replaceAll("[（(]见[^）)]*[）)]", "").split("…+")) {
                if (!text.contains(letters(part))) {
                    notThere.add(part);
                }
            }
        }
        assertThat(notThere).isEmpty();
        assertThat(quotes).hasSizeGreaterThanOrEqualTo(atLeast);
    }

    private static Path seed(String number) throws IOException {
        try (Stream<Path> files = Files.list(Shared.path("seeds"))) {
            return files.filter(file -> file.getFileName().toString().startsWith(number))
                    .findFirst()
                    .orElseThrow();
        }
    }

    private static String letters(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFKC).replaceAll("[^\\p{L}\\p{N}]", "");
    }
}
