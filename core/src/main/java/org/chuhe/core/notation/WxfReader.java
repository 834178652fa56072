package org.chuhe.core.notation;

import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;
import org.jspecify.annotations.Nullable;

/** One reading of a WXF text; the dialect is null where it is not known. */
final class WxfReader {
    private static final String[] EXPECTED = {"wxf.piece", "wxf.file", "wxf.direction", "number"};

    private final Board board;
    private final @Nullable WxfDialect dialect;
    private final int direction;
    private final int number;

    private WxfReader(Board board, @Nullable WxfDialect dialect, char sign, char number) {
        this.board = board;
        this.dialect = dialect;
        this.direction =
                sign == '+' ? FileNotation.FORWARD : sign == '-' ? FileNotation.BACKWARD : FileNotation.SIDEWAYS;
        this.number = digit(number);
    }

    /** What {@code text[from, to)} means. */
    static Reading read(Board board, CharSequence text, int from, int to, @Nullable WxfDialect dialect) {
        int start = from;
        int end = to;
        while (start < end && isBlank(text.charAt(start))) {
            start++;
        }
        while (start < end && isOrnament(text.charAt(end - 1))) {
            end--;
        }
        // A piece that no dialect can name has one character more: 2R3.4.
        int extra = isLong(text, start, end) ? 1 : 0;
        for (int i = start + extra; i < end; i++) {
            int place = i - start - extra;
            if (place == EXPECTED.length) {
                return Reading.unreadable(i - from, "end");
            }
            if (!fits(text.charAt(i), place)) {
                return Reading.unreadable(i - from, EXPECTED[place]);
            }
        }
        int length = end - start - extra;
        if (length < EXPECTED.length) {
            return Reading.unreadable(end - from, EXPECTED[length]);
        }
        WxfReader reader = new WxfReader(board, dialect, text.charAt(end - 2), text.charAt(end - 1));
        char first = text.charAt(start + extra);
        char second = text.charAt(start + extra + 1);
        return extra > 0
                ? reader.find(kind(first), digit(second), FileNotation.ORDINAL + digit(text.charAt(start)))
                : reader.head(first, second);
    }

    private static boolean isLong(CharSequence text, int start, int end) {
        return end - start == EXPECTED.length + 1
                && digit(text.charAt(start)) > 0
                && kind(text.charAt(start + 1)) > 0
                && digit(text.charAt(start + 2)) > 0;
    }

    private static boolean fits(char c, int place) {
        return switch (place) {
            case 0 -> kind(c) > 0 || digit(c) > 0 || isDirection(c);
            case 1 -> digit(c) > 0 || isDirection(c) || Character.isLetter(c);
            case 2 -> isDirection(c);
            default -> digit(c) > 0;
        };
    }

    private Reading find(int kind, int file, int which) {
        return FileNotation.find(board, new MoveRequest(kind, file, which, direction, number));
    }

    private Reading head(char first, char second) {
        int digit1 = digit(first);
        int digit2 = digit(second);
        int kind = kind(first);
        if (digit1 > 0 && digit2 > 0) {
            return twoDigits(digit1, digit2);
        }
        if (digit1 > 0 && isDirection(second)) {
            return digitAndSign(digit1, second);
        }
        if (isDirection(first)) {
            return signFirst(first, second);
        }
        if (kind > 0 && digit2 > 0) {
            return pieceAndFile(kind, digit2);
        }
        if (kind > 0 && isDirection(second)) {
            return pieceAndSign(kind, second);
        }
        int letter = (second | 0x20) - 'a' + 1;
        return kind == PieceCode.PAWN && letter >= 1 && letter <= 5
                ? find(kind, 0, FileNotation.NUMBERED + letter)
                : noPiece();
    }

    private static Reading noPiece() {
        return Reading.unreadable(0, "wxf.piece");
    }

    private boolean mayBeOf1997() {
        return dialect == null || dialect == WxfDialect.WXF_1997;
    }

