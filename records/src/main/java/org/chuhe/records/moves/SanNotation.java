package org.chuhe.records.moves;

import org.chuhe.core.Kind;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.MoveCode;
import org.chuhe.core.board.PieceCode;
import org.chuhe.core.notation.NotationProblem;
import org.chuhe.core.notation.Ranks;

/**
 * The moves of XBoard and PyChess: {@code Cbe2}, {@code Hxg5}, {@code g4}, {@code A10e9}, {@code Rg9+}: a letter unless
 * it is a pawn, a file or a rank where several pieces could go there, the point it goes to.
 */
final class SanNotation {
    private static final int AMBIGUOUS = NotationProblem.AMBIGUOUS.code();
    private static final int ILLEGAL = NotationProblem.ILLEGAL.code();
    private static final int UNREADABLE = NotationProblem.UNREADABLE.code();

    private final int[] moves = new int[Board.MAX_MOVES];

    /** The legal move that {@code text[start, end)} means, or the negative code of a {@link NotationProblem}. */
    int readCode(Board board, CharSequence text, int start, int end, Ranks ranks) {
        int last = end;
        while (last > start && "+#!?".indexOf(text.charAt(last - 1)) >= 0) {
            last--;
        }
        int digits = last;
        while (digits > start && isDigit(text.charAt(digits - 1))) {
            digits--;
        }
        int rank = number(text, digits, last, ranks);
        int file = digits > start ? text.charAt(digits - 1) - 'a' : -1;
        if (rank < 0 || file < 0 || file >= Square.FILES) {
            return UNREADABLE;
        }
        int to = rank * Square.FILES + file;
        int i = start;
        int kind = PieceCode.PAWN;
        char letter = text.charAt(i);
        if (letter >= 'A' && letter <= 'Z') {
            kind = Kind.ofLetter(letter).map(k -> k.ordinal() + 1).orElse(0);
            i++;
        }
        int stop = digits - 1;
        if (stop > i && text.charAt(stop - 1) == 'x') {
            stop--;
        }
        int fromFile = -1;
        if (i < stop && text.charAt(i) >= 'a' && text.charAt(i) <= 'i') {
            fromFile = text.charAt(i++) - 'a';
        }
        int fromRank = i < stop ? number(text, i, stop, ranks) : -1;
        if (kind == 0 || i < stop && fromRank < 0) {
            return UNREADABLE;
        }
        return find(board, kind, to, fromFile, fromRank);
    }

    private int find(Board board, int kind, int to, int fromFile, int fromRank) {
        int count = board.legalMoves(moves, 0);
        int found = ILLEGAL;
        for (int i = 0; i < count; i++) {
            int from = MoveCode.from(moves[i]);
            if (MoveCode.to(moves[i]) == to
                    && PieceCode.kind(board.pieceAt(from)) == kind
                    && (fromFile < 0 || from % Square.FILES == fromFile)
                    && (fromRank < 0 || from / Square.FILES == fromRank)) {
                if (found >= 0) {
                    return AMBIGUOUS;
                }
                found = moves[i];
            }
        }
        return found;
    }

    /** A rank 0…9, however it is counted, or -1. */
    private static int number(CharSequence text, int start, int end, Ranks ranks) {
        int length = end - start;
        if (length < 1 || length > 2) {
            return -1;
        }
        int value = 0;
        for (int i = start; i < end; i++) {
            if (!isDigit(text.charAt(i))) {
                return -1;
            }
            value = 10 * value + text.charAt(i) - '0';
        }
        int rank = value - ranks.ordinal();
        return rank < Square.RANKS ? rank : -1;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
