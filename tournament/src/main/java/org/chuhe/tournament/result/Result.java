package org.chuhe.tournament.result;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chuhe.text.Coded;

/**
 * How a game ended, seen from Red (2011 rules, 13.1, 20.2, 20.3): each with its code, its sign and whatever else people
 * write for it. Pages, programs, files and the command line all read results by {@link #read}.
 */
public enum Result implements Coded {
    RED_WINS("1-0", "1–0", "1", "10", "1:0", "red", "红胜", "紅勝", "先胜", "先勝"),
    BLACK_WINS("0-1", "0–1", "0", "01", "0:1", "black", "黑胜", "黑勝", "后胜", "後勝"),
    DRAW("1/2", "½–½", "½", "½½", "1/2-1/2", "=", "5", "draw", "和", "和棋"),
    /** "+" for Red: won without a game, because Black was absent. */
    RED_BY_FORFEIT("+/-", "+/−", "+", "+-", "+--", "黑弃权", "黑棄權"),
    /** "+" for Black. */
    BLACK_BY_FORFEIT("-/+", "−/+", "-", "-+", "--+", "红弃权", "紅棄權"),
    /** 双方弃权. */
    BOTH_FORFEIT("-/-", "−/−", "--", "---", "双方弃权", "雙方棄權"),
    /** Paired or still being played. */
    UNFINISHED("*", "*", "未结束", "未結束");

    private final String code;
    private final String sign;
    private final List<String> others;

    Result(String code, String sign, String... others) {
        this.code = code;
        this.sign = sign;
        this.others = List.of(others);
    }

    @Override
    public String code() {
        return code;
    }

    /** As tables show it. */
    public String sign() {
        return sign;
    }

    /** Everything that is read as this result, the code first. */
    public List<String> spellings() {
        return Stream.concat(Stream.of(code, sign), others.stream()).distinct().toList();
    }

    /** The same, seen from Black. */
    public Result turned() {
        return switch (this) {
            case RED_WINS -> BLACK_WINS;
            case BLACK_WINS -> RED_WINS;
            case RED_BY_FORFEIT -> BLACK_BY_FORFEIT;
            case BLACK_BY_FORFEIT -> RED_BY_FORFEIT;
            case DRAW, BOTH_FORFEIT, UNFINISHED -> this;
        };
    }

    /**
     * The result that somebody wrote, in any of the {@link #spellings}; capitals, blanks, full-width signs and the kind of
     * dash do not matter. Empty if it is none of them.
     */
    public static Optional<Result> read(String text) {
        for (Result result : values()) {
            if (result.code.equals(text)) {
                return Optional.of(result);
            }
        }
        return Optional.ofNullable(Spellings.ALL.get(Spellings.plain(text)));
    }

    /** What {@link #read} accepts, to be told to whoever wrote something else. */
    public static String accepted() {
        return Arrays.stream(values())
                .map(Result::spellings)
                .map(all -> all.get(0) + " (" + String.join(" ", all.subList(1, all.size())) + ")")
                .collect(Collectors.joining(", "));
    }

    /** Made when something else than a code is read: files hold codes. */
    private static final class Spellings {
        private static final Map<String, Result> ALL = new HashMap<>();

        static {
            for (Result result : values()) {
                for (String spelling : result.spellings()) {
                    Result other = ALL.put(plain(spelling), result);
                    if (other != null && other != result) {
                        throw new IllegalStateException(spelling + " is " + result + " and " + other);
                    }
                }
            }
        }

        private static String plain(String text) {
            return Normalizer.normalize(text, Normalizer.Form.NFKC)
                    .replaceAll("[\\s\\p{Z}]", "")
                    .replaceAll("\\p{Pd}|−", "-")
                    .replace('⁄', '/')
                    .toLowerCase(Locale.ROOT);
        }
    }

    /** Whether the game was decided over the board. */
    public boolean played() {
        return this == RED_WINS || this == BLACK_WINS || this == DRAW;
    }

    /** Whether a result, of whatever kind, is on record. */
    public boolean finished() {
        return this != UNFINISHED;
    }

    /** Whether somebody won or lost without playing. */
    public boolean forfeited() {
        return this == RED_BY_FORFEIT || this == BLACK_BY_FORFEIT || this == BOTH_FORFEIT;
    }

    public boolean redWon() {
        return this == RED_WINS || this == RED_BY_FORFEIT;
    }

    public boolean blackWon() {
        return this == BLACK_WINS || this == BLACK_BY_FORFEIT;
    }
}
