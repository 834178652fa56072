package org.chuhe.tournament.field;

import java.util.List;
import org.chuhe.text.Coded;

/** An object of a file, into which fields are written. */
public interface Sink {
    void flag(String key, boolean value);

    void whole(String key, long value);

    void text(String key, String value);

    void words(String key, List<? extends Coded> values);

    <R> void record(String key, Struct<R> struct, R value);

    <R> void records(String key, Struct<R> struct, List<R> values);
}
