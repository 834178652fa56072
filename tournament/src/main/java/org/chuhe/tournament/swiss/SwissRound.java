package org.chuhe.tournament.swiss;

import java.util.List;
import java.util.OptionalInt;

/**
 * A paired round.
 *
 * @param tables in order
 * @param bye 轮空
 */
public record SwissRound(List<Table> tables, OptionalInt bye) {
    /** One pair at its table, from 1. */
    public record Table(int number, int red, int black, PairReason reason) {}

    public SwissRound {
        tables = List.copyOf(tables);
    }
}
