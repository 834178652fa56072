package org.chuhe.records.moves;

import java.util.Arrays;

/** A place in a text of moves, and what stands around it: blanks, words, numbers, brackets. */
final class MoveTextCursor {
    private static final int ASCII = 128;
    private static final byte WORD = 0;
    private static final byte BLANK = 1;
    private static final byte MARK = 2;
    private static final byte[] KIND = new byte[ASCII];
    private static final int LONGEST_COMMENT = 1 << 14;
    private static final String DOTS = ".．、:：…";

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
    int at;
    /** The number that {@link #skipNumber} passed over last, and whether it announced Red's move. */
    int number;

    boolean numberOfRed;

    MoveTextCursor(CharSequence text, int from, int end) {
        this.text = text;
        this.at = from;
        this.end = end;
    }

    boolean isAtEnd() {
        return at >= end;
    }

    int end() {
        return end;
    }

    char charAt(int index) {
        return text.charAt(index);
    }

    String text(int from, int to) {
        return text.subSequence(from, Math.max(from, to)).toString();
    }

    /** Skips "12." and "12"; leaves 1-0, and 62.5 or 13=4 which are moves in some kinds of WXF. */
    boolean skipNumber() {
        int i = at;
        int value = 0;
        while (i < end && i - at < 5 && text.charAt(i) >= '0' && text.charAt(i) <= '9') {
            value = 10 * value + text.charAt(i++) - '0';
        }
        number = value;
        numberOfRed = false;
        if (i == end || isBoundary(text.charAt(i))) {
            at = i;
            return true;
        }
        if (!isDot(text.charAt(i))) {
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
        int dots = i;
        while (i < end && isDot(text.charAt(i))) {
            i++;
        }
        numberOfRed = i == dots + 1 && text.charAt(dots) != '…';
        at = i;
        return true;
    }

    /** Skips 第3回合; false if it is something else. */
    boolean skipRoundWords() {
        int stop = Math.min(end - 1, at + 8);
        for (int i = at + 1; i < stop; i++) {
            if (text.charAt(i) == '回' && text.charAt(i + 1) == '合') {
                at = i + 2;
                return true;
            }
        }
        return false;
    }

    /** Skips the dots that stand before a move without a blank, as in {@code ...B7-D7}. */
    void skipDots() {
        while (at < end && isDot(text.charAt(at))) {
            at++;
        }
    }

    private static boolean isDot(char c) {
        return DOTS.indexOf(c) >= 0;
    }

    /** Whether the word from here to {@code stop} is dots, lines and the like. */
    boolean isDecoration(int stop) {
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

    /** The end of a move that another one, or its number, follows without a blank. */
    int glued(int stop) {
        for (int i = at + 2; i + 2 < stop && i < at + 4; i++) {
            if ("进進平退上下".indexOf(text.charAt(i)) >= 0) {
                return endsInNumberOfRound(i + 2, stop) ? stop : i + 2;
            }
        }
        boolean wide = MoveWords.isWideLatin(text.charAt(at));
        return wide && stop - at >= 8 && (stop - at) % 4 == 0 ? at + 4 : stop;
    }

    /** Whether nothing but digits follows, so that they belong to the word: 馬8進9999 is no move. */
    private boolean endsInNumberOfRound(int from, int stop) {
        int i = from;
        while (i < stop && Character.isDigit(text.charAt(i))) {
            i++;
        }
        return i > from && (i == stop || !isDot(text.charAt(i)));
    }

    /** The end of a word without the marks behind it. */
    int trimmed(int stop) {
        int last = stop;
        while (last > at + 1 && isSign(text.charAt(last - 1))) {
            last--;
        }
        return last;
    }

    /** Whether a character praises or questions a move. */
    static boolean isSign(char c) {
        return c == '!' || c == '?' || c == '！' || c == '？';
    }

    int wordEnd(int from) {
        int i = from + 1;
        while (i < end && !isBoundary(text.charAt(i))) {
            i++;
        }
        return i;
    }

    /** The place after the parenthesis that closes the one at {@link #at}, comments aside. */
    int afterParenthesis() {
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

    /** Whether some parenthesis between a place and the end is never closed, comments aside. */
    boolean hasUnclosedParenthesis(int from) {
        int depth = 0;
        for (int i = from; i < end; i++) {
            switch (text.charAt(i)) {
                case '(', '（' -> depth++;
                case ')', '）' -> depth = Math.max(0, depth - 1);
                case '{' -> i = indexOf('}', i);
                default -> {}
            }
        }
        return depth > 0;
    }

    boolean contains(char c, int from, int to) {
        for (int i = from; i < to; i++) {
            if (text.charAt(i) == c) {
                return true;
            }
        }
        return false;
    }

    /** The brace that closes a comment with braces of its own; the end if there is none within reach. */
    int balancedBrace(int from) {
        int depth = 1;
        for (int i = from; i < end && i < from + LONGEST_COMMENT; i++) {
            char c = text.charAt(i);
            depth += c == '{' ? 1 : c == '}' ? -1 : 0;
            if (depth == 0) {
                return i;
            }
        }
        return end;
    }

    int indexOf(char c, int from) {
        int i = from;
        while (i < end && text.charAt(i) != c) {
            i++;
        }
        return i;
    }

    int endOfLine(int from) {
        int i = from;
        while (i < end && text.charAt(i) != '\n' && text.charAt(i) != '\r') {
            i++;
        }
        return i;
    }

    /** The end of something in brackets, which is the line's end at the latest. */
    int endOfBrackets(int from) {
        int i = from;
        while (i < end && text.charAt(i) != '\n' && text.charAt(i) != '\r') {
            if (text.charAt(i++) == ']') {
                return i;
            }
        }
        return i;
    }

    int skipBlanks(int from) {
        int i = from;
        while (i < end && isBlank(text.charAt(i))) {
            i++;
        }
        return i;
    }

    /** Whether the word here is the first one of its variation. */
    boolean atStartOfVariation() {
        int i = at - 1;
        while (i >= 0 && isBlank(text.charAt(i))) {
            i--;
        }
        return i >= 0 && "(（".indexOf(text.charAt(i)) >= 0;
    }

    private static boolean isBoundary(char c) {
        return KIND[c < ASCII ? c : isIdeograph(c) ? 'x' : wide(c)] != WORD;
    }

    static boolean isBlank(char c) {
        return KIND[c < ASCII ? c : isIdeograph(c) ? 'x' : wide(c)] == BLANK;
    }

    private static boolean isIdeograph(char c) {
        return c >= '\u4e00' && c <= '\u9fff';
    }

    /** The plain character that a wide one stands for, as far as it separates words; ① and the like are numbers. */
    private static char wide(char c) {
        return switch (c) {
            case '\u3000', '\u00a0', '\ufeff', '，', '。', '；', '→' -> ' ';
            case '（' -> '(';
            case '）' -> ')';
            default -> c >= '①' && c <= '⒛' ? ' ' : 'x';
        };
    }

    /** What stands between the parenthesis here and the one that closes it. */
    String inside(int after) {
        int last = after > at + 1 && ")）".indexOf(text.charAt(after - 1)) >= 0 ? after - 1 : after;
        return text(Math.min(at + 1, last), last);
    }

    /** Where a comment ends that began with a slash and a star; the end of the text if it does not. */
    int endOfComment(int from) {
        int close = indexOf('*', from);
        while (close < end && (close + 1 >= end || text.charAt(close + 1) != '/')) {
            close = indexOf('*', close + 1);
        }
        return close;
    }
}
