package org.chuhe.tournament.report;

import java.util.List;

/**
 * One entrant in one round of a cross table.
 *
 * @param opponent whom he met; 0 = nobody
 * @param side what he played in the first game
 * @param marks for each of his games what is written: the points, "+" or "-" (20.3), "*" if it is not over
 * @param points the points of the round, 场分 where matches rank
 * @param total the points so far
 */
public record Cell(int round, int opponent, Side side, List<String> marks, int points, int total) {
    /** 先走, 后走, or neither. */
    public enum Side {
        RED,
        BLACK,
        NONE
    }

    public Cell {
        marks = List.copyOf(marks);
    }
}
