package org.chuhe.game.log;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads parts; whatever does not fit is an {@link IllegalArgumentException}. */
final class PartsReader<T> extends Parts<T> {
    private final NamedValues values;

    PartsReader(NamedValues values) {
        this.values = values;
    }

    @Override
    <V> V part(String name, Function<? super T, V> get, Spelling<V> spelling) {
        @Nullable Value value = values.find(name);
        if (value == null) {
            throw new IllegalArgumentException("expected " + name);
        }
        return spelling.read(value);
    }

    /** What holds something unknown may stand there, be it otherwise the default. */
    @Override
    <V> V part(String name, Function<? super T, V> get, Spelling<V> spelling, V usual) {
        @Nullable Value value = values.find(name);
        if (value == null) {
            return usual;
        }
        V read = spelling.read(value);
        if (read.equals(usual) && !value.saysMore()) {
            throw new IllegalArgumentException(name + " is left out where it is " + usual);
        }
        return read;
    }
}
