package org.chuhe.records.moves;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.board.PieceCode;
import org.chuhe.core.notation.NotationProblem;
import org.chuhe.core.notation.Reading;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.Texts;
import org.chuhe.records.model.GameBuilder;
import org.chuhe.records.model.GameRecord;
import org.chuhe.text.Result;
import org.jspecify.annotations.Nullable;

/**
 * One walk through the moves of a game as text: numbers, moves, {comments}, (variations), the result. It never looks
 * back, so that its time grows with the text only.
 */
public final class MoveTextParser {
    private static final int MOST_NESTED_BRACES = 100;

    private final CharSequence text;
    private final int from;
    private final int firstSide;
    private final MoveTextCursor cursor;
    private final MoveDialect dialect;
    /** Which reading to take of every ambiguous word of the game, in order. */
    private final int[] choices;

    private final GameBuilder builder;
    private final List<Defect> defects = new ArrayList<>(0);
    private @Nullable Result result;
    private boolean ended;
    private boolean broken;
    private boolean usesLatin;
    private int nestedBraces;
    private int chosen;
    private int openReadings;
    /** Where the moves stop that could not be read on; and where the result stands after them. */
    private int lostFrom = -1;

    private int lostTo;
    /** What will be said of the word at which the game breaks off, and what reading it said. */
    private @Nullable Defect breaking;

    private Reading breakingReading = Reading.NONE;
    private @Nullable Boolean unclosedParenthesis;

    public MoveTextParser(Position start, CharSequence text, int from, int end, MoveDialect dialect, int... choices) {
        this.text = text;
        this.from = from;
        this.firstSide = start.sideToMove().ordinal();
        this.cursor = new MoveTextCursor(text, from, end);
        this.lostTo = end;
        this.dialect = dialect;
        this.choices = choices;
        this.builder = GameRecord.builder(start);
    }

    public GameBuilder builder() {
        return builder;
    }

    /** What was wrong. Why the game breaks off is found out here: most readings that are tried are not taken. */
    public List<Defect> defects() {
        int at = breaking == null ? -1 : defects.indexOf(breaking);
        if (breaking != null && at >= 0) {
            defects.set(at, MoveWords.defect(builder, breaking.text(), breakingReading, dialect));
        }
        breaking = null;
        return defects;
    }

    /** The result that the text itself states. */
    public @Nullable Result result() {
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
        while (!cursor.isAtEnd() && step()) {}
        if (builder.inVariation() && !broken) {
            unclosed("variation.unclosed", "");
        }
        if (lostFrom >= 0) {
            Defect.leftOut(defects, builder.ply() + 1, cursor.text(lostFrom, lostTo));
        }
        return this;
    }

    private void unclosed(String key, String words) {
        new Defect(Defect.Kind.UNCLOSED, builder.ply(), words, Texts.message(key, Texts.quote(words))).addTo(defects);
    }

    /** Deals with what comes next; false if nothing more belongs to the game. */
    private boolean step() {
        char c = text.charAt(cursor.at);
        if (MoveTextCursor.isBlank(c)) {
            cursor.at++;
            return true;
        }
        switch (c) {
            case '{' -> braces();
            case ';' -> comment(cursor.at + 1, cursor.endOfLine(cursor.at), 0);
            case '(', '（' -> open();
            case ')', '）' -> close();
            case '[' -> brackets();
            case '!', '?', '！', '？' -> signs();
            case '$' -> numberedMark();
            default -> {
                return ended ? leaveRest() : word(c);
            }
        }
        return true;
    }

    private boolean leaveRest() {
        Defect.leftOut(defects, builder.ply(), cursor.text(cursor.at, cursor.end()));
        return false;
    }

    /** A comment ends at the first closing brace, unless it has braces of its own and is plainly not over there. */
    private void braces() {
        int open = cursor.at;
        int close = cursor.indexOf('}', open + 1);
        if (close == cursor.end()) {
            if (!broken) {
                unclosed("comment.unclosed", cursor.text(open + 1, close));
            }
        } else if (cursor.contains('{', open + 1, close)) {
            int balanced = nestedBraces++ < MOST_NESTED_BRACES ? cursor.balancedBrace(open + 1) : cursor.end();
            close = balanced < cursor.end() && isProse(close + 1) ? balanced : close;
        }
        comment(open + 1, close, 1);
    }

