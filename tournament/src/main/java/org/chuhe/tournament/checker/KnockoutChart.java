package org.chuhe.tournament.checker;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.regulations.Regulations;

/** 单淘汰制 with 附加赛 for places as far as the regulations want them (2011 rules, 10.4, 附录三). */
final class KnockoutChart extends Chart {
    KnockoutChart(Regulations rules, List<Match> played) {
        super(rules, played);
    }

    @Override
    void walk(List<Integer> seeds) {
        block(1, firstColumn(seeds));
    }

    /** Those who play for the places from {@code from} on: winners for the upper half of these, losers for the lower. */
    private void block(int from, List<Integer> players) {
        int size = players.size();
        if (size == 1 || !isPlayed(from, size)) {
            players.forEach(no -> settle(from, no));
            return;
        }
        List<Integer> winners = new ArrayList<>();
        List<Integer> losers = new ArrayList<>();
        for (int match = 1; match <= size / 2; match++) {
            String section = "P" + from + "-" + (from + size - 1) + "." + match;
            Ended ended =
                    meet(section, players.get(2 * match - 2), players.get(2 * match - 1), from, lastOf(from, size));
            winners.add(ended.winner());
            losers.add(ended.loser());
        }
        block(from, winners);
        block(from + size / 2, losers);
    }

    private boolean isPlayed(int from, int size) {
        return from == 1
                || switch (rules.knockout().places()) {
                    case ALL -> true;
                    case THIRD -> from == 3 && size == 2;
                    case CHAMPION -> false;
                };
    }

    private int lastOf(int from, int size) {
        int lower = from + size / 2;
        return size / 2 > 1 && isPlayed(lower, size / 2) ? lastOf(lower, size / 2) : lower;
    }
}
