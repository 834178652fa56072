package org.chuhe.game.log;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.chuhe.game.state.EventLog;
import org.chuhe.game.state.GameEvent;
import org.chuhe.game.state.GameState;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/** Tells a log in plain words, every decision with its article, so that an arbiter can follow it. */
public final class Narrator {
    private static final Messages MESSAGES = Messages.beside(Narrator.class);

    private final Locale locale;
    private final boolean exact;

    /** Tells times to the millisecond, as the log has them. */
    public Narrator(Locale locale) {
        this(locale, true);
    }

    private Narrator(Locale locale, boolean exact) {
        this.locale = locale;
        this.exact = exact;
    }

    /** Tells times to the second, as people read them. */
    public static Narrator toTheSecond(Locale locale) {
        return new Narrator(locale, false);
    }

    Locale locale() {
        return locale;
    }

    /** The whole game, one line an event, with the time since the start. */
    public List<String> tell(GameState game) {
        List<EventLog.Entry> entries = game.log().entries();
        List<String> lines = new ArrayList<>(entries.size());
        GameState state = GameState.replay(List.of(entries.get(0).event()));
        lines.add(line(state, state, entries.get(0)));
        for (EventLog.Entry entry : entries.subList(1, entries.size())) {
            GameState next = state.apply(entry.event());
            lines.add(line(state, next, entry));
            state = next;
        }
        return lines;
    }

    private String line(GameState before, GameState after, EventLog.Entry entry) {
        return "[" + time(entry.event().at() - before.startedAt()) + "] " + sentence(before, after, entry);
    }

    /** What an entry of a log says, told by how the game stood before and after it. */
    public String sentence(GameState before, GameState after, EventLog.Entry entry) {
        Message told = describe(before, after, entry.event());
        return (entry.by().isEmpty() ? told : say("by", told, entry.by())).in(locale);
    }

    /** Hours, minutes, seconds and, where they are asked for, milliseconds. */
    String time(long millis) {
        long shown = Math.abs(millis);
        String seconds =
                String.format(Locale.ROOT, "%d:%02d:%02d", shown / 3_600_000, shown / 60_000 % 60, shown / 1000 % 60);
        return (millis < 0 ? "-" : "") + seconds + (exact ? String.format(Locale.ROOT, ".%03d", shown % 1000) : "");
    }

    private Message describe(GameState before, GameState after, GameEvent event) {
        return Citation.added(before.regulations().book(), EventForms.tell(event, new Telling(this, before, after)));
    }

    /** What an event says, told by how the game stood before and after it. */
    public String sentence(GameState before, GameState after, GameEvent event) {
        return describe(before, after, event).in(locale);
    }

    static Message say(String key, Object... arguments) {
        return MESSAGES.message(key, arguments);
    }
}
