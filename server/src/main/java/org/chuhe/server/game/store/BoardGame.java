package org.chuhe.server.game.store;

import org.chuhe.core.Side;

/**
 * A tournament's board that is played here, as lists need it.
 *
 * @param id of the game; the page is {@code /play/id}
 * @param phase how far it has come
 * @param score Red's, then Black's; empty as long as there is none
 * @param changed when something last happened to it
 * @param first whether the player who is named first, and moves first, has taken his seat
 * @param second whether the other has
 * @param firstSide the pieces of the player who is named first
 */
public record BoardGame(
        String id,
        GameProgress phase,
        String score,
        int ply,
        long changed,
        boolean first,
        boolean second,
        Side firstSide) {
    /** Whether the clocks have been started. */
    public boolean begun() {
        return phase.begun();
    }

    public boolean running() {
        return phase.running();
    }

    public boolean over() {
        return phase.finished();
    }

    /** Whether another game takes its place: it was taken back, or the arbiter found it void (5.8.1). */
    public boolean isVoid() {
        return phase == GameProgress.CANCELLED || (over() && score.equals("*"));
    }

    /** The score of the player named first, then that of the other, as tournaments write it. */
    public String scoreInOrder() {
        return firstSide == Side.RED || score.isEmpty()
                ? score
                : switch (score) {
                    case "1-0" -> "0-1";
                    case "0-1" -> "1-0";
                    case "+/-" -> "-/+";
                    case "-/+" -> "+/-";
                    default -> score;
                };
    }
}
