package org.chuhe.tournament.swiss.colour;

/**
 * A player's colours over the games played (2011 rules, 附录二 二.2).
 *
 * @param balance reds minus blacks: 多先 above zero, 少先 below, 平先 zero
 * @param streak the last run of one colour, positive for red: two and more are 连先 or 连后, one is 上先 or 上后
 */
public record Colours(int balance, int streak) {
    /** No game yet. */
    public static final Colours NONE = new Colours(0, 0);

    /** So many games too many of one colour, or in a row, are what 一.11(3) avoids. */
    private static final int LIMIT = 3;

    /** Reads a history such as "RBBR", oldest first; other signs are rounds without colour and do not break a run. */
    public static Colours of(String history) {
        Colours colours = NONE;
        for (int i = 0; i < history.length(); i++) {
            char c = history.charAt(i);
            if (c == 'R' || c == 'B') {
                colours = colours.after(c == 'R');
            }
        }
        return colours;
    }

    /** The colours after one more game. */
    public Colours after(boolean red) {
        int sign = red ? 1 : -1;
        return new Colours(balance + sign, streak * sign > 0 ? streak + sign : sign);
    }

    /** Which row (行) the player stands in. */
    public SwissRow row() {
        if (balance < 0 || (balance == 0 && streak < 0)) {
            return SwissRow.RED_DUE;
        }
        return balance > 0 || streak > 0 ? SwissRow.BLACK_DUE : SwissRow.NEUTRAL;
    }

    /** Whether one more game of this colour makes 多三 or 连三 (一.11(3)). */
    public boolean breaksLimit(boolean red) {
        Colours next = after(red);
        return Math.abs(next.balance) >= LIMIT || Math.abs(next.streak) >= LIMIT;
    }

    /** Whether this colour is not the one due. */
    public boolean denied(boolean red) {
        return row() == (red ? SwissRow.BLACK_DUE : SwissRow.RED_DUE);
    }
}