    /** Whether what comes next is nothing that can stand between moves. */
    private boolean isProse(int from) {
        int start = cursor.skipBlanks(from);
        if (start >= cursor.end() || "{()（）;*$!?".indexOf(text.charAt(start)) >= 0) {
            return false;
        }
        return !Character.isDigit(text.charAt(start))
                && Result.ofWord(cursor.text(start, cursor.wordEnd(start))).orElse(null) == null
                && MoveWords.read(builder.board(), text, start, cursor.wordEnd(start), dialect)
                        .is(NotationProblem.UNREADABLE);
    }

    private void comment(int from, int to, int closing) {
        if (!broken) {
            builder.comment(cursor.text(from, to));
        } else if (ended) {
            Defect.leftOut(defects, builder.ply() + 1, cursor.text(from, to));
        }
        cursor.at = Math.min(cursor.end(), to + closing);
    }

    /** Clock times stand in brackets; other things in brackets are words. */
    private void brackets() {
        comment(cursor.at, cursor.endOfBrackets(cursor.at), 0);
    }

    private void signs() {
        int stop = cursor.at;
        while (stop < cursor.end() && MoveTextCursor.isSign(text.charAt(stop))) {
            stop++;
        }
        mark(cursor.text(cursor.at, stop));
        cursor.at = stop;
    }

    private void numberedMark() {
        int stop = cursor.at + 1;
        while (stop < cursor.end() && stop < cursor.at + 4 && Character.isDigit(text.charAt(stop))) {
            stop++;
        }
        if (stop > cursor.at + 1) {
            mark(cursor.text(cursor.at, stop));
        }
        cursor.at = stop;
    }

    private void mark(String mark) {
        if (!broken) {
            builder.mark(mark);
        }
    }

    private void open() {
        if (broken || ended) {
            int after = cursor.afterParenthesis();
            if (ended) {
                Defect.leftOut(defects, builder.ply(), cursor.text(cursor.at, after));
            }
            cursor.at = after;
        } else if (!builder.canBranch()) {
            int after = cursor.afterParenthesis();
            boolean tooDeep = builder.inVariation() && builder.ply() > 0;
            if (tooDeep) {
                new Defect(
                                Defect.Kind.BROKEN_VARIATION,
                                builder.ply(),
                                cursor.text(cursor.at, after),
                                Texts.message("variation.too.deep"))
                        .addTo(defects);
            } else {
                builder.comment(cursor.inside(after));
            }
            cursor.at = after;
        } else if (isResultInParentheses()) {
            cursor.at = cursor.end();
        } else {
            builder.beginVariation();
            cursor.at++;
        }
    }

    /** A game may close with its result in parentheses: （和）. */
    private boolean isResultInParentheses() {
        int after = cursor.at + 1;
        while (after < cursor.end() && after - cursor.at <= 8 && ")）".indexOf(text.charAt(after)) < 0) {
            after++;
        }
        if (after - cursor.at > 8 || builder.inVariation() || cursor.skipBlanks(after + 1) < cursor.end()) {
            return false;
        }
        Result found = Result.ofWord(cursor.text(cursor.at + 1, after).strip()).orElse(null);
        result = found == null ? result : found;
        return found != null;
    }

    private void close() {
        if (builder.inVariation()) {
            builder.endVariation();
        }
        cursor.at++;
    }

    private boolean word(char c) {
        if (c >= '0' && c <= '9' && cursor.skipNumber()) {
            closeIfNumberSaysSo();
            return true;
        }
        if (c == '第' && cursor.skipRoundWords()) {
            return true;
        }
        if (c == '/' && cursor.at + 1 < cursor.end() && text.charAt(cursor.at + 1) == '*') {
            comment(cursor.at + 2, cursor.endOfComment(cursor.at + 2), 2);
            return true;
        }
        int stop = cursor.wordEnd(cursor.at);
        if (readResult(stop)) {
            return true;
        }
        if (broken || cursor.isDecoration(stop)) {
            cursor.at = stop;
            return true;
        }
        cursor.skipDots();
        usesLatin |= c < 128 || c > '\uFF00';
        playWord(stop);
        return true;
    }

