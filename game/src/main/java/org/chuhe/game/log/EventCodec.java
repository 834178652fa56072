package org.chuhe.game.log;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.chuhe.game.Event;

/** One event as a line: its name, then its parts as {@code name=value}. */
final class EventCodec {
    private static final Map<String, RecordCodec> BY_NAME = new HashMap<>();
    private static final Map<Class<?>, RecordCodec> BY_TYPE = new HashMap<>();
    private static final Map<Class<?>, String> NAMES = new HashMap<>();

    static {
        register(Event.class);
    }

    private EventCodec() {}

    private static void register(Class<?> type) {
        Class<?>[] parts = type.getPermittedSubclasses();
        if (parts != null) {
            for (Class<?> part : parts) {
                register(part);
            }
            return;
        }
        String name = type.getSimpleName().replaceAll("(?<=.)(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
        RecordCodec codec = RecordCodec.of(type);
        BY_NAME.put(name, codec);
        BY_TYPE.put(type, codec);
        NAMES.put(type, name);
    }

    static void write(Event event, StringBuilder text) {
        text.append(NAMES.get(event.getClass()));
        RecordCodec codec = BY_TYPE.get(event.getClass());
        if (codec == null) {
            throw new IllegalStateException("unknown event " + event);
        }
        codec.writeNamed(event, text);
    }

    static Event read(String line) {
        int space = line.indexOf(' ');
        String name = space < 0 ? line : line.substring(0, space);
        RecordCodec codec = BY_NAME.get(name);
        if (codec == null) {
            throw new IllegalArgumentException("unknown event");
        }
        TextCursor cursor = new TextCursor(line, name.length());
        Event event = (Event) codec.readNamed(cursor);
        cursor.expectEnd();
        return event;
    }
}
