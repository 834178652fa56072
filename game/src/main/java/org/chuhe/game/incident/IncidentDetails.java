package org.chuhe.game.incident;

import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.claim.Consequence;
import org.chuhe.core.Move;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.game.result.Authority;
import org.chuhe.game.result.Words;
import org.chuhe.game.state.EndEvent.Signer;
import org.chuhe.text.Article;
import org.chuhe.text.Result;

/**
 * What is said about an incident; which parts are asked for, the incident knows.
 *
 * @param points points of the board, in order
 * @param press whether the clock is pressed with the move
 * @param number how many moves are missing, or after which ply
 * @param millis what a clock shall show
 * @param by who decides
 * @param why in the arbiter's words; {@link Words#NONE} if nothing is said
 */
public record IncidentDetails(
        Optional<Side> side,
        List<Square> points,
        Optional<Move> move,
        boolean press,
        Optional<Integer> number,
        Optional<Long> millis,
        Optional<Article> article,
        Optional<Result> outcome,
        Optional<Consequence> verdict,
        Optional<Signer> signer,
        Authority by,
        Words why) {
    public IncidentDetails {
        points = List.copyOf(points);
    }
}
