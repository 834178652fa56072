package org.chuhe.game.log;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Square;
import org.chuhe.game.result.ConductBook;
import org.chuhe.game.result.Words;
import org.chuhe.text.Article;
import org.chuhe.text.Coded;

/** Writes named parts, one after the other. */
final class PartsWriter {
    private final StringBuilder text;
    /** What stands before the next part. */
    private char before;

    private final char between;

    private PartsWriter(StringBuilder text, char before, char between) {
        this.text = text;
        this.before = before;
        this.between = between;
    }

    /** The parts of an event, whose word has been written. */
    static PartsWriter ofLine(StringBuilder text) {
        return new PartsWriter(text, ' ', ' ');
    }

    private StringBuilder name(String name) {
        text.append(before).append(name).append('=');
        before = between;
        return text;
    }

    PartsWriter number(String name, long value) {
        name(name).append(value);
        return this;
    }

    /** A number that is left out where it is the usual one. */
    PartsWriter number(String name, long value, long usual) {
        return value == usual ? this : number(name, value);
    }

    PartsWriter flag(String name, boolean value) {
        name(name).append(value);
        return this;
    }

    PartsWriter flag(String name, boolean value, boolean usual) {
        return value == usual ? this : flag(name, value);
    }

    PartsWriter text(String name, String value) {
        TextEscapes.write(value, name(name));
        return this;
    }

    PartsWriter text(String name, String value, String usual) {
        return value.equals(usual) ? this : text(name, value);
    }

    /** An article of the book of conduct by its number, another with its edition. */
    PartsWriter article(String name, Article value) {
        return text(name, value.within(ConductBook.ID));
    }

    /** Articles of several editions, each with its own. */
    PartsWriter articles(String name, List<Article> values) {
        return list(name, values, (value, out) -> TextEscapes.write(value.toString(), out));
    }

    /** An edition by its id. */
    PartsWriter book(String name, RuleBook value) {
        name(name).append(value.id());
        return this;
    }

    PartsWriter constant(String name, Coded value) {
        name(name).append(value.code());
        return this;
    }

    PartsWriter constant(String name, Optional<? extends Coded> value) {
        return value.isEmpty() ? this : constant(name, value.get());
    }

    PartsWriter point(String name, Square value) {
        name(name).append(value);
        return this;
    }

    PartsWriter points(String name, List<Square> values) {
        return list(name, values, (value, out) -> out.append(value));
    }

    /** Points that are left out where there are none. */
    PartsWriter pointsIfAny(String name, List<Square> values) {
        return values.isEmpty() ? this : points(name, values);
    }

    PartsWriter move(String name, Move value) {
        name(name).append(value.from()).append(value.to());
        return this;
    }

    PartsWriter position(String name, Position value) {
        return text(name, value.toString());
    }

    <T> PartsWriter group(String name, T value, Form<T> form) {
        group(value, form, name(name));
        return this;
    }

    <T> PartsWriter group(String name, T value, Form<T> form, T usual) {
        return value.equals(usual) ? this : group(name, value, form);
    }

    <T> PartsWriter groups(String name, List<T> values, Form<T> form) {
        return list(name, values, (value, out) -> group(value, form, out));
    }

    private static <T> void group(T value, Form<T> form, StringBuilder text) {
        PartsWriter inner = new PartsWriter(text, '(', ',');
        form.writer().accept(value, inner);
        text.append(inner.before == '(' ? "()" : ")");
    }

    /** A reason, left out where there is none. */
    PartsWriter words(String name, Words value) {
        if (!value.equals(Words.NONE)) {
            words(value, name(name));
        }
        return this;
    }

    PartsWriter allWords(String name, List<Words> values) {
        return values.isEmpty() ? this : list(name, values, PartsWriter::words);
    }

    private static void words(Words value, StringBuilder text) {
        if (value instanceof Words.Said said && said.text().isSame()) {
            TextEscapes.write(said.text().in(Locale.ROOT), text);
        } else {
            group(value, ReasonForm.FORM, text);
        }
    }

    private <T> PartsWriter list(String name, List<T> values, BiConsumer<T, StringBuilder> writer) {
        name(name).append('[');
        for (int i = 0; i < values.size(); i++) {
            if (i > 0) {
                text.append(',');
            }
            writer.accept(values.get(i), text);
        }
        text.append(']');
        return this;
    }
}
