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
import org.chuhe.tournament.roundrobin.ScheveningenTable;
import org.chuhe.tournament.text.Notice;

/** The next round of a Scheveningen match: everybody of one side against everybody of the other. */
public final class SidesPairing {
    private static final String ARTICLE = "11.4";

    private final Event event;
    private final EventStage stage;
    private final ScheveningenTable table;

    private SidesPairing(Event event, EventStage stage) {
        this.event = event;
        this.stage = stage;
        this.table = ScheveningenTable.of(
                stage.draw().get(0).size(), stage.draw().get(1).size());
    }

    /** The next round; empty when everybody has met everybody of the other side. */
    public static Optional<Proposal> next(Event event, EventStage stage, List<EventStage> begun) {
        SidesPairing pairing = new SidesPairing(event, stage);
        int count = PairingProgress.roundsOf(event, stage.number()) + 1;
        return count > pairing.table.rounds() * event.regulations().cycles()
                ? Optional.empty()
                : Optional.of(pairing.pair(count, begun));
    }

    /** Round after round of the table; in the second cycle again, with colours turned. */
    private Proposal pair(int count, List<EventStage> begun) {
        int row = (count - 1) % table.rounds() + 1;
        boolean turned = (count - 1) / table.rounds() % 2 == 1;
        int number = PairingProgress.nextRound(event);
        MatchMaker maker = new MatchMaker(event, number);
        Set<Integer> struckOut = struckOut();
        Set<Integer> free = new TreeSet<>();
        List<Match> matches = new ArrayList<>();
        List<Explanation> reasons = new ArrayList<>();
        for (ScheveningenTable.Board board : table.games(row)) {
            int first = stage.draw().get(0).get(board.first() - 1);
            int second = stage.draw().get(1).get(board.second() - 1);
            if (struckOut.contains(first) || struckOut.contains(second)) {
                free.add(first);
                free.add(second);
                continue;
            }
            boolean red = board.firstIsRed() != turned;
            matches.add(maker.match(matches.size() + 1, "", red ? first : second, red ? second : first));
            reasons.add(new Explanation(
                    matches.size(),
                    List.of(Notice.of("pair.sides", ARTICLE, row, table.rounds(), board.first(), board.second()))));
        }
        List<Integer> larger = stage.draw().get(0).size() > stage.draw().get(1).size()
                ? stage.draw().get(0)
                : stage.draw().get(1);
        table.free(row).forEach(place -> free.add(larger.get(place - 1)));
        free.removeAll(struckOut);
        free.forEach(no -> reasons.add(new Explanation(0, List.of(Notice.of("pair.sides.free", ARTICLE, no, row)))));
        Round round = new Round(number, stage.number(), matches, List.copyOf(free), List.of(), List.of());
        return new Proposal.Paired(round, begun, reasons, List.of());
    }

    private Set<Integer> struckOut() {
        Set<Integer> all = new TreeSet<>();
        stage.draw().forEach(all::addAll);
        return Withdrawals.annulled(event, new Scope(all, 1, event.roundsPaired(), true));
    }
}
