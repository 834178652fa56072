package org.chuhe.core;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.chuhe.core.board.Points;
import org.chuhe.core.board.SquareSet;

/**
 * One of the 90 points of the board (2011 rules, 1.1). Files run a…i from Red's left, ranks 0…9 from Red's back rank,
 * as in ICCS: {@code e0} is where Red's king starts.
 */
public final class Square implements Comparable<Square> {
    /** The number of files (直线). */
    public static final int FILES = Points.FILES;
    /** The number of ranks (横线). */
    public static final int RANKS = Points.RANKS;
    /** The number of points. */
    public static final int COUNT = Points.COUNT;

    private static final List<Square> ALL =
            IntStream.range(0, COUNT).mapToObj(Square::new).toList();

    private final int index;

    private Square(int index) {
        this.index = index;
    }

    /** All points, rank by rank from a0 to i9. */
    public static List<Square> all() {
        return ALL;
    }

    /** The point with this {@link #index()}. */
    public static Square of(int index) {
        return ALL.get(index);
    }

    /** The points of a set, in its order. */
    public static List<Square> listOf(SquareSet squares) {
        return squares.stream().mapToObj(Square::of).toList();
    }

    /** The point on a file 0…8 and a rank 0…9. */
    public static Square of(int file, int rank) {
        if (file < 0 || file >= FILES || rank < 0 || rank >= RANKS) {
            throw new IllegalArgumentException("no such point: file " + file + ", rank " + rank);
        }
        return ALL.get(rank * FILES + file);
    }

    /** The point with an ICCS name such as {@code e0} or {@code E0}; empty if there is none. */
    public static Optional<Square> parse(String name) {
        if (name.length() != 2) {
            return Optional.empty();
        }
        int file = Character.toLowerCase(name.charAt(0)) - 'a';
        int rank = name.charAt(1) - '0';
        return file >= 0 && file < FILES && rank >= 0 && rank < RANKS ? Optional.of(of(file, rank)) : Optional.empty();
    }

    /** {@code rank * 9 + file}. */
    public int index() {
        return index;
    }

    /** 0 for the a-file (Red's left) … 8 for the i-file. */
    public int file() {
        return index % FILES;
    }

    /** 0 for Red's back rank … 9 for Black's. */
    public int rank() {
        return index / FILES;
    }

    /** The file's number as that side counts it, 1…9 from its own right (2011 rules, 1.1). */
    public int fileNumber(Side side) {
        return side == Side.RED ? FILES - file() : file() + 1;
    }

    /** Whether the point lies on that side's half of the board. */
    public boolean isHomeOf(Side side) {
        return (rank() < RANKS / 2) == (side == Side.RED);
    }

    /** Whether the point lies in that side's palace 九宫. */
    public boolean inPalaceOf(Side side) {
        int ranksFromHome = side == Side.RED ? rank() : RANKS - 1 - rank();
        return ranksFromHome <= 2 && file() >= 3 && file() <= 5;
    }

    /** The point seen in a mirror: the left and right wings change places. */
    public Square mirrored() {
        return of(FILES - 1 - file(), rank());
    }

    /** The point on the other half of the same file: Red's and Black's ends change places. */
    public Square acrossTheRiver() {
        return of(file(), RANKS - 1 - rank());
    }

    @Override
    public int compareTo(Square other) {
        return Integer.compare(index, other.index);
    }

    /** The ICCS name, e.g. {@code e0}. */
    @Override
    public String toString() {
        return "" + (char) ('a' + file()) + (char) ('0' + rank());
    }
}
