package org.chuhe.records.moves;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.notation.NotationProblem;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.Texts;
import org.chuhe.records.model.GameBuilder;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.model.GameResult;
import org.chuhe.records.tree.ResultWords;
import org.jspecify.annotations.Nullable;

/**
 * One walk through the moves of a game as text: numbers, moves, {comments}, (variations), the result. It never looks
 * back, so its time grows with the text only.
 */
public final class MoveTextParser {
    private static final int UNREADABLE = NotationProblem.UNREADABLE.code();
    private static final int AMBIGUOUS = NotationProblem.AMBIGUOUS.code();
    private static final int MOST_DEFECTS = 20;

    private static final int ASCII = 128;
    private static final byte WORD = 0;
    private static final byte BLANK = 1;
    private static final byte MARK = 2;
    private static final byte[] KIND = new byte[ASCII];

    static {
        Arrays.fill(KIND, 0, ' ' + 1, BLANK);
        for (char c : ",}]".toCharArray()) {
            KIND[c] = BLANK;
        }
        for (char c : "{()[;".toCharArray()) {
            KIND[c] = MARK;
        }
    }

    private final CharSequence text;
    private final int end;
    private final MoveDialect dialect;
    /** Which reading to take of every ambiguous word of the game, in order. */
    private final int[] choices;

    private final MoveWords words;
    private final GameBuilder builder;
    private final List<Defect> defects = new ArrayList<>(0);
    private @Nullable GameResult result;
    private boolean ended;
    private boolean broken;
    private boolean usesLatin;
    private int chosen;
    private int openReadings;
    private int at;

    public MoveTextParser(
            MoveWords words,
            Position start,
            CharSequence text,
            int from,
            int end,
            MoveDialect dialect,
            int... choices) {
        this.words = words;
        this.text = text;
        this.at = from;
        this.end = end;
        this.dialect = dialect;
        this.choices = choices;
        this.builder = GameRecord.builder(start);
    }

    public GameBuilder builder() {
        return builder;
    }

    public List<Defect> defects() {
        return defects;
    }

    /** The result that the text itself states. */
    public @Nullable GameResult result() {
        return result;
    }

    /** Whether a move of the game itself could not be played. */
    public boolean isBroken() {
        return broken;
    }

    /** Whether moves are written in Latin letters, so that dialects matter. */
    public boolean usesLatin() {
        return usesLatin;
    }

    /** How many moves the word can mean at which the game broke off; 0 if it was not for ambiguity. */
    public int openReadings() {
        return openReadings;
    }

    /** How much was understood. */
    public int plies() {
        while (builder.inVariation()) {
            builder.endVariation();
        }
        return builder.ply();
    }

    public MoveTextParser parse() {
        while (at < end && step()) {}
        return this;
    }

    /** Deals with what comes next; false if nothing more belongs to the game. */
    private boolean step() {
        char c = text.charAt(at);
        if (isBlank(c)) {
            at++;
            return true;
        }
        switch (c) {
            case '{' -> comment(at + 1, indexOf('}', at + 1), 1);
            case ';' -> comment(at + 1, endOfLine(at), 0);
            case '(', '（' -> open();
            case ')', '）' -> close();
            case '[' -> at = Math.min(endOfLine(at), indexOf(']', at) + 1);
            case '!', '?' -> at++;
            case '$' -> skipNag();
            default -> {
                return ended ? false : word(c);
            }
        }
        return true;
    }

    private void comment(int from, int to, int closing) {
        if (!broken) {
            builder.comment(text.subSequence(from, to).toString());
        }
        at = Math.min(end, to + closing);
    }

    private void skipNag() {
        at++;
        while (at < end && Character.isDigit(text.charAt(at))) {
            at++;
        }
    }

    private void open() {
        if (broken || ended) {
            at = afterParenthesis();
        } else if (!builder.canBranch()) {
            int after = afterParenthesis();
            boolean tooDeep = builder.inVariation() && builder.ply() > 0;
            if (tooDeep) {
                add(new Defect(Defect.Kind.BROKEN_VARIATION, builder.ply(), "", Texts.message("variation.too.deep")));
            } else {
                builder.comment(inside(after));
            }
            at = after;
        } else {
            builder.beginVariation();
            at++;
        }
    }

    private void close() {
        if (builder.inVariation()) {
            builder.endVariation();
        }
        at++;
    }

    /** What stands between the parenthesis here and the one that closes it. */
    private String inside(int after) {
        int last = after > at + 1 && ")）".indexOf(text.charAt(after - 1)) >= 0 ? after - 1 : after;
        return text.subSequence(Math.min(at + 1, last), last).toString();
    }

    private boolean word(char c) {
        if (c >= '0' && c <= '9' && skipNumber()) {
            return true;
        }
        if (c == '/' && at + 1 < end && text.charAt(at + 1) == '*') {
            int close = indexOf('*', at + 2);
            while (close < end && (close + 1 >= end || text.charAt(close + 1) != '/')) {
                close = indexOf('*', close + 1);
            }
            comment(at + 2, close, 2);
            return true;
        }
        int stop = wordEnd(at);
        if (readResult(stop)) {
            return true;
        }
        if (isDecoration(stop)) {
            at = stop;
            return true;
        }
        if (broken) {
            at = stop;
            return true;
        }
        usesLatin |= c < 128 || c > '\uFF00';
        playWord(stop);
        return true;
    }

    private void playWord(int stop) {
        int last = stop;
        int code = words.read(builder.board(), text, at, trimmed(last), dialect);
        if (code == UNREADABLE) {
            last = glued(stop);
            code = last == stop ? code : words.read(builder.board(), text, at, last, dialect);
        }
        if (code == AMBIGUOUS && !builder.inVariation()) {
            code = choose(trimmed(last), code);
        }
        if (code >= 0 && builder.tryPlay(code)) {
            at = last;
        } else {
            fail(stop, code);
        }
    }

