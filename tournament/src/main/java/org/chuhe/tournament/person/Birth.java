package org.chuhe.tournament.person;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.tournament.field.ValueType.Word;

/**
 * When somebody was born, as exactly as it is known.
 *
 * @param year 0 = not known at all
 * @param month 0 = only the year is known
 * @param day 0 = only year and month are known
 */
public record Birth(int year, int month, int day) {
    public static final Birth UNKNOWN = new Birth(0, 0, 0);

    /** As files, forms and lists have it. */
    public static final Word<Birth> WRITTEN = new Word<>(Birth::read, Birth::code, "2010, 2010-05, 2010-05-17");

    private static final Pattern DATE = Pattern.compile("(\\d{4})(?:[-/.年](\\d{1,2})(?:[-/.月](\\d{1,2})日?|月)?|年)?");
    private static final Pattern COMPACT = Pattern.compile("(\\d{4})(\\d{2})(\\d{2})");
    /** Spreadsheets count days. */
    private static final Pattern SERIAL = Pattern.compile("(\\d{5})(?:\\.0*)?");

    private static final LocalDate FIRST_SERIAL = LocalDate.of(1899, 12, 30);

    /** What somebody wrote: 2010, 2010-05, 2010-05-17, 2010年5月17日, 20100517; nothing is {@link #UNKNOWN}. */
    public static Optional<Birth> read(String text) {
        String plain = text.strip();
        if (plain.isEmpty()) {
            return Optional.of(UNKNOWN);
        }
        Matcher serial = SERIAL.matcher(plain);
        if (serial.matches()) {
            LocalDate date = FIRST_SERIAL.plusDays(Integer.parseInt(serial.group(1)));
            return Optional.of(new Birth(date.getYear(), date.getMonthValue(), date.getDayOfMonth()));
        }
        Matcher compact = COMPACT.matcher(plain);
        Matcher written = DATE.matcher(plain);
        if (compact.matches()) {
            return of(compact);
        }
        return written.matches() ? of(written) : Optional.empty();
    }

    private static Optional<Birth> of(Matcher parts) {
        int year = Integer.parseInt(parts.group(1));
        int month = parts.group(2) == null ? 0 : Integer.parseInt(parts.group(2));
        int day = parts.group(3) == null ? 0 : Integer.parseInt(parts.group(3));
        try {
            LocalDate.of(Math.max(1, year), Math.max(1, month), Math.max(1, day));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
        boolean real = year > 0 && (parts.group(2) == null || month > 0) && (parts.group(3) == null || day > 0);
        return real ? Optional.of(new Birth(year, month, day)) : Optional.empty();
    }

    public boolean known() {
        return year > 0;
    }

    /** As event files have it: 2010, 2010-05 or 2010-05-17; empty if it is not known. */
    public String code() {
        if (!known()) {
            return "";
        }
        if (month == 0) {
            return "%04d".formatted(year);
        }
        return day == 0 ? "%04d-%02d".formatted(year, month) : "%04d-%02d-%02d".formatted(year, month, day);
    }
}
