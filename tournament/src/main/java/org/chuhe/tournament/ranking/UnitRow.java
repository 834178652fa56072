package org.chuhe.tournament.ranking;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One line of a table of units.
 *
 * @param memberPlaces the places of the members that count, best first
 * @param aheadBy what put it before the next line; empty on the last line and where the place is shared
 */
public record UnitRow(
        int place,
        String unit,
        List<Integer> memberPlaces,
        Map<Criterion, HalfPoints> values,
        Optional<Criterion> aheadBy) {
    public UnitRow {
        memberPlaces = List.copyOf(memberPlaces);
    }
}
