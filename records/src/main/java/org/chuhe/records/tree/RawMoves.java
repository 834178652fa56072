package org.chuhe.records.tree;

import org.chuhe.core.Position;

/** Files of servers that hold nothing but moves by their points, from the usual start, and have no sign of their own. */
public final class RawMoves {
    /** So many legal moves in a row are no chance. */
    private static final int CONVINCING = 4;

    private RawMoves() {}

    /** Whether moves can be played so far that the file must be what it was taken for. */
    public static boolean convince(GameDraft draft) {
        return draft.length() > 0 && draft.playable(Position.START) >= Math.min(CONVINCING, draft.length());
    }
}
