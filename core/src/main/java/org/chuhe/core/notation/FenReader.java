package org.chuhe.core.notation;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chuhe.core.Piece;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.text.Message;

/** Walks once through a FEN, always knowing where it is. */
final class FenReader {
    private static final int LONGEST_COUNTER = 6;

    private final String text;
    private final Map<Square, Piece> pieces = new HashMap<>();
    private int at;

    FenReader(String text) {
        this.text = text;
    }

    Position read() {
        skipBlanks();
        for (int rank = Square.RANKS - 1; rank >= 0; rank--) {
            readRank(rank);
        }
        boolean spaced = at == text.length() || isBlank();
        skipBlanks();
        Side side = readSide();
        skipDashes();
        int quietPlies = readCounter(0, spaced ? LONGEST_COUNTER : 1);
        int moveNumber = Math.max(1, readCounter(1, LONGEST_COUNTER));
        if (at < text.length()) {
            throw expected("end");
        }
        return Position.of(pieces, side, quietPlies, moveNumber);
    }

    private void readRank(int rank) {
        int fromTop = Square.RANKS - rank;
        int start = at;
        int file = 0;
        while (file < Square.FILES) {
            char c = at < text.length() ? text.charAt(at) : '/';
            if (c >= '1' && c <= '9') {
                file += c - '0';
                if (file > Square.FILES) {
                    throw wrong("fen.rank.long", fromTop);
                }
            } else {
                Optional<Piece> piece = Piece.ofLetter(c);
                if (piece.isEmpty()) {
                    throw badPoint(c, fromTop, file, start);
                }
                pieces.put(Square.of(file++, rank), piece.get());
            }
            at++;
        }
        if (rank > 0) {
            if (at >= text.length() || isBlank()) {
                throw wrong("fen.ranks", fromTop);
            }
            if (text.charAt(at) != '/') {
                throw wrong("fen.rank.long", fromTop);
            }
            at++;
        }
    }

    private NotationException badPoint(char c, int fromTop, int file, int start) {
        if (at < text.length() && (c == '/' || isBlank()) && at > start) {
            return wrong("fen.rank.short", fromTop, file);
        }
        List<String> meant = switch (c) {
            case 'G' -> List.of("K");
            case 'g' -> List.of("k");
            case 'S' -> List.of("P");
            case 's' -> List.of("p");
            default -> List.of();
        };
        return NotationTexts.unreadable("fen", text, at, "fen.point", meant);
    }

    private Side readSide() {
        if (at >= text.length()) {
            return Side.RED;
        }
        Side side = switch (text.charAt(at)) {
            case 'w', 'W', 'r', 'R' -> Side.RED;
            case 'b', 'B' -> Side.BLACK;
            default -> throw expected("fen.side");
        };
        at++;
        return side;
    }

    /** The third and fourth fields carry nothing in xiangqi. */
    private void skipDashes() {
        skipBlanks();
        for (int i = 0; i < 2 && at < text.length() && text.charAt(at) == '-'; i++) {
            at++;
            skipBlanks();
        }
    }

    private int readCounter(int otherwise, int longest) {
        if (at >= text.length()) {
            return otherwise;
        }
        int value = 0;
        int start = at;
        while (at < text.length() && at - start < longest && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            value = 10 * value + text.charAt(at++) - '0';
        }
        boolean endless = longest == LONGEST_COUNTER && at < text.length() && !isBlank();
        if (at == start || endless) {
            throw expected("fen.counter");
        }
        skipBlanks();
        return value;
    }

    private boolean isBlank() {
        return Character.isWhitespace(text.charAt(at));
    }

    private void skipBlanks() {
        while (at < text.length() && isBlank()) {
            at++;
        }
    }

    private NotationException expected(String what) {
        return NotationTexts.unreadable("fen", text, at, what, List.of());
    }

    /** The board has too few or too many ranks or points. */
    private NotationException wrong(String key, Object... arguments) {
        Message message = NotationTexts.message(
                "fen.wrong", NotationTexts.quote(text), at + 1, NotationTexts.message(key, arguments));
        return new NotationException(NotationProblem.UNREADABLE, text, at, List.of(), message);
    }
}
