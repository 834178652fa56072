package org.chuhe.server.play.store;

/**
 * A tournament's board that is played here, as lists need it.
 *
 * @param id of the game; the page is {@code /play/id}
 * @param phase how far it has come
 * @param score empty as long as there is none
 * @param changed when something last happened to it
 * @param red whether somebody has taken Red's seat
 * @param black whether somebody has taken Black's
 */
public record BoardGame(
        String id, GameProgress phase, String score, int ply, long changed, boolean red, boolean black) {
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
}
