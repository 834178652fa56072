package org.chuhe.game.log;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.game.log.NamedValues.Named;

/** Reads the shape of a line: an event and its parts, whatever they are called. */
final class LineReader {
    /** More than any reason needs; brackets without end are not followed down. */
    private static final int DEEPEST = 64;

    private final TextCursor cursor;
    private int depth;

    private LineReader(TextCursor cursor) {
        this.cursor = cursor;
    }

    /** A line: the word of its event, and its values. */
    record Line(String event, NamedValues values) {}

    /** Reads a line; throws {@link IllegalArgumentException} for anything else. */
    static Line read(String line) {
        TextCursor cursor = new TextCursor(line, 0);
        String event = cursor.word();
        List<Named> parts = new ArrayList<>(6);
        LineReader reader = new LineReader(cursor);
        while (cursor.isAt(' ')) {
            cursor.expect(' ');
            parts.add(reader.part());
        }
        cursor.expectEnd();
        return new Line(event, new NamedValues(parts));
    }

    private Named part() {
        String name = cursor.name();
        cursor.expect('=');
        return new Named(name, value());
    }

    private Value value() {
        if (++depth > DEEPEST) {
            throw new IllegalArgumentException("too many brackets");
        }
        Value value = cursor.isAt('(') ? group() : cursor.isAt('[') ? items() : new Value.Word(cursor.word());
        depth--;
        return value;
    }

    private Value group() {
        List<Named> parts = new ArrayList<>(8);
        cursor.expect('(');
        while (!cursor.isAt(')')) {
            if (!parts.isEmpty()) {
                cursor.expect(',');
            }
            parts.add(part());
        }
        cursor.expect(')');
        return new Value.Group(new NamedValues(parts));
    }

    private Value items() {
        List<Value> values = new ArrayList<>(4);
        cursor.expect('[');
        while (!cursor.isAt(']')) {
            if (!values.isEmpty()) {
                cursor.expect(',');
            }
            values.add(value());
        }
        cursor.expect(']');
        return new Value.Items(values);
    }
}
