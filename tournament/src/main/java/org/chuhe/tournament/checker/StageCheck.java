package org.chuhe.tournament.checker;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.EventStage;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.regulations.Regulations;

/** Who plays in a stage, and who leaves: draws (2011 rules, 10.2, 10.4), finalists (10.2, 10.5), the last of the table (10.6). */
final class StageCheck {
    private final Event event;
    private final Regulations rules;
    private final List<Finding> findings = new ArrayList<>();

    private StageCheck(Event event) {
        this.event = event;
        this.rules = event.regulations();
    }

    static List<Finding> check(Event event) {
        StageCheck check = new StageCheck(event.withoutPlayOffs());
        if (check.event.begun()) {
            check.event.stage(1).ifPresent(check::firstDraw);
            check.event.stage(2).ifPresent(check::finalists);
            if (check.rules.format().lastLeave()) {
                check.event.rounds().forEach(check::leavers);
            }
        }
        return check.findings;
    }

    /** Everybody who takes part in the first round is drawn once. */
    private void firstDraw(EventStage stage) {
        Set<Integer> drawn = new HashSet<>();
        stage.draw()
                .forEach(group -> group.forEach(no -> {
                    if (!drawn.add(no)) {
                        findings.add(Finding.violation("D3", 1, rules.format().article(), no, 2));
                    }
                }));
        for (Entrant e : event.entrants()) {
            if (e.attendance().takesPart(1) && !drawn.contains(e.no())) {
                findings.add(Finding.violation("D3", 1, rules.format().article(), e.no(), 0));
            }
        }
        if (rules.format().isInGroups()) {
            dealt(stage);
        } else if (stage.format().isBracket()) {
            seeded(stage.draw().get(0));
        }
    }

    /**
     * 10.2: seeds, then ratings, dealt out to the groups forwards and backwards by turns. Sizes are settled by the draw; where the
     * strength of today's entry list gives other groups, that is reported, for ratings may have been corrected since.
     */
    private void dealt(EventStage stage) {
        List<Integer> order = new ArrayList<>();
        stage.draw().forEach(order::addAll);
        order.sort(Comparator.comparingInt(this::seed)
                .thenComparingInt(no -> -rating(no))
                .thenComparingInt(no -> no));
        int groups = stage.draw().size();
        int least = order.size() / groups;
        for (int g = 0; g < groups; g++) {
            int size = stage.draw().get(g).size();
            if (groups != rules.stages().groups() || size < least || size > least + 1) {
                findings.add(Finding.violation("D4", 1, "10.2", g + 1, size));
            }
        }
        for (int i = 0; i < order.size(); i++) {
            int lap = i % (2 * groups);
            int group = lap < groups ? lap : 2 * groups - 1 - lap;
            if (!stage.draw().get(group).contains(order.get(i))) {
                findings.add(Finding.report("D5", 1, "10.2", order.get(i), group + 1));
            }
        }
    }

    /** 附录三: seeds stand first, in their order; the others by number, unless they are drawn or units are kept apart. */
    private void seeded(List<Integer> draw) {
        List<Integer> order = new ArrayList<>(draw);
        boolean byNumber = !rules.knockout().drawn() && !rules.knockout().separateUnits();
        order.sort(Comparator.comparingInt(this::seed).thenComparingInt(no -> byNumber ? no : 0));
        for (int i = 0; i < order.size(); i++) {
            if (!order.get(i).equals(draw.get(i))) {
                findings.add(Finding.report("D6", 1, "附录三", order.get(i), i + 1));
            }
        }
    }

    private int seed(int no) {
        int seed = event.entrant(no).map(Entrant::seed).orElse(0);
        return seed > 0 ? seed : Integer.MAX_VALUE;
    }

    private int rating(int no) {
        return event.entrant(no).map(Entrant::rating).orElse(0);
    }

    private void finalists(EventStage stage) {
        int first = event.rounds().stream()
                .filter(r -> r.stage() == 2)
                .mapToInt(Round::number)
                .findFirst()
                .orElse(0);
        if (first < 2) {
            return;
        }
        Event seen = event.before(first);
        Round last = event.rounds().get(first - 2);
        List<Integer> draw = stage.draw().get(0);
        List<List<Integer>> fields = rules.format().isInGroups()
                ? event.stage(1).map(EventStage::draw).orElse(List.of())
                : List.of(event.entrants().stream().map(Entrant::no).toList());
        List<CutLine> lines = new ArrayList<>();
        for (List<Integer> field : fields) {
            Reckoning reckoning = new Reckoning(
                    seen,
                    new TreeSet<>(field),
                    1,
                    first - 1,
                    rules.format().isInGroups(),
                    StandingsCheck.clause(rules));
            CutLine line = new CutLine(
                    there(reckoning.places(field), first, new HashSet<>(draw)),
                    rules.stages().qualifiers(),
                    last);
            if (line.undecided()) {
                findings.add(Finding.violation("Q2", first, rules.format().article()));
                return;
            }
            lines.add(line);
        }
        order(stage, first, lines);
    }

    /** Without those who have left; who plays on was there. */
    private List<List<Integer>> there(List<List<Integer>> places, int round, Set<Integer> playing) {
        return places.stream()
                .map(place -> place.stream()
                        .filter(no -> playing.contains(no)
                                || event.entrant(no)
                                        .map(e -> e.attendance().takesPart(round))
                                        .orElse(false))
                        .toList())
                .filter(place -> !place.isEmpty())
                .toList();
    }

