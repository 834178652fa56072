package org.chuhe.game.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** How the format grows: a part that is added has a default, and old lines stay as they are. */
class FormTest {
    private record Pair(String red, String black) {}

    private record Grown(String red, int since, String black) {}

    private static final Form<Pair> OLD = p -> new Pair(p.text("red", Pair::red), p.text("black", Pair::black));

    private static final Form<Grown> NEW =
            p -> new Grown(p.text("red", Grown::red), p.count("since", Grown::since, 7), p.text("black", Grown::black));

    private static <T> String write(T value, Form<T> form) {
        StringBuilder text = new StringBuilder("x");
        form.spell(PartsWriter.ofLine(value, text));
        return text.toString();
    }

    private static <T> T read(NamedValues values, Form<T> form) {
        return form.spell(new PartsReader<>(values));
    }

    private static NamedValues values(String line) {
        return LineReader.read(line).values();
    }

    @Test
    void anOldLineIsReadWithTheDefaultAndWrittenBackTheSame() {
        String line = write(new Pair("a", "b"), OLD);
        NamedValues parts = values(line);
        Grown read = read(parts, NEW);
        assertThat(read).isEqualTo(new Grown("a", 7, "b"));
        assertThat(parts.sayMore()).isFalse();
        assertThat(write(read, NEW)).isEqualTo(line);
    }

    @Test
    void anOldProgramReadsANewLineAndSaysThatThereIsMore() {
        NamedValues parts = values(write(new Grown("a", 8, "b"), NEW));
        assertThat(read(parts, OLD)).isEqualTo(new Pair("a", "b"));
        assertThat(parts.sayMore()).isTrue();
    }

    @Test
    void aPartOutOfPlaceIsNotTakenForAnUnknownOne() {
        Form<Integer> two = p -> p.count("first", sum -> sum, 0) + p.count("second", sum -> sum, 0);
        NamedValues inOrder = values("x first=1 second=2");
        assertThat(read(inOrder, two)).isEqualTo(3);
        assertThat(inOrder.sayMore()).isFalse();
        NamedValues swapped = values("x second=2 first=1");
        assertThat(read(swapped, two)).isEqualTo(1);
        assertThatThrownBy(swapped::sayMore)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("second is out of place");
    }

    @Test
    void aDefaultThatIsWrittenOutIsNotTheUsualSpelling() {
        NamedValues parts = values("x red=a since=7 black=b");
        assertThatThrownBy(() -> read(parts, NEW)).isInstanceOf(IllegalArgumentException.class);
    }
}
