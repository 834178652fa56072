package org.chuhe.records.tree;

import org.chuhe.core.Illegality;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.records.format.Texts;
import org.chuhe.text.Message;

/** Why a move of a file cannot be played. */
public final class MoveProblems {
    private MoveProblems() {}

    /** Why a move that a file gives by its points cannot be played. */
    public static Message illegal(Position position, String text, int code) {
        Move move = Move.of(code);
        return Illegality.of(position, move)
                .map(why -> Texts.message("move.illegal", text, why.message(position, move)))
                .orElseGet(() -> Texts.message("move.takes.king", text));
    }
}
