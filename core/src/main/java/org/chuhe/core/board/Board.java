package org.chuhe.core.board;

import java.util.Arrays;

/**
 * A position one can play on: the fast, mutable twin of {@link org.chuhe.core.Position}, for search. Moves are ints
 * ({@link MoveCode}), points are indices ({@code rank * 9 + file}), pieces are {@link PieceCode}s; nothing is
 * allocated while playing, taking back or generating. Not safe for use by several threads at once.
 *
 * <p>{@link #make} does not test legality; ask {@link #isLegal} for moves from outside. A side without a king (a
 * fragment of a position) is never in check; with several kings the first placed one counts.
 */
public final class Board {
    /**
     * So many moves a buffer must hold, whatever pieces stand on the board; no position reaches it. Horses have 254
     * together, as many as there are pairs of points a horse's move apart: of every pair one is where it goes to. A rook
     * or a cannon has 17, and a point is reached by eight of them. So 32 horses, 19 rooks and cannons and 39 points to go
     * to would have the most, less than 571.
     */
    public static final int MAX_MOVES = 576;

    private static final int FIRST_STACK = 16;
    private static final byte[] NO_BYTES = {};
    private static final int[] NO_INTS = {};
    private static final long[] NO_LONGS = {};

    /** The piece on every point. */
    final byte[] pieceAt = new byte[Points.COUNT];
    /** The slot of the piece on every point; meaningless for empty points. */
    final byte[] slotAt = new byte[Points.COUNT];
    /** The point of the piece in every slot, or -1 once it is captured. Slots of one piece code are neighbours. */
    final byte[] slotSquare = new byte[Points.COUNT];
    /** The slots of code c are {@code firstSlot[c] … firstSlot[c + 1] - 1}. */
    final byte[] firstSlot = new byte[PieceCode.LIMIT + 1];
    /** Which points of each rank a side occupies: {@code ranks[side * 10 + rank]}, bit = file. */
    final int[] ranks = new int[2 * Points.RANKS];
    /** Which points of each file a side occupies: {@code files[side * 9 + file]}, bit = rank. */
    final int[] files = new int[2 * Points.FILES];

    private final MoveGenerator generator = new MoveGenerator(this);

    private int side;
    private long hash;
    private int quietPlies;

    /** What is needed to take moves back: move, captured piece, its slot; hash; plies without capture. */
    private int[] moves = NO_INTS;

    private byte[] captured = NO_BYTES;
    private byte[] capturedSlot = NO_BYTES;
    private long[] hashes = NO_LONGS;
    private int[] quiet = NO_INTS;
    private int ply;

    /**
     * Sets up a position.
     *
     * @param pieces a {@link PieceCode} for each of the 90 points
     * @param side {@link PieceCode#RED} or {@link PieceCode#BLACK}, who is to move
     * @param quietPlies how many plies have been played since the last capture
     */
    public Board(byte[] pieces, int side, int quietPlies) {
        if (pieces.length != Points.COUNT) {
            throw new IllegalArgumentException("a board has 90 points, not " + pieces.length);
        }
        this.side = side;
        this.quietPlies = quietPlies;
        // Slots are sorted by code, then by point, whatever was played before: the order of moves depends on it.
        for (byte code : pieces) {
            firstSlot[code + 1]++;
        }
        firstSlot[1] = 0;
        for (int code = 1; code < PieceCode.LIMIT; code++) {
            firstSlot[code + 1] += firstSlot[code];
        }
        byte[] nextSlot = firstSlot.clone();
        for (int square = 0; square < Points.COUNT; square++) {
            int code = pieces[square];
            if (code != PieceCode.EMPTY) {
                byte slot = nextSlot[code]++;
                slotSquare[slot] = (byte) square;
                slotAt[square] = slot;
                place(square, code);
                hash ^= Zobrist.PIECE[code * Points.COUNT + square];
            }
        }
        int slot = firstSlot[PieceCode.LIMIT];
        Arrays.fill(slotSquare, slot, Points.COUNT, (byte) -1);
        if (side == PieceCode.BLACK) {
            hash ^= Zobrist.BLACK_TO_MOVE;
        }
    }

    private Board(Board original) {
        System.arraycopy(original.pieceAt, 0, pieceAt, 0, pieceAt.length);
        System.arraycopy(original.ranks, 0, ranks, 0, ranks.length);
        System.arraycopy(original.files, 0, files, 0, files.length);
        side = original.side;
        hash = original.hash;
        quietPlies = original.quietPlies;
        if (original.ply == 0) {
            System.arraycopy(original.slotAt, 0, slotAt, 0, slotAt.length);
            System.arraycopy(original.slotSquare, 0, slotSquare, 0, slotSquare.length);
            System.arraycopy(original.firstSlot, 0, firstSlot, 0, firstSlot.length);
        } else {
            renumber(original);
        }
    }

