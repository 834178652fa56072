package org.chuhe.arbiter.book.attack;

import org.chuhe.arbiter.nature.Chased.Root;
import org.chuhe.core.board.MoveCode;

/**
 * A capture that one side could make at once.
 *
 * @param captor the point of the piece that takes
 * @param target the point of the piece taken
 * @param root who could retake at once
 * @param mutual whether both are of one kind and the target could just as well take the captor: an offer to exchange
 */
public record Attack(int captor, int target, Root root, boolean mutual) {
    /** The capture, as a {@link MoveCode}. */
    public int move() {
        return MoveCode.of(captor, target);
    }

    /** Whether the captor can legally be taken at once: the target has a real root 真根. */
    public boolean retakable() {
        return root == Root.REAL;
    }
}
