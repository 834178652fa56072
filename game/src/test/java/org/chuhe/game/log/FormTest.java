package org.chuhe.game.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** How the format grows: a part that is added has a default, and old lines stay as they are. */
class FormTest {
    private record Pair(String red, String black) {}

    private record Grown(String red, int since, String black) {}

    private static final Form<Pair> OLD = new Form<>(
            (pair, out) -> out.text("red", pair.red()).text("black", pair.black()),
            in -> new Pair(in.text("red"), in.text("black")));

    private static final Form<Grown> NEW = new Form<>(
            (grown, out) -> out.text("red", grown.red())
                    .number("since", grown.since(), 7)
                    .text("black", grown.black()),
            in -> new Grown(in.text("red"), in.count("since", 7), in.text("black")));

    private static <T> String write(T value, Form<T> form) {
        StringBuilder text = new StringBuilder("x");
        form.writer().accept(value, PartsWriter.ofLine(text));
        return text.toString();
    }

    private static Parts parts(String line) {
        return LineReader.read(line).parts();
    }

    @Test
    void anOldLineIsReadWithTheDefaultAndWrittenBackTheSame() {
        String line = write(new Pair("a", "b"), OLD);
        Parts parts = parts(line);
        Grown read = NEW.reader().apply(parts);
        assertThat(read).isEqualTo(new Grown("a", 7, "b"));
        assertThat(parts.sayMore()).isFalse();
        assertThat(write(read, NEW)).isEqualTo(line);
    }

    @Test
    void anOldProgramReadsANewLineAndSaysThatThereIsMore() {
        Parts parts = parts(write(new Grown("a", 8, "b"), NEW));
        assertThat(OLD.reader().apply(parts)).isEqualTo(new Pair("a", "b"));
        assertThat(parts.sayMore()).isTrue();
    }

    @Test
    void aPartOutOfPlaceIsNotTakenForAnUnknownOne() {
        Form<Integer> two = new Form<>((sum, out) -> {}, in -> in.count("first", 0) + in.count("second", 0));
        Parts inOrder = parts("x first=1 second=2");
        assertThat(two.reader().apply(inOrder)).isEqualTo(3);
        assertThat(inOrder.sayMore()).isFalse();
        Parts swapped = parts("x second=2 first=1");
        assertThat(two.reader().apply(swapped)).isEqualTo(1);
        assertThatThrownBy(swapped::sayMore)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("second is out of place");
    }

    @Test
    void aDefaultThatIsWrittenOutIsNotTheUsualSpelling() {
        Parts parts = parts("x red=a since=7 black=b");
        assertThatThrownBy(() -> NEW.reader().apply(parts)).isInstanceOf(IllegalArgumentException.class);
    }
}
