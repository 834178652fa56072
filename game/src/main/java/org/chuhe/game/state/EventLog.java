package org.chuhe.game.state;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The events of a game, oldest first; adding one shares all the others. */
public final class EventLog {
    static final EventLog EMPTY = new EventLog(null, null, "", "", 0);

    private final @Nullable EventLog before;
    private final @Nullable GameEvent last;
    private final String by;
    private final String kept;
    private final int size;

    /**
     * An event.
     *
     * @param by the name of the official who entered or decided it; empty if a player or the program did
     * @param kept the line it was read from, if that says more than this program understands; otherwise empty
     */
    public record Entry(GameEvent event, String by, String kept) {}

    private EventLog(@Nullable EventLog before, @Nullable GameEvent last, String by, String kept, int size) {
        this.before = before;
        this.last = last;
        this.by = by;
        this.kept = kept;
        this.size = size;
    }

    EventLog plus(GameEvent event) {
        return new EventLog(this, event, "", "", size + 1);
    }

    /** The same log, whose last event is written back as this line. */
    EventLog keeping(String line) {
        return new EventLog(before, last, by, line, size);
    }

    /** The same log, whose last event this official entered or decided. */
    EventLog by(String official) {
        return new EventLog(before, last, official, kept, size);
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
        return last(size);
    }

    /** So many of the last events, oldest first. */
    public List<Entry> last(int count) {
        Entry[] entries = new Entry[count];
        EventLog node = this;
        for (int i = count - 1; i >= 0 && node != null && node.last != null; i--) {
            entries[i] = new Entry(node.last, node.by, node.kept);
            node = node.before;
        }
        return List.copyOf(Arrays.asList(entries));
    }

    /**
     * How many moves were made on the board since the game last stood after a ply. Moves that were undone (5.8.2) were made
     * all the same; what the arbiter entered by mistake was not.
     */
    public int playedSince(int ply) {
        List<Integer> madeAtPly = new ArrayList<>(List.of(0));
        int made = 0;
        for (GameEvent event : events()) {
            if (event instanceof PlayEvent.Moved) {
                made++;
                madeAtPly.add(made);
            } else if (event instanceof TableEvent.Corrected corrected) {
                made = madeAtPly.get(corrected.ply());
                forgetAfter(corrected.ply(), madeAtPly);
            } else if (event instanceof PlayEvent.PositionRestored restored) {
                forgetAfter(restored.ply(), madeAtPly);
                madeAtPly.set(restored.ply(), made);
            } else if (event instanceof TakeBackEvent.TakenBack taken) {
                forgetAfter(taken.ply(), madeAtPly);
                madeAtPly.set(taken.ply(), made);
            }
        }
        return made - madeAtPly.get(ply);
    }

    private static void forgetAfter(int ply, List<Integer> madeAtPly) {
        madeAtPly.subList(ply + 1, madeAtPly.size()).clear();
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
