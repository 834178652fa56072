package org.chuhe.arbiter.review;

import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.review.Answer.Outcome;
import org.chuhe.core.Names;
import org.chuhe.core.Side;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/**
 * What an arbiter finds in the record of a game.
 *
 * @param pending the positions to be ruled on, in order
 * @param limit the natural move limit at the end
 * @param plies how many plies were played
 * @param regulations the numbers that applied
 */
public record Review(List<PendingPosition> pending, MoveLimit limit, int plies, Regulations regulations) {
    private static final Messages WORDS = Messages.beside(Review.class);

    public Review {
        pending = List.copyOf(pending);
    }

    /** The position to be ruled on in which the record ends, if it does. */
    public Optional<PendingPosition> pendingAtTheEnd() {
        return pending.stream().filter(each -> each.isPendingAt(plies)).findFirst();
    }

    /** The answer to a player who asks, after the last ply, for a ruling on the repetition (23). */
    public Answer claimRepetition() {
        return pendingAtTheEnd()
                .map(this::ruled)
                .orElseGet(() -> new Answer(
                        Outcome.NOT_ACCEPTED,
                        Optional.empty(),
                        Optional.empty(),
                        0,
                        "23.3",
                        WORDS.message("not-accepted", regulations.timesRound())));
    }

    private Answer ruled(PendingPosition position) {
        return switch (position.ruling().verdict()) {
            case UNDECIDED -> answer(Outcome.UNDECIDED, Optional.empty(), "23.5", WORDS.message("undecided"));
            case DRAW -> answer(Outcome.DRAW, Optional.empty(), "23.5.2.1", WORDS.message("draw"));
            case RED_MUST_VARY, BLACK_MUST_VARY -> mustVary(position);
        };
    }

    private Answer mustVary(PendingPosition position) {
        Side side = position.blamed().orElseThrow();
        Message name = Names.of(side);
        if (position.ruling().decision().losesAtOnce()) {
            return answer(Outcome.LOSS, Optional.of(side), "23.5.1", WORDS.message("loss", name));
        }
        return new Answer(
                Outcome.MUST_VARY,
                Optional.of(side),
                Optional.of(plies + 2 * regulations.roundsToVary()),
                0,
                "23.5.2",
                WORDS.message("must-vary", name, regulations.roundsToVary()));
    }

    private static Answer answer(Outcome outcome, Optional<Side> side, String article, Message words) {
        return new Answer(outcome, side, Optional.empty(), 0, article, words);
    }

    /**
     * The answer to a side that claims a draw by the natural move limit after the last ply (22.2).
     *
     * <p>Which comes first, the limit or a repetition? The repetition, if the claimant is the one who must vary: a side
     * may not reach the limit by what is forbidden to it. Perpetual check is allowed in no circumstances (25.1), and
     * that of the claimant's checks only ten count is the same thought. So a perpetual checker who claims the limit is
     * ruled on under 23.5 instead. If it is the opponent who must vary, the claimant has chosen the draw and gets it.
     */
    public Answer claimMoveLimit(Side claimant) {
        Optional<PendingPosition> own =
                pendingAtTheEnd().filter(each -> each.blamed().equals(Optional.of(claimant)));
        if (own.isPresent()) {
            return ruled(own.get());
        }
        if (limit.isReachedFor(claimant)) {
            return answer(Outcome.DRAW, Optional.empty(), "22.2", WORDS.message("limit", limit.roundsFor(claimant)));
        }
        return new Answer(
                Outcome.FOUL,
                Optional.of(claimant),
                Optional.empty(),
                regulations.minutesForFalseClaim(),
                "22.2",
                WORDS.message(
                        "foul",
                        Names.of(claimant),
                        limit.roundsFor(claimant),
                        limit.limit(),
                        regulations.minutesForFalseClaim()));
    }
}
