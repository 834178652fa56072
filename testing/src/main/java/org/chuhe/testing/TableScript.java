package org.chuhe.testing;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The script of a game at a real board, as an arbiter enters it; the same for the referee, the terminal and the page. */
public final class TableScript {
    private TableScript() {}

    /**
     * A line.
     *
     * @param seconds since the start signal
     * @param overrule whether the arbiter decides otherwise
     * @param entry what is entered
     * @param refused the article that stands against it; empty if it is accepted
     */
    public record Line(int seconds, boolean overrule, String entry, String refused) {}

    /** The contentious game. */
    public static List<Line> contentious() {
        List<Line> lines = new ArrayList<>();
        String refused = "";
        for (String text : text().lines().toList()) {
            if (text.startsWith("#refused ")) {
                refused = text.substring("#refused ".length()).strip();
            } else if (text.startsWith("@")) {
                lines.add(line(text, refused));
                refused = "";
            }
        }
        return lines;
    }

    /** The file as it is, for a terminal. */
    public static String text() {
        try (InputStream in = Objects.requireNonNull(TableScript.class.getResourceAsStream("table/contentious.txt"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Line line(String text, String refused) {
        int blank = text.indexOf(' ');
        String[] time = text.substring(1, blank).split(":");
        String entry = text.substring(blank + 1).strip();
        boolean overrule = entry.startsWith("overrule ");
        return new Line(
                60 * Integer.parseInt(time[0]) + Integer.parseInt(time[1]),
                overrule,
                overrule ? entry.substring("overrule ".length()) : entry,
                refused);
    }
}
