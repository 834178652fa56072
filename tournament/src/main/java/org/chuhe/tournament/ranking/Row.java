package org.chuhe.tournament.ranking;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;

/**
 * One line of a table, for everybody who shows it: pages, paper and files put it into words.
 *
 * @param place 名次; who shares it has the same
 * @param no the entrant
 * @param values his value in each criterion that was looked at, in the order of the clause
 * @param aheadBy what put him before the next line; empty on the last line and where the place is shared
 */
public record Row(int place, int no, Map<Criterion, HalfPoints> values, Optional<Criterion> aheadBy) {
    public Row {
        values = Collections.unmodifiableMap(values);
    }

    /** The value in a criterion, if that was looked at. */
    public Optional<HalfPoints> value(Criterion criterion) {
        return Optional.ofNullable(values.get(criterion));
    }

    Row moved(int by) {
        return new Row(place + by, no, values, aheadBy);
    }

    Row aheadBy(Criterion criterion) {
        return new Row(place, no, values, Optional.of(criterion));
    }
}
