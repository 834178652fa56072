package org.chuhe.tournament.checker;

import java.util.HashSet;
import java.util.Set;

/** What the record says of one entrant before a round. */
final class Standing {
    final int no;
    int score;
    final Set<Integer> met = new HashSet<>();
    /** Reds minus blacks. */
    int balance;
    /** The last run of one colour, positive for red. */
    int run;

    int down;
    int up;
    int byes;

    Standing(int no) {
        this.no = no;
    }

    void colour(boolean red) {
        balance += red ? 1 : -1;
        if (red) {
            run = run > 0 ? run + 1 : 1;
        } else {
            run = run < 0 ? run - 1 : -1;
        }
    }

    /** Positive: red is due; negative: black; zero: no colour yet. */
    int due() {
        return balance != 0 ? -Integer.signum(balance) : -Integer.signum(run);
    }

    /** Whether one more game of this colour is 多三 or 连三 (2011 rules, 附录二 一.11(3)). */
    boolean tooMuch(boolean red) {
        int nextBalance = balance + (red ? 1 : -1);
        int nextRun = red ? Math.max(run, 0) + 1 : Math.min(run, 0) - 1;
        return Math.abs(nextBalance) > 2 || Math.abs(nextRun) > 2;
    }
}
