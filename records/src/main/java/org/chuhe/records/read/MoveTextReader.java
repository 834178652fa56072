package org.chuhe.records.read;

import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.Texts;

/** Reads the moves of a game as text, trying other dialects and the other side to move where the usual way fails. */
final class MoveTextReader {
    private final MoveWords words = new MoveWords();

    /** The reading that gets furthest. */
    MoveTextParser read(Position start, CharSequence text, int from, int end) {
        MoveTextParser best = parse(start, text, from, end, MoveDialect.USUAL);
        if (!best.isBroken()) {
            return best;
        }
        if (best.usesLatin()) {
            for (MoveDialect dialect : MoveDialect.OTHERS) {
                best = better(best, parse(start, text, from, end, dialect));
            }
        }
        if (best.isBroken() && best.plies() == 0) {
            Side other = start.sideToMove().opponent();
            MoveTextParser turned = parse(start.withSideToMove(other), text, from, end, MoveDialect.USUAL);
            // One legal move by chance does not prove that the position is wrong about the side.
            if (turned.plies() > 1 || !turned.isBroken()) {
                best = turned;
                best.defects().add(0, sideCorrected());
            }
        }
        return best;
    }

    static Defect sideCorrected() {
        return new Defect(Defect.Kind.SIDE_CORRECTED, 0, "", Texts.message("side.corrected"));
    }

    private MoveTextParser parse(Position start, CharSequence text, int from, int end, MoveDialect dialect) {
        return new MoveTextParser(words, start, text, from, end, dialect).parse();
    }

    private static MoveTextParser better(MoveTextParser one, MoveTextParser other) {
        return !one.isBroken() || other.plies() <= one.plies() && other.isBroken() ? one : other;
    }
}
