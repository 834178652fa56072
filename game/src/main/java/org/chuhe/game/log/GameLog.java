package org.chuhe.game.log;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.game.state.EventLog;
import org.chuhe.game.state.EventOutOfPlaceException;
import org.chuhe.game.state.GameEvent;
import org.chuhe.game.state.GameState;

/**
 * The log of a game as text: a first line {@code chuhe-game 1}, then one line an event such as {@code moved at=1500
 * side=red move=h2e2}. {@code docs/game-log.md} describes it. Every event has exactly one spelling, and only that is
 * read, except that parts which this program does not know may stand anywhere: they are kept.
 */
public final class GameLog {
    private static final String HEADER = "chuhe-game 1";

    /** The last part that any event may have. */
    private static final String BY = "by";

    private GameLog() {}

    /** Writes the whole log of a state. */
    public static String write(GameState state) {
        StringBuilder text = new StringBuilder(64 + 48 * state.log().size());
        text.append(HEADER).append('\n');
        for (EventLog.Entry entry : state.log().entries()) {
            write(entry, text);
            text.append('\n');
        }
        return text.toString();
    }

    /** Writes one event, without a line end. */
    public static String writeLine(GameEvent event) {
        return writeLine(new EventLog.Entry(event, "", ""));
    }

    /** Writes one event of a log, without a line end. */
    public static String writeLine(EventLog.Entry entry) {
        StringBuilder text = new StringBuilder(64);
        write(entry, text);
        return text.toString();
    }

    private static void write(EventLog.Entry entry, StringBuilder text) {
        if (entry.kept().isEmpty()) {
            EventForms.write(entry.event(), text);
            PartsWriter.ofLine(entry, text).text(BY, EventLog.Entry::by, "");
        } else {
            text.append(entry.kept());
        }
    }

    /**
     * Reads one event.
     *
     * @throws GameLogException if it is not an event
     */
    public static LogLine readLine(String line) {
        return readLine(line, 1);
    }

    /**
     * Reads a log and replays it.
     *
     * @throws GameLogException if the text is not the log of a game
     */
    public static GameState read(String text) {
        List<String> lines = lines(text);
        if (lines.isEmpty() || !lines.get(0).equals(HEADER)) {
            throw new GameLogException(1, "this is not a log that begins with \"" + HEADER + "\"");
        }
        if (lines.size() < 2) {
            throw new GameLogException(2, "expected the start of the game");
        }
        GameState state = begin(readLine(lines.get(1), 2));
        for (int i = 2; i < lines.size(); i++) {
            LogLine line = readLine(lines.get(i), i + 1);
            try {
                state = line.after(state);
            } catch (EventOutOfPlaceException e) {
                throw new GameLogException(i + 1, "cannot happen here: " + e.getMessage(), e);
            }
        }
        return state;
    }

    private static GameState begin(LogLine line) {
        try {
            return line.begin();
        } catch (IllegalArgumentException e) {
            throw new GameLogException(2, String.valueOf(e.getMessage()), e);
        }
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

    private static LogLine readLine(String text, int number) {
        try {
            LineReader.Line line = LineReader.read(text);
            GameEvent event = EventForms.read(line.event(), line.values());
            String by = new PartsReader<EventLog.Entry>(line.values()).text(BY, EventLog.Entry::by, "");
            return new LogLine(event, by, text, line.values().sayMore());
        } catch (IllegalArgumentException e) {
            throw new GameLogException(number, String.valueOf(e.getMessage()), e);
        }
    }
}
