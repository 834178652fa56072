package org.chuhe.arbiter.threat;

/** What an edition says to the searches; asked only where the answer matters. */
public interface Terms {
    /** No king or pawn ends an uneven exchange; otherwise as we read the Chinese editions. */
    Terms PLAIN = new Terms() {
        @Override
        public boolean kingAndPawnEndUnevenExchanges() {
            return false;
        }

        @Override
        public boolean pawnEqualsWeakPiece() {
            return true;
        }

        @Override
        public boolean laterMateRefutes() {
            return true;
        }

        @Override
        public boolean unrootedMayBeInvited() {
            return true;
        }
    };

    /** Whether king and pawn count when they end an exchange that is not even (2020, 26.8). */
    boolean kingAndPawnEndUnevenExchanges();

    /** Whether a pawn across the river and an advisor or elephant given for it are even (26.6; 2020: 26.7). */
    boolean pawnEqualsWeakPiece();

    /** Whether a gain does not count because a run of several checks mates the side that has made it (24.3). */
    boolean laterMateRefutes();

    /** Whether a like piece without a root can be invited to an exchange (24.4, 26.9; 2020: 26.10). */
    boolean unrootedMayBeInvited();
}