    /** {@code C2.5}; for pawns in 1997 also the one in the middle of three or five. */
    private Reading pieceAndFile(int kind, int file) {
        if (kind != PieceCode.PAWN || !mayBeOf1997()) {
            return find(kind, file, FileNotation.ANY);
        }
        Reading middle = find(kind, file, FileNotation.CENTRE);
        if (middle.isMove() || dialect != null && !middle.is(NotationProblem.NO_SUCH_PIECE)) {
            return middle;
        }
        Reading any = find(kind, file, FileNotation.ANY);
        return any.isMove() ? any : middle.or(any);
    }

    /** {@code R+.3}; for four or five pawns on a file 1997 has {@code ++} before {@code P+}. */
    private Reading pieceAndSign(int kind, char sign) {
        boolean pawnOf1997 = kind == PieceCode.PAWN && mayBeOf1997();
        return find(
                kind,
                0,
                switch (sign) {
                    case '+' -> pawnOf1997 ? FileNotation.PLUS : FileNotation.FRONT;
                    case '-' -> pawnOf1997 ? FileNotation.MINUS : FileNotation.REAR;
                    default -> FileNotation.MIDDLE;
                });
    }

    /** {@code +C-2}, {@code ++.4} or {@code +3.4}. */
    private Reading signFirst(char sign, char second) {
        if (kind(second) > 0) {
            return pieceAndSign(kind(second), sign);
        }
        boolean twice = sign == second && (sign == '+' || sign == '-');
        return digit(second) > 0 || twice ? find(PieceCode.PAWN, digit(second), place(sign)) : noPiece();
    }

    /** {@code 3+.4}: the front pawn of file 3, or the front elephant. */
    private Reading digitAndSign(int digit, char sign) {
        Reading pawn = find(PieceCode.PAWN, digit, place(sign));
        if (digit > PieceCode.PAWN || pawn.isMove() && dialect == WxfDialect.WXF_1997) {
            return pawn;
        }
        return pawn.or(pieceAndSign(digit, sign));
    }

    /** {@code 33.4}: the middle pawn of file 3 (1997), its third one (the others), or the elephant of file 3. */
    private Reading twoDigits(int one, int two) {
        Reading ordinal = find(PieceCode.PAWN, two, FileNotation.ORDINAL + one);
        boolean ordinals = dialect == WxfDialect.FAIRY_STOCKFISH || dialect == WxfDialect.DPXQ;
        Reading pawn = ordinal;
        if (one == two) {
            Reading middle = find(PieceCode.PAWN, one, FileNotation.CENTRE);
            if (dialect == WxfDialect.WXF_1997 && !middle.is(NotationProblem.NO_SUCH_PIECE)) {
                return middle;
            }
            pawn = middle.or(ordinal);
        }
        if (ordinals && !ordinal.is(NotationProblem.NO_SUCH_PIECE)) {
            return ordinal;
        }
        return one <= PieceCode.PAWN ? pawn.or(find(one, two, FileNotation.ANY)) : pawn;
    }

    private static int place(char sign) {
        return switch (sign) {
            case '+' -> FileNotation.FRONT;
            case '-' -> FileNotation.REAR;
            default -> FileNotation.MIDDLE;
        };
    }

    /** The kind for a letter, or 0. */
    private static int kind(char c) {
        return switch (c) {
            case 'K', 'k', 'G', 'g' -> PieceCode.KING;
            case 'A', 'a' -> PieceCode.ADVISOR;
            case 'E', 'e', 'B', 'b' -> PieceCode.ELEPHANT;
            case 'H', 'h', 'N', 'n' -> PieceCode.HORSE;
            case 'R', 'r' -> PieceCode.ROOK;
            case 'C', 'c' -> PieceCode.CANNON;
            case 'P', 'p' -> PieceCode.PAWN;
            default -> 0;
        };
    }

    /** 1…9, or 0 for anything else. */
    static int digit(char c) {
        return c >= '1' && c <= '9' ? c - '0' : 0;
    }

    static boolean isDirection(char c) {
        return c == '+' || c == '-' || c == '.' || c == '=';
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t' || c == '\u3000';
    }

    private static boolean isOrnament(char c) {
        return isBlank(c) || c == '!' || c == '?';
    }
}
