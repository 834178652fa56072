package org.chuhe.core.notation;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.chuhe.core.Piece;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.Square;

/**
 * Positions as FEN: ten ranks from Black's back rank down, then the side to move, two dashes, the plies since the last
 * capture and the number of the round.
 *
 * <p>Written strictly. Read leniently: H for N and E for B, w or r for Red, capital W, R and B, any number of fields
 * left out from the end, no spaces at all ({@code …4K4w--01}).
 */
public final class Fen {
    private Fen() {}

    /**
     * Reads a position of a game.
     *
     * @throws NotationException if the text is no FEN, or the position cannot arise in a game
     */
    public static Position read(String text) {
        return read(text, Set.of());
    }

    /**
     * Reads a position that may have some problems.
     *
     * @throws NotationException if the text is no FEN, or the position has a problem that is not tolerated
     */
    public static Position read(String text, Set<PositionProblem> tolerated) {
        Position position = readLoosely(text);
        for (PositionFlaw flaw : problems(position)) {
            if (!tolerated.contains(flaw.problem())) {
                throw new NotationException(
                        NotationProblem.UNSOUND_POSITION,
                        text,
                        0,
                        List.of(),
                        Texts.message("unsound.position", Texts.quote(text), flaw.message()));
            }
        }
        return position;
    }

    /**
     * Reads a composition or a fragment: any pieces on any points.
     *
     * @throws NotationException if the text is no FEN
     */
    public static Position readLoosely(String text) {
        return new FenReader(text).read();
    }

    /** What is wrong with a position if it is to be one of a game; empty if nothing is. */
    public static List<PositionFlaw> problems(Position position) {
        return PositionCheck.flaws(position);
    }

    /** The kinds of {@link #problems}. */
    public static Set<PositionProblem> kindsOfProblems(Position position) {
        Set<PositionProblem> kinds = EnumSet.noneOf(PositionProblem.class);
        problems(position).forEach(flaw -> kinds.add(flaw.problem()));
        return kinds;
    }

    /** Writes the FEN of a position. */
    public static String write(Position position) {
        return write(position, FenLetters.ENGINE);
    }

    /** Writes the FEN of a position with the letters of engines or of WXF. */
    public static String write(Position position, FenLetters letters) {
        return writeBoard(position, letters)
                + (position.sideToMove() == Side.RED ? " w - - " : " b - - ")
                + position.quietPlies()
                + ' '
                + position.moveNumber();
    }

    /** Writes the first field alone: the pieces. */
    public static String writeBoard(Position position, FenLetters letters) {
        StringBuilder text = new StringBuilder(96);
        for (int rank = Square.RANKS - 1; rank >= 0; rank--) {
            int empty = 0;
            for (int file = 0; file < Square.FILES; file++) {
                Optional<Piece> piece = position.pieceAt(Square.of(file, rank));
                if (piece.isEmpty()) {
                    empty++;
                } else {
                    appendEmpty(text, empty).append(letters.of(piece.get()));
                    empty = 0;
                }
            }
            appendEmpty(text, empty).append(rank > 0 ? "/" : "");
        }
        return text.toString();
    }

    private static StringBuilder appendEmpty(StringBuilder text, int empty) {
        return empty > 0 ? text.append(empty) : text;
    }
}
