package org.chuhe.documents.board;

import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.core.Side;

/**
 * How a board is drawn, whatever stands on it.
 *
 * @param theme the colours
 * @param below the side at the lower edge
 * @param pieces what stands on the pieces
 * @param labels what is written around the board
 * @param characters the side whose files are 一 … 九; the other's are digits
 * @param lightFaces whether Black's discs are light too, as on a wooden set; otherwise the sides differ without colour
 */
public record BoardLook(Theme theme, Side below, PieceSet pieces, Labels labels, Side characters, boolean lightFaces) {
    /** Light, Red below, Chinese characters, labelled files. */
    public static final BoardLook DEFAULT =
            new BoardLook(Theme.LIGHT, Side.RED, PieceSet.CHINESE, Labels.FILES, Side.RED, false);

    public BoardLook with(Theme newTheme) {
        return new BoardLook(newTheme, below, pieces, labels, characters, lightFaces);
    }

    public BoardLook with(Side newBelow) {
        return new BoardLook(theme, newBelow, pieces, labels, characters, lightFaces);
    }

    public BoardLook with(PieceSet newPieces) {
        return new BoardLook(theme, below, newPieces, labels, characters, lightFaces);
    }

    public BoardLook with(Labels newLabels) {
        return new BoardLook(theme, below, pieces, newLabels, characters, lightFaces);
    }

    /** As an edition shows it: who moves first sits below and has 一 … 九 (1957, 1.1 and 2.1: Black). */
    public BoardLook of(RuleBook book) {
        return new BoardLook(theme, book.firstToMove(), pieces, labels, book.firstToMove(), lightFaces);
    }

    public BoardLook withLightFaces() {
        return new BoardLook(theme, below, pieces, labels, characters, true);
    }
}
