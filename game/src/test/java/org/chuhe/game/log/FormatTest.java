package org.chuhe.game.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.chuhe.game.state.GameEvent;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.PlayEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The format is held fixed by a file with every kind of event and every constant. Names in the program may change; the
 * file changes only by lines that are added. {@code -Dchuhe.log.write=true} writes it anew.
 */
class FormatTest {
    private static final Path SOURCE = Path.of("src/test/resources/org/chuhe/game/log");

    private static List<String> lines(int version) throws IOException {
        String file = "version" + version + "/events.txt";
        if (Boolean.getBoolean("chuhe.log.write")) {
            Files.createDirectories(SOURCE.resolve(file).getParent());
            Files.write(
                    SOURCE.resolve(file),
                    events(version).stream().map(GameLog::writeLine).toList());
            return Files.readAllLines(SOURCE.resolve(file));
        }
        try (InputStream in = Objects.requireNonNull(FormatTest.class.getResourceAsStream(file))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }

    private static List<GameEvent> events(int version) {
        return switch (version) {
            case 2 -> EveryEvent.ofVersion2();
            case 3 -> EveryEvent.sinceVersion3();
            default -> EveryEvent.sinceVersion4();
        };
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void everyEventIsWrittenAsItWasWhenTheFormatWasMade(int version) throws IOException {
        List<String> written = events(version).stream().map(GameLog::writeLine).toList();
        assertThat(written).isEqualTo(lines(version));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void everyLineIsReadAsTheEventItWas(int version) throws IOException {
        List<LogLine> read = lines(version).stream()
                .map(line -> GameLog.readLine(line, version))
                .toList();
        assertThat(read).noneMatch(LogLine::saysMore);
        assertThat(read.stream().map(LogLine::event)).isEqualTo(events(version));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void anOlderLogIsReadAndWrittenAsTheNewestVersion(int version) {
        String log = GameLog.write(
                GameState.of((PlayEvent.Started) EveryEvent.ofVersion2().get(0)));
        assertThat(log).startsWith("chuhe-game 4\n");
        assertThat(GameLog.write(GameLog.read(log.replace("chuhe-game 4", "chuhe-game " + version))))
                .isEqualTo(log);
    }

    @Test
    void noKindOfEventIsMissing() {
        Set<Class<?>> missing = new HashSet<>();
        for (Class<?> family : GameEvent.class.getPermittedSubclasses()) {
            missing.addAll(Arrays.asList(family.getPermittedSubclasses()));
        }
        EveryEvent.all().forEach(event -> missing.remove(event.getClass()));
        assertThat(missing).isEmpty();
    }

    @Test
    void noConstantIsMissing() throws IOException {
        String text = String.join("\n", lines(2));
        Set<String> words = Arrays.stream(text.split("[ =,()\\[\\]\n]+")).collect(Collectors.toSet());
        for (Codes<?> codes : Codes.tables()) {
            assertThat(words).containsAll(codes.all());
        }
    }
}
