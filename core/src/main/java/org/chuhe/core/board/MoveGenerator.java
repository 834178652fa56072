package org.chuhe.core.board;

/**
 * Legal moves without trial and error: {@link KingSafety} looks along the king's lines once and says which pieces are
 * tied to it and which points must stay empty; every other move of every other piece is legal. Only moves of tied
 * pieces and of the king, and when in check those that may answer it, are tried out.
 */
final class MoveGenerator {
    private final Board board;
    private final KingSafety safety;

    /** Where {@link #add} writes; null while counting would be wasteful, so counting has loops of its own. */
    private int[] buffer = new int[0];

    private int end;
    private Wanted wanted = Wanted.ALL;
    /** While checks are listed: whether the other king is attacked before any move, as it may be in what-if questions. */
    private boolean enemyAttacked;

    /** Which legal moves are asked for. */
    private enum Wanted {
        ALL,
        CAPTURES,
        CHECKS
    }

    MoveGenerator(Board board) {
        this.board = board;
        this.safety = new KingSafety(board);
    }

    boolean isKingAttacked(int side) {
        return safety.isKingAttacked(side);
    }

    int legalMoves(int[] buffer, int start) {
        return generate(buffer, start, Wanted.ALL);
    }

    int legalCaptures(int[] buffer, int start) {
        return generate(buffer, start, Wanted.CAPTURES);
    }

    int legalChecks(int[] buffer, int start) {
        return generate(buffer, start, Wanted.CHECKS);
    }

    private int generate(int[] buffer, int start, Wanted wanted) {
        this.buffer = buffer;
        this.end = start;
        this.wanted = wanted;
        int side = board.side();
        safety.survey(side);
        enemyAttacked = wanted == Wanted.CHECKS && safety.isKingAttacked(side ^ 1);
        int base = side << PieceCode.SIDE_SHIFT;
        for (int slot = board.firstSlot[base + 1]; slot < board.firstSlot[base + 8]; slot++) {
            int from = board.slotSquare[slot];
            if (from >= 0) {
                addMoves(from, side);
            }
        }
        return end;
    }

    private void addMoves(int from, int side) {
        int kind = board.pieceAt[from] & PieceCode.KIND_MASK;
        boolean tryOut = kind == PieceCode.KING || safety.inCheck || safety.isTied(from);
        switch (kind) {
            case PieceCode.KING -> addSteps(from, Steps.KING[from], side, true);
            case PieceCode.ADVISOR -> addSteps(from, Steps.ADVISOR[from], side, tryOut);
            case PieceCode.ELEPHANT -> addElephant(from, side, tryOut);
            case PieceCode.HORSE -> addHorse(from, side, tryOut);
            case PieceCode.ROOK, PieceCode.CANNON -> addLine(from, side, kind, tryOut);
            default -> addSteps(from, Steps.PAWN[side * Points.COUNT + from], side, tryOut);
        }
    }

    private void addSteps(int from, byte[] targets, int side, boolean tryOut) {
        for (byte to : targets) {
            add(from, to, side, tryOut);
        }
    }

    private void addElephant(int from, int side, boolean tryOut) {
        byte[] targets = ElephantSteps.TO[from];
        byte[] eyes = ElephantSteps.EYE[from];
        for (int i = 0; i < targets.length; i++) {
            if (board.pieceAt[eyes[i]] == PieceCode.EMPTY) {
                add(from, targets[i], side, tryOut);
            }
        }
    }

    private void addHorse(int from, int side, boolean tryOut) {
        for (int d = 0; d < 4; d++) {
            int leg = HorseSteps.LEG[from * 4 + d];
            if (leg >= 0 && board.pieceAt[leg] == PieceCode.EMPTY) {
                add(from, HorseSteps.TO[from * 8 + 2 * d], side, tryOut);
                int second = HorseSteps.TO[from * 8 + 2 * d + 1];
                if (second >= 0) {
                    add(from, second, side, tryOut);
                }
            }
        }
    }

