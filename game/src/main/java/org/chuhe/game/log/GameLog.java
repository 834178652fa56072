package org.chuhe.game.log;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.game.Event;
import org.chuhe.game.EventOutOfPlaceException;
import org.chuhe.game.GameState;
import org.chuhe.game.PlayEvent;

/**
 * The log of a game as text, version 1: a first line {@code chuhe-game 1}, then one line an event such as {@code moved
 * at=1500 side=RED move=h2e2}. Every event has exactly one spelling, and only that is read: what is read writes back
 * byte for byte.
 */
public final class GameLog {
    /** The first line. */
    public static final String HEADER = "chuhe-game 1";

    private GameLog() {}

    /** Writes the whole log of a state. */
    public static String write(GameState state) {
        StringBuilder text = new StringBuilder(64 + 48 * state.log().size());
        text.append(HEADER).append('\n');
        for (Event event : state.log().events()) {
            EventCodec.write(event, text);
            text.append('\n');
        }
        return text.toString();
    }

    /** Writes one event, without a line end. */
    public static String writeLine(Event event) {
        StringBuilder text = new StringBuilder(64);
        EventCodec.write(event, text);
        return text.toString();
    }

    /**
     * Reads one event.
     *
     * @throws GameLogException if the line is not an event as {@link #writeLine} writes it
     */
    public static Event readLine(String line) {
        return readLine(line, 1);
    }

    /**
     * Reads a log and replays it.
     *
     * @throws GameLogException if the text is not the log of a game as {@link #write} writes it
     */
    public static GameState read(String text) {
        List<String> lines = lines(text);
        if (lines.isEmpty() || !lines.get(0).equals(HEADER)) {
            throw new GameLogException(1, "expected \"" + HEADER + "\"");
        }
        if (lines.size() < 2 || !(readLine(lines.get(1), 2) instanceof PlayEvent.Started started)) {
            throw new GameLogException(2, "expected the start of the game");
        }
        GameState state = GameState.of(started);
        for (int i = 2; i < lines.size(); i++) {
            Event event = readLine(lines.get(i), i + 1);
            try {
                state = state.apply(event);
            } catch (EventOutOfPlaceException e) {
                throw new GameLogException(i + 1, "cannot happen here: " + e.getMessage(), e);
            }
        }
        return state;
    }

    private static List<String> lines(String text) {
        List<String> lines = new ArrayList<>();
        int start = 0;
        for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
            lines.add(text.substring(start, end));
            start = end + 1;
        }
        if (start < text.length()) {
            throw new GameLogException(lines.size() + 1, "the last line does not end");
        }
        return lines;
    }

    private static Event readLine(String line, int number) {
        Event event;
        try {
            event = EventCodec.read(line);
        } catch (IllegalArgumentException e) {
            throw new GameLogException(number, String.valueOf(e.getMessage()), e);
        }
        if (!writeLine(event).equals(line)) {
            throw new GameLogException(number, "not the usual spelling of this event");
        }
        return event;
    }
}
