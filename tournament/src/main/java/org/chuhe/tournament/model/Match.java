package org.chuhe.tournament.model;

import java.util.List;
import org.chuhe.text.Result;
import org.chuhe.tournament.regulations.Scoring;
import org.chuhe.tournament.result.Game;
import org.chuhe.tournament.result.GameKind;

/**
 * 场: two entrants at a table in one round, with one or more games.
 *
 * @param table 台号, from 1
 * @param section the group ("A") or the place in the bracket ("P1-8.1", "WB1.2") it belongs to; else empty
 * @param first 先走: who has Red in the first game; a team has Red on the odd boards (12.2, 12.3)
 * @param second the other
 * @param games in order; never empty
 * @param awarded who goes on by a decision outside the games (lot, withdrawal); 0 = nobody
 * @param odds what the second gives the first
 */
public record Match(
        int table,
        String section,
        int first,
        int second,
        List<Game> games,
        Origin origin,
        int awarded,
        TableOdds odds) {
    /** An even match. */
    public Match(int table, String section, int first, int second, List<Game> games, Origin origin, int awarded) {
        this(table, section, first, second, games, origin, awarded, TableOdds.NONE);
    }

    public Match {
        games = List.copyOf(games);
        if (games.isEmpty()) {
            throw new IllegalArgumentException("a match without games");
        }
    }

    /** A match of one game between two players. */
    public static Match of(int table, int red, int black, Result result) {
        return new Match(table, "", red, black, List.of(Game.of(1, red, black, result)), Origin.RULE, 0);
    }

    public Match with(List<Game> others) {
        return new Match(table, section, first, second, others, origin, awarded, odds);
    }

    /** The same match at another table. */
    public Match at(int other) {
        return new Match(other, section, first, second, games, origin, awarded, odds);
    }

    public Match with(Origin other) {
        return new Match(table, section, first, second, games, other, awarded, odds);
    }

    public Match awardedTo(int no) {
        return new Match(table, section, first, second, games, origin, no, odds);
    }

    public Match inSection(String other) {
        return new Match(table, other, first, second, games, origin, awarded, odds);
    }

    /**
     * With this entrant moving first, at odds that the other gives. At odds he does so in every game (1957 rules, 3.4);
     * otherwise colours change as they did before.
     */
    public Match startedBy(int starter, TableOdds given) {
        int other = opponentOf(starter);
        boolean even = given == TableOdds.NONE;
        List<Game> turned = games.stream()
                .map(game -> (even ? starter != first : game.red() != starter) ? game.turned() : game)
                .toList();
        return new Match(table, section, starter, other, turned, Origin.ARBITER, awarded, given);
    }

    /** Whether the entrant plays in it. */
    public boolean involves(int no) {
        return first == no || second == no;
    }

    /** The other side. */
    public int opponentOf(int no) {
        if (!involves(no)) {
            throw new IllegalArgumentException(no + " does not play at table " + table);
        }
        return first == no ? second : first;
    }

    /** The points of one side in the games of the match itself, tie-breaks apart. */
    public int points(int no, Scoring scoring) {
        return games.stream()
                .filter(game -> game.kind() == GameKind.REGULAR)
                .mapToInt(game -> game.red() == no ? scoring.red(game.result()) : scoring.black(game.result()))
                .sum();
    }

    /** Whether every game has a result. */
    public boolean finished() {
        return games.stream().allMatch(g -> g.result().finished());
    }
}
