package org.chuhe.tournament.regulations;

import java.util.Optional;
import org.chuhe.text.Coded;

/**
 * How an event of two stages, or one that entrants leave on the way, is cut.
 *
 * @param groups the number of groups of the first stage (10.2)
 * @param qualifiers how many of each group (10.2), or of the Swiss table (10.5), go on to the final stage
 * @param finals how the final stage is played
 * @param cutFrom the first round after which the last in the table leave (10.6); 0 = half of the rounds
 * @param dropped how many leave after each such round (10.6)
 * @param remaining how many play the last round (10.6)
 */
public record StageRules(int groups, int qualifiers, Format finals, int cutFrom, int dropped, int remaining) {
    /** Two groups, two of each into a knock-out; two drop a round until eight remain. */
    public static final StageRules STANDARD = new StageRules(2, 2, Format.KNOCKOUT, 0, 2, 8);

    /** The format of a final stage with this code. */
    public static Optional<Format> finals(String code) {
        return Coded.find(Format.class, code).filter(Format::mayBeFinal);
    }
}