    private int choose(int stop, int otherwise) {
        List<Move> readings = MoveWords.readings(
                builder.position(), text.subSequence(at, stop).toString());
        if (chosen < choices.length && choices[chosen] < readings.size()) {
            return readings.get(choices[chosen++]).code();
        }
        openReadings = readings.size();
        return otherwise;
    }

    private void fail(int stop, int code) {
        String word = text.subSequence(at, Math.min(stop, at + 60)).toString();
        if (!builder.inVariation()) {
            broken = true;
            add(MoveWords.defect(builder, word, code));
            at = stop;
            return;
        }
        boolean prose = code == UNREADABLE && atStartOfVariation();
        if (!prose && defects.size() < MOST_DEFECTS) {
            Defect why = MoveWords.defect(builder, word, code);
            add(new Defect(
                    Defect.Kind.BROKEN_VARIATION,
                    builder.ply() + 1,
                    word,
                    Texts.message("variation.broken", why.message())));
        }
        int from = at;
        at--;
        at = afterParenthesis() - 1;
        if (prose) {
            builder.endVariation();
            builder.comment(
                    text.subSequence(from, Math.max(from, Math.min(at, end))).toString());
            at++;
        }
        at = Math.min(Math.max(at, stop), end);
    }

    private boolean atStartOfVariation() {
        int i = at - 1;
        while (i >= 0 && isBlank(text.charAt(i))) {
            i--;
        }
        return i >= 0 && "(（".indexOf(text.charAt(i)) >= 0;
    }

    private void add(Defect defect) {
        if (defects.size() < MOST_DEFECTS) {
            defects.add(defect);
        }
    }

    /** Skips "12." and "12"; leaves 1-0, and 62.5 or 13=4 which are moves in some kinds of WXF. */
    private boolean skipNumber() {
        int i = at;
        while (i < end && i - at < 5 && text.charAt(i) >= '0' && text.charAt(i) <= '9') {
            i++;
        }
        if (i == end || isBoundary(text.charAt(i))) {
            at = i;
            return true;
        }
        if (".．、:：…".indexOf(text.charAt(i)) < 0) {
            return false;
        }
        boolean digitPiece = i == at + 2
                && i + 1 < end
                && text.charAt(i + 1) >= '1'
                && text.charAt(i + 1) <= '9'
                && (i + 2 == end || isBoundary(text.charAt(i + 2)));
        if (digitPiece) {
            return false;
        }
        while (i < end && ".．、:：…".indexOf(text.charAt(i)) >= 0) {
            i++;
        }
        at = i;
        return true;
    }

    private boolean readResult(int stop) {
        int length = stop - at;
        char c = text.charAt(at);
        boolean possible = length <= 7 && (c == '*' || c == '0' || c == '1' || c == '½' || "红黑和先紅".indexOf(c) >= 0);
        if (!possible) {
            return false;
        }
        GameResult found = ResultWords.of(text.subSequence(at, stop).toString());
        if (found == null) {
            return false;
        }
        at = stop;
        if (!builder.inVariation()) {
            result = found;
            ended = true;
        }
        return true;
    }

    /** Dots, lines and the like. */
    private boolean isDecoration(int stop) {
        if (isIdeograph(text.charAt(at))) {
            return false;
        }
        for (int i = at; i < stop; i++) {
            if (Character.isLetterOrDigit(text.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    /** The end of a Chinese move that the next one follows without a blank. */
    private int glued(int stop) {
        for (int i = at + 2; i + 2 < stop && i < at + 4; i++) {
            if ("进進平退上下".indexOf(text.charAt(i)) >= 0) {
                return i + 2;
            }
        }
        return stop;
    }

    private int trimmed(int stop) {
        int last = stop;
        while (last > at + 1 && "!?！？".indexOf(text.charAt(last - 1)) >= 0) {
            last--;
        }
        return last;
    }

    private int wordEnd(int from) {
        int i = from + 1;
        while (i < end && !isBoundary(text.charAt(i))) {
            i++;
        }
        return i;
    }

    /** The place after the parenthesis that closes the one at {@link #at}, comments aside. */
    private int afterParenthesis() {
        int depth = 1;
        int i = at + 1;
        while (i < end && depth > 0) {
            switch (text.charAt(i)) {
                case '(', '（' -> depth++;
                case ')', '）' -> depth--;
                case '{' -> i = indexOf('}', i);
                default -> {}
            }
            i++;
        }
        return Math.min(i, end);
    }

    private int indexOf(char c, int from) {
        int i = from;
        while (i < end && text.charAt(i) != c) {
            i++;
        }
        return i;
    }

    private int endOfLine(int from) {
        int i = from;
        while (i < end && text.charAt(i) != '\n' && text.charAt(i) != '\r') {
            i++;
        }
        return i;
    }

    private static boolean isBoundary(char c) {
        return KIND[c < ASCII ? c : isIdeograph(c) ? 'x' : wide(c)] != WORD;
    }

    private static boolean isBlank(char c) {
        return KIND[c < ASCII ? c : isIdeograph(c) ? 'x' : wide(c)] == BLANK;
    }

    private static boolean isIdeograph(char c) {
        return c >= '\u4e00' && c <= '\u9fff';
    }

    /** The plain character that a wide one stands for, as far as it separates words. */
    private static char wide(char c) {
        return switch (c) {
            case '\u3000', '\u00a0', '\ufeff', '，', '。', '；' -> ' ';
            case '（' -> '(';
            case '）' -> ')';
            default -> 'x';
        };
    }
}
