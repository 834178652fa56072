package org.chuhe.game.clock;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Timing schemes as people write them: {@code 60+30} (minutes and seconds a move, 6.1), {@code 60/30,10/10} (minutes for so
 * many moves, 6.2), {@code 20} (6.3), {@code 15,3x30} (then byo-yomi of three times thirty seconds).
 */
public final class ClockText {
    private static final Pattern STAGE = Pattern.compile("(\\d{1,4})(?:/(\\d{1,3}))?(?:\\+(\\d{1,4}))?");
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
        int moves = stage.group(2) == null ? 0 : Integer.parseInt(stage.group(2));
        long increment = stage.group(3) == null ? 0 : 1000 * Long.parseLong(stage.group(3));
        return new ClockStage(moves, 60_000 * Long.parseLong(stage.group(1)), increment, true);
    }
}
