package org.chuhe.core.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.chuhe.core.Position;
import org.chuhe.core.board.Board;

/** Did you mean …? The legal moves whose text is nearly the one that was read. */
final class Suggestions {
    private static final int MOST = 3;
    private static final int LONGEST = 12;

    private Suggestions() {}

    /** The legal moves that differ from the text in one character; at most three. */
    static List<String> near(Position position, String text, MoveNotation notation) {
        String read = canonical(text);
        List<String> near = new ArrayList<>();
        if (read.isEmpty() || read.length() > LONGEST) {
            return near;
        }
        Board board = position.toBoard();
        int[] moves = new int[Board.MAX_MOVES];
        int end = board.legalMoves(moves, 0);
        StringBuilder legal = new StringBuilder();
        for (int i = 0; i < end && near.size() < MOST; i++) {
            legal.setLength(0);
            notation.write(board, moves[i], legal);
            if (distance(read, canonical(legal.toString())) <= 1) {
                near.add(legal.toString());
            }
        }
        return near;
    }

    /** The text with one form for all characters that mean the same. */
    private static String canonical(String text) {
        StringBuilder out = new StringBuilder();
        for (char c : text.toLowerCase(Locale.ROOT).toCharArray()) {
            int glyph = Glyphs.of(c);
            if (Glyphs.group(glyph) == Glyphs.NUMBER) {
                out.append((char) ('0' + Glyphs.value(glyph)));
            } else if (glyph == Glyphs.NONE) {
                out.append(c);
            } else if (glyph != Glyphs.BLANK) {
                out.append((char) ('\ue000' + glyph));
            }
        }
        return out.toString();
    }

    /** How many characters must be changed, added or left out; texts of very different lengths count as 2 apart. */
    private static int distance(String a, String b) {
        if (Math.abs(a.length() - b.length()) > 1) {
            return 2;
        }
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int change = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(change, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[b.length()];
    }
}
