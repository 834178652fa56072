package org.chuhe.records.moves;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.core.notation.Ranks;
import org.chuhe.core.notation.WxfDialect;
import org.jspecify.annotations.Nullable;

/**
 * How a game writes its moves where notations disagree.
 *
 * @param ranks how coordinates count the ranks
 * @param wxf which WXF it follows; null for whichever makes a move legal
 * @param vietnamese whether its letters and signs are the Vietnamese ones
 */
record MoveDialect(Ranks ranks, @Nullable WxfDialect wxf, boolean vietnamese) {
    static final MoveDialect USUAL = new MoveDialect(Ranks.FROM_ZERO, null, false);
    static final MoveDialect VIETNAMESE = new MoveDialect(Ranks.FROM_ZERO, null, true);

    /** What else to try when the usual way fails. */
    static final List<MoveDialect> OTHERS = others();

    private static List<MoveDialect> others() {
        List<MoveDialect> others = new ArrayList<>();
        others.add(new MoveDialect(Ranks.FROM_ONE, null, false));
        for (WxfDialect dialect : WxfDialect.values()) {
            others.add(new MoveDialect(Ranks.FROM_ZERO, dialect, false));
        }
        return List.copyOf(others);
    }
}
