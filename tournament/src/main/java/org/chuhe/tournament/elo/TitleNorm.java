package org.chuhe.tournament.elo;

/**
 * 称号达标: what a player must achieve in an event for a title, such as 棋协大师 or a grade of 棋士. Associations decide what that
 * is; regulations write it here. A condition of 0 is none.
 *
 * @param title the title that it counts for
 * @param games games played at least
 * @param rated opponents with a rating at least
 * @param percent of the points of his games at least
 * @param performance 表现分 at least
 * @param place one of the first so many places
 */
public record TitleNorm(String title, int games, int rated, int percent, int performance, int place) {
    /** Whether somebody has achieved it. */
    public boolean met(int played, int ratedOpponents, double score, int performed, int placed) {
        return played >= games
                && ratedOpponents >= rated
                && (percent == 0 || (played > 0 && 100 * score >= (double) percent * played))
                && (performance == 0 || performed >= performance)
                && (place == 0 || (placed > 0 && placed <= place));
    }
}
