package org.chuhe.records.text;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.core.Position;
import org.chuhe.core.notation.Notation;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.GameReader;
import org.chuhe.records.format.Parsed;
import org.chuhe.records.format.TextInput;
import org.chuhe.records.model.GameBuilder;
import org.chuhe.records.model.GameResult;
import org.chuhe.records.model.Tags;
import org.chuhe.records.moves.MoveTextParser;
import org.chuhe.records.moves.MoveTextReader;
import org.chuhe.records.tree.Endings;
import org.chuhe.records.tree.Positions;
import org.chuhe.records.tree.ResultWords;
import org.jspecify.annotations.Nullable;

/**
 * Plain text: lines of moves, and before each game a title such as {@code 辽宁卜凤波  红先胜  北京张强}. A game begins
 * where the moves begin, and again with every move number 1.
 */
public final class TextReader extends GameReader {
    private static final Pattern TITLE =
            Pattern.compile("^\\s*(\\S.{0,38}?)\\s*(?:[红紅]先([胜勝负負和])\\s*|\\s先?([胜勝负負和])\\s{1,8})(\\S.{0,38}?)\\s*$");
    private static final Pattern FIRST_MOVE = Pattern.compile("^[\\s\\d.．、…:：]*");
    private static final Pattern CHINESE_MOVE = Pattern.compile("^(?:[车車俥伡马馬傌炮砲包相象仕士帅帥将將兵卒][一二三四五六七八九1-9１-９前中后後]"
            + "|[前中后後二三四五][车車俥伡马馬傌炮砲包相象仕士帅帥将將兵卒一二三四五六七八九1-9１-９])"
            + "[一二三四五六七八九1-9１-９]?[进進退平上下][一二三四五六七八九1-9１-９].*");
    private static final Pattern NUMBERED = Pattern.compile("^\\s*\\d{1,3}[.．、]");
    private static final Pattern NUMBER_ONE = Pattern.compile("^\\s*1\\s*[.．、:：].*");
    private static final Pattern FEN =
            Pattern.compile("^(?i)(?:fen[:：]?)?\\s*([1-9kabnrcphe]{1,9}(?:/[1-9kabnrcphe]{1,9}){9}.*)$");

    private final TextInput input;
    private boolean linePending;
    private boolean ended;

    public TextReader(TextInput input) {
        this.input = input;
    }

    /** Whether the text has a line that begins with a move. */
    public static boolean isIn(String start) {
        return start.lines().limit(2000).anyMatch(TextReader::isMoveLine);
    }

    @Override
    public long bytesRead() {
        return input.bytesRead();
    }

    @Override
    public @Nullable Parsed next() throws IOException {
        List<String> before = new ArrayList<>();
        if (!findMoves(before)) {
            return null;
        }
        input.mark();
        int end = input.lineEnd();
        linePending = false;
        while (input.nextLine()) {
            String line = input.line();
            boolean moves = isMoveLine(line);
            if (NUMBER_ONE.matcher(line).matches() && moves || !moves && endsGame(line)) {
                linePending = true;
                break;
            }
            end = input.lineEnd();
            if (input.isFull()) {
                break;
            }
        }
        ended |= !linePending && !input.isFull();
        end = linePending ? Math.min(input.lineStart(), input.length()) : end;
        Parsed parsed = parse(before, input.start(), end);
        if (input.isFull()) {
            input.markAfter();
        }
        return parsed;
    }

    /** Titles and headings stand between games; blank lines and indented remarks do not end one. */
    private static boolean endsGame(String line) {
        return !line.isBlank() && (TITLE.matcher(line).matches() || line.contains("站") || line.startsWith("第"));
    }

    private boolean findMoves(List<String> before) throws IOException {
        if (ended) {
            return false;
        }
        boolean more = linePending || input.nextLine();
        while (more) {
            String line = input.line();
            if (isMoveLine(line)) {
                return true;
            }
            if (!line.isBlank()) {
                before.add(line);
                if (before.size() > 8) {
                    before.remove(0);
                }
            }
            input.markAfter();
            more = input.nextLine();
        }
        ended = true;
        return false;
    }

    private static boolean isMoveLine(String line) {
        String[] words = FIRST_MOVE.matcher(line).replaceFirst("").strip().split("[\\s\u3000,，]+", 2);
        String word = words[0];
        if (word.length() < 3 || word.length() > 60) {
            return false;
        }
        if (NUMBERED.matcher(line).find() && Notation.of(word).equals(Optional.of(Notation.ABBREVIATED))) {
            return true;
        }
        if (CHINESE_MOVE.matcher(word).matches()) {
            return true;
        }
        Optional<Notation> notation = word.charAt(0) < 128 && word.length() <= 6 ? Notation.of(word) : Optional.empty();
        return notation.isPresent() && notation.get() != Notation.ABBREVIATED;
    }

    private Parsed parse(List<String> before, int start, int end) {
        List<Defect> defects = new ArrayList<>();
        String fen = "";
        for (String line : before) {
            Matcher matcher = FEN.matcher(line.strip());
            fen = matcher.matches() ? matcher.group(1) : fen;
        }
        Optional<Position> position = Positions.ofFen(fen, defects);
        MoveTextParser parser = new MoveTextReader()
                .read(position.orElse(Position.START), input, position.isPresent() ? start : end, end);
        defects.addAll(parser.defects());
        GameBuilder builder = parser.builder();
        GameResult stated = parser.result();
        GameResult result = stated == null ? GameResult.UNKNOWN : stated;
        if (!before.isEmpty()) {
            String last = before.get(before.size() - 1);
            Matcher title = TITLE.matcher(last);
            if (title.matches()) {
                builder.tag(Tags.RED, title.group(1)).tag(Tags.BLACK, title.group(4));
                String word = title.group(2) == null ? title.group(3) : title.group(2);
                GameResult inTitle = ResultWords.of(word);
                result = inTitle == null ? result : inTitle;
            } else if (!FEN.matcher(last.strip()).matches()) {
                builder.tag(Tags.TITLE, last);
            }
        }
        builder.result(result);
        return new Parsed(Endings.fromLastComment(builder.build()), defects);
    }

    @Override
    public void close() throws IOException {
        input.close();
    }
}