    /** The first of each group, then the second of each …; in a chart those of one group as far apart as can be. */
    private void order(EventStage stage, int round, List<CutLine> lines) {
        List<Integer> draw = stage.draw().get(0);
        Set<Integer> right = new HashSet<>();
        lines.forEach(line -> right.addAll(line.goingOn()));
        for (int no : draw) {
            if (!right.contains(no)) {
                findings.add(Finding.violation("Q1", round, rules.format().article(), no));
            }
        }
        right.removeAll(draw);
        right.forEach(
                no -> findings.add(Finding.violation("Q3", round, rules.format().article(), no)));
        if (!findings.isEmpty() && findings.stream().anyMatch(f -> f.round() == round)) {
            return;
        }
        List<List<Integer>> orders =
                lines.stream().map(line -> line.inOrder(draw)).toList();
        int from = 0;
        for (int place = 0; from < draw.size(); place++) {
            List<Integer> tier = new ArrayList<>();
            for (List<Integer> order : orders) {
                if (place < order.size()) {
                    tier.add(order.get(place));
                }
            }
            List<Integer> recorded = draw.subList(from, from + tier.size());
            boolean apart = stage.format().isBracket() && lines.size() > 1;
            boolean fine = apart
                    ? new HashSet<>(recorded).equals(new HashSet<>(tier)) && farApart(draw, from, tier.size(), orders)
                    : recorded.equals(tier);
            if (!fine) {
                findings.add(Finding.violation("Q4", round, rules.format().article(), recorded));
            }
            from += tier.size();
        }
    }

    /** Whether no exchange round a circle of these seeds brings those of one group further apart. */
    private static boolean farApart(List<Integer> draw, int from, int many, List<List<Integer>> groups) {
        int size = 2;
        while (size < draw.size()) {
            size *= 2;
        }
        Map<Integer, Integer> lineOf = new HashMap<>();
        for (int line = 0; line < size; line++) {
            lineOf.put(Chart.seedOn(line, size), line);
        }
        long[][] near = new long[many][many];
        for (int i = 0; i < many; i++) {
            int no = draw.get(from + i);
            for (int seat = 0; seat < many; seat++) {
                for (int other = 0; other < from; other++) {
                    int earlier = draw.get(other);
                    if (groups.stream().anyMatch(g -> g.contains(no) && g.contains(earlier))) {
                        near[i][seat] += nearness(
                                lineOf.getOrDefault(from + seat + 1, 0), lineOf.getOrDefault(other + 1, 0), size);
                    }
                }
            }
        }
        // Whoever sits on seat i moves to that of j: a circle of such moves that costs less than nothing is an
        // improvement.
        long[] cost = new long[many];
        for (int lap = 0; lap < many; lap++) {
            boolean better = false;
            for (int i = 0; i < many; i++) {
                for (int j = 0; j < many; j++) {
                    long moved = cost[i] + near[i][j] - near[i][i];
                    if (moved < cost[j]) {
                        cost[j] = moved;
                        better = true;
                    }
                }
            }
            if (!better) {
                return true;
            }
        }
        return false;
    }

    /** The earlier two lines of a chart meet, the worse: one round earlier outweighs any later ones. */
    private static long nearness(int a, int b, int size) {
        int rounds = 0;
        int x = a;
        int y = b;
        while (x != y) {
            x /= 2;
            y /= 2;
            rounds++;
        }
        int later = Integer.numberOfTrailingZeros(size) - rounds;
        return 1L << 4 * Math.min(10, later);
    }

    /** 10.6: as many as the regulations say leave before a round, and none of them stands above one who stays. */
    private void leavers(Round round) {
        int played = round.number() - 1;
        int from = rules.stages().cutFrom() > 0 ? rules.stages().cutFrom() : rules.rounds() / 2;
        Set<Integer> field = new TreeSet<>();
        event.entrants().forEach(e -> field.add(e.no()));
        event.rounds().subList(0, played).forEach(r -> field.removeAll(r.eliminated()));
        if (played < Math.max(1, from)) {
            if (!round.eliminated().isEmpty()) {
                findings.add(Finding.violation(
                        "Q5", round.number(), "10.6", round.eliminated().size(), 0));
            }
            return;
        }
        Set<Integer> playing = new HashSet<>(round.byes());
        playing.addAll(round.eliminated());
        round.matches().forEach(m -> playing.addAll(List.of(m.first(), m.second())));
        Set<Integer> everybody = new TreeSet<>();
        event.entrants().forEach(e -> everybody.add(e.no()));
        Reckoning reckoning =
                new Reckoning(event.before(round.number()), everybody, 1, played, false, StandingsCheck.clause(rules));
        List<List<Integer>> places = there(reckoning.places(field), round.number(), playing);
        int there = places.stream().mapToInt(List::size).sum();
        int surplus = Math.max(0, there - rules.stages().remaining());
        int leaving = round.number() == rules.rounds()
                ? surplus
                : Math.min(surplus, rules.stages().dropped());
        // Who left the event after this round was paired, and had the bye in it, is no longer to be seen there.
        int unseen =
                (there - round.eliminated().size()) % 2 == 1 && round.byes().isEmpty() ? 1 : 0;
        int many = round.eliminated().size();
        if (many != leaving && many != leaving + unseen) {
            findings.add(Finding.violation("Q5", round.number(), "10.6", many, leaving));
            return;
        }
        CutLine line = new CutLine(places, there - many, event.rounds().get(played - 1));
        if (line.undecided()) {
            findings.add(Finding.violation("Q2", round.number(), "10.6"));
            return;
        }
        Set<Integer> staying = line.goingOn();
        for (int no : round.eliminated()) {
            if (staying.contains(no)) {
                findings.add(Finding.violation("Q6", round.number(), "10.6", no));
            }
        }
    }
}
