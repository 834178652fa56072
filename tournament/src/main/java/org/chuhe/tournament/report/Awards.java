package org.chuhe.tournament.report;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Team;
import org.chuhe.tournament.prize.Prize;
import org.chuhe.tournament.prize.PrizeRules;
import org.chuhe.tournament.ranking.MemberTotals;
import org.chuhe.tournament.ranking.Table;
import org.chuhe.tournament.team.BoardScores;

/** Who gets which prize (奖励办法 of the regulations). */
final class Awards {
    private final EventReport report;
    private final PrizeRules rules;
    private final Set<Winner> awarded = new HashSet<>();
    private final List<Award> awards = new ArrayList<>();

    /** Whoever can win a prize. */
    private record Winner(int no, String name, String unit) {}

    private Awards(EventReport report) {
        this.report = report;
        this.rules = report.event().regulations().prizes();
    }

    static List<Award> of(EventReport report) {
        Awards made = new Awards(report);
        List<Prize> left = new ArrayList<>(made.rules.prizes());
        while (!left.isEmpty()) {
            Prize first = left.get(0);
            made.give(left.stream().filter(first::besides).toList());
            left.removeIf(first::besides);
        }
        return List.copyOf(made.awards);
    }

    /** Gives the prizes of one table. */
    private void give(List<Prize> prizes) {
        int place = 1;
        for (List<Winner> tier : order(prizes.get(0))) {
            List<Winner> here = tier.stream()
                    .filter(w -> !rules.oneEach() || !awarded.contains(w))
                    .toList();
            if (!here.isEmpty()) {
                give(prizes, here, place);
                place += here.size();
            }
        }
    }

    private void give(List<Prize> prizes, List<Winner> together, int place) {
        int last = rules.shared() ? place + together.size() - 1 : place;
        List<Prize> theirs = prizes.stream()
                .filter(p -> place <= p.place() && p.place() <= last)
                .toList();
        if (theirs.isEmpty()) {
            return;
        }
        long sum = theirs.stream().mapToLong(Prize::cents).sum();
        long each = rules.shared() ? sum / together.size() : sum;
        for (Winner winner : together) {
            awarded.add(winner);
            awards.add(new Award(theirs.get(0), winner.no, winner.name, winner.unit, place, together.size(), each));
        }
    }

    private List<List<Winner>> order(Prize prize) {
        Event event = report.event();
        return switch (prize.ranking()) {
            case STANDINGS -> standings(prize.category());
            case BOARD ->
                BoardScores.of(event, prize.board()).stream()
                        .map(tier -> tier.stream()
                                .map(l -> member(l.team(), l.member()))
                                .toList())
                        .toList();
            case UNITS -> units();
        };
    }

    private List<List<Winner>> standings(String category) {
        Table table = report.table();
        if (!category.isEmpty()) {
            Set<Integer> members = new HashSet<>();
            report.event().regulations().categories().stream()
                    .filter(c -> c.name().equals(category))
                    .forEach(c -> members.addAll(report.members(c)));
            table = table.among(members);
        }
        return table.places().stream()
                .map(tier -> tier.stream()
                        .map(no -> new Winner(
                                no,
                                report.name(no),
                                report.entrant(no).map(Entrant::unit).orElse("")))
                        .toList())
                .toList();
    }

    private Winner member(int no, int member) {
        if (report.entrant(no).orElse(null) instanceof Team team
                && member <= team.members().size()) {
            return new Winner(no, team.members().get(member - 1).name(), team.name());
        }
        return new Winner(no, report.name(no), "");
    }

    private List<List<Winner>> units() {
        List<List<Winner>> places = new ArrayList<>();
        int place = 0;
        for (var row : MemberTotals.of(report.event(), report.table())) {
            if (row.place() != place) {
                places.add(new ArrayList<>());
                place = row.place();
            }
            places.get(places.size() - 1).add(new Winner(0, row.unit(), ""));
        }
        return places;
    }
}
