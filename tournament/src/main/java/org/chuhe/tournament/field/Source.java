package org.chuhe.tournament.field;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.chuhe.text.Coded;

/** An object of a file, out of which fields are read; it complains of what is wrong, with its place. */
public interface Source {
    boolean has(String key);

    /** Complains if it is missing. */
    void require(String key);

    boolean flag(String key);

    int whole(String key, int least, int most);

    long large(String key);

    String text(String key, int longest);

    /** A word that is to be understood, and what is expected where it is not. */
    <T> T word(String key, Function<String, Optional<T>> reader, String expected);

    <T extends Coded> List<T> words(String key, List<T> values);

    <R> R record(String key, Struct<R> struct);

    <R> List<R> records(String key, Struct<R> struct, int most);

    void refuse(Struct.Wrong wrong);
}
