package org.chuhe.tournament.ranking;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How the values of a measure come about. */
sealed interface Formula {
    /** Everybody's own, whoever he is level with. */
    record Each(OfEntrant value) implements Formula {}

    /** Only among those who are level: values for all of them, or none where it says nothing about them. */
    record AmongTied(OfGroup values) implements Formula {}

    /** A unit's, out of the places and points of its members. */
    record OfUnit(OfMembers value) implements Formula {}

    /** Settled elsewhere, by a bracket or the order of the stages. */
    record Given() implements Formula {}

    /** {@code depth} is that of the {@link Criterion}. */
    @FunctionalInterface
    interface OfEntrant {
        HalfPoints of(Scores scores, int no, int depth);
    }

    @FunctionalInterface
    interface Whole {
        int of(Scores scores, int no);
    }

    @FunctionalInterface
    interface OfGroup {
        Map<Integer, HalfPoints> of(Scores scores, List<Integer> tied);
    }

    @FunctionalInterface
    interface OfMembers {
        int of(MemberScore members, int depth);
    }

    /** A whole number of everybody's own. */
    static Formula each(Whole value) {
        return new Each((scores, no, depth) -> HalfPoints.of(value.of(scores, no)));
    }

    /** What the rounds gave him, added up. */
    static Formula sum(Scores.Part part) {
        return each((scores, no) -> scores.sum(no, part));
    }

    /** The values of those who are level. */
    default Map<Integer, HalfPoints> evaluate(Scores scores, int depth, List<Integer> tied) {
        if (this instanceof AmongTied group) {
            return group.values().of(scores, tied);
        }
        if (!(this instanceof Each each)) {
            throw new IllegalStateException("not worked out from games");
        }
        Map<Integer, HalfPoints> values = new HashMap<>(2 * tied.size());
        tied.forEach(no -> values.put(no, each.value().of(scores, no, depth)));
        return values;
    }
}
