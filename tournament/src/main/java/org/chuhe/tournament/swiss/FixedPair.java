package org.chuhe.tournament.swiss;

/** A pair made by the arbiter's hand, with its colours. */
public record FixedPair(int red, int black) {
    public boolean involves(int no) {
        return red == no || black == no;
    }
}
