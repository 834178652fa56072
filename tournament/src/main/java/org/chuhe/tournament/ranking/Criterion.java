package org.chuhe.tournament.ranking;

import java.util.Comparator;
import org.chuhe.tournament.text.Notice;
import org.jspecify.annotations.Nullable;

/**
 * One step in the order of a clause.
 *
 * @param depth for those that repeat themselves ("以此类推"): 1 the first time, 2 the second …; else 0
 */
public record Criterion(Measure measure, int depth) {
    public static Criterion of(Measure measure) {
        return new Criterion(measure, 0);
    }

    /** Spelled out, as is the other: a record's own would be put together anew by every short command. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Criterion criterion && measure == criterion.measure && depth == criterion.depth;
    }

    @Override
    public int hashCode() {
        return 31 * measure.ordinal() + depth;
    }

    /** The name in files: the measure's, with the depth where there is one. */
    public String id() {
        return depth == 0 ? measure.code() : measure.code() + depth;
    }

    /** The name in tables. */
    public Notice label() {
        return depth == 0 ? measure.label() : Notice.of("measure.repeated", measure.article(), measure.label(), depth);
    }

    /** Best first. */
    Comparator<HalfPoints> order() {
        return measure.fewerIsBetter() ? Comparator.naturalOrder() : Comparator.reverseOrder();
    }
}
