package org.chuhe.tournament.field;

import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * One part of a record: what it is called in files, what it may be, and what it is where nothing is said.
 *
 * @param key its name in files
 * @param kind what it may be, asked for where it is said: the tables of parts that a file does not name are not made
 * @param of its value in a record
 * @param usual its value where a file leaves it out
 * @param required whether a file must not leave it out
 * @param written whether a file of ours says it
 */
public record Field<R, T>(
        String key,
        Supplier<? extends ValueType<T>> kind,
        Function<R, T> of,
        T usual,
        boolean required,
        Predicate<R> written) {
    /** One that files of ours always say. */
    public static <R, T> Field<R, T> always(String key, ValueType<T> type, Function<R, T> of, T usual) {
        return new Field<>(key, () -> type, of, usual, false, record -> true);
    }

    /** One that files of ours say where it is not as usual. */
    public static <R, T> Field<R, T> unlessUsual(String key, ValueType<T> type, Function<R, T> of, T usual) {
        return part(key, () -> type, of, usual);
    }

    /** The same of a part with a table that most files do not need. */
    public static <R, T> Field<R, T> part(
            String key, Supplier<? extends ValueType<T>> kind, Function<R, T> of, T usual) {
        return new Field<>(key, kind, of, usual, false, record -> {
            T value = of.apply(record);
            // Mostly the same object; the first comparison of two records of a kind takes milliseconds.
            return value != usual && !value.equals(usual);
        });
    }

    /** One that every file says. */
    public static <R, T> Field<R, T> required(String key, ValueType<T> type, Function<R, T> of, T never) {
        return new Field<>(key, () -> type, of, never, true, record -> true);
    }

    /** The same, said by files of ours only in such records. */
    public Field<R, T> writtenIf(Predicate<R> condition) {
        return new Field<>(key, kind, of, usual, required, condition);
    }

    public ValueType<T> type() {
        return kind.get();
    }

    /** The value of a record. */
    public T in(R record) {
        return of.apply(record);
    }

    /** Reads it. */
    T from(Source source) {
        if (required) {
            source.require(key);
        }
        return source.has(key) ? type().from(source, key) : usual;
    }

    /** Writes it, if files say it. */
    void into(Sink sink, R record) {
        if (written.test(record)) {
            type().into(sink, key, in(record));
        }
    }
}
