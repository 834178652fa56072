package org.chuhe.core.notation;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.core.Kind;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.MoveCode;
import org.chuhe.core.board.PieceCode;

/**
 * The moves of XBoard and PyChess: {@code Cbe2}, {@code Hxg5}, {@code g4}, {@code A10e9}, {@code Rg9+}: a letter unless
 * it is a pawn, a file or a rank where several pieces could go there, the point it goes to.
 */
public final class SanNotation {
    private SanNotation() {}

    /** What a text means on a board. */
    public static Reading reading(Board board, String text, Ranks ranks) {
        int last = text.length();
        while (last > 0 && "+#!?".indexOf(text.charAt(last - 1)) >= 0) {
            last--;
        }
        int digits = last;
        while (digits > 0 && isDigit(text.charAt(digits - 1))) {
            digits--;
        }
        int rank = number(text, digits, last, ranks);
        int file = digits > 0 ? text.charAt(digits - 1) - 'a' : -1;
        if (rank < 0) {
            return Reading.unreadable(digits, "iccs.rank");
        }
        if (file < 0 || file >= Square.FILES) {
            return Reading.unreadable(Math.max(0, digits - 1), "iccs.file");
        }
        int to = rank * Square.FILES + file;
        int i = 0;
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
            return Reading.unreadable(kind == 0 ? 0 : i, kind == 0 ? "piece" : "iccs.rank");
        }
        return find(board, kind, to, fromFile, fromRank);
    }

    private static Reading find(Board board, int kind, int to, int fromFile, int fromRank) {
        List<Reading.Candidate> candidates = new ArrayList<>();
        for (int from = 0; from < Square.COUNT; from++) {
            if (board.pieceAt(from) == PieceCode.of(board.side(), kind)
                    && (fromFile < 0 || from % Square.FILES == fromFile)
                    && (fromRank < 0 || from / Square.FILES == fromRank)) {
                candidates.add(new Reading.Candidate(from, to, board.isLegal(MoveCode.of(from, to))));
            }
        }
        return Reading.of(null, candidates);
    }

    /** A rank 0…9, however it is counted, or -1. */
    private static int number(String text, int start, int end, Ranks ranks) {
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
