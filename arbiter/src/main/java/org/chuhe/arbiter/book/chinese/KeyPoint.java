package org.chuhe.arbiter.book.chinese;

import org.chuhe.arbiter.threat.Material;
import org.chuhe.core.board.SquareSet;

/**
 * 26.2 (1999: 27.3): the defending side with one attacking piece left holds a key point 守和要点; that it attacks advisors
 * and elephants from there does not count. That a point is key is seen where the ply parries a mate (图 18); elsewhere a
 * search can neither prove nor refute it, and the article is the arbiter's to apply.
 */
enum KeyPoint {
    /** The article does not apply. */
    NONE,
    /** The ply parries a mate: the article excuses it. */
    HELD,
    /** One attacker chases advisors or elephants only, and no mate is parried: for the arbiter to say. */
    ARGUABLE;

    static KeyPoint of(Ply ply, SquareSet chased) {
        boolean loneAttacker = ply.attackers(ply.mover()) == 1 && ply.attackers(ply.mover() ^ 1) > 1;
        boolean weakOnly =
                !chased.any(target -> !Material.isWeak(ply.after().board().pieceAt(target)));
        if (chased.isEmpty() || !loneAttacker || !weakOnly) {
            return NONE;
        }
        return ply.parriesMate() ? HELD : ARGUABLE;
    }
}
