package org.chuhe.tournament.swiss.colour;

import java.util.Optional;

/**
 * Who of two has red, and by which rule (2011 rules, 附录二 二.4, as one decision list). Avoiding 多三 and 连三 (一.11(3)) comes
 * before 低分服从高分 (二.4(9)): the one holds for everybody in every round, the other says whose balance comes first.
 *
 * @param firstRed whether the first of the two has red
 */
public record ColourDecision(boolean firstRed, ColourRule rule) {
    /** Rounds before the last from which the higher score has its colour: 由倒数第三轮起. */
    private static final int LAST_ROUNDS = 2;

    public static ColourDecision of(SwissPlayer a, SwissPlayer b, int round, int totalRounds) {
        Colours x = a.colours();
        Colours y = b.colours();
        int limits = Integer.compare(broken(x, y), broken(y, x));
        Optional<ColourDecision> higher = byHigherScore(a, b, round, totalRounds);
        if (limits != 0) {
            boolean otherwise =
                    higher.map(decision -> decision.firstRed() != limits < 0).orElse(false);
            return new ColourDecision(limits < 0, otherwise ? ColourRule.LIMIT_BEFORE_SCORE : ColourRule.LIMIT);
        }
        if (higher.isPresent()) {
            return higher.orElseThrow();
        }
        if (x.balance() != y.balance()) {
            return new ColourDecision(x.balance() < y.balance(), ColourRule.BALANCE);
        }
        if (x.streak() != y.streak()) {
            return new ColourDecision(x.streak() < y.streak(), ColourRule.STREAK);
        }
        boolean oddSum = (a.no() + b.no()) % 2 != 0;
        return new ColourDecision(oddSum == (a.no() < b.no()), ColourRule.NUMBERS);
    }

    private static Optional<ColourDecision> byHigherScore(SwissPlayer a, SwissPlayer b, int round, int totalRounds) {
        if (round < totalRounds - LAST_ROUNDS || a.score() == b.score()) {
            return Optional.empty();
        }
        boolean firstHigher = a.score() > b.score();
        SwissRow due = (firstHigher ? a : b).colours().row();
        return due == SwissRow.NEUTRAL
                ? Optional.empty()
                : Optional.of(new ColourDecision(firstHigher == (due == SwissRow.RED_DUE), ColourRule.HIGHER_SCORE));
    }

    private static int broken(Colours red, Colours black) {
        return (red.breaksLimit(true) ? 1 : 0) + (black.breaksLimit(false) ? 1 : 0);
    }
}
