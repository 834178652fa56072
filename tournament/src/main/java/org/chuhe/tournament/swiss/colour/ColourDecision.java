package org.chuhe.tournament.swiss.colour;

/**
 * Who of two has red, and by which rule (2011 rules, 附录二 二.4, as one decision list).
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
        if (limits != 0) {
            return new ColourDecision(limits < 0, ColourRule.LIMIT);
        }
        if (round >= totalRounds - LAST_ROUNDS && a.score() != b.score()) {
            boolean firstHigher = a.score() > b.score();
            SwissRow due = (firstHigher ? x : y).row();
            if (due != SwissRow.NEUTRAL) {
                return new ColourDecision(firstHigher == (due == SwissRow.RED_DUE), ColourRule.HIGHER_SCORE);
            }
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

    private static int broken(Colours red, Colours black) {
        return (red.breaksLimit(true) ? 1 : 0) + (black.breaksLimit(false) ? 1 : 0);
    }
}
