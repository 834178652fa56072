package org.chuhe.core.notation;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.MoveCode;
import org.chuhe.core.board.PieceCode;

/**
 * What Chinese notation and WXF have in common: a piece found by its kind and its file, counted from its own side's
 * right, or by its place among the pieces of its kind on one file (前 中 后), then a direction and a number.
 */
final class FileNotation {
    /** 退. */
    static final int BACKWARD = -1;
    /** 平. */
    static final int SIDEWAYS = 0;
    /** 进. */
    static final int FORWARD = 1;

    /** Whichever piece of the file can make the move. */
    static final int ANY = 0;
    /** 前. */
    static final int FRONT = 1;
    /** 中. */
    static final int MIDDLE = 2;
    /** 后. */
    static final int REAR = 3;
    /** WXF 1997, {@code P+}: the front one of two or three, the second of four or five. */
    static final int PLUS = 4;
    /** WXF 1997, {@code P-}: the rear one of two or three, the last but one of four or five. */
    static final int MINUS = 5;
    /** WXF 1997, {@code P3}: the one in the middle of three or five. */
    static final int CENTRE = 6;
    /** {@code ORDINAL + k}: the k-th from the front. */
    static final int ORDINAL = 16;
    /**
     * {@code NUMBERED + k}: XQWizard's count of all pieces of the kind that share a file with another, from the right to
     * the left and from the front to the rear.
     */
    static final int NUMBERED = 32;

    private static final int NONE = -1;

    private FileNotation() {}

    /** What a request comes to on a board. */
    static Reading find(Board board, MoveRequest request) {
        int side = board.side();
        int code = PieceCode.of(side, request.kind());
        int which = request.which();
        int first = request.file() == 0 ? 1 : request.file();
        int last = request.file() == 0 ? Square.FILES : request.file();
        int front = side == PieceCode.RED ? (Square.RANKS - 1) * Square.FILES : 0;
        int rearwards = side == PieceCode.RED ? -Square.FILES : Square.FILES;
        int counted = 0;
        int only = NONE;
        List<Reading.Candidate> several = List.of();
        for (int f = first; f <= last; f++) {
            int column = column(side, f);
            int size = which == ANY ? 1 : Integer.bitCount(ranks(board, code, column));
            int index = 0;
            for (int i = 0, square = front + column; i < Square.RANKS; i++, square += rearwards) {
                if (board.pieceAt(square) == code) {
                    counted += size > 1 ? 1 : 0;
                    if (fits(which, index++, size, counted)) {
                        if (only != NONE) {
                            several = several.isEmpty() ? listOf(board, request, only) : several;
                            several.add(candidate(board, request, square));
                        }
                        only = square;
                    }
                }
            }
        }
        if (only == NONE || !several.isEmpty()) {
            return Reading.of(request, several);
        }
        // Nearly always there is one piece, and it may move so.
        int to = target(side, request.kind(), only, request.direction(), request.number());
        return to >= 0 && board.isLegal(MoveCode.of(only, to))
                ? Reading.move(MoveCode.of(only, to))
                : Reading.of(request, List.of(new Reading.Candidate(only, to, false)));
    }

    private static List<Reading.Candidate> listOf(Board board, MoveRequest request, int from) {
        List<Reading.Candidate> candidates = new ArrayList<>();
        candidates.add(candidate(board, request, from));
        return candidates;
    }

    private static Reading.Candidate candidate(Board board, MoveRequest request, int from) {
        int to = target(board.side(), request.kind(), from, request.direction(), request.number());
        return new Reading.Candidate(from, to, to >= 0 && board.isLegal(MoveCode.of(from, to)));
    }

    /** Where a piece gets by "direction number" (2011 rules, 7.5 and its examples), or -1. */
    static int target(int side, int kind, int from, int direction, int number) {
        int file = from % Square.FILES;
        int rank = from / Square.FILES;
        int forward = side == PieceCode.RED ? direction : -direction;
        if (kind == PieceCode.HORSE || kind == PieceCode.ELEPHANT || kind == PieceCode.ADVISOR) {
            int column = column(side, number);
            int files = Math.abs(column - file);
            int ranks = switch (kind) {
                case PieceCode.HORSE -> files == 1 ? 2 : files == 2 ? 1 : 0;
                case PieceCode.ELEPHANT -> files == 2 ? 2 : 0;
                default -> files == 1 ? 1 : 0;
            };
            return ranks == 0 || direction == SIDEWAYS ? -1 : square(column, rank + forward * ranks);
        }
        return direction == SIDEWAYS ? square(column(side, number), rank) : square(file, rank + forward * number);
    }

