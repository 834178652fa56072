package org.chuhe.tournament.field;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A record as a list of its fields, in the order of files.
 *
 * @param maker the record with such values
 * @param check what is wrong with a record whose fields are right each by itself
 */
public record Struct<R>(List<Field<R, ?>> fields, Function<Values<R>, R> maker, Function<R, Optional<Wrong>> check) {
    /**
     * What is wrong.
     *
     * @param code names the sentence
     * @param key the field to change
     */
    public record Wrong(String code, String key, Object value) {}

    public Struct(List<Field<R, ?>> fields, Function<Values<R>, R> maker) {
        this(fields, maker, record -> Optional.empty());
    }

    public R make(Values<R> values) {
        return maker.apply(values);
    }

    /** The record of which a file says nothing. */
    public R usual() {
        return make(new Values<>());
    }

    /** All values of a record, to be changed. */
    public Values<R> values(R record) {
        Values<R> values = new Values<>();
        for (Field<R, ?> field : fields) {
            values.copy(field, record);
        }
        return values;
    }

    /** The same record with one value changed. */
    public <T> R with(R record, Field<R, T> field, T value) {
        return make(values(record).put(field, value));
    }

    /** Reads a record. */
    public R from(Source source) {
        R made = from(field -> source);
        check.apply(made).ifPresent(source::refuse);
        return made;
    }

    /** Reads a record whose fields stand in several places. */
    public R from(Function<Field<R, ?>, Source> places) {
        Values<R> values = new Values<>();
        for (Field<R, ?> field : fields) {
            values.read(field, places.apply(field));
        }
        return make(values);
    }

    /** Writes a record. */
    public void into(Sink sink, R record) {
        into(field -> sink, record);
    }

    /** Writes a record into several places. */
    public void into(Function<Field<R, ?>, Sink> places, R record) {
        for (Field<R, ?> field : fields) {
            field.into(places.apply(field), record);
        }
    }
}
