package org.chuhe.core.board;

/** Whether one piece can get from here to there: the rules of 2.2 (2011) asked for a single move. */
final class Reach {
    private Reach() {}

    /** Whether the piece may move to a point that is empty or holds an enemy. */
    static boolean reaches(Board board, int from, int to) {
        int code = board.pieceAt[from];
        if (PieceCode.kind(code) == PieceCode.CANNON && board.isEmpty(to)) {
            return from != to && screens(board, from, to) == 0;
        }
        return attacks(board, from, to);
    }

    /** Whether the piece would capture an enemy on that point. */
    static boolean attacks(Board board, int from, int to) {
        return from != to && attacksFrom(board, board.pieceAt[from], from, to);
    }

    /** Whether a piece, if it stood on {@code from}, would capture an enemy on {@code to}, another point. */
    static boolean attacksFrom(Board board, int code, int from, int to) {
        return switch (PieceCode.kind(code)) {
            case PieceCode.KING -> contains(Steps.KING[from], to);
            case PieceCode.ADVISOR -> contains(Steps.ADVISOR[from], to);
            case PieceCode.ELEPHANT -> elephantAttacks(board, from, to);
            case PieceCode.HORSE -> horseAttacks(board, from, to);
            case PieceCode.ROOK -> screens(board, from, to) == 0;
            case PieceCode.CANNON -> screens(board, from, to) == 1;
            case PieceCode.PAWN -> contains(Steps.PAWN[PieceCode.side(code) * Points.COUNT + from], to);
            default -> false;
        };
    }

    /** How many pieces stand between two points of one line; -1 if they are not on one line. */
    static int screens(Board board, int from, int to) {
        int fromFile = from % Points.FILES;
        int fromRank = from / Points.FILES;
        int toFile = to % Points.FILES;
        int toRank = to / Points.FILES;
        if (fromRank == toRank) {
            int occupied = board.ranks[fromRank] | board.ranks[Points.RANKS + fromRank];
            return Integer.bitCount(occupied & between(fromFile, toFile));
        }
        if (fromFile == toFile) {
            int occupied = board.files[fromFile] | board.files[Points.FILES + fromFile];
            return Integer.bitCount(occupied & between(fromRank, toRank));
        }
        return -1;
    }

    /** The bits strictly between two positions. */
    private static int between(int a, int b) {
        return a < b ? (1 << b) - (2 << a) : (1 << a) - (2 << b);
    }

    private static boolean elephantAttacks(Board board, int from, int to) {
        byte[] targets = ElephantSteps.TO[from];
        for (int i = 0; i < targets.length; i++) {
            if (targets[i] == to) {
                return board.isEmpty(ElephantSteps.EYE[from][i]);
            }
        }
        return false;
    }

    private static boolean horseAttacks(Board board, int from, int to) {
        for (int i = 0; i < 8; i++) {
            if (HorseSteps.TO[from * 8 + i] == to) {
                return board.isEmpty(HorseSteps.LEG[from * 4 + i / 2]);
            }
        }
        return false;
    }

    private static boolean contains(byte[] targets, int square) {
        for (byte target : targets) {
            if (target == square) {
                return true;
            }
        }
        return false;
    }
}
