package org.chuhe.tournament.checker;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.regulations.Regulations;

/**
 * 双败淘汰制 (2011 rules, 10.4, 附录三): the losers of each round of the winners' chart come into the losers' chart, where whoever
 * loses is out; the two who are left play the grand final.
 */
final class DoubleEliminationChart extends Chart {
    private int places;

    DoubleEliminationChart(Regulations rules, List<Match> played) {
        super(rules, played);
    }

    @Override
    void walk(List<Integer> seeds) {
        List<Integer> alive = firstColumn(seeds);
        int size = alive.size();
        places = size;
        List<List<Integer>> beaten = new ArrayList<>();
        for (int round = 1; alive.size() > 1; round++) {
            List<Integer> losers = new ArrayList<>();
            alive = round("WB" + round + ".", alive, lastInWinners(size, round), losers);
            beaten.add(losers);
        }
        int challenger = losersChart(beaten);
        Ended first = meet("GF1", alive.get(0), challenger, 1, 2);
        Ended last = rules.knockout().reset() ? reset(first, challenger) : first;
        settle(1, last.winner());
        settle(2, last.loser());
    }

    /** The grand final is played again where the unbeaten side has lost it. */
    private Ended reset(Ended first, int challenger) {
        boolean over = first.winner() != UNKNOWN
                && first.loser() != UNKNOWN
                && (first.winner() == NOBODY || first.winner() != challenger);
        return over ? first : meet("GF2", first.loser(), first.winner(), 1, 2);
    }

    private int losersChart(List<List<Integer>> beaten) {
        List<Integer> alive = beaten.get(0);
        for (int w = 1; w < beaten.size(); w++) {
            alive = losersRound(2 * w - 1, alive);
            List<Integer> dropping = beaten.get(w);
            List<Integer> pairs = new ArrayList<>();
            for (int i = 0; i < alive.size(); i++) {
                pairs.add(dropping.get(i ^ crossing(dropping.size(), w, beaten.size() - 1)));
                pairs.add(alive.get(i));
            }
            alive = losersRound(2 * w, pairs);
        }
        return alive.get(0);
    }

    /**
     * In which order the losers of a round drop, as the bits of the line that change: in the last two rounds they keep their
     * order (of two rounds in the last); before these, going back, all are turned round, each half is, the halves change
     * places. So two who have met stay in different parts of the losers' chart as long as it has parts.
     */
    private static int crossing(int lines, int round, int rounds) {
        int keeping = rounds == 2 ? 1 : 2;
        int back = rounds - round - keeping;
        if (back < 0) {
            return 0;
        }
        return switch (back % 3) {
            case 0 -> lines - 1;
            case 1 -> lines / 2 - 1;
            default -> lines / 2;
        };
    }

    private List<Integer> losersRound(int number, List<Integer> players) {
        places -= players.size() / 2;
        int place = places + 1;
        List<Integer> losers = new ArrayList<>();
        List<Integer> winners = round("LB" + number + ".", players, place, losers);
        losers.forEach(no -> settle(place, no));
        return winners;
    }

    private List<Integer> round(String name, List<Integer> players, int last, List<Integer> losers) {
        List<Integer> winners = new ArrayList<>();
        for (int match = 1; match <= players.size() / 2; match++) {
            Ended ended = meet(name + match, players.get(2 * match - 2), players.get(2 * match - 1), 1, last);
            winners.add(ended.winner());
            losers.add(ended.loser());
        }
        return winners;
    }

    /** The place of a side that loses in this round and then at once in the losers' chart. */
    private static int lastInWinners(int size, int round) {
        if (round > 1) {
            return (size >> round - 1) + 1;
        }
        return size == 2 ? 2 : size / 2 + size / 4 + 1;
    }
}
