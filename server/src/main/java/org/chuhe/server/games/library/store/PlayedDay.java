package org.chuhe.server.games.library.store;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Days as numbers that can be compared: 20051104. What is not known of a date is zero, and a day that is not known at all is
 * the number zero.
 */
public final class PlayedDay {
    private static final Pattern DATE =
            Pattern.compile("(?<!\\d)(1[5-9]\\d\\d|20\\d\\d)(?:[-./年 ]+(\\d{1,2})(?:[-./月 ]+(\\d{1,2}))?)?");
    private static final Pattern PACKED = Pattern.compile("(?<!\\d)(1[5-9]\\d\\d|20\\d\\d)(\\d\\d)(\\d\\d)(?!\\d)");
    private static final int YEAR = 10_000;
    private static final int MONTH = 100;

    private PlayedDay() {}

    /** What a record says: 2005.11.04, 2005.11.??, 2005年11月4日, 20051104. */
    public static int of(String text) {
        Matcher packed = PACKED.matcher(text);
        Matcher date = packed.find() ? packed : DATE.matcher(text);
        if (date != packed && !date.find()) {
            return 0;
        }
        int month = part(date.group(2), 12);
        return Integer.parseInt(date.group(1)) * YEAR + month * MONTH + (month == 0 ? 0 : part(date.group(3), 31));
    }

    private static int part(@Nullable String digits, int most) {
        int value = digits == null ? 0 : Integer.parseInt(digits);
        return value <= most ? value : 0;
    }

    /** The first day that a year, a month or a day means; empty if it is none. */
    static Optional<Integer> first(String text) {
        return Optional.of(of(text)).filter(day -> day > 0);
    }

    /** The last day that a year, a month or a day means. */
    static Optional<Integer> last(String text) {
        return first(text).map(day -> day % YEAR == 0 ? day + YEAR - 1 : day % MONTH == 0 ? day + MONTH - 1 : day);
    }

    /** A day for readers: 2005-11-04, 2005-11, 2005; nothing if it is not known. */
    public static String text(int day) {
        if (day == 0) {
            return "";
        }
        String text = Integer.toString(day / YEAR);
        int month = day / MONTH % MONTH;
        if (month > 0) {
            text += String.format("-%02d", month);
            text += day % MONTH > 0 ? String.format("-%02d", day % MONTH) : "";
        }
        return text;
    }
}