    /**
     * The number of a round that comes next in the line around, where Black would have to move here: if some bracket is
     * missing, it was this one's.
     */
    private void closeIfNumberSaysSo() {
        if (cursor.numberOfRed
                && builder.inVariation()
                && builder.board().side() == PieceCode.BLACK
                && hasUnclosedParenthesis()
                && builder.leaveVariationsAt(2 * cursor.number - 2 - firstSide)) {
            unclosed("variation.unclosed", "");
        }
    }

    private boolean hasUnclosedParenthesis() {
        Boolean known = unclosedParenthesis;
        if (known == null) {
            known = cursor.hasUnclosedParenthesis(from);
            unclosedParenthesis = known;
        }
        return known;
    }

    private void playWord(int stop) {
        int at = cursor.at;
        int last = stop;
        int trimmed = cursor.trimmed(stop);
        Reading reading = MoveWords.read(builder.board(), text, at, trimmed, dialect);
        if (reading.is(NotationProblem.UNREADABLE)) {
            last = cursor.glued(stop);
            trimmed = last == stop ? trimmed : last;
            reading = last == stop ? reading : MoveWords.read(builder.board(), text, at, last, dialect);
        }
        boolean ambiguous = reading.is(NotationProblem.AMBIGUOUS) && !builder.inVariation();
        int code = ambiguous ? choose(reading) : reading.code();
        // What was read is legal; what was chosen among readings is tried.
        if (code >= 0 && (ambiguous ? builder.tryPlay(code) : builder.playLegal(code))) {
            if (trimmed < last) {
                builder.mark(cursor.text(trimmed, last));
            }
            cursor.at = last;
        } else {
            fail(stop, reading);
        }
    }

    private int choose(Reading ambiguous) {
        List<Move> readings = ambiguous.moves();
        if (chosen < choices.length && choices[chosen] < readings.size()) {
            return readings.get(choices[chosen++]).code();
        }
        openReadings = readings.size();
        return ambiguous.code();
    }

    private void fail(int stop, Reading reading) {
        int at = cursor.at;
        String word = cursor.text(at, Math.min(stop, at + 60));
        if (!builder.inVariation()) {
            broken = true;
            lostFrom = Math.min(stop, at + 60);
            breaking = new Defect(
                    Defect.Kind.UNREADABLE_MOVE, builder.ply() + 1, word, Texts.message("move.unreadable", word));
            breakingReading = reading;
            breaking.addTo(defects);
            cursor.at = stop;
            return;
        }
        boolean prose = reading.is(NotationProblem.UNREADABLE) && cursor.atStartOfVariation();
        cursor.at--;
        int after = Math.max(cursor.afterParenthesis() - 1, at);
        if (prose) {
            builder.endVariation();
            builder.comment(cursor.text(at, after));
            after++;
        } else if (!Defect.isFull(defects)) {
            Defect why = MoveWords.defect(builder, word, reading, dialect);
            new Defect(
                            Defect.Kind.BROKEN_VARIATION,
                            builder.ply() + 1,
                            cursor.text(at, after),
                            Texts.message("variation.broken", why.message()))
                    .addTo(defects);
        }
        cursor.at = Math.min(Math.max(after, stop), cursor.end());
    }

    private boolean readResult(int stop) {
        int at = cursor.at;
        int length = stop - at;
        char c = text.charAt(at);
        boolean possible = switch (c) {
            case '*', '0', '1', '½', '红', '黑', '和', '先', '紅' -> length <= 7;
            default -> false;
        };
        if (!possible) {
            return false;
        }
        Result found = Result.ofWord(cursor.text(at, stop)).orElse(null);
        if (found == null) {
            return false;
        }
        cursor.at = stop;
        if (!builder.inVariation()) {
            result = found;
            ended = true;
            lostTo = Math.min(lostTo, at);
        }
        return true;
    }
}
