package org.chuhe.game.state;

import java.util.Optional;
import org.chuhe.core.Side;

/**
 * What somebody still has to answer, rule on or do.
 *
 * @param offer who has a draw offer standing (22.1)
 * @param claim a claim that waits for the arbiter
 * @param duty what a ruling on a repetition asks for
 * @param takeBack a wish to take a move back, which the opponent has to answer
 * @param disturbed who has to put the pieces back in his own time (5.9)
 */
public record OpenMatters(
        Optional<Side> offer,
        Optional<TakeBackWish> takeBack,
        Optional<PendingClaim> claim,
        Optional<VaryDuty> duty,
        Optional<Side> disturbed) {
    static final OpenMatters NONE =
            new OpenMatters(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
}
