package org.chuhe.records.pgn;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.chuhe.core.Position;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.GameReader;
import org.chuhe.records.format.Parsed;
import org.chuhe.records.format.TextInput;
import org.chuhe.records.format.Texts;
import org.chuhe.records.model.Ending;
import org.chuhe.records.model.GameBuilder;
import org.chuhe.records.moves.MoveTextParser;
import org.chuhe.records.moves.MoveTextReader;
import org.chuhe.records.tree.Endings;
import org.chuhe.records.tree.Positions;
import org.chuhe.text.Result;
import org.jspecify.annotations.Nullable;

/** PGN: games one after the other, each with [Tag "value"] lines and then its moves. */
public final class PgnReader extends GameReader {
    private static final int MOST_TAGS = 200;
    private static final int MOST_VALUE_LINES = 3;
    /** How far back to look whether a line is inside a comment. */
    private static final int LONGEST_COMMENT = 1 << 16;

    private static final int NO_BRACE = -1;

    private static final Pattern TAG = Pattern.compile("\\[[a-z0-9_]+\\s+\".*");

    private final TextInput input;
    private final MoveTextReader moves = new MoveTextReader();
    private final List<Defect> before = new ArrayList<>(0);
    private boolean linePending;
    /** How far the game was searched for braces, and where the one is that is open there. */
    private int bracesTo;

    private int openBrace = NO_BRACE;

    public PgnReader(TextInput input) {
        this.input = input;
    }

    @Override
    public long bytesRead() {
        return input.bytesRead();
    }

    @Override
    public @Nullable Parsed next() throws IOException {
        if (!findFirstTag()) {
            return null;
        }
        input.mark();
        bracesTo = 0;
        openBrace = NO_BRACE;
        boolean movesSeen = false;
        boolean tooLarge = false;
        String firstTag = tagName();
        linePending = false;
        int openLines = openLines();
        while (input.nextLine()) {
            if (openLines > 0 && !isTagLine()) {
                // A tag's value may run over a line end; what is never closed are moves after all.
                openLines = closesValue() ? 0 : openLines - 1;
                movesSeen |= openLines == 0 && !closesValue();
            } else if (isTagLine()) {
                openLines = openLines();
                if (startsGame(movesSeen, firstTag)) {
                    linePending = true;
                    break;
                }
            } else if (!movesSeen) {
                movesSeen = !isBlankLine();
            }
            if (input.isFull()) {
                tooLarge = true;
                break;
            }
        }
        int end = linePending ? input.lineStart() : input.lineEnd();
        Parsed parsed = parse(input.start(), end);
        parsed.defects().addAll(before);
        before.clear();
        if (tooLarge) {
            parsed.defects().add(new Defect(Defect.Kind.TOO_LARGE, 0, "", Texts.message("game.too.large")));
            input.markAfter();
        }
        return parsed;
    }

    private boolean findFirstTag() throws IOException {
        if (linePending) {
            return true;
        }
        while (input.nextLine()) {
            if (isTagLine()) {
                return true;
            }
            Defect.leftOut(before, 0, input.line());
            input.mark();
        }
        return false;
    }

    /** How many lines the value of the tag here may still run over: none if it is closed. */
    private int openLines() {
        int quotes = 0;
        for (int i = input.lineStart(); i < input.lineEnd() && quotes < 2; i++) {
            quotes += input.charAt(i) == '"' ? 1 : 0;
        }
        return quotes == 1 && input.charAt(input.lineEnd() - 1) != ']' ? MOST_VALUE_LINES : 0;
    }

    private boolean closesValue() {
        int last = input.lineEnd() - 1;
        while (last >= input.lineStart() && input.charAt(last) <= ' ') {
            last--;
        }
        return last > input.lineStart() && input.charAt(last) == ']' && input.charAt(last - 1) == '"';
    }

    /** A tag after moves begins the next game, and so does the first tag when it comes again. */
    private boolean startsGame(boolean movesSeen, String firstTag) {
        String name = tagName();
        if (!movesSeen) {
            return name.equals(firstTag);
        }
        return name.equals(firstTag) || name.equals("Game") || name.equals("Event") || !inComment();
    }

    /** Whether a brace is open before the line; every character of the game is looked at once. */
    private boolean inComment() {
        int start = input.start();
        int line = input.lineStart() - start;
        for (; bracesTo < line; bracesTo++) {
            char c = input.charAt(start + bracesTo);
            if (c == '{' || c == '}') {
                openBrace = c == '{' ? bracesTo : NO_BRACE;
            }
        }
        return openBrace != NO_BRACE && line - openBrace <= LONGEST_COMMENT;
    }

