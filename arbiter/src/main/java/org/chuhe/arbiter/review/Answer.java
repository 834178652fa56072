package org.chuhe.arbiter.review;

import java.util.Optional;
import org.chuhe.core.Side;
import org.chuhe.text.Message;

/**
 * What the arbiter answers to a claim.
 *
 * @param outcome what happens
 * @param side whom it concerns: who loses, must vary, or has committed a foul
 * @param varyBy the ply by which that side has to vary
 * @param minutes what is taken off that side's clock
 * @param article the article that says so
 * @param words the answer in words
 */
public record Answer(
        Outcome outcome, Optional<Side> side, Optional<Integer> varyBy, int minutes, String article, Message words) {

    /** What a claim leads to. */
    public enum Outcome {
        /** The game is drawn. */
        DRAW,
        /** One side loses at once: unilateral perpetual check (23.5.1). */
        LOSS,
        /** One side must vary in time or lose (23.5.2). */
        MUST_VARY,
        /** Not enough repetitions: the claim is not accepted, without consequences (23.3). */
        NOT_ACCEPTED,
        /** A false claim of the move limit: a foul, and minutes off the clock (22.2). */
        FOUL,
        /** The ruling could not be found within its budget. */
        UNDECIDED
    }
}
