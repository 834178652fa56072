package org.chuhe.arbiter.claim;

import java.util.List;
import org.chuhe.core.Side;
import org.chuhe.text.Message;

/**
 * Where a game first reaches the natural move limit 自然限着 (2011 rules, 4.2.4, 22.2).
 *
 * @param ply after this ply a draw can be claimed
 * @param claimants who can claim it: not a side with too many checks, nor one that must vary
 * @param limit the count at that ply
 */
public record LimitReached(int ply, List<Side> claimants, MoveLimit limit) {
    public LimitReached {
        claimants = List.copyOf(claimants);
        if (claimants.isEmpty()) {
            throw new IllegalArgumentException("nobody can claim");
        }
    }

    /** The count in words. */
    public Message words() {
        return limit.words(claimants.get(0));
    }
}