    private boolean isBlankLine() {
        for (int i = input.lineStart(); i < input.lineEnd(); i++) {
            if (!Character.isWhitespace(input.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    /** Whether the line looks like [Name "value"]. */
    private boolean isTagLine() {
        int i = skipBlanks(input.lineStart(), input.lineEnd());
        int end = input.lineEnd();
        if (i >= end || input.charAt(i) != '[') {
            return false;
        }
        int name = i + 1;
        i = nameEnd(name, end);
        return i > name && skipBlanks(i, end) < end && input.charAt(skipBlanks(i, end)) == '"';
    }

    private String tagName() {
        int start = skipBlanks(input.lineStart(), input.lineEnd()) + 1;
        return input.text(start, nameEnd(start, input.lineEnd()));
    }

    private int nameEnd(int start, int end) {
        int i = start;
        while (i < end && (input.charAt(i) == '_' || Character.isLetterOrDigit(input.charAt(i)))) {
            i++;
        }
        return i;
    }

    private int skipBlanks(int start, int end) {
        int i = start;
        while (i < end && (input.charAt(i) == ' ' || input.charAt(i) == '\t' || input.charAt(i) == '\ufeff')) {
            i++;
        }
        return i;
    }

    private Parsed parse(int start, int end) {
        Map<String, String> tags = new LinkedHashMap<>(32);
        List<Defect> defects = new ArrayList<>(0);
        int body = readTags(start, end, tags, defects);
        Optional<Position> position = Positions.ofFen(tags.remove("FEN"), defects);
        MoveTextParser parser =
                moves.read(position.orElse(Position.START), input, position.isPresent() ? body : end, end);
        if (position.isEmpty()) {
            Defect.leftOut(defects, 1, input.text(body, end));
        }
        defects.addAll(parser.defects());
        GameBuilder builder = parser.builder();
        builder.result(result(tags, parser.result(), defects));
        ending(tags).ifPresent(builder::ending);
        PgnTags.put(tags, builder);
        return new Parsed(Endings.fromLastComment(builder.build()), defects);
    }

    private static Result result(Map<String, String> tags, @Nullable Result stated, List<Defect> defects) {
        String tag = tags.remove("Result");
        Result result = tag == null ? null : Result.ofWord(tag.strip()).orElse(null);
        if (tag != null && result == null) {
            Defect.leftOut(defects, 0, tag);
        }
        if (result == null || result == Result.NONE) {
            return stated == null ? Result.NONE : stated;
        }
        return result;
    }

    private static Optional<Ending> ending(Map<String, String> tags) {
        String reason = tags.remove("Termination");
        String remark = tags.remove("TerminationRemark");
        String rule = tags.remove("Rule");
        if (reason == null && rule == null && remark == null) {
            return Optional.empty();
        }
        Ending ending = reason == null ? Ending.UNKNOWN : Ending.ofRemark(reason);
        if (remark != null) {
            ending = new Ending(ending.reason(), remark, "");
        }
        return Optional.of(rule == null ? ending : ending.citing(rule));
    }

    /** Reads the tag lines and returns where the moves begin. */
    private int readTags(int start, int end, Map<String, String> tags, List<Defect> defects) {
        int line = start;
        while (line < end) {
            int stop = lineStop(line, end);
            int i = skipBlanks(line, stop);
            if (i < stop && input.charAt(i) != '[') {
                return line;
            }
            if (i < stop) {
                stop = valueStop(i, stop, end);
                if (tags.size() >= MOST_TAGS || !readTag(i + 1, stop, tags)) {
                    Defect.leftOut(defects, 0, input.text(i, stop));
                }
            }
            line = stop + 1;
        }
        return end;
    }

    private int lineStop(int from, int end) {
        int stop = from;
        while (stop < end && input.charAt(stop) != '\n' && input.charAt(stop) != '\r') {
            stop++;
        }
        return stop;
    }

    /** Where a tag ends whose value may run over line ends. */
    private int valueStop(int start, int stop, int end) {
        int open = start;
        while (open < stop && input.charAt(open) != '"') {
            open++;
        }
        for (int i = open + 1; i < stop; i++) {
            if (input.charAt(i) == '"') {
                return stop;
            }
        }
        if (open == stop || input.charAt(stop - 1) == ']') {
            return stop;
        }
        int last = stop;
        for (int lines = 0; lines <= MOST_VALUE_LINES && last < end; lines++) {
            int from = last + 1;
            last = lineStop(from, end);
            int first = skipBlanks(from, last);
            if (first < last && input.charAt(first) == '[') {
                return stop;
            }
            if (last > from + 1 && input.charAt(last - 1) == ']' && input.charAt(last - 2) == '"') {
                return last;
            }
        }
        return stop;
    }

    /** Reads a tag; false if it is none, or says something else than one before. */
    private boolean readTag(int start, int end, Map<String, String> tags) {
        int nameEnd = nameEnd(start, end);
        int open = skipBlanks(nameEnd, end);
        if (nameEnd == start || open >= end || input.charAt(open) != '"') {
            return false;
        }
        int close = end - 1;
        while (close > open && input.charAt(close) != '"') {
            close--;
        }
        int behind = close + 1;
        if (close == open) {
            close = end > open + 1 && input.charAt(end - 1) == ']' ? end - 1 : end;
            behind = close;
        }
        String value = PgnTags.unescape(input.text(open + 1, close));
        String other = tags.putIfAbsent(PgnTags.name(input.text(start, nameEnd)), value);
        boolean moreBehind = false;
        for (int i = behind; i < end; i++) {
            moreBehind |= Character.isLetterOrDigit(input.charAt(i));
        }
        return !moreBehind && (other == null || other.equals(value));
    }

    @Override
    public void close() throws IOException {
        input.close();
    }

    /** Whether a file that begins so is one. */
    public static boolean isIn(String start) {
        return start.lines()
                .limit(400)
                .map(String::strip)
                .filter(line -> line.startsWith("["))
                .anyMatch(line -> TAG.matcher(line.toLowerCase(Locale.ROOT)).matches());
    }
}
