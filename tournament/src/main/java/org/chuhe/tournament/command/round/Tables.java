package org.chuhe.tournament.command.round;

import java.util.List;
import java.util.Optional;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.result.Game;

/** Finding and replacing matches. */
final class Tables {
    private Tables() {}

    static Optional<Match> find(Event event, int round, int table) {
        return event.round(round).flatMap(r -> r.table(table));
    }

    static Event replace(Event event, int round, Match changed) {
        Round old = event.round(round).orElseThrow();
        return event.with(old.with(old.matches().stream()
                .map(m -> m.table() == changed.table() ? changed : m)
                .toList()));
    }

    static Match replace(Match match, Game changed) {
        List<Game> games = match.games().stream()
                .map(g -> g.number() == changed.number() ? changed : g)
                .toList();
        return match.with(games);
    }

    static Outcome unknown(int round, int table) {
        return Outcome.refused("table.unknown", "", round, table);
    }
}
