package org.chuhe.tournament.regulations;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.text.Result;
import org.chuhe.tournament.field.Field;
import org.chuhe.tournament.field.Struct;
import org.chuhe.tournament.field.ValueType.Whole;
import org.chuhe.tournament.field.ValueType.Word;

/**
 * 记分标准: the points of a game for the winner, the loser, and each side of a draw (2011 rules, 13.1), and those of a
 * match (场分, 13.2); regulations may change both (13.3).
 *
 * @param matchWin 场分 of a match won
 * @param matchDraw of a match drawn
 * @param matchLoss of a match lost
 */
public record Scoring(int win, int loss, int drawRed, int drawBlack, int matchWin, int matchDraw, int matchLoss) {
    private static final Whole POINTS = new Whole(0, 1_000);

    static final Field<Scoring, Integer> WIN = Field.always("win", POINTS, Scoring::win, 2);
    static final Field<Scoring, Integer> LOSS = Field.always("loss", POINTS, Scoring::loss, 0);
    /** Both sides of a draw, for those who write a file by hand. */
    static final Field<Scoring, Integer> DRAW =
            Field.always("draw", POINTS, Scoring::drawRed, 1).writtenIf(scoring -> false);
    /** Where a file says nothing, as {@link #DRAW}. */
    private static final int AS_DRAW = -1;

    static final Field<Scoring, Integer> DRAW_RED = Field.always("drawRed", POINTS, Scoring::drawRed, AS_DRAW);
    static final Field<Scoring, Integer> DRAW_BLACK = Field.always("drawBlack", POINTS, Scoring::drawBlack, AS_DRAW);
    static final Field<Scoring, Integer> MATCH_WIN =
            Field.always("matchWin", POINTS, Scoring::matchWin, 2).writtenIf(Scoring::unusualMatches);
    static final Field<Scoring, Integer> MATCH_DRAW =
            Field.always("matchDraw", POINTS, Scoring::matchDraw, 1).writtenIf(Scoring::unusualMatches);
    static final Field<Scoring, Integer> MATCH_LOSS =
            Field.always("matchLoss", POINTS, Scoring::matchLoss, 0).writtenIf(Scoring::unusualMatches);

    static final Struct<Scoring> STRUCT = new Struct<>(
            List.of(WIN, LOSS, DRAW, DRAW_RED, DRAW_BLACK, MATCH_WIN, MATCH_DRAW, MATCH_LOSS),
            v -> new Scoring(
                    v.get(WIN),
                    v.get(LOSS),
                    v.get(DRAW_RED) == AS_DRAW ? v.get(DRAW) : v.get(DRAW_RED),
                    v.get(DRAW_BLACK) == AS_DRAW ? v.get(DRAW) : v.get(DRAW_BLACK),
                    v.get(MATCH_WIN),
                    v.get(MATCH_DRAW),
                    v.get(MATCH_LOSS)),
            scoring ->
                    scoring.falls() ? Optional.empty() : Optional.of(new Struct.Wrong("points", "win", scoring.win)));

    /** The points of games as people write them. */
    static final Word<Scoring> WRITTEN_GAMES =
            new Word<>(text -> Scoring.read(text).filter(Scoring::falls), Scoring::written, "2-1-0");

    /** The points of matches in the same way. */
    static final Word<Scoring> WRITTEN_MATCHES = new Word<>(Scoring::readMatches, Scoring::writtenMatches, "2-1-0");

    /** 13.1: 2, 0, 1, 1. */
    public static final Scoring STANDARD = new Scoring(2, 0, 1, 1);

    /** 13.3, first example: 3, 0, 1, 1. */
    public static final Scoring THREE_POINTS = new Scoring(3, 0, 1, 1);

    /** 13.3, second example: a draw is worth 1 to Red and 2 to Black. */
    public static final Scoring DRAW_ODDS = new Scoring(3, 0, 1, 2);

    /** Points of games; matches give 2, 1, 0 (13.2). */
    public Scoring(int win, int loss, int drawRed, int drawBlack) {
        this(win, loss, drawRed, drawBlack, 2, 1, 0);
    }

    private static final Pattern WRITTEN = Pattern.compile("(\\d{1,3})-(\\d{1,3})(?:/(\\d{1,3}))?-(\\d{1,3})");

    /** What somebody wrote, of games: 2-1-0, or 3-1/2-0 with a draw worth more to Black. */
    public static Optional<Scoring> read(String text) {
        Matcher m = WRITTEN.matcher(text);
        if (!m.matches()) {
            return Optional.empty();
        }
        int red = Integer.parseInt(m.group(2));
        int black = m.group(3) == null ? red : Integer.parseInt(m.group(3));
        return Optional.of(new Scoring(Integer.parseInt(m.group(1)), Integer.parseInt(m.group(4)), red, black));
    }

    private static Optional<Scoring> readMatches(String text) {
        return read(text)
                .map(points -> STANDARD.withMatches(points.win, points.drawRed, points.loss))
                .filter(Scoring::falls);
    }

    /** The points of games as {@link #read} takes them. */
    public String written() {
        return win + "-" + drawRed + (drawRed == drawBlack ? "" : "/" + drawBlack) + "-" + loss;
    }

    /** The points of matches in the same way. */
    public String writtenMatches() {
        return matchWin + "-" + matchDraw + "-" + matchLoss;
    }

    /** The same with other points for matches (13.3). */
    public Scoring withMatches(int won, int drawn, int lost) {
        return new Scoring(win, loss, drawRed, drawBlack, won, drawn, lost);
    }

    /** The points of another's games, with the matches of this one. */
    Scoring withGames(Scoring other) {
        return other.withMatches(matchWin, matchDraw, matchLoss);
    }

    /** Whether they fall from a win to a draw to a loss, as in all of 第13条; else losing could pay. */
    public boolean falls() {
        return win > Math.max(drawRed, drawBlack)
                && Math.min(drawRed, drawBlack) > loss
                && matchWin > matchDraw
                && matchDraw > matchLoss;
    }

    /** Whether matches give 2, 1, 0 (13.2). */
    public boolean usualMatches() {
        return matchWin == 2 && matchDraw == 1 && matchLoss == 0;
    }

    private boolean unusualMatches() {
        return !usualMatches();
    }

    /** 场分 of a side with so many game points against so many. */
    public int match(int points, int against) {
        return points > against ? matchWin : points < against ? matchLoss : matchDraw;
    }

    /** What a bye for half a point gives: a draw, of two values the lower. */
    public int halfBye() {
        return Math.min(drawRed, drawBlack);
    }

    /** Red's points; a double forfeit and an unfinished game give nothing. */
    public int red(Result result) {
        return switch (result) {
            case RED_WINS, RED_BY_FORFEIT -> win;
            case BLACK_WINS, BLACK_BY_FORFEIT -> loss;
            case DRAW -> drawRed;
            case BOTH_FORFEIT, NONE -> 0;
        };
    }

    /** Black's points. */
    public int black(Result result) {
        return switch (result) {
            case RED_WINS, RED_BY_FORFEIT -> loss;
            case BLACK_WINS, BLACK_BY_FORFEIT -> win;
            case DRAW -> drawBlack;
            case BOTH_FORFEIT, NONE -> 0;
        };
    }
}
