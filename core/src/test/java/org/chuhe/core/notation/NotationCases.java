package org.chuhe.core.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;

/** The test files of the notations: text, position, and the move or the problem that it must give. */
final class NotationCases {
    record Case(String text, Position position, String expected) {}

    @FunctionalInterface
    interface Reader {
        Move read(Position position, String text);
    }

    private NotationCases() {}

    static Stream<Case> of(String file) {
        return lines(file).stream().map(parts -> new Case(parts[0], position(parts[1].trim()), parts[2].trim()));
    }

    /** The lines of a file that are neither empty nor a comment, taken apart at the bars. */
    static List<String[]> lines(String file) {
        try (InputStream in = NotationCases.class.getResourceAsStream(file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#") && !line.isBlank())
                    .map(line -> line.split("\\|", -1))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Position position(String text) {
        return switch (text) {
            case "start" -> Position.START;
            case "start-b" -> Position.START.withSideToMove(Side.BLACK);
            default -> Fen.readLoosely(text);
        };
    }

    static void check(Case expected, Reader reader) {
        String text = expected.text().endsWith(" ")
                ? expected.text().substring(0, expected.text().length() - 1)
                : expected.text();
        if (Character.isLowerCase(expected.expected().charAt(0))) {
            assertThat(reader.read(expected.position(), text)).hasToString(expected.expected());
            return;
        }
        NotationException e =
                catchThrowableOfType(NotationException.class, () -> reader.read(expected.position(), text));
        assertThat(e).as(text).isNotNull();
        assertThat(e.problem()).as(e.getMessage()).hasToString(expected.expected());
        assertThat(e.text()).isEqualTo(text);
        assertThat(e.message(Locale.CHINESE)).contains("“" + text + "”");
    }
}
