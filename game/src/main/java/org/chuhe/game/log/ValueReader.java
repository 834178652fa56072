package org.chuhe.game.log;

import java.util.List;
import java.util.function.Function;
import org.chuhe.core.Square;
import org.chuhe.text.Coded;

/** What single values mean. Whatever does not fit is an {@link IllegalArgumentException}. */
final class ValueReader {
    private ValueReader() {}

    static <T> List<T> list(Value value, Function<Value, T> reader) {
        if (!(value instanceof Value.Items items)) {
            throw new IllegalArgumentException("expected a list");
        }
        return items.values().stream().map(reader).toList();
    }

    static String word(Value value) {
        if (!(value instanceof Value.Word word)) {
            throw new IllegalArgumentException("expected a word");
        }
        return word.raw();
    }

    static String text(Value value) {
        return TextEscapes.read(word(value));
    }

    static long number(Value value) {
        String word = word(value);
        long number = Long.parseLong(word);
        if (!Long.toString(number).equals(word)) {
            throw new IllegalArgumentException("not the usual spelling of a number");
        }
        return number;
    }

    static boolean flag(Value value) {
        String word = word(value);
        if (!word.equals("true") && !word.equals("false")) {
            throw new IllegalArgumentException("expected true or false");
        }
        return word.equals("true");
    }

    static <E extends Enum<E> & Coded> E constant(Value value, Class<E> type) {
        return Coded.of(type, word(value));
    }

    static Square point(Value value) {
        return point(word(value));
    }

    static Square point(String word) {
        return Square.parse(word)
                .filter(point -> point.toString().equals(word))
                .orElseThrow(() -> new IllegalArgumentException("no such point"));
    }
}
