package org.chuhe.server.training.exams;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * What came of a sitting, as it is signed: lines of {@code key: value}, then one line for each question. The text is the
 * same in every language, so that one signature serves all papers.
 *
 * @param minutes all the time there was, not counting the interruptions
 * @param interruptions when the server was out of order meanwhile
 */
public record ExamResult(
        String id,
        String title,
        String edition,
        String candidate,
        Instant started,
        Instant finished,
        int minutes,
        List<Pause> interruptions,
        int passMark,
        List<Line> lines) {
    private static final String FIRST = "chuhe exam result 1";

    private static final String INTERRUPTED = "interrupted";
    private static final String TO = " to ";

    /** A time for which the candidate was not charged. */
    public record Pause(Instant since, Instant until) {
        private static Pause of(String text) {
            int to = text.indexOf(TO);
            return new Pause(Instant.parse(text.substring(0, to)), Instant.parse(text.substring(to + TO.length())));
        }

        @Override
        public String toString() {
            return since + TO + until;
        }
    }

    /** A question and what its answer was worth. */
    public record Line(ExamItem item, int points, int possible) {}

    public ExamResult {
        interruptions = List.copyOf(interruptions);
        lines = List.copyOf(lines);
    }

    public int points() {
        return lines.stream().mapToInt(Line::points).sum();
    }

    public int possible() {
        return lines.stream().mapToInt(Line::possible).sum();
    }

    /** The share of points, in percent, rounded down: 69.9 does not pass 70. */
    public int percent() {
        return possible() == 0 ? 0 : 100 * points() / possible();
    }

    public boolean passed() {
        return percent() >= passMark;
    }

    /** The text that is signed; every line ends with a line feed. */
    String text() {
        StringBuilder text = new StringBuilder(FIRST).append('\n');
        line(text, "id", id);
        line(text, "exam", title);
        line(text, "rules", edition);
        line(text, "candidate", candidate);
        line(text, "started", started.toString());
        line(text, "finished", finished.toString());
        line(text, "minutes", String.valueOf(minutes));
        interruptions.forEach(pause -> line(text, INTERRUPTED, pause.toString()));
        line(text, "points", points() + " of " + possible());
        line(text, "pass-mark", passMark + "%");
        line(text, "result", (passed() ? "passed " : "failed ") + percent() + "%");
        int number = 0;
        for (Line each : lines) {
            line(text, String.valueOf(++number), each.item() + " " + each.points() + " of " + each.possible());
        }
        return text.toString();
    }

    private static void line(StringBuilder text, String key, String value) {
        text.append(key).append(": ").append(value).append('\n');
    }

    /** Reads what {@link #text} wrote. */
    static ExamResult read(String text) {
        String[] rows = text.split("\n");
        List<Pause> interruptions = new ArrayList<>();
        int after = 8;
        for (; rows[after].startsWith(INTERRUPTED + ": "); after++) {
            interruptions.add(Pause.of(value(rows[after])));
        }
        List<Line> lines = new ArrayList<>();
        for (int i = after + 3; i < rows.length; i++) {
            String[] words = value(rows[i]).split(" ");
            lines.add(new Line(
                    ExamItem.of(words[0] + " " + words[1]), Integer.parseInt(words[2]), Integer.parseInt(words[4])));
        }
        return new ExamResult(
                value(rows[1]),
                value(rows[2]),
                value(rows[3]),
                value(rows[4]),
                Instant.parse(value(rows[5])),
                Instant.parse(value(rows[6])),
                Integer.parseInt(value(rows[7])),
                interruptions,
                Integer.parseInt(value(rows[after + 1]).replace("%", "")),
                lines);
    }

    private static String value(String row) {
        return row.substring(row.indexOf(": ") + 2);
    }
}
