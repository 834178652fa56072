package org.chuhe.game.log;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Square;
import org.chuhe.core.notation.Fen;

/** Reads and writes one kind of value. */
interface ValueCodec {
    void write(Object value, StringBuilder text);

    /** Reads a value; throws {@link IllegalArgumentException} for anything else. */
    Object read(TextCursor cursor);

    /** The codec for the type of a record component. */
    static ValueCodec of(Type type) {
        if (type instanceof ParameterizedType generic) {
            ValueCodec element = of(generic.getActualTypeArguments()[0]);
            return generic.getRawType() == List.class ? new ListCodec(element) : new OptionalCodec(element);
        }
        Class<?> plain = (Class<?>) type;
        if (plain.isRecord() && plain != Move.class) {
            return RecordCodec.of(plain);
        }
        if (plain.isEnum()) {
            return new EnumCodec(List.of(plain.getEnumConstants()));
        }
        return simple(plain);
    }

    private static ValueCodec simple(Class<?> type) {
        if (type == long.class) {
            return new WordCodec(Long::parseLong);
        }
        if (type == int.class) {
            return new WordCodec(Integer::parseInt);
        }
        if (type == boolean.class) {
            return new WordCodec(Boolean::parseBoolean);
        }
        if (type == Square.class) {
            return new WordCodec(ValueCodec::square);
        }
        if (type == Move.class) {
            return new WordCodec(ValueCodec::move);
        }
        if (type == String.class) {
            return new TextCodec(text -> text);
        }
        if (type == Position.class) {
            return new TextCodec(ValueCodec::position);
        }
        throw new IllegalStateException("no codec for " + type);
    }

    private static Square square(String word) {
        return Square.parse(word).orElseThrow(() -> new IllegalArgumentException("no such point"));
    }

    private static Move move(String word) {
        if (word.length() != 4) {
            throw new IllegalArgumentException("no such move");
        }
        return new Move(square(word.substring(0, 2)), square(word.substring(2)));
    }

    private static Position position(String fen) {
        return Fen.readLoosely(fen);
    }

    /** A value that is written as it prints and holds no separators. */
    record WordCodec(Function<String, Object> reader) implements ValueCodec {
        @Override
        public void write(Object value, StringBuilder text) {
            text.append(value);
        }

        @Override
        public Object read(TextCursor cursor) {
            return reader.apply(cursor.word());
        }
    }

    /** Text that may hold anything. */
    record TextCodec(Function<String, Object> reader) implements ValueCodec {
        @Override
        public void write(Object value, StringBuilder text) {
            TextEscapes.write(value.toString(), text);
        }

        @Override
        public Object read(TextCursor cursor) {
            return reader.apply(TextEscapes.read(cursor.word()));
        }
    }

    /** One of a few constants, by name. */
    record EnumCodec(List<?> constants) implements ValueCodec {
        @Override
        public void write(Object value, StringBuilder text) {
            text.append(((Enum<?>) value).name());
        }

        @Override
        public Object read(TextCursor cursor) {
            String word = cursor.word();
            for (Object constant : constants) {
                if (((Enum<?>) constant).name().equals(word)) {
                    return constant;
                }
            }
            throw new IllegalArgumentException("no such constant");
        }
    }

    /** Values in square brackets. */
    record ListCodec(ValueCodec element) implements ValueCodec {
        @Override
        public void write(Object value, StringBuilder text) {
            text.append('[');
            boolean first = true;
            for (Object each : (List<?>) value) {
                if (!first) {
                    text.append(',');
                }
                element.write(each, text);
                first = false;
            }
            text.append(']');
        }

        @Override
        public Object read(TextCursor cursor) {
            List<Object> values = new ArrayList<>();
            cursor.expect('[');
            while (!cursor.isAt(']')) {
                if (!values.isEmpty()) {
                    cursor.expect(',');
                }
                values.add(element.read(cursor));
            }
            cursor.expect(']');
            return values;
        }
    }

    /** A value in brackets, or empty ones. */
    record OptionalCodec(ValueCodec element) implements ValueCodec {
        @Override
        public void write(Object value, StringBuilder text) {
            text.append('(');
            ((Optional<?>) value).ifPresent(each -> element.write(each, text));
            text.append(')');
        }

        @Override
        public Object read(TextCursor cursor) {
            cursor.expect('(');
            Optional<Object> value = cursor.isAt(')') ? Optional.empty() : Optional.of(element.read(cursor));
            cursor.expect(')');
            return value;
        }
    }
}
