package org.chuhe.core.notation;

import org.chuhe.core.board.Board;
import org.chuhe.core.board.MoveCode;
import org.chuhe.core.board.PieceCode;

/** Writes WXF notation; {@link WxfDialect} says what differs for pawns. */
final class WxfWriter {
    private static final String LETTERS = "KAEHRCP";

    private WxfWriter() {}

    static void write(Board board, int move, WxfDialect dialect, StringBuilder out) {
        int from = MoveCode.from(move);
        int to = MoveCode.to(move);
        int code = MoveErrors.pieceToWrite(board, from, to);
        int side = PieceCode.side(code);
        int kind = PieceCode.kind(code);
        int file = FileNotation.fileNumber(side, from);
        int size = FileNotation.size(board, code, from);
        int index = FileNotation.index(board, code, from);
        if (!FileNotation.needsPlace(board, code, from, to)) {
            out.append(letter(kind)).append(file);
        } else if (kind == PieceCode.PAWN) {
            pawn(board, code, from, dialect, out);
        } else if (size == 2 && FileNotation.tandemFiles(board, code) == 1) {
            out.append(letter(kind)).append(index == 0 ? '+' : '-');
        } else {
            out.append(index + 1).append(letter(kind)).append(file);
        }
        int direction = FileNotation.direction(side, from, to);
        char sideways = dialect == WxfDialect.FAIRY_STOCKFISH ? '=' : '.';
        out.append(direction == FileNotation.FORWARD ? '+' : direction == FileNotation.BACKWARD ? '-' : sideways)
                .append(FileNotation.number(side, kind, from, to));
    }

    private static void pawn(Board board, int code, int from, WxfDialect dialect, StringBuilder out) {
        int size = FileNotation.size(board, code, from);
        int index = FileNotation.index(board, code, from);
        int file = FileNotation.fileNumber(PieceCode.side(code), from);
        boolean oneFile = FileNotation.tandemFiles(board, code) == 1;
        if (size == 2 && oneFile) {
            out.append('P').append(index == 0 ? '+' : '-');
            return;
        }
        int start = out.length();
        switch (dialect) {
            case WXF_1997 -> of1997(size, index, file, oneFile, out);
            case XQWIZARD -> ofXqwizard(FileNotation.tandemNumber(board, code, from), size, index, oneFile, out);
            case FAIRY_STOCKFISH -> out.append(index + 1).append(file);
            case DPXQ -> ofDpxq(size, index, file, out);
        }
        if (out.length() == start) {
            out.append(index + 1).append('P').append(file);
        }
    }

    private static void of1997(int size, int index, int file, boolean oneFile, StringBuilder out) {
        if (!oneFile && size <= 3) {
            out.append(file).append(index == 0 ? "+" : index == size - 1 ? "-" : Integer.toString(file));
        } else if (oneFile && size == 3) {
            out.append('P').append(index == 0 ? "+" : index == 2 ? "-" : Integer.toString(file));
        } else if (oneFile && size <= 5) {
            out.append(index == 0 ? "++" : index == size - 1 ? "--" : "P");
            if (index > 0 && index < size - 1) {
                out.append(index == 1 ? "+" : index == size - 2 ? "-" : Integer.toString(file));
            }
        }
    }

    private static void ofXqwizard(int number, int size, int index, boolean oneFile, StringBuilder out) {
        if (oneFile && size == 3) {
            out.append('P').append("+.-".charAt(index));
        } else if (number <= 5) {
            out.append('P').append((char) ('a' + number - 1));
        }
    }

    private static void ofDpxq(int size, int index, int file, StringBuilder out) {
        if (index == 0 || index == size - 1) {
            out.append(index == 0 ? '+' : '-').append(file);
        } else {
            out.append(index + 1).append(file);
        }
    }

    private static char letter(int kind) {
        return LETTERS.charAt(kind - 1);
    }
}
