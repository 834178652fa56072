package org.chuhe.tournament.model;

import java.util.List;

/**
 * Settles between those whom the rules leave level where only some of them go on (2011 rules, 10.2, 10.5, 10.6): 抽签, or a
 * 加赛 played for it.
 *
 * @param order first whoever goes on first
 * @param played whether they played for it; else lots were drawn
 */
public record Lot(List<Integer> order, boolean played) {
    public Lot {
        order = List.copyOf(order);
    }
}
