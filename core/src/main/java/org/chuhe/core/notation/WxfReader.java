package org.chuhe.core.notation;

import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;
import org.jspecify.annotations.Nullable;

/** The readings of a WXF text, without allocating anything. */
final class WxfReader {
    private WxfReader() {}

    static int read(
            Board board, CharSequence text, int start, int end, @Nullable WxfDialect dialect, @Nullable Trace trace) {
        int i = start;
        int last = end;
        while (i < last && isBlank(text.charAt(i))) {
            i++;
        }
        while (i < last && isOrnament(text.charAt(last - 1))) {
            last--;
        }
        int length = last - i;
        if (length != 4 && length != 5) {
            return Found.UNREADABLE;
        }
        char sign = text.charAt(last - 2);
        int number = digit(text.charAt(last - 1));
        if (!isDirection(sign) || number == 0) {
            return Found.UNREADABLE;
        }
        int direction = direction(sign);
        if (length == 5) {
            return readLong(board, text, i, direction, number, trace);
        }
        return readHead(board, text.charAt(i), text.charAt(i + 1), direction, number, dialect, trace);
    }

    /** {@code 2R3.4}: the second rook from the front on file 3. */
    private static int readLong(
            Board board, CharSequence text, int i, int direction, int number, @Nullable Trace trace) {
        int ordinal = digit(text.charAt(i));
        int kind = kind(text.charAt(i + 1));
        int file = digit(text.charAt(i + 2));
        if (ordinal == 0 || kind == 0 || file == 0) {
            return Found.UNREADABLE;
        }
        return FileNotation.find(board, kind, file, FileNotation.ORDINAL + ordinal, direction, number, trace);
    }

    private static int readHead(
            Board board,
            char first,
            char second,
            int direction,
            int number,
            @Nullable WxfDialect dialect,
            @Nullable Trace trace) {
        int digit1 = digit(first);
        int digit2 = digit(second);
        if (digit1 > 0) {
            if (digit2 > 0) {
                return twoDigits(board, digit1, digit2, direction, number, dialect, trace);
            }
            return isDirection(second)
                    ? digitAndSign(board, digit1, second, direction, number, dialect, trace)
                    : Found.UNREADABLE;
        }
        if (isDirection(first)) {
            return signFirst(board, first, second, direction, number, dialect, trace);
        }
        int kind = kind(first);
        if (kind == 0) {
            return Found.UNREADABLE;
        }
        if (digit2 > 0) {
            return pieceAndFile(board, kind, digit2, direction, number, dialect, trace);
        }
        if (isDirection(second)) {
            return pieceAndSign(board, kind, second, direction, number, dialect, trace);
        }
        int letter = (second | 0x20) - 'a' + 1;
        return kind == PieceCode.PAWN && letter >= 1 && letter <= 5
                ? FileNotation.findNumbered(board, kind, letter, direction, number, trace)
                : Found.UNREADABLE;
    }

    /** {@code C2.5}; for pawns in 1997 also the one in the middle of three or five. */
    private static int pieceAndFile(
            Board board,
            int kind,
            int file,
            int direction,
            int number,
            @Nullable WxfDialect dialect,
            @Nullable Trace trace) {
        if (kind == PieceCode.PAWN && (dialect == null || dialect == WxfDialect.WXF_1997)) {
            int middle = FileNotation.find(board, kind, file, FileNotation.CENTRE, direction, number, trace);
            if (middle >= 0 || dialect != null && middle == Found.ILLEGAL) {
                return middle;
            }
        }
        return FileNotation.find(board, kind, file, FileNotation.ANY, direction, number, trace);
    }

    /** {@code R+.3}; for four or five pawns on a file 1997 has {@code ++} before {@code P+}. */
    private static int pieceAndSign(
            Board board,
            int kind,
            char sign,
            int direction,
            int number,
            @Nullable WxfDialect dialect,
            @Nullable Trace trace) {
        boolean pawnOf1997 = kind == PieceCode.PAWN && (dialect == null || dialect == WxfDialect.WXF_1997);
        int which = switch (sign) {
            case '+' -> pawnOf1997 ? FileNotation.PLUS : FileNotation.FRONT;
            case '-' -> pawnOf1997 ? FileNotation.MINUS : FileNotation.REAR;
            default -> FileNotation.MIDDLE;
        };
        return FileNotation.find(board, kind, 0, which, direction, number, trace);
    }

    /** {@code +C-2}, {@code ++.4} or {@code +3.4}. */
    private static int signFirst(
            Board board,
            char sign,
            char second,
            int direction,
            int number,
            @Nullable WxfDialect dialect,
            @Nullable Trace trace) {
        int kind = kind(second);
        if (kind > 0) {
            return pieceAndSign(board, kind, sign, direction, number, dialect, trace);
        }
        int file = digit(second);
        boolean twice = sign == second && (sign == '+' || sign == '-');
        if (file == 0 && !twice) {
            return Found.UNREADABLE;
        }
        return FileNotation.find(board, PieceCode.PAWN, file, place(sign), direction, number, trace);
    }

    /** {@code 3+.4}: the front pawn of file 3, or the front elephant. */
    private static int digitAndSign(
            Board board,
            int digit,
            char sign,
            int direction,
            int number,
            @Nullable WxfDialect dialect,
            @Nullable Trace trace) {
        int pawn = FileNotation.find(board, PieceCode.PAWN, digit, place(sign), direction, number, trace);
        if (digit > PieceCode.PAWN || pawn >= 0 && dialect == WxfDialect.WXF_1997) {
            return pawn;
        }
        return Found.either(pawn, pieceAndSign(board, digit, sign, direction, number, dialect, trace));
    }

    /** {@code 33.4}: the middle pawn of file 3 (1997), its third one (the others), or the elephant of file 3. */
    private static int twoDigits(
            Board board,
            int one,
            int two,
            int direction,
            int number,
            @Nullable WxfDialect dialect,
            @Nullable Trace trace) {
        int middle = one == two
                ? FileNotation.find(board, PieceCode.PAWN, one, FileNotation.CENTRE, direction, number, trace)
                : Found.NO_SUCH_PIECE;
        if (middle != Found.NO_SUCH_PIECE && dialect == WxfDialect.WXF_1997) {
            return middle;
        }
        int ordinal =
                FileNotation.find(board, PieceCode.PAWN, two, FileNotation.ORDINAL + one, direction, number, trace);
        if (ordinal != Found.NO_SUCH_PIECE && (dialect == WxfDialect.FAIRY_STOCKFISH || dialect == WxfDialect.DPXQ)) {
            return ordinal;
        }
        int piece = one <= PieceCode.PAWN
                ? FileNotation.find(board, one, two, FileNotation.ANY, direction, number, trace)
                : Found.NO_SUCH_PIECE;
        return Found.either(piece, Found.either(middle, ordinal));
    }

    private static int place(char sign) {
        return switch (sign) {
            case '+' -> FileNotation.FRONT;
            case '-' -> FileNotation.REAR;
            default -> FileNotation.MIDDLE;
        };
    }

    /** The kind for a letter, or 0. */
    static int kind(char c) {
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

    private static int direction(char c) {
        return c == '+' ? FileNotation.FORWARD : c == '-' ? FileNotation.BACKWARD : FileNotation.SIDEWAYS;
    }

    static boolean isBlank(char c) {
        return c == ' ' || c == '\t' || c == '\u3000';
    }

    private static boolean isOrnament(char c) {
        return isBlank(c) || c == '!' || c == '?';
    }
}
