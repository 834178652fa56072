package org.chuhe.javascript.bridge;

import org.teavm.jso.JSObject;

/**
 * A position in a script's hands. Moves are numbers here ({@link org.chuhe.core.board.MoveCode}), points indices: the
 * script gives them their names.
 */
public interface ScriptPosition extends JSObject {
    String fen(boolean wxfLetters);

    boolean redToMove();

    int quietPlies();

    int moveNumber();

    /** The letters of the pieces on the 90 points from a0 to i9, a dot for an empty one. */
    String board();

    int[] legalMoves();

    boolean isLegal(int move);

    ScriptPosition play(int move);

    /** One move in any notation. */
    int read(String text);

    /** The moves of a game in any notation: one text, or one for each move. */
    int[] readAll(JSObject texts);

    /** A legal move in a notation. */
    String write(int code, String notation);

    boolean isCheck();

    boolean isCheckmate();

    boolean isStalemate();

    int[] checkers();

    int[] pinned();

    /** What is wrong with it if it is to be a position of a game, in words. */
    JSObject flaws(String language);

    double perft(int depth);
}