    private void addLine(int from, int side, int kind, boolean tryOut) {
        int file = from % Points.FILES;
        int rank = from / Points.FILES;
        int onRank = rankTargets(kind, file, rank, side);
        int onFile = fileTargets(kind, file, rank, side);
        if (wanted == Wanted.CAPTURES) {
            onRank &= board.ranks[(side ^ 1) * Points.RANKS + rank];
            onFile &= board.files[(side ^ 1) * Points.FILES + file];
        } else if (wanted == Wanted.CHECKS) {
            int king = board.king(side ^ 1);
            if (king < 0) {
                return;
            }
            if (!starts(king, from)) {
                onRank &= 1 << king % Points.FILES;
                onFile &= 1 << king / Points.FILES;
            }
        }
        while (onRank != 0) {
            int to = rank * Points.FILES + Integer.numberOfTrailingZeros(onRank);
            onRank &= onRank - 1;
            add(from, to, side, tryOut);
        }
        while (onFile != 0) {
            int to = Integer.numberOfTrailingZeros(onFile) * Points.FILES + file;
            onFile &= onFile - 1;
            add(from, to, side, tryOut);
        }
    }

    private void add(int from, int to, int side, boolean tryOut) {
        int victim = board.pieceAt[to];
        if (victim == PieceCode.EMPTY
                ? wanted == Wanted.CAPTURES || safety.mustStayEmpty(to) && !tryOut
                : victim >>> PieceCode.SIDE_SHIFT == side) {
            return;
        }
        if (safety.inCheck && isNoAnswer(from, to)) {
            return;
        }
        if (wanted == Wanted.CHECKS && !givesCheck(from, to, enemyAttacked)) {
            return;
        }
        if (!tryOut || leavesKingSafe(from, to)) {
            buffer[end++] = MoveCode.of(from, to);
        }
    }

    private boolean isNoAnswer(int from, int to) {
        return (board.pieceAt[from] & PieceCode.KIND_MASK) != PieceCode.KING && !safety.mayAnswer(from, to);
    }

    /** The points of its rank that a rook or cannon may go to, own pieces left out. */
    private int rankTargets(int kind, int file, int rank, int side) {
        int own = board.ranks[side * Points.RANKS + rank];
        int enemy = board.ranks[(side ^ 1) * Points.RANKS + rank];
        int key = file << LineTables.RANK_BITS | own | enemy;
        return kind == PieceCode.ROOK
                ? LineTables.ROOK_RANK[key] & ~own
                : LineTables.QUIET_RANK[key] | LineTables.JUMP_RANK[key] & enemy;
    }

    /** The points of its file that a rook or cannon may go to, own pieces left out. */
    private int fileTargets(int kind, int file, int rank, int side) {
        int own = board.files[side * Points.FILES + file];
        int enemy = board.files[(side ^ 1) * Points.FILES + file];
        int key = rank << LineTables.FILE_BITS | own | enemy;
        return kind == PieceCode.ROOK
                ? LineTables.ROOK_FILE[key] & ~own
                : LineTables.QUIET_FILE[key] | LineTables.JUMP_FILE[key] & enemy;
    }

    /** Whether the own king is safe after a pseudo-legal move (2011 rules, 3.4). */
    boolean leavesKingSafe(int from, int to) {
        int side = PieceCode.side(board.pieceAt[from]);
        int king = board.king(side);
        if (king >= 0 && king != from && !isNear(king, from) && !isNear(king, to)) {
            // Far from the king nothing changes for it.
            return !safety.isAttacked(king, side);
        }
        return !attackedAfter(from, to, side);
    }

    /** Whether what stands on a point can matter to a king: on its lines, as a horse or as the leg of one. */
    private static boolean isNear(int king, int square) {
        int file = square % Points.FILES - king % Points.FILES;
        int rank = square / Points.FILES - king / Points.FILES;
        int distance = file * file + rank * rank;
        return file * rank == 0 || distance == 5 || distance == 2;
    }

    boolean givesCheck(int from, int to) {
        return givesCheck(from, to, safety.isKingAttacked(PieceCode.side(board.pieceAt[from]) ^ 1));
    }

    /**
     * Whether a move gives check. What leaves the king's surroundings may uncover anything, and is tried out; any other
     * piece attacks the king itself from where it goes, or becomes a cannon's screen there.
     */
    private boolean givesCheck(int from, int to, boolean attackedBefore) {
        int piece = board.pieceAt[from];
        int enemy = PieceCode.side(piece) ^ 1;
        int king = board.king(enemy);
        if (!touches(king, from, to)) {
            return false;
        }
        if (attackedBefore || to == king || PieceCode.kind(piece) == PieceCode.KING || starts(king, from)) {
            return attackedAfter(from, to, enemy);
        }
        return Reach.attacksFrom(board, piece, to, king) || becomesScreen(king, to, enemy ^ 1);
    }

