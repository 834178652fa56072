package org.chuhe.game.log;

import java.util.function.Function;

/** Writes the parts of a value. */
final class PartsWriter<T> extends Parts<T> {
    private final T value;
    private final StringBuilder text;
    /** What stands before the next part. */
    private char before;

    private final char between;

    private PartsWriter(T value, StringBuilder text, char before, char between) {
        this.value = value;
        this.text = text;
        this.before = before;
        this.between = between;
    }

    /** The parts of a line, whose first word has been written. */
    static <T> PartsWriter<T> ofLine(T value, StringBuilder text) {
        return new PartsWriter<>(value, text, ' ', ' ');
    }

    /** Writes a value in round brackets. */
    static <T> void group(T value, Form<T> form, StringBuilder text) {
        PartsWriter<T> inner = new PartsWriter<>(value, text, '(', ',');
        form.spell(inner);
        text.append(inner.before == '(' ? "()" : ")");
    }

    @Override
    <V> V part(String name, Function<? super T, V> get, Spelling<V> spelling) {
        return write(name, get.apply(value), spelling);
    }

    @Override
    <V> V part(String name, Function<? super T, V> get, Spelling<V> spelling, V usual) {
        V part = get.apply(value);
        return part.equals(usual) ? part : write(name, part, spelling);
    }

    private <V> V write(String name, V part, Spelling<V> spelling) {
        text.append(before).append(name).append('=');
        before = between;
        spelling.write(part, text);
        return part;
    }
}
