package org.chuhe.arbiter.book.chinese;

import java.util.EnumSet;
import java.util.Set;
import org.chuhe.arbiter.threat.Terms;

/**
 * Answers the open questions about one ply, and remembers which were asked. A question is asked only where its two answers
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

    /** Which of some were asked. */
    Set<Choice> among(Set<Choice> choices) {
        EnumSet<Choice> these = EnumSet.copyOf(asked);
        these.retainAll(choices);
        return these;
    }

    @Override
    public boolean kingAndPawnEndUnevenExchanges() {
        return rules.has(Provision.KING_AND_PAWN_END_UNEVEN_EXCHANGES);
    }

    @Override
    public boolean unrootedMayBeInvited() {
        return is(Choice.UNROOTED_OFFER);
    }

    @Override
    public int turned() {
        return (rules.isTurned(Choice.MATE_BY_CHECKS) ? LATER_MATE_REFUTES : 0)
                | (rules.isTurned(Choice.PAWN_FOR_ELEPHANT) ? PAWN_EQUALS_WEAK_PIECE : 0);
    }

    @Override
    public void restsOn(int questions) {
        if ((questions & LATER_MATE_REFUTES) != 0) {
            asked.add(Choice.MATE_BY_CHECKS);
        }
        if ((questions & PAWN_EQUALS_WEAK_PIECE) != 0) {
            asked.add(Choice.PAWN_FOR_ELEPHANT);
        }
    }
}
