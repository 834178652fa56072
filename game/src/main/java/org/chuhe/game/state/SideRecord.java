package org.chuhe.game.state;

import java.util.List;
import org.chuhe.core.Square;

/**
 * What a side has on its account.
 *
 * @param present whether the player has arrived (article 20)
 * @param offers draw offers put to the opponent (22.1)
 * @param askedBack the number of the move that the side last asked to take back; 0 if none that still stands
 * @param fouls 犯规 (article 8)
 * @param illegalMoves moves against the rules (4.1.8)
 * @param emptyPresses presses of the clock without a move (4.1.9)
 * @param falseLimitClaims false limit claims since the last capture (4.1.11)
 * @param warnings 警告 (18.1)
 * @param missedMoves moves missing in the record and not yet punished (7.1)
 * @param recordUsable whether the record is good enough for claims (22.3)
 * @param rewriting whether the record must be written out fair (7.3)
 * @param signed whether the result is signed (article 9)
 * @param touchedEarly the points of pieces touched out of turn, as long as they stand there: they bind on the side's next
 *     turn (5.6)
 * @param flagFell when the side's time ran out, or {@link #NEVER}
 */
public record SideRecord(
        boolean present,
        int offers,
        int askedBack,
        int fouls,
        int illegalMoves,
        int emptyPresses,
        int falseLimitClaims,
        int warnings,
        int missedMoves,
        boolean recordUsable,
        boolean rewriting,
        boolean signed,
        List<Square> touchedEarly,
        long flagFell) {
    public static final long NEVER = Long.MIN_VALUE;

    static SideRecord of(boolean present) {
        return new SideRecord(present, 0, 0, 0, 0, 0, 0, 0, 0, true, false, false, List.of(), NEVER);
    }

    /** A changeable copy. */
    static final class Draft {
        boolean present;
        int offers;
        int askedBack;
        int fouls;
        int illegalMoves;
        int emptyPresses;
        int falseLimitClaims;
        int warnings;
        int missedMoves;
        boolean recordUsable;
        boolean rewriting;
        boolean signed;
        List<Square> touchedEarly;
        long flagFell;

        Draft(SideRecord from) {
            present = from.present;
            offers = from.offers;
            askedBack = from.askedBack;
            fouls = from.fouls;
            illegalMoves = from.illegalMoves;
            emptyPresses = from.emptyPresses;
            falseLimitClaims = from.falseLimitClaims;
            warnings = from.warnings;
            missedMoves = from.missedMoves;
            recordUsable = from.recordUsable;
            rewriting = from.rewriting;
            signed = from.signed;
            touchedEarly = from.touchedEarly;
            flagFell = from.flagFell;
        }

        SideRecord build() {
            return new SideRecord(
                    present,
                    offers,
                    askedBack,
                    fouls,
                    illegalMoves,
                    emptyPresses,
                    falseLimitClaims,
                    warnings,
                    missedMoves,
                    recordUsable,
                    rewriting,
                    signed,
                    touchedEarly,
                    flagFell);
        }
    }
}