    /** The direction of a move as its own side sees it. */
    static int direction(int side, int from, int to) {
        int ranks = Integer.compare(to / Square.FILES, from / Square.FILES);
        return side == PieceCode.RED ? ranks : -ranks;
    }

    /** The number that follows the direction: the file it goes to, or how many points forward or backward. */
    static int number(int side, int kind, int from, int to) {
        boolean straight = kind != PieceCode.HORSE && kind != PieceCode.ELEPHANT && kind != PieceCode.ADVISOR;
        int ranks = Math.abs(to / Square.FILES - from / Square.FILES);
        return straight && ranks != 0 ? ranks : fileNumber(side, to);
    }

    /** The number of a point's file, from the side's right. */
    static int fileNumber(int side, int square) {
        int column = square % Square.FILES;
        return side == PieceCode.RED ? Square.FILES - column : column + 1;
    }

    /** How many pieces with that code stand on the file of a point. */
    static int size(Board board, int code, int square) {
        return Integer.bitCount(ranks(board, code, square % Square.FILES));
    }

    /** How many pieces with that code stand before the point on its file. */
    static int index(Board board, int code, int square) {
        int ranks = ranks(board, code, square % Square.FILES);
        int rank = square / Square.FILES;
        return Integer.bitCount(PieceCode.side(code) == PieceCode.RED ? ranks & -(2 << rank) : ranks & (1 << rank) - 1);
    }

    /** How many files hold several pieces with that code. */
    static int tandemFiles(Board board, int code) {
        int files = 0;
        for (int column = 0; column < Square.FILES; column++) {
            if (Integer.bitCount(ranks(board, code, column)) > 1) {
                files++;
            }
        }
        return files;
    }

    /**
     * Whether a piece must be told from others of its kind on its file. Advisors and elephants need not: only one of
     * two on a file can go to a given point (with extra ones in the enemy's palace even that can fail).
     */
    static boolean needsPlace(Board board, int code, int from, int to) {
        if (size(board, code, from) == 1) {
            return false;
        }
        int kind = PieceCode.kind(code);
        if (kind != PieceCode.ADVISOR && kind != PieceCode.ELEPHANT) {
            return true;
        }
        int side = PieceCode.side(code);
        int direction = direction(side, from, to);
        int number = number(side, kind, from, to);
        for (int square = from % Square.FILES; square < Square.COUNT; square += Square.FILES) {
            int other = square != from && board.pieceAt(square) == code
                    ? target(side, kind, square, direction, number)
                    : -1;
            if (other >= 0 && board.isPseudoLegal(MoveCode.of(square, other))) {
                return true;
            }
        }
        return false;
    }

    /** The k, from 1, of {@link #NUMBERED}. */
    static int tandemNumber(Board board, int code, int square) {
        int side = PieceCode.side(code);
        int before = index(board, code, square);
        for (int f = 1; f < fileNumber(side, square); f++) {
            int size = Integer.bitCount(ranks(board, code, column(side, f)));
            before += size > 1 ? size : 0;
        }
        return before + 1;
    }

    private static boolean fits(int which, int index, int size, int counted) {
        return switch (which) {
            case ANY -> true;
            case FRONT -> size > 1 && index == 0;
            case REAR -> size > 1 && index == size - 1;
            case MIDDLE -> size > 2 && (index == (size - 1) / 2 || index == size / 2);
            case PLUS -> size > 1 && index == (size > 3 ? 1 : 0);
            case MINUS -> size > 1 && index == size - (size > 3 ? 2 : 1);
            case CENTRE -> (size == 3 || size == 5) && index == size / 2;
            default -> size > 1 && (which > NUMBERED ? counted == which - NUMBERED : index == which - ORDINAL - 1);
        };
    }

    /** The ranks, as bits, of the pieces with that code on a file. */
    private static int ranks(Board board, int code, int column) {
        int ranks = 0;
        for (int rank = 0, square = column; rank < Square.RANKS; rank++, square += Square.FILES) {
            if (board.pieceAt(square) == code) {
                ranks |= 1 << rank;
            }
        }
        return ranks;
    }

    private static int column(int side, int file) {
        return side == PieceCode.RED ? Square.FILES - file : file - 1;
    }

    private static int square(int column, int rank) {
        return rank >= 0 && rank < Square.RANKS ? rank * Square.FILES + column : -1;
    }
}
