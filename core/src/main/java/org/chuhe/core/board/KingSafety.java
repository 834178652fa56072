package org.chuhe.core.board;

/**
 * What threatens a king, seen from the king. One {@link #survey} finds whether it is in check; which own pieces are
 * <em>tied</em> (牵) because their leaving may expose it: the only piece before a rook or the other king, one of two
 * before a cannon, the leg of a horse; and which empty points must stay empty because a piece there would become the
 * screen of a cannon that looks at the king. If it is in check, the points are noted that a piece other than the king must
 * go to, or leave, to answer the check that was found first.
 */
final class KingSafety {
    private final Board board;

    boolean inCheck;
    private long tiedLow;
    private long tiedHigh;
    private int kingFile;
    private int kingRank;
    /** Points of the king's file (bit = rank) and rank (bit = file) that must stay empty. */
    private int emptyFile;

    private int emptyRank;

    /** The points to go to that may answer a check: the checker's, and those where a piece cuts it off. */
    private long answerLow;

    private long answerHigh;
    /** The own piece that is a cannon's screen and may answer its check by leaving, or -1. */
    private int screen;

    KingSafety(Board board) {
        this.board = board;
    }

    /** Whether moves of the own piece on that point need to be tried out. */
    boolean isTied(int square) {
        return ((square < 64 ? tiedLow : tiedHigh) >>> square & 1) != 0;
    }

    /** Whether a piece other than the king, going there, may answer the check; whether it does must be tried out. */
    boolean mayAnswer(int from, int to) {
        return ((to < 64 ? answerLow : answerHigh) >>> to & 1) != 0 || from == screen;
    }

    /** Whether a piece of the surveyed side arriving at that empty point would expose its king to a cannon. */
    boolean mustStayEmpty(int square) {
        return (emptyFile | emptyRank) != 0
                && (square % Points.FILES == kingFile && (emptyFile >>> square / Points.FILES & 1) != 0
                        || square / Points.FILES == kingRank && (emptyRank >>> square % Points.FILES & 1) != 0);
    }

    /** The points of a rank (bit = file) that must stay empty. */
    int emptyOnRank(int rank) {
        return (emptyFile >>> rank & 1) << kingFile | (rank == kingRank ? emptyRank : 0);
    }

    /** The points of a file (bit = rank) that must stay empty. */
    int emptyOnFile(int file) {
        return (emptyRank >>> file & 1) << kingRank | (file == kingFile ? emptyFile : 0);
    }

    /** Looks along the lines of {@code side}'s king. */
    void survey(int side) {
        inCheck = false;
        tiedLow = 0;
        tiedHigh = 0;
        emptyFile = 0;
        emptyRank = 0;
        answerLow = 0;
        answerHigh = 0;
        screen = -1;
        int king = board.king(side);
        if (king < 0) {
            return;
        }
        kingFile = king % Points.FILES;
        kingRank = king / Points.FILES;
        surveyFile(side);
        surveyRank(side);
        surveyHorses(king, side);
        surveyPawns(king, side);
    }

    private void surveyFile(int side) {
        int occupied = board.files[kingFile] | board.files[Points.FILES + kingFile];
        int above = occupied & -(2 << kingRank);
        if (above != 0) {
            int first = Integer.numberOfTrailingZeros(above);
            above &= above - 1;
            int second = above == 0 ? -1 : Integer.numberOfTrailingZeros(above);
            above &= above - 1;
            int third = above == 0 ? -1 : Integer.numberOfTrailingZeros(above);
            if (judgeLine(side, onFile(first), onFile(second), onFile(third), true)) {
                emptyFile |= (1 << first) - (2 << kingRank);
            }
        }
        int below = occupied & (1 << kingRank) - 1;
        if (below != 0) {
            int first = 31 - Integer.numberOfLeadingZeros(below);
            below ^= 1 << first;
            int second = 31 - Integer.numberOfLeadingZeros(below);
            below ^= below == 0 ? 0 : 1 << second;
            int third = 31 - Integer.numberOfLeadingZeros(below);
            if (judgeLine(side, onFile(first), onFile(second), onFile(third), true)) {
                emptyFile |= (1 << kingRank) - (2 << first);
            }
        }
    }

