package org.chuhe.arbiter.book.chinese;

import java.util.EnumSet;
import java.util.Set;
import org.chuhe.arbiter.threat.Terms;

/**
 * Answers the open questions of one ruling, and remembers which were asked. A question is asked only where its two answers
 * differ: what was not asked cannot matter.
 */
final class Choices implements Terms {
    private final ChineseRules rules;
    private final EnumSet<Choice> asked = EnumSet.noneOf(Choice.class);

    Choices(ChineseRules rules) {
        this.rules = rules;
    }

    /** Whether our answer holds. */
    boolean is(Choice choice) {
        asked.add(choice);
        return !rules.isTurned(choice);
    }

    /** Which of some were asked about this ply, or by a search that was remembered from an earlier one. */
    Set<Choice> among(Set<Choice> choices) {
        EnumSet<Choice> these = EnumSet.copyOf(asked);
        these.retainAll(choices);
        return these;
    }

    /** Another ply begins. */
    void nextPly() {
        asked.removeIf(choice -> !choice.isAskedInSearch());
    }

    @Override
    public boolean kingAndPawnEndUnevenExchanges() {
        return rules.has(Provision.KING_AND_PAWN_END_UNEVEN_EXCHANGES);
    }

    @Override
    public boolean pawnEqualsWeakPiece() {
        return is(Choice.PAWN_FOR_ELEPHANT);
    }

    @Override
    public boolean laterMateRefutes() {
        return is(Choice.MATE_BY_CHECKS);
    }

    @Override
    public boolean unrootedMayBeInvited() {
        return is(Choice.UNROOTED_OFFER);
    }
}
