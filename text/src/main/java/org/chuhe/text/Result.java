package org.chuhe.text;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How a game ended, seen from Red (2011 rules, 4, 13.1, 20.2, 20.3): each with its code, its sign and whatever else people
 * write for it. Pages, programs, files and the command line all read results here.
 */
public enum Result implements Coded {
    RED_WINS("1-0", "1–0", words("1-0 1:0 W w 红胜 紅勝 红先胜 紅先勝 先胜 先勝 胜 勝 红方胜 黑负 red-wins"), words("1 10 red")),
    BLACK_WINS("0-1", "0–1", words("0-1 0:1 L l 黑胜 黑勝 红先负 紅先負 先负 先負 负 負 黑方胜 红负 后胜 後勝 black-wins"), words("0 01 black")),
    DRAW("1/2", "½–½", words("1/2-1/2 1/2 ½-½ 0.5-0.5 D d 和 和棋 和局 红先和 紅先和 先和 双方和 红和 draw"), words("½ ½½ = 5")),
    /** "+" for Red: won without a game, because Black was absent. */
    RED_BY_FORFEIT("+/-", "+/−", List.of(), words("+ +- +-- 黑弃权 黑棄權")),
    /** "+" for Black. */
    BLACK_BY_FORFEIT("-/+", "−/+", List.of(), words("- -+ --+ 红弃权 紅棄權")),
    /** Both lose: neither came (双方弃权, 20.2), or so the arbiter decided. */
    BOTH_FORFEIT("-/-", "−/−", words("-/- 双方弃权 雙方棄權 双负 both-lose"), words("-- ---")),
    /** None: not yet, not known, or the game does not count and is played anew (5.8.1). */
    NONE("*", "*", words("* 未知 不详 重赛 void"), words("未结束 未結束"));

    private static final Messages WORDS = Messages.beside(Result.class);

    private final String code;
    private final String sign;
    private final List<String> words;
    private final List<String> brief;

    /**
     * @param words what can only mean this result, wherever it stands
     * @param brief what means it where a result is expected, and may be a number or a sign elsewhere
     */
    Result(String code, String sign, List<String> words, List<String> brief) {
        this.code = code;
        this.sign = sign;
        this.words = words;
        this.brief = brief;
    }

    private static List<String> words(String all) {
        return List.of(all.split(" "));
    }

    @Override
    public String code() {
        return code;
    }

    /** As tables show it. */
    public String sign() {
        return sign;
    }

    /** As PGN and other records have it, which know no forfeits: {@code 1-0}, {@code 0-1}, {@code 1/2-1/2} or {@code *}. */
    public String inRecords() {
        return this == DRAW ? "1/2-1/2" : overTheBoard().code;
    }

    /** In words. */
    public Message words() {
        return WORDS.message("result." + code);
    }

    /** Everything that is read as this result, the code first. */
    public List<String> spellings() {
        return Stream.of(List.of(code, sign), words, brief)
                .flatMap(List::stream)
                .distinct()
                .toList();
    }

    /** The same, seen from Black. */
    public Result turned() {
        return switch (this) {
            case RED_WINS -> BLACK_WINS;
            case BLACK_WINS -> RED_WINS;
            case RED_BY_FORFEIT -> BLACK_BY_FORFEIT;
            case BLACK_BY_FORFEIT -> RED_BY_FORFEIT;
            case DRAW, BOTH_FORFEIT, NONE -> this;
        };
    }

    /** The same, without a game. */
    public Result byForfeit() {
        return redWon() ? RED_BY_FORFEIT : blackWon() ? BLACK_BY_FORFEIT : this;
    }

    /** The same, where nobody tells forfeits from games. */
    public Result overTheBoard() {
        return redWon() ? RED_WINS : blackWon() ? BLACK_WINS : this == DRAW ? DRAW : NONE;
    }

    /**
     * The result that somebody wrote, in any of the {@link #spellings}; capitals, blanks, full-width signs and the kind of
     * dash do not matter. Empty if it is none of them.
     */
    public static Optional<Result> read(String text) {
        Result usual = Spellings.ALL.get(text);
        return Optional.ofNullable(usual == null ? Spellings.ALL.get(Spellings.plain(text)) : usual);
    }

    /** The result that a word among moves means, letter by letter; a lone number or sign means none. */
    public static Optional<Result> ofWord(String word) {
        return Optional.ofNullable(Spellings.WORDS_ALONE.get(word));
    }

    /** What {@link #read} accepts, for messages. */
    public static String accepted() {
        return Spellings.ACCEPTED;
    }

    /** Whether the game was decided over the board. */
    public boolean played() {
        return this == RED_WINS || this == BLACK_WINS || this == DRAW;
    }

    /** Whether a result, of whatever kind, is on record. */
    public boolean finished() {
        return this != NONE;
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

    /** Apart from the constants, so that only programs that read results make the tables. */
    private static final class Spellings {
        static final Map<String, Result> ALL = new HashMap<>();
        static final Map<String, Result> WORDS_ALONE = new HashMap<>();
        static final String ACCEPTED = Arrays.stream(values())
                .map(Result::spellings)
                .map(all -> all.get(0) + " (" + String.join(" ", all.subList(1, all.size())) + ")")
                .collect(Collectors.joining(", "));

        static {
            for (Result result : values()) {
                result.spellings().forEach(spelling -> put(ALL, plain(spelling), result));
                result.words.forEach(word -> put(WORDS_ALONE, word, result));
            }
        }

        private static void put(Map<String, Result> table, String spelling, Result result) {
            Result other = table.put(spelling, result);
            if (other != null && other != result) {
                throw new IllegalStateException(spelling + " is " + result + " and " + other);
            }
        }

        static String plain(String text) {
            return Normalizer.normalize(text, Normalizer.Form.NFKC)
                    .replaceAll("[\\s\\p{Z}]", "")
                    .replaceAll("\\p{Pd}|−", "-")
                    .replace('⁄', '/')
                    .toLowerCase(Locale.ROOT);
        }
    }
}
