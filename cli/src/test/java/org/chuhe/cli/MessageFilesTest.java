package org.chuhe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The message files of all modules: of a key that stands twice the last value wins, and nobody notices. */
class MessageFilesTest {
    private static final Path MODULES = Path.of("..");

    static Stream<Path> files() throws IOException {
        List<Path> found = new ArrayList<>();
        try (Stream<Path> modules = Files.list(MODULES)) {
            for (Path resources :
                    modules.map(m -> m.resolve("src/main/resources")).toList()) {
                if (Files.isDirectory(resources)) {
                    try (Stream<Path> all = Files.walk(resources)) {
                        all.filter(file -> file.getFileName().toString().matches("messages_.*\\.properties"))
                                .forEach(found::add);
                    }
                }
            }
        }
        return found.stream().sorted();
    }

    private static List<String> doubled(Reader reader) throws IOException {
        List<String> doubled = new ArrayList<>();
        new Properties() {
            private static final long serialVersionUID = 1L;

            @Override
            public synchronized Object put(Object key, Object value) {
                if (containsKey(key)) {
                    doubled.add(key.toString());
                }
                return super.put(key, value);
            }
        }.load(reader);
        return doubled;
    }

    @ParameterizedTest
    @MethodSource("files")
    void noKeyStandsTwice(Path file) throws IOException {
        try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            assertThat(doubled(reader)).as(file.toString()).isEmpty();
        }
    }

    @Test
    void allModulesThatSpeakAreLookedAt() throws IOException {
        assertThat(files().map(file -> MODULES.relativize(file).getName(0).toString()))
                .contains(
                        "core",
                        "arbiter",
                        "game",
                        "tournament",
                        "records",
                        "documents",
                        "json",
                        "eventfiles",
                        "server",
                        "cli");
    }

    @Test
    void aDoubleIsSeen() throws IOException {
        assertThat(doubled(new StringReader("a=1\nb = 2\n  a : 3\n"))).containsExactly("a");
    }
}
