package org.chuhe.server.platform.config;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;

/**
 * Times as people read them in one place. What is stored are instants; only here one becomes a day and an hour. A clock
 * that runs in a page, and what is said there, goes by the browser's own time.
 */
public record TimeText(ZoneId zone) {
    private static final int LONGEST_NAME = 60;
    private static final DateTimeFormatter DAY = pattern("uuuu-MM-dd");
    private static final DateTimeFormatter CLOCK = pattern("HH:mm");
    private static final DateTimeFormatter SHORT = pattern("MM-dd HH:mm");
    private static final DateTimeFormatter MINUTE = pattern("uuuu-MM-dd HH:mm");
    private static final DateTimeFormatter SECOND = pattern("uuuu-MM-dd HH:mm:ss");

    private static DateTimeFormatter pattern(String pattern) {
        return DateTimeFormatter.ofPattern(pattern, Locale.ROOT);
    }

    /** A zone as people write it: {@code Asia/Shanghai}, {@code UTC+8}, {@code +08:00}. */
    public static Optional<ZoneId> zone(String text) {
        try {
            return text.length() > LONGEST_NAME ? Optional.empty() : Optional.of(ZoneId.of(text.strip()));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    /** What the zone is called: by its place, or {@code UTC+8} if it has none. */
    public String name() {
        return zone.normalized() instanceof ZoneOffset offset ? name(offset) : zone.getId();
    }

    private static String name(ZoneOffset offset) {
        String hours = offset.getId().equals("Z")
                ? ""
                : offset.getId().replaceFirst("([+-])0", "$1").replaceFirst(":00$", "");
        return "UTC" + hours;
    }

    /** 2026-11-18. */
    public String day(Instant at) {
        return DAY.format(at.atZone(zone));
    }

    /** 14:05. */
    public String clock(Instant at) {
        return CLOCK.format(at.atZone(zone));
    }

    /** 11-18 14:05. */
    public String shortly(Instant at) {
        return SHORT.format(at.atZone(zone));
    }

    /** 2026-11-18 14:05 UTC+8. */
    public String minute(Instant at) {
        return named(MINUTE, at);
    }

    /** 2026-11-18 14:05:09 UTC+8. */
    public String second(Instant at) {
        return named(SECOND, at);
    }

    private String named(DateTimeFormatter format, Instant at) {
        return format.format(at.atZone(zone)) + " " + name(zone.getRules().getOffset(at));
    }
}
