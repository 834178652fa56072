package org.chuhe.tournament.ranking;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chuhe.tournament.model.Conduct;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.regulations.RankingClause;
import org.chuhe.tournament.regulations.Reading;

/** What a part of an event gave to everybody: the facts that measures are worked out from. */
final class Scores {
    private final Event event;
    private final Scope scope;
    private final RankingClause clause;
    private final Ledger ledger;
    private final Map<Integer, Conduct> conduct = new HashMap<>();
    private final Map<Integer, Integer> points = new HashMap<>();
    private final Map<Integer, Map<Integer, HalfPoints>> earlierPlaces = new HashMap<>();

    Scores(Event event, Scope scope, RankingClause clause) {
        this.event = event;
        this.scope = scope;
        this.clause = clause;
        this.ledger = Ledger.of(event, scope);
        for (Entrant entrant : event.entrants()) {
            conduct.put(entrant.no(), entrant.conduct());
        }
        ledger.entrants().forEach(no -> points.put(no, sum(no, this::primary)));
    }

    /** A number that a round gave. */
    @FunctionalInterface
    interface Part {
        int of(Share share);
    }

    /** That number of all rounds together. */
    int sum(int no, Part part) {
        int sum = 0;
        for (Share share : ledger.of(no)) {
            sum += part.of(share);
        }
        return sum;
    }

    /** Everybody who is ranked. */
    List<Integer> entrants() {
        return ledger.entrants();
    }

    /** Whose results were struck out (19.2). */
    List<Integer> annulled() {
        return List.copyOf(ledger.annulled());
    }

    /** What each round gave somebody. */
    List<Share> of(int no) {
        return ledger.of(no);
    }

    /** The matches that count. */
    List<Match> matches() {
        return ledger.matches();
    }

    int firstRound() {
        return ledger.firstRound();
    }

    int lastRound() {
        return ledger.lastRound();
    }

    RankingClause clause() {
        return clause;
    }

    /** 场分 of a match won. */
    int matchWin() {
        return event.regulations().scoring().matchWin();
    }

    boolean reads(Reading reading) {
        return event.regulations().reads(reading);
    }

    /** What the clause calls the score of a round: 场分 or the points of the games. */
    int primary(Share share) {
        return clause.byMatches() ? share.matchPoints() : share.gamePoints();
    }

    /** The points (积分, or 场分 where matches rank) of everybody. */
    Map<Integer, Integer> points() {
        return Collections.unmodifiableMap(points);
    }

    /** The points of somebody; 0 of whoever is not ranked. */
    int points(int no) {
        return points.getOrDefault(no, 0);
    }

    /** The points after a round. */
    int pointsAfter(int no, int round) {
        int sum = 0;
        for (Share share : ledger.of(no)) {
            if (share.round() <= round) {
                sum += clause == RankingClause.TEAM_GAME_POINTS ? share.gamePoints() : primary(share);
            }
        }
        return sum;
    }

    Conduct conduct(int no) {
        return conduct.getOrDefault(no, Conduct.CLEAN);
    }

    /** Places of an earlier table as values of which more is better. */
    Map<Integer, HalfPoints> placesAfter(int round) {
        return earlierPlaces.computeIfAbsent(round, earlier -> {
            Map<Integer, HalfPoints> places = new HashMap<>();
            for (Row row : Ranking.table(event, scope.until(earlier), clause).rows()) {
                places.put(row.no(), HalfPoints.of(-row.place()));
            }
            return places;
        });
    }
}
