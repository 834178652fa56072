package org.chuhe.tournament.model;

/**
 * 记分标准: the points of a game for the winner, the loser, and each side of a draw (2011 rules, 13.1, 13.3). Match
 * points (场分) are always 2, 1, 0 (13.2).
 */
public record Scoring(int win, int loss, int drawRed, int drawBlack) {
    /** 13.1: 2, 0, 1, 1. */
    public static final Scoring STANDARD = new Scoring(2, 0, 1, 1);

    /** 13.3, first example: 3, 0, 1, 1. */
    public static final Scoring THREE_POINTS = new Scoring(3, 0, 1, 1);

    /** 13.3, second example: a draw is worth 1 to Red and 2 to Black. */
    public static final Scoring DRAW_ODDS = new Scoring(3, 0, 1, 2);

    /** 场分 of a match won (13.2). */
    public static final int MATCH_WIN = 2;

    /** 场分 of a match drawn (13.2). */
    public static final int MATCH_DRAW = 1;

    /** Whether they fall from a win to a draw to a loss, as in all of 第13条; else losing could pay. */
    public boolean falls() {
        return win > Math.max(drawRed, drawBlack) && Math.min(drawRed, drawBlack) > loss;
    }

    /** Red's points; a double forfeit and an unfinished game give nothing. */
    public int red(Result result) {
        return switch (result) {
            case RED_WINS, RED_BY_FORFEIT -> win;
            case BLACK_WINS, BLACK_BY_FORFEIT -> loss;
            case DRAW -> drawRed;
            case BOTH_FORFEIT, UNFINISHED -> 0;
        };
    }

    /** Black's points. */
    public int black(Result result) {
        return switch (result) {
            case RED_WINS, RED_BY_FORFEIT -> loss;
            case BLACK_WINS, BLACK_BY_FORFEIT -> win;
            case DRAW -> drawBlack;
            case BOTH_FORFEIT, UNFINISHED -> 0;
        };
    }
}
