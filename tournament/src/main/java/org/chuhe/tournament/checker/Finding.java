package org.chuhe.tournament.checker;

import org.chuhe.tournament.text.Notice;

/**
 * Something the checker has to say.
 *
 * @param invariant its short name: H1 … H7 for what is absolute, I1 … I6 for the indicators of 附录二 一.11, T for tables, B for
 *     brackets, D for draws, S for the two sides of a match, Q for who goes on to the next stage, M and E for the games of a
 *     match, L for line-ups, A for the final table, P for whom
 *     ids name
 * @param round the round concerned; 0 = the event as a whole
 * @param message what is wrong, with the article
 */
public record Finding(Severity severity, String invariant, int round, Notice message) {
    /** How serious it is. */
    public enum Severity {
        /** The event breaks the rules. */
        VIOLATION,
        /** Not recomputed, because it is too large; what could be tested was in order. */
        NOT_VERIFIED,
        /** A figure worth knowing. */
        REPORT
    }

    static Finding violation(String invariant, int round, String article, Object... arguments) {
        return new Finding(
                Severity.VIOLATION, invariant, round, Notice.of("check." + invariant, article, with(round, arguments)));
    }

    /** I1: somebody has jumped a score group though a round as full has fewer jumps (附录二 一.4, 二.3(5)). */
    static Finding jump(int round, int score, int jumped, int many) {
        return new Finding(
                Severity.VIOLATION,
                "I1",
                round,
                Notice.of("check.I1.jump", "附录二 一.4, 二.3(5)", round, score, jumped, many));
    }

    /** I2, I3: a score group has a larger key than it could have. */
    static Finding key(int round, int score, long recorded, long possible) {
        boolean limits = recorded >> 48 != possible >> 48;
        return violation(
                limits ? "I2" : "I3",
                round,
                limits ? "附录二 一.11(3)" : "附录二 一.9, 一.10",
                score,
                Facts.unpack(recorded),
                Facts.unpack(possible));
    }

    static Finding notVerified(String invariant, int round, Object... arguments) {
        return new Finding(
                Severity.NOT_VERIFIED,
                invariant,
                round,
                Notice.of("check.notVerified", "附录二", with(round, invariant, arguments)));
    }

    static Finding report(String invariant, int round, String article, Object... arguments) {
        return new Finding(
                Severity.REPORT, invariant, round, Notice.of("check." + invariant, article, with(round, arguments)));
    }

    private static Object[] with(int round, Object... rest) {
        Object[] all = new Object[rest.length + 1];
        all[0] = round;
        System.arraycopy(rest, 0, all, 1, rest.length);
        return all;
    }

    private static Object[] with(int round, String invariant, Object... rest) {
        Object[] all = new Object[rest.length + 2];
        all[0] = round;
        all[1] = invariant;
        System.arraycopy(rest, 0, all, 2, rest.length);
        return all;
    }
}