    private void surveyRank(int side) {
        int occupied = board.ranks[kingRank] | board.ranks[Points.RANKS + kingRank];
        int right = occupied & -(2 << kingFile);
        if (right != 0) {
            int first = Integer.numberOfTrailingZeros(right);
            right &= right - 1;
            int second = right == 0 ? -1 : Integer.numberOfTrailingZeros(right);
            right &= right - 1;
            int third = right == 0 ? -1 : Integer.numberOfTrailingZeros(right);
            if (judgeLine(side, onRank(first), onRank(second), onRank(third), false)) {
                emptyRank |= (1 << first) - (2 << kingFile);
            }
        }
        int left = occupied & (1 << kingFile) - 1;
        if (left != 0) {
            int first = 31 - Integer.numberOfLeadingZeros(left);
            left ^= 1 << first;
            int second = 31 - Integer.numberOfLeadingZeros(left);
            left ^= left == 0 ? 0 : 1 << second;
            int third = 31 - Integer.numberOfLeadingZeros(left);
            if (judgeLine(side, onRank(first), onRank(second), onRank(third), false)) {
                emptyRank |= (1 << kingFile) - (2 << first);
            }
        }
    }

    private int onFile(int rank) {
        return rank < 0 ? -1 : rank * Points.FILES + kingFile;
    }

    private int onRank(int file) {
        return file < 0 ? -1 : kingRank * Points.FILES + file;
    }

    /**
     * Judges the first three pieces met on one line from the king.
     *
     * @return whether the first is an enemy cannon without a screen, so that the points before it must stay empty
     */
    private boolean judgeLine(int side, int first, int second, int third, boolean isFile) {
        int enemy = (side ^ 1) << PieceCode.SIDE_SHIFT;
        int firstPiece = board.pieceAt[first];
        boolean firstIsOwn = firstPiece >>> PieceCode.SIDE_SHIFT == side;
        if (firstPiece == enemy + PieceCode.ROOK || isFile && firstPiece == enemy + PieceCode.KING) {
            checkedOnLine(first, -1, isFile);
        }
        if (second >= 0) {
            int secondPiece = board.pieceAt[second];
            if (secondPiece == enemy + PieceCode.CANNON) {
                checkedOnLine(second, firstIsOwn ? first : -1, isFile);
            }
            if (firstIsOwn
                    && (secondPiece == enemy + PieceCode.ROOK || isFile && secondPiece == enemy + PieceCode.KING)) {
                tie(first);
            }
            if (third >= 0 && board.pieceAt[third] == enemy + PieceCode.CANNON) {
                if (firstIsOwn) {
                    tie(first);
                }
                if (secondPiece >>> PieceCode.SIDE_SHIFT == side) {
                    tie(second);
                }
            }
        }
        return firstPiece == enemy + PieceCode.CANNON;
    }

    private void surveyHorses(int king, int side) {
        int horse = (side ^ 1) << PieceCode.SIDE_SHIFT | PieceCode.HORSE;
        if (board.firstSlot[horse] == board.firstSlot[horse + 1]) {
            return;
        }
        for (int i = king * 8; i < king * 8 + 8; i++) {
            int from = HorseSteps.ATTACKER[i];
            if (from >= 0 && board.pieceAt[from] == horse) {
                int leg = HorseSteps.ATTACKER_LEG[i];
                int blocker = board.pieceAt[leg];
                if (blocker == PieceCode.EMPTY) {
                    checkedFrom(from, leg);
                } else if (blocker >>> PieceCode.SIDE_SHIFT == side) {
                    tie(leg);
                }
            }
        }
    }

    private void surveyPawns(int king, int side) {
        int pawn = (side ^ 1) << PieceCode.SIDE_SHIFT | PieceCode.PAWN;
        for (byte from : Steps.PAWN_ATTACKER[(side ^ 1) * Points.COUNT + king]) {
            if (board.pieceAt[from] == pawn) {
                checkedFrom(from, from);
            }
        }
    }

    /** A check along a line: every point up to the checker cuts it off, or makes a second screen for a cannon. */
    private void checkedOnLine(int checker, int ownScreen, boolean isFile) {
        if (inCheck) {
            return;
        }
        inCheck = true;
        screen = ownScreen;
        int king = kingRank * Points.FILES + kingFile;
        int step = (isFile ? Points.FILES : 1) * (checker > king ? 1 : -1);
        for (int point = king + step; point != checker; point += step) {
            answer(point);
        }
        answer(checker);
    }

