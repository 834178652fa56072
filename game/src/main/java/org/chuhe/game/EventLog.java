package org.chuhe.game;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The events of a game, oldest first; adding one shares all the others. */
public final class EventLog {
    static final EventLog EMPTY = new EventLog(null, null, 0);

    private final @Nullable EventLog before;
    private final @Nullable Event last;
    private final int size;

    private EventLog(@Nullable EventLog before, @Nullable Event last, int size) {
        this.before = before;
        this.last = last;
        this.size = size;
    }

    EventLog plus(Event event) {
        return new EventLog(this, event, size + 1);
    }

    public int size() {
        return size;
    }

    public Optional<Event> last() {
        return Optional.ofNullable(last);
    }

    /** The log without its last event. */
    EventLog withoutLast() {
        return before == null ? this : before;
    }

    /** All events, oldest first. */
    public List<Event> events() {
        Event[] events = new Event[size];
        for (EventLog node = this; node != null && node.last != null; node = node.before) {
            events[node.size - 1] = node.last;
        }
        return List.copyOf(Arrays.asList(events));
    }

    @Override
    public boolean equals(Object other) {
        return this == other || (other instanceof EventLog that && size == that.size && events().equals(that.events()));
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