    /**
     * Moves leave the slots out of order and with gaps: numbers the pieces as if they had just been set up, so that equal
     * positions list their moves in the same order.
     */
    private void renumber(Board original) {
        int end = 0;
        for (int code = 1; code < PieceCode.LIMIT; code++) {
            int first = end;
            firstSlot[code] = (byte) first;
            for (int old = original.firstSlot[code]; old < original.firstSlot[code + 1]; old++) {
                byte square = original.slotSquare[old];
                if (square >= 0) {
                    int slot = end++;
                    while (slot > first && slotSquare[slot - 1] > square) {
                        slotSquare[slot] = slotSquare[slot - 1];
                        slot--;
                    }
                    slotSquare[slot] = square;
                }
            }
        }
        firstSlot[PieceCode.LIMIT] = (byte) end;
        for (int slot = 0; slot < end; slot++) {
            slotAt[slotSquare[slot]] = (byte) slot;
        }
        Arrays.fill(slotSquare, end, Points.COUNT, (byte) -1);
    }

    /** A copy of the position, without the moves that led to it. */
    public Board copy() {
        return new Board(this);
    }

    /** The pieces on the 90 points, as {@link PieceCode}s. */
    public byte[] pieces() {
        return pieceAt.clone();
    }

    /** Who is to move: {@link PieceCode#RED} or {@link PieceCode#BLACK}. */
    public int side() {
        return side;
    }

    /** The {@link PieceCode} on a point. */
    public int pieceAt(int square) {
        return pieceAt[square];
    }

    public boolean isEmpty(int square) {
        return pieceAt[square] == PieceCode.EMPTY;
    }

    /**
     * A number for the piece on an occupied point that stays with it wherever it goes on this board, also when it is
     * captured and put back.
     */
    public int idAt(int square) {
        return slotAt[square];
    }

    /** Where the piece with this {@link #idAt id} stands, or -1 if it has been captured. */
    public int squareOf(int id) {
        return slotSquare[id];
    }

    /** The Zobrist hash of the pieces and the side to move. */
    public long hash() {
        return hash;
    }

    /** Plies since the last capture. */
    public int quietPlies() {
        return quietPlies;
    }

    /** How many moves {@link #undo} can take back. */
    public int ply() {
        return ply;
    }

    /** The point of a side's king, or -1 if it has none. */
    public int king(int side) {
        int code = PieceCode.of(side, PieceCode.KING);
        return firstSlot[code] < firstSlot[code + 1] ? slotSquare[firstSlot[code]] : -1;
    }

    /** Plays a move without testing it. */
    public void make(int move) {
        int from = MoveCode.from(move);
        int to = MoveCode.to(move);
        int piece = pieceAt[from];
        int victim = pieceAt[to];
        if (ply == moves.length) {
            growStack();
        }
        moves[ply] = move;
        captured[ply] = (byte) victim;
        hashes[ply] = hash;
        quiet[ply] = quietPlies++;
        if (victim != PieceCode.EMPTY) {
            byte slot = slotAt[to];
            capturedSlot[ply] = slot;
            slotSquare[slot] = -1;
            remove(to, victim);
            hash ^= Zobrist.PIECE[victim * Points.COUNT + to];
            quietPlies = 0;
        }
        ply++;
        shift(from, to, piece);
        hash ^= Zobrist.PIECE[piece * Points.COUNT + from]
                ^ Zobrist.PIECE[piece * Points.COUNT + to]
                ^ Zobrist.BLACK_TO_MOVE;
        side ^= 1;
    }

    /** The null move: the side to move passes. {@link #undo} takes it back. */
    public void pass() {
        if (ply == moves.length) {
            growStack();
        }
        moves[ply] = 0;
        hashes[ply] = hash;
        quiet[ply] = quietPlies;
        ply++;
        hash ^= Zobrist.BLACK_TO_MOVE;
        side ^= 1;
    }

    /** Takes back the last move or pass. */
    public void undo() {
        ply--;
        side ^= 1;
        hash = hashes[ply];
        quietPlies = quiet[ply];
        int move = moves[ply];
        if (move == 0) {
            return;
        }
        int from = MoveCode.from(move);
        int to = MoveCode.to(move);
        shift(to, from, pieceAt[to]);
        int victim = captured[ply];
        if (victim != PieceCode.EMPTY) {
            byte slot = capturedSlot[ply];
            slotSquare[slot] = (byte) to;
            slotAt[to] = slot;
            place(to, victim);
        }
    }

    /** Whether the side to move is in check 将 (2011 rules, 3.1), or its king faces the other (2.2). */
    public boolean inCheck() {
        return generator.isKingAttacked(side);
    }

