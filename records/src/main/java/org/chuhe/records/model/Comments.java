package org.chuhe.records.model;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The text of comments 注解. Clock times travel in them in every format, as PGN has it: {@code [%clk 0:09:58]} for the
 * time left, {@code [%emt 0:00:12]} for the time spent.
 */
public final class Comments {
    private static final Pattern CLOCK =
            Pattern.compile("\\[%(clk|emt)\\s+(?:(\\d{1,4}):)?(\\d{1,4}):(\\d{1,2})(?:\\.(\\d{1,3}))?\\s*]\\s?");

    private Comments() {}

    /** What is left of a comment without its clock times. */
    static String withoutTimes(String text) {
        return text.indexOf("[%") < 0 ? text : CLOCK.matcher(text).replaceAll("");
    }

    /** The clock times in a comment. */
    static Optional<MoveTime> time(String text) {
        if (text.indexOf("[%") < 0) {
            return Optional.empty();
        }
        Matcher matcher = CLOCK.matcher(text);
        Optional<MoveTime> time = Optional.empty();
        while (matcher.find()) {
            Duration duration = duration(matcher);
            MoveTime found = matcher.group(1).equals("clk") ? MoveTime.remaining(duration) : MoveTime.spent(duration);
            time = Optional.of(time.map(found::or).orElse(found));
        }
        return time;
    }

    /** The comment after a ply as a file holds it: clock times, marks, then the words; empty if there are none. */
    public static String text(Line line, int ply) {
        String marks = line.marks(ply).map(text -> text + " ").orElse("");
        return timed(line.time(ply), (marks + line.comment(ply).orElse("")).strip());
    }

    /** The same without the marks, for formats that have another place for them. */
    public static String textWithoutMarks(Line line, int ply) {
        return timed(line.time(ply), line.comment(ply).orElse(""));
    }

    private static String timed(Optional<MoveTime> time, String words) {
        if (time.isEmpty()) {
            return words;
        }
        StringBuilder text = new StringBuilder();
        time.get().remaining().ifPresent(left -> append(text, "clk", left));
        time.get().spent().ifPresent(spent -> append(text, "emt", spent));
        return text.append(words).toString().strip();
    }

    /** A comment with Unix line ends, without what no file could hold and the blanks that web pages leave behind. */
    static String clean(String raw) {
        String text = raw.contains("&nbsp;") ? raw.replace("&nbsp;", " ") : raw;
        StringBuilder clean = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\r') {
                if (i + 1 == text.length() || text.charAt(i + 1) != '\n') {
                    clean.append('\n');
                }
            } else if (c == '\n' || c == '\t' || !isForbidden(text, i)) {
                clean.append(c);
            }
        }
        return clean.toString().strip();
    }

    private static boolean isForbidden(String text, int i) {
        char c = text.charAt(i);
        if (Character.isHighSurrogate(c)) {
            return i + 1 == text.length() || !Character.isLowSurrogate(text.charAt(i + 1));
        }
        if (Character.isLowSurrogate(c)) {
            return i == 0 || !Character.isHighSurrogate(text.charAt(i - 1));
        }
        return Character.isISOControl(c) || c == '\uFFFD' || c == '\uFEFF';
    }

    private static Duration duration(Matcher matcher) {
        String hours = matcher.group(2);
        String fraction = matcher.group(5);
        return Duration.ofHours(hours == null ? 0 : Long.parseLong(hours))
                .plusMinutes(Long.parseLong(matcher.group(3)))
                .plusSeconds(Long.parseLong(matcher.group(4)))
                .plusMillis(fraction == null ? 0 : Long.parseLong((fraction + "00").substring(0, 3)));
    }

    private static void append(StringBuilder text, String name, Duration time) {
        text.append("[%").append(name).append(' ').append(time.toHours()).append(':');
        twoDigits(text, time.toMinutesPart());
        text.append(':');
        twoDigits(text, time.toSecondsPart());
        int millis = time.toMillisPart();
        if (millis > 0) {
            text.append('.').append(Integer.toString(1000 + millis), 1, 4);
        }
        text.append("] ");
    }

    private static void twoDigits(StringBuilder text, int number) {
        text.append((char) ('0' + number / 10)).append((char) ('0' + number % 10));
    }
}
