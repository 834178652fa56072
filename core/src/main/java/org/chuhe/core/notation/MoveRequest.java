package org.chuhe.core.notation;

/**
 * What a text of Chinese notation or WXF asks for: a piece and where it goes.
 *
 * @param kind the kind, as in {@link org.chuhe.core.board.PieceCode}
 * @param file the file from the mover's right, 1…9; 0 for any file that holds several pieces of the kind
 * @param which {@link FileNotation#ANY} … {@link FileNotation#CENTRE}, {@link FileNotation#ORDINAL} + k or
 *     {@link FileNotation#NUMBERED} + k
 * @param direction {@link FileNotation#FORWARD}, {@link FileNotation#SIDEWAYS} or {@link FileNotation#BACKWARD}
 * @param number the file it goes to, or how many points forward or backward
 */
record MoveRequest(int kind, int file, int which, int direction, int number) {}