    /** A check by a horse or a pawn: it is taken, or the horse's leg is stopped. */
    private void checkedFrom(int checker, int leg) {
        if (inCheck) {
            return;
        }
        inCheck = true;
        answer(checker);
        answer(leg);
    }

    private void answer(int point) {
        if (point < 64) {
            answerLow |= 1L << point;
        } else {
            answerHigh |= 1L << point;
        }
    }

    private void tie(int square) {
        if (square < 64) {
            tiedLow |= 1L << square;
        } else {
            tiedHigh |= 1L << square;
        }
    }

    boolean isKingAttacked(int side) {
        int king = board.king(side);
        return king >= 0 && isAttacked(king, side);
    }

    /** Whether the enemy of {@code side} attacks a king of that side standing on {@code square}. */
    boolean isAttacked(int square, int side) {
        int enemy = side ^ 1;
        int file = square % Points.FILES;
        int rank = square / Points.FILES;
        int enemyFile = board.files[enemy * Points.FILES + file];
        if (enemyFile != 0 && isAttackedOnFile(file, rank, side, enemyFile)) {
            return true;
        }
        int enemyRank = board.ranks[enemy * Points.RANKS + rank];
        if (enemyRank != 0 && isAttackedOnRank(file, rank, side, enemyRank)) {
            return true;
        }
        return isAttackedByHorse(square, enemy) || isAttackedByPawn(square, enemy);
    }

    private boolean isAttackedOnFile(int file, int rank, int side, int enemyFile) {
        int enemy = (side ^ 1) << PieceCode.SIDE_SHIFT;
        int key = rank << LineTables.FILE_BITS | board.files[side * Points.FILES + file] | enemyFile;
        int near = LineTables.ROOK_FILE[key] & enemyFile;
        while (near != 0) {
            int piece = board.pieceAt[Integer.numberOfTrailingZeros(near) * Points.FILES + file];
            if (piece == enemy + PieceCode.ROOK || piece == enemy + PieceCode.KING) {
                return true;
            }
            near &= near - 1;
        }
        int far = LineTables.JUMP_FILE[key] & enemyFile;
        while (far != 0) {
            if (board.pieceAt[Integer.numberOfTrailingZeros(far) * Points.FILES + file] == enemy + PieceCode.CANNON) {
                return true;
            }
            far &= far - 1;
        }
        return false;
    }

    private boolean isAttackedOnRank(int file, int rank, int side, int enemyRank) {
        int enemy = (side ^ 1) << PieceCode.SIDE_SHIFT;
        int key = file << LineTables.RANK_BITS | board.ranks[side * Points.RANKS + rank] | enemyRank;
        int near = LineTables.ROOK_RANK[key] & enemyRank;
        while (near != 0) {
            if (board.pieceAt[rank * Points.FILES + Integer.numberOfTrailingZeros(near)] == enemy + PieceCode.ROOK) {
                return true;
            }
            near &= near - 1;
        }
        int far = LineTables.JUMP_RANK[key] & enemyRank;
        while (far != 0) {
            if (board.pieceAt[rank * Points.FILES + Integer.numberOfTrailingZeros(far)] == enemy + PieceCode.CANNON) {
                return true;
            }
            far &= far - 1;
        }
        return false;
    }

    private boolean isAttackedByHorse(int square, int enemy) {
        int horse = enemy << PieceCode.SIDE_SHIFT | PieceCode.HORSE;
        if (board.firstSlot[horse] == board.firstSlot[horse + 1]) {
            return false;
        }
        for (int i = square * 8; i < square * 8 + 8; i++) {
            int from = HorseSteps.ATTACKER[i];
            if (from >= 0
                    && board.pieceAt[from] == horse
                    && board.pieceAt[HorseSteps.ATTACKER_LEG[i]] == PieceCode.EMPTY) {
                return true;
            }
        }
        return false;
    }

    private boolean isAttackedByPawn(int square, int enemy) {
        int pawn = enemy << PieceCode.SIDE_SHIFT | PieceCode.PAWN;
        for (byte from : Steps.PAWN_ATTACKER[enemy * Points.COUNT + square]) {
            if (board.pieceAt[from] == pawn) {
                return true;
            }
        }
        return false;
    }
}
