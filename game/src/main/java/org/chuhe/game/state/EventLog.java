package org.chuhe.game.state;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The events of a game, oldest first; adding one shares all the others. */
public final class EventLog {
    static final EventLog EMPTY = new EventLog(null, null, "", 0);

    private final @Nullable EventLog before;
    private final @Nullable GameEvent last;
    private final String kept;
    private final int size;

    /**
     * An event.
     *
     * @param kept the line it was read from, if that says more than this program understands; otherwise empty
     */
    public record Entry(GameEvent event, String kept) {}

    private EventLog(@Nullable EventLog before, @Nullable GameEvent last, String kept, int size) {
        this.before = before;
        this.last = last;
        this.kept = kept;
        this.size = size;
    }

    EventLog plus(GameEvent event) {
        return new EventLog(this, event, "", size + 1);
    }

    /** The same log, whose last event is written back as this line. */
    EventLog keeping(String line) {
        return new EventLog(before, last, line, size);
    }

    public int size() {
        return size;
    }

    public Optional<GameEvent> last() {
        return Optional.ofNullable(last);
    }

    /** The log without its last event. */
    public EventLog withoutLast() {
        return before == null ? this : before;
    }

    /** All events, oldest first. */
    public List<GameEvent> events() {
        GameEvent[] events = new GameEvent[size];
        for (EventLog node = this; node != null && node.last != null; node = node.before) {
            events[node.size - 1] = node.last;
        }
        return List.copyOf(Arrays.asList(events));
    }

    /** All events, oldest first, with the lines that are kept. */
    public List<Entry> entries() {
        Entry[] entries = new Entry[size];
        for (EventLog node = this; node != null && node.last != null; node = node.before) {
            entries[node.size - 1] = new Entry(node.last, node.kept);
        }
        return List.copyOf(Arrays.asList(entries));
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || (other instanceof EventLog that
                        && size == that.size
                        && entries().equals(that.entries()));
    }

    @Override
    public int hashCode() {
        return last == null ? 0 : last.hashCode() * 31 + size;
    }

    @Override
    public String toString() {
        return events().toString();
    }
}
