package org.chuhe.game;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import org.chuhe.core.Move;
import org.chuhe.core.Side;
import org.chuhe.core.board.Board;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.command.EndCommand;
import org.chuhe.game.command.GameCommand;
import org.chuhe.game.command.OfferCommand;
import org.chuhe.game.command.PlayCommand;
import org.chuhe.game.log.GameLog;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.state.GameState;
import org.chuhe.text.EndReason;

/** Plays complete random games with clocks; run as a program it says how fast. */
final class RandomGames {
    private static final GameRegulations REGULATIONS =
            GameRegulations.online().withClock(ClockScheme.increment(Duration.ofMinutes(10), Duration.ofSeconds(5)));

    private final Referee referee = new Referee();
    private final int[] buffer = new int[Board.MAX_MOVES];
    final Map<EndReason, Integer> reasons = new EnumMap<>(EndReason.class);
    long plies;

    GameState play(SplittableRandom random) {
        GameState state = referee.start(0, Table.PLAYERS, REGULATIONS);
        long now = 0;
        // Some players think longer than their clocks can bear.
        int pace = 4000 + random.nextInt(16_000);
        while (!state.isOver()) {
            now += random.nextInt(pace);
            state = referee.answer(state, command(state, now, random)).state();
        }
        plies += state.history().ply();
        reasons.merge(state.result().orElseThrow().reason(), 1, Integer::sum);
        return state;
    }

    private GameCommand command(GameState state, long now, SplittableRandom random) {
        Side side = state.position().sideToMove();
        int chance = random.nextInt(2000);
        if (chance == 0) {
            return new EndCommand.Resign(now, side);
        }
        if (chance < 6) {
            return new OfferCommand.OfferDraw(now, side);
        }
        if (chance < 100 && state.offer().filter(side.opponent()::equals).isPresent()) {
            return new OfferCommand.AcceptDraw(now, side);
        }
        int count = state.position().toBoard().legalMoves(buffer, 0);
        return new PlayCommand.MakeMove(now, side, Move.of(buffer[random.nextInt(count)]));
    }

    public static void main(String[] arguments) {
        int count = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 20_000;
        RandomGames warmUp = new RandomGames();
        for (int i = 0; i < 2000; i++) {
            warmUp.play(new SplittableRandom(i));
        }
        RandomGames games = new RandomGames();
        long start = cpuNanos();
        for (int i = 0; i < count; i++) {
            games.play(new SplittableRandom(i));
        }
        double seconds = (cpuNanos() - start) / 1e9;
        System.out.printf(
                Locale.ROOT,
                "%d games, %.1f plies each, %.2f s of processor time: %.0f games/min, %.2f µs/ply%n%s%n",
                count,
                games.plies / (double) count,
                seconds,
                60 * count / seconds,
                1e6 * seconds / games.plies,
                games.reasons);
        System.out.printf(Locale.ROOT, "log of 400 plies: %.3f ms to write%n", writeMillis());
    }

    /** The processor time of this thread: other programs on the machine do not count. */
    private static long cpuNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    /** How long it takes to write the log of a game of 400 plies, on average. */
    private static double writeMillis() {
        GameState state = fourHundredPlies();
        long length = 0;
        for (int i = 0; i < 2000; i++) {
            length += GameLog.write(state).length();
        }
        long start = cpuNanos();
        int times = 2000;
        for (int i = 0; i < times; i++) {
            length += GameLog.write(state).length();
        }
        double millis = (cpuNanos() - start) / 1e6 / times;
        return length > 0 ? millis : -1;
    }

    /** A state after 400 plies, each with a press of the clock. */
    static GameState fourHundredPlies() {
        Table table = Table.of(GameRegulations.national());
        return table.shuffle(200).state;
    }
}
