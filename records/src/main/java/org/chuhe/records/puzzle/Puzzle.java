package org.chuhe.records.puzzle;

import java.util.Collections;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.chuhe.core.Position;
import org.chuhe.core.notation.Fen;

/**
 * A position in which the side to move mates by force, in one way.
 *
 * @param id made from the position, the same for its mirror image
 * @param position with Red to move: whoever mated in the game, here it is Red
 * @param checksOnly whether every move must be a check (连将杀)
 * @param moves in how many moves
 * @param grade how hard it is, see {@link PuzzleGrade}
 */
public record Puzzle(
        String id,
        Position position,
        boolean checksOnly,
        int moves,
        int grade,
        Set<PuzzleTheme> themes,
        Solution solution) {
    public Puzzle {
        themes = Collections.unmodifiableSet(new TreeSet<>(themes));
    }

    /** The longest that is asked for where every move must be a check, and where any move may be played. */
    static final int LONGEST_BY_CHECKS = 6;

    static final int LONGEST = 3;

    /** With few pieces on the board there is less to look at. */
    static final int LONGEST_ENDGAME = 4;

    /** The positions looked at for one puzzle. */
    private static final long NODES = 30_000_000;

    /** The puzzle in a position that is won in so many moves and not in fewer, if there is just one solution. */
    static Optional<Puzzle> of(Position position, boolean checksOnly, int moves, ForcedMate search) {
        return new Solver(search)
                .solve(position.toBoard(), moves)
                .filter(solution -> solution.moves().size() == 1)
                .map(solution -> {
                    PuzzleGrade grade = PuzzleGrade.of(position, solution);
                    return new Puzzle(
                            idOf(position), position, checksOnly, moves, grade.grade(), grade.themes(), solution);
                });
    }

    /** Whether everything it says is so: the whole proof, made again. */
    public boolean isProved() {
        ForcedMate search = new ForcedMate(checksOnly, NODES);
        return search.length(position.toBoard(), moves) == moves
                && of(position, checksOnly, moves, search).equals(Optional.of(this));
    }

    /** What a position and its mirror image have in common. */
    static String idOf(Position position) {
        String one = Fen.writeBoard(position, Fen.Letters.WXF);
        String other = Fen.writeBoard(position.mirrored(), Fen.Letters.WXF);
        long hash = 0xCBF29CE484222325L;
        for (char letter : (one.compareTo(other) < 0 ? one : other).toCharArray()) {
            hash = (hash ^ letter) * 0x100000001B3L;
        }
        return String.format(Locale.ROOT, "%010x", hash >>> 24);
    }
}
