package org.chuhe.game.log;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.game.state.EventLog;
import org.chuhe.game.state.EventOutOfPlaceException;
import org.chuhe.game.state.GameEvent;
import org.chuhe.game.state.GameState;

/**
 * The log of a game as text: a first line {@code chuhe-game 4}, then one line an event such as {@code moved at=1500
 * side=red move=h2e2}. {@code docs/game-log.md} describes it. Every event has exactly one spelling, and only that is
 * read, except that parts which this program does not know may stand anywhere: they are kept. Older versions are read
 * too, and written as version 4: version 3 added what an arbiter enters at a real board, version 4 moves taken back by
 * agreement.
 */
public final class GameLog {
    /** The version that is written. */
    public static final int VERSION = 4;

    private static final String NAME = "chuhe-game ";

    private GameLog() {}

    /** Writes the whole log of a state. */
    public static String write(GameState state) {
        StringBuilder text = new StringBuilder(64 + 48 * state.log().size());
        text.append(NAME).append(VERSION).append('\n');
        for (EventLog.Entry entry : state.log().entries()) {
            if (entry.kept().isEmpty()) {
                EventForms.write(entry.event(), text);
            } else {
                text.append(entry.kept());
            }
            text.append('\n');
        }
        return text.toString();
    }

    /** Writes one event, without a line end. */
    public static String writeLine(GameEvent event) {
        StringBuilder text = new StringBuilder(64);
        EventForms.write(event, text);
        return text.toString();
    }

    /**
     * Reads one event.
     *
     * @param version the version of the format that the line is written in
     * @throws GameLogException if it is not an event as that version writes it
     */
    public static LogLine readLine(String line, int version) {
        return readLine(line, version, 1);
    }

    /**
     * Reads a log and replays it.
     *
     * @throws GameLogException if the text is not the log of a game
     */
    public static GameState read(String text) {
        List<String> lines = lines(text);
        int version = version(lines.isEmpty() ? "" : lines.get(0));
        if (lines.size() < 2) {
            throw new GameLogException(2, "expected the start of the game");
        }
        GameState state = begin(readLine(lines.get(1), version, 2));
        for (int i = 2; i < lines.size(); i++) {
            LogLine line = readLine(lines.get(i), version, i + 1);
            try {
                state = line.after(state);
            } catch (EventOutOfPlaceException e) {
                throw new GameLogException(i + 1, "cannot happen here: " + e.getMessage(), e);
            }
        }
        return state;
    }

    private static int version(String header) {
        for (int version = 1; version <= VERSION; version++) {
            if (header.equals(NAME + version)) {
                return version;
            }
        }
        throw new GameLogException(1, "expected \"" + NAME + VERSION + "\" or an older version");
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

    private static LogLine readLine(String text, int version, int number) {
        try {
            LineReader.Line line = switch (version) {
                case 1 -> Version1.read(text);
                case 2, 3, VERSION -> LineReader.read(text);
                default -> throw new IllegalArgumentException("unknown version " + version);
            };
            GameEvent event = EventForms.read(line.event(), line.parts());
            boolean saysMore = line.parts().sayMore();
            if (saysMore && version == 1) {
                throw new IllegalArgumentException("version 1 has no such part");
            }
            return new LogLine(event, text, saysMore);
        } catch (IllegalArgumentException e) {
            throw new GameLogException(number, String.valueOf(e.getMessage()), e);
        }
    }
}
