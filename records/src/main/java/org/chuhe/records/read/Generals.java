package org.chuhe.records.read;

import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.Parsed;
import org.chuhe.records.format.Texts;

/** Compositions 排局 may lack a general, and in some files it was forgotten: said once a game that has moves. */
final class Generals {
    private Generals() {}

    static void check(Parsed parsed) {
        Position start = parsed.game().start();
        boolean noRed = start.king(Side.RED).isEmpty();
        boolean noBlack = start.king(Side.BLACK).isEmpty();
        if ((noRed || noBlack) && parsed.game().plies() > 0) {
            String side = noRed && noBlack ? "both" : noRed ? "red" : "black";
            new Defect(Defect.Kind.NO_GENERAL, 0, "", Texts.message("general.missing." + side)).addTo(parsed.defects());
        }
    }
}
