package org.chuhe.tournament.pairing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.EventStage;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.ranking.Scope;
import org.chuhe.tournament.ranking.Withdrawals;
import org.chuhe.tournament.roundrobin.Pair;
import org.chuhe.tournament.roundrobin.RoundRobinTable;
import org.chuhe.tournament.text.Notice;

/** The next round of one or more groups that play a round robin side by side (2011 rules, 10.1, 10.2, 附录一). */
public final class RoundRobinPairing {
    private final Event event;
    private final EventStage stage;
    private final MatchMaker maker;
    private final List<Match> matches = new ArrayList<>();
    private final List<Integer> byes = new ArrayList<>();
    private final List<Explanation> explanations = new ArrayList<>();

    private RoundRobinPairing(Event event, EventStage stage) {
        this.event = event;
        this.stage = stage;
        this.maker = new MatchMaker(event, PairingProgress.nextRound(event));
    }

    /** How many rounds the stage has. */
    static int rounds(Event event, EventStage stage) {
        return cycles(event, stage)
                * stage.draw().stream()
                        .filter(g -> g.size() > 1)
                        .mapToInt(g -> RoundRobinTable.of(g.size()).rounds())
                        .max()
                        .orElse(0);
    }

    /** The next round; empty when everybody has met everybody. */
    public static Optional<Proposal> next(Event event, EventStage stage, List<EventStage> begun) {
        int row = PairingProgress.roundsOf(event, stage.number()) + 1;
        if (row > rounds(event, stage)) {
            return Optional.empty();
        }
        return Optional.of(new RoundRobinPairing(event, stage).pair(row, begun));
    }

    private Proposal pair(int row, List<EventStage> begun) {
        boolean several = stage.draw().size() > 1;
        for (int g = 0; g < stage.draw().size(); g++) {
            List<Integer> group = stage.draw().get(g);
            if (group.size() > 1) {
                RoundRobinTable table = RoundRobinTable.of(group.size());
                if (row <= cycles(event, stage) * table.rounds()) {
                    pairGroup(several || stage.playOff() ? name(g) : "", group, table, row);
                }
            } else {
                byes.addAll(group);
            }
        }
        Round round = new Round(PairingProgress.nextRound(event), stage.number(), matches, byes, List.of(), List.of());
        return new Proposal.Paired(round, begun, explanations, List.of());
    }

    /** How often everybody meets everybody. */
    private static int cycles(Event event, EventStage stage) {
        return stage.playOff() ? 1 : event.regulations().cycles();
    }

    /** A, B … Z, AA … */
    static String name(int group) {
        String letter = Character.toString((char) ('A' + group % 26));
        return group < 26 ? letter : name(group / 26 - 1) + letter;
    }

    /** Row after row of the table; in the second cycle again, with colours turned (附录一, 两局制). */
    private void pairGroup(String section, List<Integer> group, RoundRobinTable table, int count) {
        int firstRound = PairingProgress.nextRound(event) - count + 1;
        int row = (count - 1) % table.rounds() + 1;
        boolean turned = (count - 1) / table.rounds() % 2 == 1;
        Scope scope = new Scope(new TreeSet<>(group), firstRound, event.roundsPaired(), true);
        Set<Integer> struckOut = Withdrawals.annulled(event, scope);
        table.free(row).ifPresent(lot -> free(group.get(lot - 1), "pair.roundRobin.free", row, struckOut));
        for (Pair pair : table.games(row)) {
            int first = group.get((turned ? pair.black() : pair.red()) - 1);
            int second = group.get((turned ? pair.red() : pair.black()) - 1);
            if (struckOut.contains(first) || struckOut.contains(second)) {
                free(first, "pair.roundRobin.struckOut", row, struckOut);
                free(second, "pair.roundRobin.struckOut", row, struckOut);
                continue;
            }
            int number = matches.size() + 1;
            matches.add(maker.match(number, section, first, second));
            String key = turned ? "pair.roundRobin.turned" : "pair.roundRobin";
            explanations.add(new Explanation(
                    number, List.of(Notice.of(key, "附录一", row, pair.red(), pair.black(), group.size()))));
        }
    }

    private void free(int no, String key, int row, Set<Integer> struckOut) {
        if (!struckOut.contains(no)) {
            byes.add(no);
            explanations.add(new Explanation(0, List.of(Notice.of(key, "附录一", no, row))));
        }
    }
}