    /** Whether a piece that arrives on an empty point is the one piece between a king and a cannon of that side. */
    private boolean becomesScreen(int king, int to, int side) {
        if (board.pieceAt[to] != PieceCode.EMPTY) {
            return false;
        }
        int kingFile = king % Points.FILES;
        int kingRank = king / Points.FILES;
        int behind;
        if (to % Points.FILES == kingFile) {
            int occupied = board.files[kingFile] | board.files[Points.FILES + kingFile];
            int rank = behind(occupied, kingRank, to / Points.FILES);
            behind = rank < 0 ? -1 : rank * Points.FILES + kingFile;
        } else if (to / Points.FILES == kingRank) {
            int occupied = board.ranks[kingRank] | board.ranks[Points.RANKS + kingRank];
            int file = behind(occupied, kingFile, to % Points.FILES);
            behind = file < 0 ? -1 : kingRank * Points.FILES + file;
        } else {
            return false;
        }
        return behind >= 0 && board.pieceAt[behind] == PieceCode.of(side, PieceCode.CANNON);
    }

    /** The first piece of a line seen from a king, if it stands behind a point; -1 if not. */
    private static int behind(int occupied, int king, int point) {
        if (point > king) {
            int first = Integer.numberOfTrailingZeros(occupied & -(2 << king));
            return first > point && first < Integer.SIZE ? first : -1;
        }
        int first = 31 - Integer.numberOfLeadingZeros(occupied & (1 << king) - 1);
        return first < point ? first : -1;
    }

    /** Whether a move can have to do with check: it starts or ends where a king is concerned. */
    private static boolean touches(int king, int from, int to) {
        if (king < 0) {
            return false;
        }
        int file = to % Points.FILES - king % Points.FILES;
        int rank = to / Points.FILES - king / Points.FILES;
        return file * rank == 0 || file * file + rank * rank == 5 || starts(king, from);
    }

    /** Whether leaving a point can give check: it lies on the king's lines, or is the leg of a horse that looks at him. */
    private static boolean starts(int king, int from) {
        int file = from % Points.FILES - king % Points.FILES;
        int rank = from / Points.FILES - king / Points.FILES;
        return file * rank == 0 || file * file + rank * rank == 2;
    }

    /** Whether a side's king is attacked once the piece on {@code from} stands on {@code to}. */
    private boolean attackedAfter(int from, int to, int side) {
        int piece = board.pieceAt[from];
        int victim = board.pieceAt[to];
        if (victim != PieceCode.EMPTY) {
            board.remove(to, victim);
        }
        board.remove(from, piece);
        board.place(to, piece);
        int king = piece == (side << PieceCode.SIDE_SHIFT | PieceCode.KING) ? to : board.king(side);
        boolean attacked =
                king >= 0 && (king != to || piece >>> PieceCode.SIDE_SHIFT == side) && safety.isAttacked(king, side);
        board.remove(to, piece);
        board.place(from, piece);
        if (victim != PieceCode.EMPTY) {
            board.place(to, victim);
        }
        return attacked;
    }

    /** Whether there is a legal move: one free piece that can move is enough. */
    boolean hasLegalMove() {
        int side = board.side();
        safety.survey(side);
        if (!safety.inCheck) {
            int base = side << PieceCode.SIDE_SHIFT;
            for (int slot = board.firstSlot[base + PieceCode.ADVISOR];
                    slot < board.firstSlot[base + PieceCode.PAWN + 1];
                    slot++) {
                int from = board.slotSquare[slot];
                if (from >= 0 && !safety.isTied(from) && countFree(from, side) > 0) {
                    return true;
                }
            }
        }
        return countLegalMoves() > 0;
    }

    /** How many moves a piece has that need not be tried out. */
    private int countFree(int from, int side) {
        return switch (PieceCode.kind(board.pieceAt[from])) {
            case PieceCode.ADVISOR -> countSteps(Steps.ADVISOR[from], side);
            case PieceCode.ELEPHANT -> countElephant(from, side);
            case PieceCode.HORSE -> countHorse(from, side);
            case PieceCode.ROOK, PieceCode.CANNON -> countLine(from, side);
            default -> countSteps(Steps.PAWN[side * Points.COUNT + from], side);
        };
    }

