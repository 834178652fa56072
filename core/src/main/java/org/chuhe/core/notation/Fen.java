package org.chuhe.core.notation;

import java.util.List;
import java.util.Set;
import org.chuhe.core.Position;
import org.chuhe.core.PositionFlaw;
import org.chuhe.core.PositionProblem;

/**
 * Positions as FEN: ten ranks from Black's back rank down, then the side to move, two dashes, the plies since the last
 * capture and the number of the round.
 *
 * <p>Written strictly. Read leniently: H for N and E for B, w or r for Red, capital W, R and B, any number of fields
 * left out from the end, no spaces at all ({@code …4K4w--01}).
 */
public final class Fen {
    /** Which letters a FEN is written with. All are read. */
    public enum Letters {
        /** K A B N R C P, as engines expect. */
        ENGINE,
        /** K A E H R C P, as in WXF. */
        WXF;

        /** The pieces of a FEN, given in the letters of engines. */
        private String write(String board) {
            return switch (this) {
                case ENGINE -> board;
                case WXF ->
                    board.replace('B', 'E').replace('b', 'e').replace('N', 'H').replace('n', 'h');
            };
        }
    }

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
        for (PositionFlaw flaw : position.flaws()) {
            if (!tolerated.contains(flaw.problem())) {
                throw new NotationException(
                        NotationProblem.UNSOUND_POSITION,
                        text,
                        0,
                        List.of(),
                        NotationTexts.message("unsound.position", NotationTexts.quote(text), flaw.message()));
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

    /** Writes the FEN of a position. */
    public static String write(Position position) {
        return position.toString();
    }

    /** Writes the FEN of a position with the letters of engines or of WXF. */
    public static String write(Position position, Letters letters) {
        String fen = position.toString();
        return letters.write(board(fen)) + fen.substring(fen.indexOf(' '));
    }

    /** Writes the first field alone: the pieces. */
    public static String writeBoard(Position position, Letters letters) {
        return letters.write(board(position.toString()));
    }

    private static String board(String fen) {
        return fen.substring(0, fen.indexOf(' '));
    }
}