    /** Whether a side's king is attacked, whoever is to move; facing kings attack each other. */
    public boolean isKingAttacked(int side) {
        return generator.isKingAttacked(side);
    }

    /**
     * Writes the legal moves into {@code buffer} from {@code start} on.
     *
     * @return the index after the last one
     */
    public int legalMoves(int[] buffer, int start) {
        return generator.legalMoves(buffer, start);
    }

    /** Like {@link #legalMoves}, captures only. */
    public int legalCaptures(int[] buffer, int start) {
        return generator.legalCaptures(buffer, start);
    }

    /** Like {@link #legalMoves}, moves that give check only. */
    public int legalChecks(int[] buffer, int start) {
        return generator.legalChecks(buffer, start);
    }

    /** How many legal moves there are, without listing them. */
    public int countLegalMoves() {
        return generator.countLegalMoves();
    }

    /** Whether any legal move exists; if not, the side to move has lost (2011 rules, 4.1.1 and 4.1.2). */
    public boolean hasLegalMove() {
        return generator.hasLegalMove();
    }

    /** Whether the piece may go there by the rules of its kind (2.2), its own king's safety aside. */
    public boolean isPseudoLegal(int move) {
        int from = MoveCode.from(move);
        int to = MoveCode.to(move);
        return from < Points.COUNT
                && to < Points.COUNT
                && PieceCode.isOf(pieceAt[from], side)
                && !PieceCode.isOf(pieceAt[to], side)
                && Reach.reaches(this, from, to);
    }

    /** Whether the move may be played: pseudo-legal, and the own king is not left to be taken (3.4). */
    public boolean isLegal(int move) {
        return isPseudoLegal(move) && generator.leavesKingSafe(MoveCode.from(move), MoveCode.to(move));
    }

    /** Whether the move, which must be pseudo-legal, gives check. */
    public boolean givesCheck(int move) {
        return generator.givesCheck(MoveCode.from(move), MoveCode.to(move));
    }

    /** Whether the piece on {@code from} attacks the point {@code to} by the rules of its kind, pins aside. */
    public boolean attacks(int from, int to) {
        return pieceAt[from] != PieceCode.EMPTY && Reach.attacks(this, from, to);
    }

    /** The points on which a side's pieces stand. */
    public SquareSet squares(int side) {
        return standing(PieceCode.of(side, PieceCode.KING), PieceCode.of(side, PieceCode.INERT));
    }

    /** The points on which a side's pieces of one kind stand. */
    public SquareSet squares(int side, int kind) {
        return standing(PieceCode.of(side, kind), PieceCode.of(side, kind));
    }

    private SquareSet standing(int firstCode, int lastCode) {
        SquareSet squares = SquareSet.EMPTY;
        for (int slot = firstSlot[firstCode]; slot < firstSlot[lastCode + 1]; slot++) {
            if (slotSquare[slot] >= 0) {
                squares = squares.with(slotSquare[slot]);
            }
        }
        return squares;
    }

    /** The pieces of a side that attack a point by the rules of their kind, pins aside, whatever stands there. */
    public SquareSet attackers(int side, int point) {
        SquareSet attackers = SquareSet.EMPTY;
        int end = firstSlot[PieceCode.of(side, PieceCode.INERT)];
        for (int slot = firstSlot[PieceCode.of(side, PieceCode.KING)]; slot < end; slot++) {
            if (slotSquare[slot] >= 0 && Reach.attacks(this, slotSquare[slot], point)) {
                attackers = attackers.with(slotSquare[slot]);
            }
        }
        return attackers;
    }

    void place(int square, int code) {
        int who = code >>> PieceCode.SIDE_SHIFT;
        pieceAt[square] = (byte) code;
        ranks[who * Points.RANKS + square / Points.FILES] |= 1 << square % Points.FILES;
        files[who * Points.FILES + square % Points.FILES] |= 1 << square / Points.FILES;
    }

    void remove(int square, int code) {
        int who = code >>> PieceCode.SIDE_SHIFT;
        pieceAt[square] = PieceCode.EMPTY;
        ranks[who * Points.RANKS + square / Points.FILES] ^= 1 << square % Points.FILES;
        files[who * Points.FILES + square % Points.FILES] ^= 1 << square / Points.FILES;
    }

    private void shift(int from, int to, int code) {
        byte slot = slotAt[from];
        slotAt[to] = slot;
        slotSquare[slot] = (byte) to;
        remove(from, code);
        place(to, code);
    }

    private void growStack() {
        int size = Math.max(FIRST_STACK, 2 * ply);
        moves = Arrays.copyOf(moves, size);
        captured = Arrays.copyOf(captured, size);
        capturedSlot = Arrays.copyOf(capturedSlot, size);
        hashes = Arrays.copyOf(hashes, size);
        quiet = Arrays.copyOf(quiet, size);
    }
}
