package org.chuhe.game.clock;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Timing schemes as people write them: {@code 60+30} (minutes and seconds a move, 6.1), {@code 60/30,10/10} (minutes for so
 * many moves, 6.2), {@code 20} (6.3), {@code 15,3x30} (then byo-yomi of three times thirty seconds). Minutes may have
 * seconds: {@code 2:30+2}. What a side gets on top (6.5) and the limit of a single move stand beside it.
 */
public final class ClockText {
    private static final Pattern STAGE = Pattern.compile(
            "(\\d{1,4})(?::([0-5]\\d(?:\\.\\d{1,3})?))?(?:/(\\d{1,3}))?(?:\\+(\\d{1,4}(?:\\.\\d{1,3})?))?");
    private static final Pattern COUNTDOWN = Pattern.compile("(\\d{1,2})x(\\d{1,4})");
    private static final int MOST_STAGES = 8;

    private ClockText() {}

    /** Reads a scheme in whole seconds; empty if it is none. */
    public static Optional<ClockScheme> read(String text) {
        return readFine(text)
                .filter(scheme -> scheme.stages().stream()
                        .allMatch(stage -> stage.millis() % 1000 == 0 && stage.increment() % 1000 == 0));
    }

    /** Reads a scheme, also with fractions of seconds, as programs play: {@code 0:10+0.1}. */
    public static Optional<ClockScheme> readFine(String text) {
        List<ClockStage> stages = new ArrayList<>();
        int periods = 0;
        Duration period = Duration.ZERO;
        for (String part : text.strip().split("\\s*,\\s*", MOST_STAGES + 2)) {
            Matcher stage = STAGE.matcher(part);
            Matcher countdown = COUNTDOWN.matcher(part);
            if (stage.matches() && periods == 0 && stages.size() < MOST_STAGES) {
                stages.add(stage(stage));
            } else if (countdown.matches() && periods == 0) {
                periods = Integer.parseInt(countdown.group(1));
                period = Duration.ofSeconds(Long.parseLong(countdown.group(2)));
            } else {
                return Optional.empty();
            }
        }
        try {
            return Optional.of(new ClockScheme(stages, periods, period.toMillis(), 0, 0, 0));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static ClockStage stage(Matcher stage) {
        long millis = 60_000 * Long.parseLong(stage.group(1)) + millis(stage.group(2));
        int moves = stage.group(3) == null ? 0 : Integer.parseInt(stage.group(3));
        return new ClockStage(moves, millis, millis(stage.group(4)));
    }

    private static long millis(@Nullable String seconds) {
        return seconds == null ? 0 : new BigDecimal(seconds).movePointRight(3).longValueExact();
    }

    /** Stages and byo-yomi of a scheme as {@link #readFine} takes them; empty if they cannot be written so. */
    public static Optional<String> write(ClockScheme scheme) {
        StringJoiner parts = new StringJoiner(",");
        for (ClockStage stage : scheme.stages()) {
            long rest = stage.millis() % 60_000;
            parts.add(stage.millis() / 60_000
                    + (rest == 0 ? "" : (rest < 10_000 ? ":0" : ":") + seconds(rest))
                    + (stage.moves() == 0 ? "" : "/" + stage.moves())
                    + (stage.increment() == 0 ? "" : "+" + seconds(stage.increment())));
        }
        if (scheme.countdownPeriods() > 0) {
            parts.add(scheme.countdownPeriods() + "x" + scheme.countdownMillis() / 1000);
        }
        return Optional.of(parts.toString())
                .filter(text -> readFine(text)
                        .filter(again -> again.stages().equals(scheme.stages())
                                && again.countdownPeriods() == scheme.countdownPeriods()
                                && again.countdownMillis() == scheme.countdownMillis())
                        .isPresent());
    }

    /** Seconds as people write them: 30, 0.1. */
    static String seconds(long millis) {
        return BigDecimal.valueOf(millis, 3).stripTrailingZeros().toPlainString();
    }
}
