package org.chuhe.tournament.model;

import java.util.List;
import org.chuhe.tournament.regulations.Format;

/**
 * A stage of an event with its draw, fixed when the stage begins. Stages paired by score have none of these: they take
 * whoever is there.
 *
 * @param number from 1
 * @param format how the stage is played: round robin, knock-out or double elimination
 * @param draw for each group the entrants in the order of their lots (round robin) or seeds (bracket)
 * @param playOff whether it is a 加赛 after the event for places that the rules leave shared: each group shared one
 */
public record EventStage(int number, Format format, List<List<Integer>> draw, boolean playOff) {
    /** A stage of the event itself. */
    public EventStage(int number, Format format, List<List<Integer>> draw) {
        this(number, format, draw, false);
    }

    /** A stage that is played by tables, one for each group. */
    public static EventStage table(int number, List<List<Integer>> groups) {
        return new EventStage(number, Format.ROUND_ROBIN, groups);
    }

    /** A 加赛 for shared places. */
    public static EventStage playOff(int number, List<List<Integer>> groups) {
        return new EventStage(number, Format.ROUND_ROBIN, groups, true);
    }

    public EventStage {
        draw = draw.stream().map(List::copyOf).toList();
    }
}
