package org.chuhe.server.event.view;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.chuhe.server.event.boards.RoundBoards;
import org.chuhe.server.event.log.EventView;
import org.chuhe.text.Coded;
import org.chuhe.tournament.checker.EventChecker;
import org.chuhe.tournament.checker.Finding;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.command.round.PairRound;
import org.chuhe.tournament.format.NextRound;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.pairing.Explanation;
import org.chuhe.tournament.pairing.PairingOrder;
import org.chuhe.tournament.pairing.Proposal;
import org.chuhe.tournament.text.Notice;

/** The next round before it is one: every pair with its reasons, and what is to be said against it. */
public final class Proposals {
    private static final Set<String> ABSOLUTE = Set.of("swiss.broken.rematch", "swiss.broken.forbidden");

    private Proposals() {}

    /** How serious a remark is. */
    public enum Grade implements Coded {
        /** Breaks a rule. */
        VIOLATION("violation"),
        /** Should be known. */
        NOTICE("notice"),
        /** A figure. */
        REPORT("report");

        private final String code;

        Grade(String code) {
            this.code = code;
        }

        @Override
        public String code() {
            return code;
        }
    }

    /** Something to be said about the round as a whole. */
    public record Remark(Grade grade, String text) {}

    /** A table with the reasons for it. */
    public record Pair(RoundBoards.Encounter encounter, List<String> reasons) {}

    /**
     * The round.
     *
     * @param refusal why there is none; empty if there is one
     * @param remedies what to do about it
     * @param level groups whom the rules leave level where only some go on, by their numbers
     * @param canFix whether the arbiter can make pairs by hand
     */
    public record Shown(
            int round,
            String refusal,
            List<String> remedies,
            List<Pair> pairs,
            List<String> byes,
            List<String> byeReasons,
            List<Remark> remarks,
            List<List<Integer>> level,
            boolean canFix) {}

    public static Shown of(EventVisit visit, PairingOrder order) {
        Proposal proposal = visit.state().whole().tournament().nextRound(order);
        int number = visit.state().event().roundsPaired() + 1;
        boolean canFix = visit.state().event().regulations().format().pairsByScore()
                && visit.state().event().stages().isEmpty();
        if (proposal instanceof Proposal.Paired paired) {
            return paired(visit, order, paired, canFix);
        }
        Notice reason = proposal instanceof Proposal.Impossible no ? no.reason() : ((Proposal.Over) proposal).reason();
        List<Notice> remedies = proposal instanceof Proposal.Impossible no ? no.remedies() : List.of();
        return new Shown(
                number,
                reason.withArticle(visit.locale()),
                texts(visit, remedies),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                proposal instanceof Proposal.Impossible no ? no.level() : List.of(),
                canFix);
    }

    private static Shown paired(EventVisit visit, PairingOrder order, Proposal.Paired paired, boolean canFix) {
        Outcome.Done done = PairRound.of(visit.state().event(), order)
                .applyTo(visit.state().event())
                .orThrow();
        EventView view = new EventView(done.event(), visit.state().facts());
        Round round = done.event().rounds().get(done.event().roundsPaired() - 1);
        Map<Integer, List<String>> reasons = new HashMap<>();
        for (Explanation explanation : paired.explanations()) {
            reasons.computeIfAbsent(explanation.table(), t -> new ArrayList<>())
                    .addAll(texts(visit, explanation.reasons()));
        }
        List<Pair> pairs = RoundBoards.of(view, round).stream()
                .map(e -> new Pair(e, reasons.getOrDefault(e.table(), List.of())))
                .toList();
        List<Remark> remarks = new ArrayList<>();
        for (Finding finding : EventChecker.check(done.event())) {
            if (finding.round() == round.number() && proved(finding)) {
                Grade grade = finding.severity() == Finding.Severity.VIOLATION ? Grade.VIOLATION : Grade.REPORT;
                remarks.add(new Remark(grade, finding.message().withArticle(visit.locale())));
            }
        }
        done.notices().forEach(n -> remarks.add(new Remark(grade(n), n.withArticle(visit.locale()))));
        remarks.sort((a, b) -> a.grade().compareTo(b.grade()));
        return new Shown(
                round.number(),
                "",
                List.of(),
                pairs,
                round.byes().stream().map(visit.view()::name).toList(),
                reasons.getOrDefault(0, List.of()),
                remarks,
                List.of(),
                canFix);
    }

    private static boolean proved(Finding finding) {
        return finding.severity() != Finding.Severity.NOT_VERIFIED;
    }

    /** A second meeting and a forbidden pair (附录二 一.6, 一.7) are more than something to know. */
    private static Grade grade(Notice notice) {
        return ABSOLUTE.contains(notice.key()) ? Grade.VIOLATION : Grade.NOTICE;
    }

    private static List<String> texts(EventVisit visit, List<Notice> messages) {
        return messages.stream().map(m -> m.withArticle(visit.locale())).toList();
    }

    /** What must be fixed so that two entrants change places in the round that an order leads to. */
    public static PairingOrder swapped(EventVisit visit, PairingOrder order, int a, int b) {
        return NextRound.swapped(visit.state().whole().tournament().event(), order, a, b);
    }
}
