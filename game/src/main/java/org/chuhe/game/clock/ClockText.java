package org.chuhe.game.clock;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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
    private static final Pattern STAGE =
            Pattern.compile("(\\d{1,4})(?::([0-5]\\d))?(?:/(\\d{1,3}))?(?:\\+(\\d{1,4}))?");
    private static final Pattern COUNTDOWN = Pattern.compile("(\\d{1,2})x(\\d{1,4})");
    private static final int MOST_STAGES = 8;

    private ClockText() {}

    /** Reads a scheme; empty if it is none. */
    public static Optional<ClockScheme> read(String text) {
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
        long seconds = 60 * Long.parseLong(stage.group(1)) + number(stage.group(2));
        return new ClockStage((int) number(stage.group(3)), 1000 * seconds, 1000 * number(stage.group(4)), true);
    }

    private static long number(@Nullable String digits) {
        return digits == null ? 0 : Long.parseLong(digits);
    }

    /** Stages and byo-yomi of a scheme as {@link #read} takes them; empty if they cannot be written so. */
    public static Optional<String> write(ClockScheme scheme) {
        StringJoiner parts = new StringJoiner(",");
        for (ClockStage stage : scheme.stages()) {
            long seconds = stage.millis() / 1000;
            parts.add(seconds / 60
                    + (seconds % 60 == 0 ? "" : String.format(Locale.ROOT, ":%02d", seconds % 60))
                    + (stage.moves() == 0 ? "" : "/" + stage.moves())
                    + (stage.increment() == 0 ? "" : "+" + stage.increment() / 1000));
        }
        if (scheme.countdownPeriods() > 0) {
            parts.add(scheme.countdownPeriods() + "x" + scheme.countdownMillis() / 1000);
        }
        return Optional.of(parts.toString())
                .filter(text -> read(text)
                        .filter(again -> again.stages().equals(scheme.stages())
                                && again.countdownPeriods() == scheme.countdownPeriods()
                                && again.countdownMillis() == scheme.countdownMillis())
                        .isPresent());
    }
}
