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
import org.junit.jupiter.api.Test;

/**
 * The format is held fixed by a file with every kind of event and every constant. Names in the program may change; the
 * file changes only by lines that are added. {@code -Dchuhe.log.write=true} writes it anew.
 */
class FormatTest {
    private static final Path SOURCE = Path.of("src/test/resources/org/chuhe/game/log");

    private static List<String> lines() throws IOException {
        if (Boolean.getBoolean("chuhe.log.write")) {
            Files.write(
                    SOURCE.resolve("events.txt"),
                    EveryEvent.all().stream().map(GameLog::writeLine).toList());
        }
        try (InputStream in = Objects.requireNonNull(FormatTest.class.getResourceAsStream("events.txt"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }

    @Test
    void everyEventIsWrittenAsTheFormatSays() throws IOException {
        assertThat(EveryEvent.all().stream().map(GameLog::writeLine)).isEqualTo(lines());
    }

    @Test
    void everyLineIsReadAsTheEventItWas() throws IOException {
        List<LogLine> read = lines().stream().map(GameLog::readLine).toList();
        assertThat(read).noneMatch(LogLine::saysMore);
        assertThat(read.stream().map(LogLine::event)).isEqualTo(EveryEvent.all());
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
        String text = String.join("\n", lines());
        Set<String> words = Arrays.stream(text.split("[ =,()\\[\\]\n]+|(?<=[\\[,][0-9]{1,2})-|(?<=-chase)-"))
                .collect(Collectors.toSet());
        assertThat(words).containsAll(EveryEvent.codes());
    }
}
