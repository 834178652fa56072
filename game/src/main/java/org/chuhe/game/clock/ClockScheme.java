package org.chuhe.game.clock;

import java.time.Duration;
import java.util.List;
import org.chuhe.core.Side;

/**
 * A timing scheme 计时方案 (2011 rules, article 6), composed of parts: stages, then byo-yomi 读秒, a limit per move, and
 * compensation 贴时 for a side.
 *
 * @param stages at least one; a last stage with a number of moves repeats until the game ends (6.2)
 * @param countdownPeriods how many byo-yomi periods follow when the stages' time is used up; 0 for none
 * @param countdownMillis the length of a period; a move within it gives the period back
 * @param moveLimit the most a single move may take, in milliseconds; 0 for no limit
 * @param redExtra what Red gets on top at the start (6.5)
 * @param blackExtra what Black gets on top at the start (6.5)
 */
public record ClockScheme(
        List<ClockStage> stages,
        int countdownPeriods,
        long countdownMillis,
        long moveLimit,
        long redExtra,
        long blackExtra) {
    /** Games with no more than this for each side are blitz 快棋 (6.4). */
    public static final Duration BLITZ = Duration.ofMinutes(15);

    public ClockScheme {
        stages = List.copyOf(stages);
        boolean numbers = countdownPeriods >= 0
                && countdownPeriods <= 1000
                && inRange(countdownMillis)
                && inRange(moveLimit)
                && inRange(redExtra)
                && inRange(blackExtra);
        if (stages.isEmpty() || !numbers || (countdownPeriods > 0 && countdownMillis == 0)) {
            throw new IllegalArgumentException("no such timing scheme");
        }
        for (ClockStage stage : stages.subList(0, stages.size() - 1)) {
            if (stage.moves() == 0) {
                throw new IllegalArgumentException("nothing can follow a stage for the rest of the game");
            }
        }
        if (stages.get(0).millis() + Math.min(redExtra, blackExtra) <= 0 && countdownPeriods == 0) {
            throw new IllegalArgumentException("a scheme must give both sides time");
        }
    }

    private static boolean inRange(long millis) {
        return millis >= 0 && millis <= ClockStage.UNLIMITED;
    }

    /** Base time and an increment per move 基本用时加秒制 (6.1). */
    public static ClockScheme increment(Duration base, Duration perMove) {
        return stages(ClockStage.rest(base).withIncrement(perMove));
    }

    /** So many moves within so much time 限时限着制 (6.2); a last stage with a number of moves repeats. */
    public static ClockScheme stages(ClockStage... stages) {
        return new ClockScheme(List.of(stages), 0, 0, 0, 0, 0);
    }

    /** All moves within one time 限时包干制 (6.3). */
    public static ClockScheme suddenDeath(Duration time) {
        return stages(ClockStage.rest(time));
    }

    /** Nothing but a limit for every single move. */
    public static ClockScheme perMove(Duration limit) {
        return stages(new ClockStage(0, ClockStage.UNLIMITED, 0)).withMoveLimit(limit);
    }

    /** The same scheme, followed by byo-yomi 读秒. */
    public ClockScheme withCountdown(int periods, Duration each) {
        return new ClockScheme(stages, periods, each.toMillis(), moveLimit, redExtra, blackExtra);
    }

    /** The same scheme, with a limit for every single move 步时. */
    public ClockScheme withMoveLimit(Duration limit) {
        return new ClockScheme(stages, countdownPeriods, countdownMillis, limit.toMillis(), redExtra, blackExtra);
    }

    /** The same scheme, with compensation 贴时 for a side (6.5). */
    public ClockScheme withExtra(Side side, Duration extra) {
        long millis = extra.toMillis();
        return side == Side.RED
                ? new ClockScheme(stages, countdownPeriods, countdownMillis, moveLimit, millis, blackExtra)
                : new ClockScheme(stages, countdownPeriods, countdownMillis, moveLimit, redExtra, millis);
    }

    public long extra(Side side) {
        return side == Side.RED ? redExtra : blackExtra;
    }

    /** Whether games under this scheme are blitz 快棋: no more than 15 minutes for each side (6.4). */
    public boolean isBlitz() {
        long base = 0;
        for (ClockStage stage : stages) {
            base += stage.millis();
        }
        boolean bounded = stages.get(stages.size() - 1).moves() == 0;
        return bounded && base + Math.max(redExtra, blackExtra) <= BLITZ.toMillis();
    }
}
