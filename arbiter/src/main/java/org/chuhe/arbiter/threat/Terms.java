package org.chuhe.arbiter.threat;

/**
 * What an edition says to the searches, asked only where the answer matters. Two of its answers may be turned while what was
 * found is kept: an answer of a search says on which of them it rests, and holds wherever these are the same.
 */
public interface Terms {
    /** Open question: a gain does not count because a run of several checks mates the side that has made it (24.3). */
    int LATER_MATE_REFUTES = 1 << 24;
    /** Open question: a pawn across the river and an advisor or elephant given for it are even (26.6; 2020: 26.7). */
    int PAWN_EQUALS_WEAK_PIECE = 1 << 25;
    /** All of these questions, as bits. */
    int OPEN = LATER_MATE_REFUTES | PAWN_EQUALS_WEAK_PIECE;

    /** No king or pawn ends an uneven exchange; otherwise as we read the Chinese editions. */
    Terms PLAIN = new Terms() {
        @Override
        public boolean kingAndPawnEndUnevenExchanges() {
            return false;
        }

        @Override
        public boolean unrootedMayBeInvited() {
            return true;
        }

        @Override
        public int turned() {
            return 0;
        }

        @Override
        public void restsOn(int questions) {
            // Nothing is turned.
        }
    };

    /** Whether king and pawn count when they end an exchange that is not even (2020, 26.8). */
    boolean kingAndPawnEndUnevenExchanges();

    /** Whether a like piece without a root can be invited to an exchange (24.4, 26.9; 2020: 26.10). */
    boolean unrootedMayBeInvited();

    /** Which of the {@link #OPEN} questions are answered the other way. */
    int turned();

    /** An answer that was given rests on how some of the {@link #OPEN} questions are answered. */
    void restsOn(int questions);
}
