package org.chuhe.cli;

import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.chuhe.text.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every message file of every module says the same things in every language. */
class TranslationsTest {
    private static final Pattern NAME = Pattern.compile("(messages|board)_(\\w+)\\.properties");

    @ParameterizedTest
    @EnumSource(Language.class)
    void allIsSaidInEveryLanguage(Language language) throws IOException {
        List<Path> originals = files().filter(file -> isIn(file, "en")).toList();
        assertThat(originals).hasSizeGreaterThan(30);
        for (Path original : originals) {
            Path translation = original.resolveSibling(
                    original.getFileName().toString().replace("_en.", "_" + language.code() + "."));
            assertThat(keys(translation)).as(translation.toString()).isEqualTo(keys(original));
        }
    }

    @Test
    void noFileIsInALanguageThatNobodyIsOffered() throws IOException {
        assertThat(files().filter(file ->
                        Stream.of(Language.values()).noneMatch(language -> isIn(file, language.code()))))
                .isEmpty();
    }

    @Test
    void aKeyIsNeverThereTwice() throws IOException {
        for (Path file : files().toList()) {
            Map<String, List<String>> keys = Files.readAllLines(file).stream()
                    .filter(line -> line.matches("[\\w.-]+\\s*=.*"))
                    .map(line -> line.split("=", 2)[0].strip())
                    .collect(groupingBy(key -> key));
            assertThat(keys.values())
                    .as(file.toString())
                    .allSatisfy(same -> assertThat(same).hasSize(1));
        }
    }

    private static Stream<Path> files() throws IOException {
        try (Stream<Path> modules = Files.list(Path.of(".."))) {
            return modules.map(module -> module.resolve("src/main")).filter(Files::isDirectory).toList().stream()
                    .flatMap(TranslationsTest::below)
                    .filter(file -> NAME.matcher(file.getFileName().toString()).matches());
        }
    }

    private static Stream<Path> below(Path folder) {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(file -> !file.toString().contains("node_modules")).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isIn(Path file, String code) {
        Matcher name = NAME.matcher(file.getFileName().toString());
        return name.matches() && name.group(2).equals(code);
    }

    private static Set<String> keys(Path file) throws IOException {
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            properties.load(reader);
        }
        return properties.stringPropertyNames();
    }
}
