package org.chuhe.tournament.knockout;

import java.util.List;

/** The places {@code from} to {@code to} go to these; more than one source: they share the place {@code from}. */
public record PlaceRange(int from, int to, List<Source> sources) {
    public PlaceRange {
        sources = List.copyOf(sources);
    }
}
