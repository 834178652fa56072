package org.chuhe.records.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chuhe.core.Move;

/**
 * A line of moves 着法: the moves of the game itself, or a variation 变着 with all the variations that branch off it.
 * Plies count from 1 at the first move of this line.
 *
 * <p>There is one way only to put a tree: alternatives to one move hang all on the line that was there first, and what
 * is said before the first move of a variation is said of that move. So two trees that mean the same are equal.
 */
public final class Line {
    public static final Line EMPTY = new Line(new short[0], Map.of(), Map.of(), Map.of(), Map.of());

    private final short[] codes;
    private final Map<Integer, String> comments;
    private final Map<Integer, String> marks;
    private final Map<Integer, MoveTime> times;
    private final Map<Integer, List<Line>> variations;

    Line(
            short[] codes,
            Map<Integer, String> comments,
            Map<Integer, String> marks,
            Map<Integer, MoveTime> times,
            Map<Integer, List<Line>> variations) {
        this.codes = codes;
        this.comments = comments;
        this.marks = marks;
        this.times = times;
        this.variations = variations;
    }

    /** How many moves the line has. */
    public int length() {
        return codes.length;
    }

    public Move move(int ply) {
        return Move.of(code(ply));
    }

    /** The move as {@link Move#code()} packs it. */
    public int code(int ply) {
        return codes[ply - 1];
    }

    public List<Move> moves() {
        List<Move> moves = new ArrayList<>(codes.length);
        for (short code : codes) {
            moves.add(Move.of(code));
        }
        return List.copyOf(moves);
    }

    /** What is said after a ply; 0 stands for what is said before the game's first move. */
    public Optional<String> comment(int ply) {
        return Optional.ofNullable(comments.get(ply));
    }

    /** What annotators put behind a ply: {@code !}, {@code ?!} or {@code $14}, several with blanks between them. */
    public Optional<String> marks(int ply) {
        return Optional.ofNullable(marks.get(ply));
    }

    public Optional<MoveTime> time(int ply) {
        return Optional.ofNullable(times.get(ply));
    }

    /** What else could be played instead of that ply. */
    public List<Line> variations(int ply) {
        return variations.getOrDefault(ply, List.of());
    }

    /** How many lines the tree has, this one included. */
    public int lineCount() {
        int count = 1;
        for (List<Line> lines : variations.values()) {
            for (Line line : lines) {
                count += line.lineCount();
            }
        }
        return count;
    }

    /** How many moves the tree has, variations included. */
    public int moveCount() {
        int count = codes.length;
        for (List<Line> lines : variations.values()) {
            for (Line line : lines) {
                count += line.moveCount();
            }
        }
        return count;
    }

    /** How many comments the tree has. */
    public int commentCount() {
        int count = comments.size();
        for (List<Line> lines : variations.values()) {
            for (Line line : lines) {
                count += line.commentCount();
            }
        }
        return count;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Line that
                && Arrays.equals(codes, that.codes)
                && comments.equals(that.comments)
                && marks.equals(that.marks)
                && times.equals(that.times)
                && variations.equals(that.variations);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(codes);
    }

    /** The moves in coordinates, for logs and debuggers. */
    @Override
    public String toString() {
        return moves() + (comments.isEmpty() ? "" : " " + comments) + (variations.isEmpty() ? "" : " " + variations);
    }
}
