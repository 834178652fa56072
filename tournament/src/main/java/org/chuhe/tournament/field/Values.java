package org.chuhe.tournament.field;

import java.util.IdentityHashMap;

/** Values of the fields of one record that is being made; those not given are usual. */
public final class Values<R> {
    private final IdentityHashMap<Field<R, ?>, Object> given = new IdentityHashMap<>();

    public <T> Values<R> put(Field<R, T> field, T value) {
        given.put(field, value);
        return this;
    }

    @SuppressWarnings("unchecked") // put takes values of the field's own type only
    public <T> T get(Field<R, T> field) {
        Object value = given.get(field);
        return value == null ? field.usual() : (T) value;
    }

    <T> void copy(Field<R, T> field, R from) {
        put(field, field.in(from));
    }

    <T> void read(Field<R, T> field, Source source) {
        put(field, field.from(source));
    }
}
