package org.chuhe.server.event.log;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.ranking.Row;
import org.chuhe.tournament.report.EventReport;

/** An event as somebody may see it, with its tables, which are worked out once and only if somebody asks. */
public final class EventView {
    private final Tournament tournament;
    private final EventFacts facts;
    private final EventReport report;
    private final Supplier<Map<Integer, Integer>> places;

    public EventView(Event event, EventFacts facts) {
        this.tournament = Tournament.of(event);
        this.facts = facts;
        this.report = tournament.report();
        this.places = once(() -> {
            Map<Integer, Integer> all = new HashMap<>();
            report.table().rows().forEach((Row row) -> all.put(row.no(), row.place()));
            return all;
        });
    }

    private static <T> Supplier<T> once(Supplier<T> work) {
        return new Supplier<>() {
            private Optional<T> done = Optional.empty();

            @Override
            public synchronized T get() {
                if (done.isEmpty()) {
                    done = Optional.of(work.get());
                }
                return done.orElseThrow();
            }
        };
    }

    public Tournament tournament() {
        return tournament;
    }

    public Event event() {
        return tournament.event();
    }

    public EventFacts facts() {
        return facts;
    }

    /** Standings, cross table and rounds as values. */
    public EventReport report() {
        return report;
    }

    /** The place of an entrant; 0 if he has none. */
    public int place(int no) {
        return places.get().getOrDefault(no, 0);
    }

    public Optional<Entrant> entrant(int no) {
        return report.entrant(no);
    }

    /** The name of an entrant; his number where there is none. */
    public String name(int no) {
        return report.name(no);
    }

    /** The points of an entrant now. */
    public int points(int no) {
        return report.crossTable().total(no);
    }

    /** How many games an entrant has forfeited. */
    public int forfeits(int no) {
        return (int) event().rounds().stream()
                .flatMap(Round::games)
                .filter(game -> game.forfeitedBy(no))
                .count();
    }

    /** The round people look for: the last one. */
    public int lastRound() {
        return event().roundsPaired();
    }

    /** Whether there is anything to rank by. */
    public boolean ranked() {
        return report.begunRounds() > 0;
    }

    /** Whether all rounds have been played to the end. */
    public boolean over() {
        return facts.closed() || report.complete();
    }
}
