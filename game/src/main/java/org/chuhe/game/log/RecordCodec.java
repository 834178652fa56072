package org.chuhe.game.log;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;

/** Reads and writes records by their components, so that no part of an event can be forgotten. */
final class RecordCodec implements ValueCodec {
    private record Part(String name, Method accessor, ValueCodec codec) {}

    private final Constructor<?> constructor;
    private final List<Part> parts;

    private RecordCodec(Constructor<?> constructor, List<Part> parts) {
        this.constructor = constructor;
        this.parts = parts;
    }

    static RecordCodec of(Class<?> type) {
        List<Part> parts = new ArrayList<>();
        List<Class<?>> types = new ArrayList<>();
        for (RecordComponent component : type.getRecordComponents()) {
            parts.add(
                    new Part(component.getName(), component.getAccessor(), ValueCodec.of(component.getGenericType())));
            types.add(component.getType());
        }
        try {
            return new RecordCodec(type.getDeclaredConstructor(types.toArray(Class<?>[]::new)), parts);
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Writes {@code  name=value} for every part. */
    void writeNamed(Object value, StringBuilder text) {
        for (Part part : parts) {
            text.append(' ').append(part.name).append('=');
            part.codec.write(get(part, value), text);
        }
    }

    Object readNamed(TextCursor cursor) {
        Object[] values = new Object[parts.size()];
        for (int i = 0; i < values.length; i++) {
            cursor.expect(' ');
            cursor.expect(parts.get(i).name);
            cursor.expect('=');
            values[i] = parts.get(i).codec.read(cursor);
        }
        return build(values);
    }

    /** Writes the values alone, in brackets. */
    @Override
    public void write(Object value, StringBuilder text) {
        char before = '(';
        for (Part part : parts) {
            text.append(before);
            part.codec.write(get(part, value), text);
            before = ',';
        }
        text.append(')');
    }

    @Override
    public Object read(TextCursor cursor) {
        Object[] values = new Object[parts.size()];
        for (int i = 0; i < values.length; i++) {
            cursor.expect(i == 0 ? '(' : ',');
            values[i] = parts.get(i).codec.read(cursor);
        }
        cursor.expect(')');
        return build(values);
    }

    private static Object get(Part part, Object value) {
        try {
            return part.accessor.invoke(value);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private Object build(Object[] values) {
        try {
            return constructor.newInstance(values);
        } catch (InvocationTargetException e) {
            throw new IllegalArgumentException(String.valueOf(e.getCause()), e);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