    int countLegalMoves() {
        int side = board.side();
        safety.survey(side);
        if (safety.inCheck) {
            return countByTrial(side);
        }
        int base = side << PieceCode.SIDE_SHIFT;
        int count = 0;
        byte[] squares = board.slotSquare;
        byte[] first = board.firstSlot;
        for (int slot = first[base + PieceCode.ROOK]; slot < first[base + PieceCode.PAWN]; slot++) {
            int from = squares[slot];
            if (from >= 0) {
                count += safety.isTied(from) ? countTied(from, side) : countLine(from, side);
            }
        }
        for (int slot = first[base + PieceCode.HORSE]; slot < first[base + PieceCode.ROOK]; slot++) {
            int from = squares[slot];
            if (from >= 0) {
                count += safety.isTied(from) ? countTied(from, side) : countHorse(from, side);
            }
        }
        for (int slot = first[base + PieceCode.PAWN]; slot < first[base + PieceCode.PAWN + 1]; slot++) {
            int from = squares[slot];
            if (from >= 0) {
                count += safety.isTied(from)
                        ? countTied(from, side)
                        : countSteps(Steps.PAWN[side * Points.COUNT + from], side);
            }
        }
        for (int slot = first[base + PieceCode.ADVISOR]; slot < first[base + PieceCode.ELEPHANT]; slot++) {
            int from = squares[slot];
            if (from >= 0) {
                count += safety.isTied(from) ? countTied(from, side) : countSteps(Steps.ADVISOR[from], side);
            }
        }
        for (int slot = first[base + PieceCode.ELEPHANT]; slot < first[base + PieceCode.HORSE]; slot++) {
            int from = squares[slot];
            if (from >= 0) {
                count += safety.isTied(from) ? countTied(from, side) : countElephant(from, side);
            }
        }
        for (int slot = first[base + PieceCode.KING]; slot < first[base + PieceCode.ADVISOR]; slot++) {
            int from = squares[slot];
            if (from >= 0) {
                count += countTied(from, side);
            }
        }
        return count;
    }

    private int countByTrial(int side) {
        int base = side << PieceCode.SIDE_SHIFT;
        int count = 0;
        for (int slot = board.firstSlot[base + 1]; slot < board.firstSlot[base + 8]; slot++) {
            int from = board.slotSquare[slot];
            if (from >= 0) {
                count += countTied(from, side);
            }
        }
        return count;
    }

    private final int[] trial = new int[32];

    /** Moves of a piece whose moves must be tried out one by one. */
    private int countTied(int from, int side) {
        buffer = trial;
        end = 0;
        wanted = Wanted.ALL;
        addMoves(from, side);
        return end;
    }

    private int countLine(int from, int side) {
        int kind = board.pieceAt[from] & PieceCode.KIND_MASK;
        int file = from % Points.FILES;
        int rank = from / Points.FILES;
        int onRank = rankTargets(kind, file, rank, side) & ~safety.emptyOnRank(rank);
        int onFile = fileTargets(kind, file, rank, side) & ~safety.emptyOnFile(file);
        return Integer.bitCount(onRank << LineTables.FILE_BITS | onFile);
    }

    private int countHorse(int from, int side) {
        int count = 0;
        for (int d = 0; d < 4; d++) {
            int leg = HorseSteps.LEG[from * 4 + d];
            if (leg >= 0 && board.pieceAt[leg] == PieceCode.EMPTY) {
                count += countStep(HorseSteps.TO[from * 8 + 2 * d], side);
                int second = HorseSteps.TO[from * 8 + 2 * d + 1];
                if (second >= 0) {
                    count += countStep(second, side);
                }
            }
        }
        return count;
    }

    private int countElephant(int from, int side) {
        byte[] targets = ElephantSteps.TO[from];
        byte[] eyes = ElephantSteps.EYE[from];
        int count = 0;
        for (int i = 0; i < targets.length; i++) {
            if (board.pieceAt[eyes[i]] == PieceCode.EMPTY) {
                count += countStep(targets[i], side);
            }
        }
        return count;
    }

    private int countSteps(byte[] targets, int side) {
        int count = 0;
        for (byte to : targets) {
            count += countStep(to, side);
        }
        return count;
    }

    private int countStep(int to, int side) {
        int victim = board.pieceAt[to];
        if (victim == PieceCode.EMPTY) {
            return safety.mustStayEmpty(to) ? 0 : 1;
        }
        return victim >>> PieceCode.SIDE_SHIFT ^ side;
    }
}
