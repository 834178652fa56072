package org.chuhe.tournament.format;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.chuhe.tournament.model.Entrant;

/** The two sides of a Scheveningen match: the players of two units, in the order of their numbers. */
final class Sides {
    private Sides() {}

    /** The players of each unit, the unit of the lowest number first; more or fewer than two if the field is none of two sides. */
    static List<List<Integer>> of(List<? extends Entrant> entrants) {
        Map<String, List<Integer>> units = new LinkedHashMap<>();
        for (Entrant entrant : entrants) {
            units.computeIfAbsent(entrant.unit(), u -> new ArrayList<>()).add(entrant.no());
        }
        return List.copyOf(units.values());
    }
}
