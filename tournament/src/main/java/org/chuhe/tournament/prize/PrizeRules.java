package org.chuhe.tournament.prize;

import java.util.List;

/**
 * 奖励办法.
 *
 * @param prizes in the order in which they are given
 * @param shared whether those who share a place divide the prizes of all the places that they take; otherwise each of them
 *     gets the prize of the place
 * @param oneEach whether nobody gets more than one prize, the first in this order; those after him move up
 * @param currency such as 元; may be empty
 */
public record PrizeRules(List<Prize> prizes, boolean shared, boolean oneEach, String currency) {
    /** No prizes; shared places would divide them. */
    public static final PrizeRules NONE = new PrizeRules(List.of(), true, false, "");

    public PrizeRules {
        prizes = List.copyOf(prizes);
    }
}
