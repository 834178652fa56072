package org.chuhe.tournament.team;

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
