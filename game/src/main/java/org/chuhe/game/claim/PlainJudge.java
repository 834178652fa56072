package org.chuhe.game.claim;

import java.util.List;
import java.util.Optional;
import org.chuhe.core.Move;
import org.chuhe.core.Names;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.board.Board;
import org.chuhe.game.claim.RepetitionRuling.Verdict;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/**
 * A judge who counts but does not analyse: he sees whether the moves have come round three times and whether one side
 * alone gave check all the while. Threats other than check are beyond him.
 */
public final class PlainJudge implements RepetitionJudge {
    static final Messages MESSAGES = Messages.beside(PlainJudge.class);
    /** 23.1: the moves come round three times. */
    private static final int TIMES = 3;
    /** 23.4: nine rounds, even if the moves have not come round three times. */
    private static final int LONG_SERIES = 9;

    @Override
    public RepetitionRuling rule(Position start, List<Move> moves) {
        Line line = Line.of(start, moves);
        int period = line.repeatedPeriod();
        if (period > 0) {
            return judge(line, period, "23.1");
        }
        int last = line.plies();
        for (Side side : Side.values()) {
            if (line.checksThroughout(side, last - 2 * LONG_SERIES, last) && line.returnsWithin(2 * LONG_SERIES)) {
                return judge(line, 2 * LONG_SERIES, "23.4");
            }
        }
        return ruling(Verdict.NO_REPETITION, Optional.empty(), List.of("23.3"), "judge.none");
    }

    private static RepetitionRuling judge(Line line, int plies, String because) {
        int last = line.plies();
        boolean red = line.checksThroughout(Side.RED, last - plies, last);
        boolean black = line.checksThroughout(Side.BLACK, last - plies, last);
        if (red == black) {
            return ruling(Verdict.UNDECIDED, Optional.empty(), List.of(because), "judge.undecided", plies / 2);
        }
        Side checking = red ? Side.RED : Side.BLACK;
        return ruling(
                Verdict.PERPETUAL_CHECK,
                Optional.of(checking),
                List.of(because, "23.5.1"),
                "judge.perpetual-check",
                Names.of(checking),
                plies / 2);
    }

    private static RepetitionRuling ruling(
            Verdict verdict, Optional<Side> side, List<String> articles, String key, Object... arguments) {
        Message explanation = MESSAGES.message(key, arguments);
        return new RepetitionRuling(verdict, side, articles, explanation);
    }

    /** The positions of a game as hashes; index = plies played. */
    private static final class Line {
        private final long[] hashes;
        private final boolean[] checks;
        private final boolean[] captures;
        private final Side firstMover;

        private Line(long[] hashes, boolean[] checks, boolean[] captures, Side firstMover) {
            this.hashes = hashes;
            this.checks = checks;
            this.captures = captures;
            this.firstMover = firstMover;
        }

        static Line of(Position start, List<Move> moves) {
            Board board = start.toBoard();
            int plies = moves.size();
            long[] hashes = new long[plies + 1];
            boolean[] checks = new boolean[plies + 1];
            boolean[] captures = new boolean[plies + 1];
            hashes[0] = board.hash();
            for (int ply = 1; ply <= plies; ply++) {
                board.make(moves.get(ply - 1).code());
                hashes[ply] = board.hash();
                checks[ply] = board.inCheck();
                captures[ply] = board.quietPlies() == 0;
            }
            return new Line(hashes, checks, captures, start.sideToMove());
        }

        int plies() {
            return hashes.length - 1;
        }

        /**
         * The length in plies of a cycle that has come round three times by now; 0 if there is none. The move that
         * began the cycle counts, unless it captured (23.2).
         */
        int repeatedPeriod() {
            int last = plies();
            for (int period = 4; period * TIMES <= last; period += 2) {
                int same = 0;
                while (last - same - period >= 0 && hashes[last - same] == hashes[last - same - period]) {
                    same++;
                }
                int first = last - same - period + 1;
                boolean deducted = first < 1 || captures[first];
                int counted = same + period - (deducted ? 1 : 0);
                if (counted >= period * TIMES) {
                    return period;
                }
            }
            return 0;
        }

        /** Whether every move of a side after ply {@code from} up to {@code to} was a check without capture. */
        boolean checksThroughout(Side side, int from, int to) {
            if (from < 0) {
                return false;
            }
            for (int ply = from + 1; ply <= to; ply++) {
                boolean own = (ply % 2 == 1) == (firstMover == side);
                if (captures[ply] || (own && !checks[ply])) {
                    return false;
                }
            }
            return true;
        }

        /** Whether the present position stood before within the last so many plies. */
        boolean returnsWithin(int plies) {
            int last = plies();
            for (int ply = last - 2; ply >= Math.max(0, last - plies); ply -= 2) {
                if (hashes[ply] == hashes[last]) {
                    return true;
                }
            }
            return false;
        }
    }
}
