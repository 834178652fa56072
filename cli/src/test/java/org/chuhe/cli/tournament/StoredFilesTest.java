package org.chuhe.cli.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.chuhe.cli.Run;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Event files of every format as they were once written, with all that was printed of them: both stay as they are. */
class StoredFilesTest {
    @TempDir
    Path folder;

    private Path copy(String name) throws IOException {
        return Files.write(folder.resolve(name + ".json"), read(name + ".json").getBytes(StandardCharsets.UTF_8));
    }

    private static String read(String file) throws IOException {
        try (InputStream stream =
                Objects.requireNonNull(StoredFilesTest.class.getResourceAsStream("files-1/" + file), file)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static String run(Locale locale, String command, Path file, String... args) {
        List<String> line = new ArrayList<>(List.of("tournament", command, file.toString()));
        line.addAll(List.of(args));
        Run run = Run.in(locale, line.toArray(String[]::new));
        assertThat(run.err()).isEmpty();
        return run.out();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "swiss",
                "round-robin",
                "double-round-robin",
                "groups",
                "knockout",
                "double-elimination",
                "swiss-knockout",
                "swiss-elimination",
                "team-swiss",
                "team-round-robin",
                "all-play-all",
                "member-total",
                "by-hand"
            })
    void everythingPrintedIsTheSame(String name) throws IOException {
        Path file = copy(name);
        String printed = run(Locale.CHINESE, "export", file, "--what", "all")
                + run(Locale.ENGLISH, "export", file, "--what", "all")
                + run(Locale.CHINESE, "standings", file, "--json")
                + run(Locale.CHINESE, "export", file, "--to", "trf");
        assertThat(printed).isEqualTo(read(name + ".txt"));
    }
}
