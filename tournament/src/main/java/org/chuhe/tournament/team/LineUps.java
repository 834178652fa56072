package org.chuhe.tournament.team;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.chuhe.tournament.regulations.TeamKind;
import org.chuhe.tournament.text.Notice;

/** 出场顺序: who of a team may sit at which board (2011 rules, 11.1–11.3). */
public final class LineUps {
    private LineUps() {}

    /** The usual line-up: the first of the list. */
    public static List<Integer> usual(int boards) {
        return IntStream.rangeClosed(1, boards).boxed().toList();
    }

    /**
     * All line-ups allowed, as places in the team's list. With four boards and two substitutes 11.2 gives 15, from 1-2-3-4
     * to 3-4-5-6.
     */
    public static List<List<Integer>> allowed(TeamKind kind, int boards, int members) {
        List<List<Integer>> all = new ArrayList<>();
        extend(kind, boards, members, new ArrayList<>(), all);
        return all;
    }

    private static void extend(TeamKind kind, int boards, int members, List<Integer> begun, List<List<Integer>> all) {
        if (begun.size() == boards) {
            if (why(kind, boards, members, begun).isEmpty()) {
                all.add(List.copyOf(begun));
            }
            return;
        }
        for (int next = 1; next <= members; next++) {
            boolean later = begun.isEmpty() || begun.get(begun.size() - 1) < next;
            if (!begun.contains(next) && (later || kind == TeamKind.FREE_ORDER)) {
                begun.add(next);
                extend(kind, boards, members, begun, all);
                begun.remove(begun.size() - 1);
            }
        }
    }

    /** Why a line-up is not allowed; empty if it is. */
    public static Optional<Notice> why(TeamKind kind, int boards, int members, List<Integer> lineUp) {
        if (lineUp.size() != boards) {
            return Optional.of(Notice.of("lineup.size", kind.article(), boards, lineUp.size()));
        }
        if (lineUp.stream().anyMatch(m -> m < 1 || m > members)) {
            return Optional.of(Notice.of("lineup.unknown", kind.article(), members));
        }
        if (new HashSet<>(lineUp).size() != lineUp.size()) {
            return Optional.of(Notice.of("lineup.twice", kind.article()));
        }
        return switch (kind) {
            case FIXED_BOARDS ->
                lineUp.equals(usual(boards)) ? Optional.empty() : Optional.of(Notice.of("lineup.fixed", "11.1"));
            case SUBSTITUTES -> increasing(lineUp) ? Optional.empty() : Optional.of(Notice.of("lineup.order", "11.2"));
            default -> Optional.empty();
        };
    }

    private static boolean increasing(List<Integer> lineUp) {
        return IntStream.range(1, lineUp.size()).allMatch(i -> lineUp.get(i - 1) < lineUp.get(i));
    }
}
