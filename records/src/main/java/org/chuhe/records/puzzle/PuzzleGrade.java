package org.chuhe.records.puzzle;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.chuhe.core.Kind;
import org.chuhe.core.Move;
import org.chuhe.core.Piece;
import org.chuhe.core.Position;

/**
 * How hard a puzzle is, from 1 to {@value #HARDEST}, and what it is about. Points are added up along the main line:
 *
 * <ul>
 *   <li>two for every move after the first;
 *   <li>one for every four other checks and captures on the first move, at most three: what one would try as well;
 *   <li>three for every quiet move, at most six: nothing shows where to look;
 *   <li>two for every rook, horse or cannon offered, at most four: it goes against the grain;
 *   <li>one where more than one answer has to be reckoned with.
 * </ul>
 *
 * Up to 2 points are grade 1, up to 5 grade 2, up to 8 grade 3, up to 11 grade 4, more is grade 5.
 */
public final class PuzzleGrade {
    public static final int HARDEST = 5;

    /** With so many pieces on the board, kings included, it is an endgame. */
    private static final int FEW = 12;

    private static final int[] POINTS = {2, 5, 8, 11};

    private final Position start;
    private final Solution solution;
    private final Set<PuzzleTheme> themes = EnumSet.noneOf(PuzzleTheme.class);
    private int quiet;
    private int offered;

    private PuzzleGrade(Position start, Solution solution) {
        this.start = start;
        this.solution = solution;
        List<Move> line = solution.mainLine();
        Position position = start;
        for (int ply = 0; ply < line.size(); ply++) {
            Position after = position.play(line.get(ply));
            if (ply % 2 == 0) {
                look(position, line.get(ply), after);
            }
            position = after;
        }
        if (start.pieces().size() <= FEW) {
            themes.add(PuzzleTheme.ENDGAME);
        }
        if (position.isStalemate()) {
            themes.add(PuzzleTheme.STALEMATE);
        }
    }

    static PuzzleGrade of(Position start, Solution solution) {
        return new PuzzleGrade(start, solution);
    }

    private void look(Position before, Move move, Position after) {
        if (!after.isCheck() && !after.legalMoves().isEmpty()) {
            quiet++;
            themes.add(PuzzleTheme.QUIET);
        }
        if (after.isDoubleCheck()) {
            themes.add(PuzzleTheme.DOUBLE_CHECK);
        }
        Kind kind = before.pieceAt(move.from()).map(Piece::kind).orElseThrow();
        boolean strong = kind == Kind.ROOK || kind == Kind.HORSE || kind == Kind.CANNON;
        boolean taken =
                after.legalMoves().stream().anyMatch(answer -> answer.to().equals(move.to()));
        if (strong && taken) {
            offered++;
            themes.add(PuzzleTheme.SACRIFICE);
        }
    }

    int grade() {
        int points = points();
        int grade = 1;
        for (int most : POINTS) {
            if (points > most) {
                grade++;
            }
        }
        return grade;
    }

    int points() {
        int moves = (solution.mainLine().size() + 1) / 2;
        return 2 * (moves - 1)
                + Math.min(3, temptations() / 4)
                + Math.min(6, 3 * quiet)
                + Math.min(4, 2 * offered)
                + (branches(solution) ? 1 : 0);
    }

    Set<PuzzleTheme> themes() {
        return themes;
    }

    /** The other checks and captures on the first move. */
    private int temptations() {
        return (int) start.legalMoves().stream()
                .filter(move -> !solution.moves().contains(move))
                .filter(move ->
                        start.pieceAt(move.to()).isPresent() || start.play(move).isCheck())
                .count();
    }

    private static boolean branches(Solution solution) {
        return solution.replies().size() > 1 || solution.replies().stream().anyMatch(reply -> branches(reply.then()));
    }
}
