package org.chuhe.tournament.pairing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.chuhe.tournament.swiss.PairReason;
import org.chuhe.tournament.swiss.Relaxation;
import org.chuhe.tournament.swiss.SwissRound;
import org.chuhe.tournament.swiss.colour.ColourRule;
import org.chuhe.tournament.text.Notice;

/** Puts the reasons of the Swiss pairer into words. */
final class SwissReasons {
    private SwissReasons() {}

    /**
     * Why the two of a table meet, and why they have these colours.
     *
     * @param scores before the round, by number
     */
    static List<Notice> of(SwissRound.Table table, Map<Integer, Integer> scores) {
        PairReason reason = table.reason();
        int chooser = reason.chooser();
        int chosen = chooser == table.red() ? table.black() : table.red();
        List<Notice> reasons = new ArrayList<>();
        if (reason.floatedDown()) {
            reasons.add(Notice.of("swiss.float", "附录二 二.3(5)", chooser, score(scores, chooser), score(scores, chosen)));
        }
        for (PairReason.Jumped group : reason.jumped()) {
            reasons.add(Notice.of("swiss.jump." + group.gap().code(), article(group.gap()), chooser, group.score()));
        }
        reasons.add(Notice.of("swiss.choice." + reason.choice().code(), article(reason.choice()), chooser, chosen));
        for (PairReason.PassedOver other : reason.passedOver()) {
            reasons.add(Notice.of(
                    "swiss.passed." + other.obstacle().code(), article(other.obstacle()), chooser, other.no()));
        }
        reasons.add(Notice.of(
                "swiss.colour." + reason.colourRule().code(),
                article(reason.colourRule()),
                table.red(),
                table.black()));
        reason.broken().forEach(rule -> reasons.add(broken(rule, table)));
        return reasons;
    }

    private static int score(Map<Integer, Integer> scores, int no) {
        return scores.getOrDefault(no, 0);
    }

    /** That a pair breaks a rule. */
    static Notice broken(Relaxation rule, SwissRound.Table table) {
        return Notice.of("swiss.broken." + rule.code(), article(rule), table.red(), table.black());
    }

    /** "Give up …". */
    static Notice giveUp(Set<Relaxation> rules, SwissRound round) {
        long pairs = round.tables().stream()
                .filter(t -> t.reason().broken().stream().anyMatch(rules::contains))
                .count();
        List<Notice> names = rules.stream()
                .map(r -> Notice.of("rule." + r.code(), article(r)))
                .toList();
        return Notice.plain("remedy.giveUp", names, pairs);
    }

    private static String article(PairReason.Choice choice) {
        return switch (choice) {
            case SAME_PLACE -> "附录二 二.3(1)";
            case SHIFTED, WITHOUT_COLOUR -> "附录二 二.3(2)";
            case SAME_ROW -> "附录二 二.3(3)";
            case BY_NUMBER -> "附录二 二.1";
            case ARBITER -> "";
        };
    }

    private static String article(ColourRule rule) {
        return switch (rule) {
            case TABLE -> "附录二 二.1";
            case LIMIT -> "附录二 一.11(3)";
            case LIMIT_BEFORE_SCORE -> "附录二 一.11(3), 二.4(9)";
            case HIGHER_SCORE -> "附录二 二.4(9)";
            case BALANCE -> "附录二 二.4(1)";
            case STREAK -> "附录二 二.4";
            case NUMBERS -> "附录二 二.4(8)";
            case ARBITER -> "";
        };
    }

    private static String article(PairReason.Gap gap) {
        return switch (gap) {
            case NOBODY -> "附录二 一.6";
            case NOT_AS_FULL -> "附录二 一.4, 二.3(5)";
        };
    }

    private static String article(PairReason.Obstacle obstacle) {
        return switch (obstacle) {
            case MET -> "附录二 一.6";
            case KEPT_APART -> "附录二 一.7";
            case COLOUR_LIMIT -> "附录二 一.11(3)";
            case LESS_FULL -> "附录二 一.10, 二.5";
            case LIMITS -> "附录二 一.11(3)";
            case THIRD_FLOAT, EARLIER_FLOATS -> "附录二 一.9";
            case BALANCE -> "附录二 一.10, 一.11(4)";
            case ALTERNATION -> "附录二 一.10";
        };
    }

    private static String article(Relaxation rule) {
        return switch (rule) {
            case REMATCH -> "附录二 一.6";
            case FORBIDDEN, WEAKLY_FORBIDDEN -> "附录二 一.7";
            case COLOUR_LIMIT -> "附录二 一.11(3)";
        };
    }
}
