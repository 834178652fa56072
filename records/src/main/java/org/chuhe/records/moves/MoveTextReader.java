package org.chuhe.records.moves;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.notation.VietnameseReader;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.Texts;

/** Reads the moves of a game as text, trying other dialects and the other side to move where the usual way fails. */
public final class MoveTextReader {
    private static final int MOST_READINGS = 64;

    /** The reading that gets furthest. */
    public MoveTextParser read(Position start, CharSequence text, int from, int end) {
        MoveTextParser best = parse(start, text, from, end, MoveDialect.USUAL);
        if (!best.isBroken()) {
            return best;
        }
        if (best.usesLatin() && VietnameseReader.isIn(text, from, end)) {
            best = better(best, parse(start, text, from, end, MoveDialect.VIETNAMESE));
        }
        if (best.isBroken() && best.usesLatin()) {
            for (MoveDialect dialect : MoveDialect.OTHERS) {
                best = better(best, parse(start, text, from, end, dialect));
            }
        }
        if (best.openReadings() > 0) {
            best = followReadings(best, start, text, from, end);
        }
        if (best.isBroken() && best.plies() == 0) {
            Side other = start.sideToMove().opponent();
            MoveTextParser turned = parse(start.withSideToMove(other), text, from, end, MoveDialect.USUAL);
            // One legal move by chance does not prove that the position is wrong about the side.
            if (turned.plies() > 1 || !turned.isBroken()) {
                best = turned;
                best.defects().add(0, Defect.sideCorrected());
            }
        }
        return best;
    }

    /** Where a word is ambiguous by itself: mostly only one reading lets the rest of the game be played. */
    private MoveTextParser followReadings(MoveTextParser stuck, Position start, CharSequence text, int from, int end) {
        List<MoveTextParser> whole = new ArrayList<>();
        Deque<int[]> pending = new ArrayDeque<>();
        pending.add(new int[0]);
        MoveTextParser at = stuck;
        for (int tries = 0; tries < MOST_READINGS && !pending.isEmpty() && whole.size() < 2; tries++) {
            int[] choices = pending.poll();
            at = parse(start, text, from, end, MoveDialect.USUAL, choices);
            if (!at.isBroken()) {
                whole.add(at);
            }
            for (int i = 0; i < at.openReadings(); i++) {
                int[] next = Arrays.copyOf(choices, choices.length + 1);
                next[choices.length] = i;
                pending.add(next);
            }
        }
        if (whole.size() != 1 || !pending.isEmpty()) {
            return stuck;
        }
        MoveTextParser only = whole.get(0);
        only.defects()
                .add(
                        0,
                        new Defect(
                                Defect.Kind.AMBIGUITY_RESOLVED,
                                stuck.plies() + 1,
                                "",
                                Texts.message("ambiguity.resolved")));
        return only;
    }

    private MoveTextParser parse(
            Position start, CharSequence text, int from, int end, MoveDialect dialect, int... choices) {
        return new MoveTextParser(start, text, from, end, dialect, choices).parse();
    }

    private static MoveTextParser better(MoveTextParser one, MoveTextParser other) {
        return !one.isBroken() || other.plies() <= one.plies() && other.isBroken() ? one : other;
    }
}
