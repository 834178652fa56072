package org.chuhe.tournament.checker;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Origin;
import org.chuhe.tournament.model.Round;

/** One round as a table has it, compared with the record: who meets whom, with which colours, in which order, who is free. */
final class TableRound {
    private record Game(int red, int black) {}

    private final Event event;
    private final Round round;
    private final String article;
    private final String colours;
    private final List<Game> games = new ArrayList<>();
    private final Set<Integer> free = new TreeSet<>();
    private final Set<Integer> struckOut = new TreeSet<>();

    /**
     * @param article the one that has the table
     * @param colours the one by which the first of a pair has Red
     */
    TableRound(Event event, Round round, String article, String colours) {
        this.event = event;
        this.round = round;
        this.article = article;
        this.colours = colours;
    }

    /** The next pair of the table. */
    void game(int red, int black) {
        games.add(new Game(red, black));
        free.remove(red);
        free.remove(black);
    }

    /** Has no opponent, unless a pair of the table follows. */
    void free(int no) {
        free.add(no);
    }

    /** Whose games are no longer played (19.2). */
    void struckOut(Set<Integer> some) {
        struckOut.addAll(some);
    }

    List<Finding> compare() {
        List<Finding> findings = new ArrayList<>();
        Map<Set<Integer>, Integer> places = new HashMap<>();
        for (int i = 0; i < games.size(); i++) {
            places.put(Set.of(games.get(i).red, games.get(i).black), i);
        }
        boolean[] found = new boolean[games.size()];
        int before = -1;
        for (int i = 0; i < round.matches().size(); i++) {
            Match match = round.matches().get(i);
            Integer place = match.first() == match.second() ? null : places.get(Set.of(match.first(), match.second()));
            if (place == null || found[place]) {
                findings.add(violation("T1", article, match.table(), match.first(), match.second()));
                continue;
            }
            found[place] = true;
            Game game = games.get(place);
            if (match.origin() != Origin.ARBITER && match.first() != game.red) {
                findings.add(violation("H5", colours, match.table(), game.red, game.black));
            }
            if (place < before || match.table() != i + 1) {
                findings.add(violation(
                        "H7", article, i == 0 ? 1 : round.matches().get(i - 1).table(), match.table()));
            }
            before = Math.max(before, place);
        }
        for (int i = 0; i < found.length; i++) {
            if (!found[i]) {
                missing(games.get(i), findings);
            }
        }
        byes(findings);
        return findings;
    }

    /** A game that is not on record: right only where one of the two is struck out; the other is free then. */
    private void missing(Game game, List<Finding> findings) {
        if (!struckOut.contains(game.red) && !struckOut.contains(game.black)) {
            findings.add(violation("T2", article, game.red, game.black));
        } else {
            free.add(game.red);
            free.add(game.black);
        }
    }

    private void byes(List<Finding> findings) {
        for (int no : round.byes()) {
            if (!free.contains(no)) {
                findings.add(violation("H3", article, no, 0));
            }
        }
        for (int no : free) {
            boolean there = event.entrant(no)
                    .map(e -> e.attendance().lastRound() >= round.number())
                    .orElse(false);
            if (there && !round.byes().contains(no)) {
                findings.add(violation("T3", article, no));
            }
        }
    }

    private Finding violation(String invariant, String by, Object... arguments) {
        return Finding.violation(invariant, round.number(), by, arguments);
    }
}
