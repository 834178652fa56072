package org.chuhe.tournament.elo;

import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.tournament.field.Field;
import org.chuhe.tournament.field.Limits;
import org.chuhe.tournament.field.Struct;
import org.chuhe.tournament.field.ValueType.Records;
import org.chuhe.tournament.field.ValueType.Text;
import org.chuhe.tournament.field.ValueType.Whole;

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
    private static final Whole GAMES = new Whole(0, Limits.MOST_ROUNDS);
    private static final Field<TitleNorm, String> TITLE = Field.always("title", Text.LINE, TitleNorm::title, "?");
    private static final Field<TitleNorm, Integer> PLAYED = Field.always("games", GAMES, TitleNorm::games, 0);
    private static final Field<TitleNorm, Integer> RATED = Field.always("rated", GAMES, TitleNorm::rated, 0);
    private static final Field<TitleNorm, Integer> PERCENT =
            Field.always("percent", new Whole(0, 100), TitleNorm::percent, 0);
    private static final Field<TitleNorm, Integer> PERFORMANCE =
            Field.always("performance", new Whole(0, Limits.MOST_RATING), TitleNorm::performance, 0);
    private static final Field<TitleNorm, Integer> PLACE =
            Field.always("place", new Whole(0, Limits.MOST_NUMBER), TitleNorm::place, 0);

    private static final Struct<TitleNorm> STRUCT = new Struct<>(
            List.of(TITLE, PLAYED, RATED, PERCENT, PERFORMANCE, PLACE),
            v -> new TitleNorm(
                    v.get(TITLE), v.get(PLAYED), v.get(RATED), v.get(PERCENT), v.get(PERFORMANCE), v.get(PLACE)));

    public static final Records<TitleNorm> NORMS = Records.of(STRUCT, 100, true, TitleNorm::read, TitleNorm::written);

    private static final Pattern WRITTEN =
            Pattern.compile("([^:：]+)[:：]((?:\\s*(?:games|rated|percent|performance|place)=\\d{1,5})+)\\s*");
    private static final Pattern CONDITION = Pattern.compile("(\\w+)=(\\d+)");

    /** What somebody wrote: 棋协大师:games=7 rated=5 percent=60 performance=2200 place=3, each condition once at most. */
    public static Optional<TitleNorm> read(String text) {
        Matcher m = WRITTEN.matcher(text);
        if (!m.matches() || value(m.group(2), "percent") > 100) {
            return Optional.empty();
        }
        return Optional.of(new TitleNorm(
                m.group(1).strip(),
                value(m.group(2), "games"),
                value(m.group(2), "rated"),
                value(m.group(2), "percent"),
                value(m.group(2), "performance"),
                value(m.group(2), "place")));
    }

    private static int value(String conditions, String key) {
        Matcher m = CONDITION.matcher(conditions);
        int value = 0;
        while (m.find()) {
            value = m.group(1).equals(key) ? Integer.parseInt(m.group(2)) : value;
        }
        return value;
    }

    /** As {@link #read} takes it. */
    public String written() {
        StringJoiner conditions = new StringJoiner(" ", title + ":", "");
        add(conditions, "games", games);
        add(conditions, "rated", rated);
        add(conditions, "percent", percent);
        add(conditions, "performance", performance);
        add(conditions, "place", place);
        return conditions.toString();
    }

    private static void add(StringJoiner conditions, String key, int value) {
        if (value > 0) {
            conditions.add(key + "=" + value);
        }
    }

    /** Whether somebody has achieved it. */
    public boolean met(int played, int ratedOpponents, double score, int performed, int placed) {
        return played >= games
                && ratedOpponents >= rated
                && (percent == 0 || (played > 0 && 100 * score >= (double) percent * played))
                && (performance == 0 || performed >= performance)
                && (place == 0 || (placed > 0 && placed <= place));
    }
}
