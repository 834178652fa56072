package org.chuhe.records.text;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.chuhe.core.Position;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.core.notation.Notations;
import org.chuhe.core.notation.VietnameseReader;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.GameReader;
import org.chuhe.records.format.Parsed;
import org.chuhe.records.format.TextInput;
import org.chuhe.records.format.Texts;
import org.chuhe.records.model.GameBuilder;
import org.chuhe.records.moves.MoveTextParser;
import org.chuhe.records.moves.MoveTextReader;
import org.chuhe.records.tree.Endings;
import org.chuhe.records.tree.Positions;
import org.jspecify.annotations.Nullable;

/**
 * Plain text: lines of moves, and above each game what {@link TextHeader} understands. A game begins where the moves
 * begin, and again with every move number 1. Lines of prose between the moves are comments.
 */
public final class TextReader extends GameReader {
    private static final Pattern FIRST_MOVE =
            Pattern.compile("^(?:\\s*\\{[^{}]*\\}){0,9}(?:\\s*第[\\d一二三四五六七八九十]{1,4}回合)?[\\s\\u3000\\d.．、…:：①-⒛]*");
    private static final Pattern CHINESE_MOVE = Pattern.compile("^(?:[车車俥伡马馬傌炮砲包相象仕士帅帥将將兵卒][一二三四五六七八九1-9１-９前中后後]"
            + "|[前中后後二三四五][车車俥伡马馬傌炮砲包相象仕士帅帥将將兵卒一二三四五六七八九1-9１-９])"
            + "[一二三四五六七八九1-9１-９]?[进進退平上下][一二三四五六七八九1-9１-９].*");
    private static final Pattern NUMBERED = Pattern.compile("^\\s*\\d{1,3}[.．、]");
    private static final Pattern NUMBER_ONE = Pattern.compile("^\\s*(?:1\\s*[.．、:：]|第[1一]回合|①).*");
    /** What may stand between moves: numbers, signs, brackets, results. */
    private static final Pattern BETWEEN_MOVES =
            Pattern.compile("^\\s*(?:[^\\p{L}\\p{N}]|\\d|[红黑紅和先]\\S{0,3}\\s*$|（|\\().*|^\\s*$", Pattern.DOTALL);

    private static final Pattern GAP = Pattern.compile("[\\s\\u3000,，→]+");

    private static final int MOST_HEAD_LINES = 80;

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
        List<Defect> defects = new ArrayList<>();
        TextHeader header = new TextHeader();
        if (!findMoves(header, defects)) {
            return null;
        }
        StringBuilder moves = new StringBuilder(512);
        String first = input.line();
        moves.append(first).append('\n');
        int depth = depth(first, 0);
        linePending = false;
        while (input.nextLine()) {
            String line = input.line();
            boolean isMoves = isMoveLine(line);
            if (depth == 0 && beginsGame(line, isMoves)) {
                linePending = true;
                break;
            }
            if (depth == 0 && TextHeader.isField(line)) {
                header.add(line);
            } else {
                boolean prose =
                        depth == 0 && !isMoves && !BETWEEN_MOVES.matcher(line).matches();
                moves.append(prose ? "{" + line.replace('{', '｛').replace('}', '｝') + "}" : line)
                        .append('\n');
                depth = prose ? 0 : depth(line, depth);
            }
            if (moves.length() > input.longest()) {
                defects.add(new Defect(Defect.Kind.TOO_LARGE, 0, "", Texts.message("game.too.large")));
                break;
            }
            input.markAfter();
        }
        ended |= !linePending && moves.length() <= input.longest();
        return parse(header, moves, defects);
    }

    /** Titles and headings stand between games; blank lines and indented remarks do not end one. */
    private static boolean beginsGame(String line, boolean isMoves) {
        if (isMoves) {
            return NUMBER_ONE.matcher(line).matches();
        }
        return !line.isBlank()
                && (TextHeader.TITLE.matcher(line).matches()
                        || line.contains("站")
                        || line.startsWith("第")
                        || TextHeader.beginsHead(line));
    }

    /** How many brackets are open after a line. */
    private static int depth(String line, int before) {
        int depth = before;
        for (int i = 0; i < line.length(); i++) {
            switch (line.charAt(i)) {
                case '(', '（', '{' -> depth++;
                case ')', '）', '}' -> depth = Math.max(0, depth - 1);
                default -> {}
            }
        }
        return depth;
    }

    private boolean findMoves(TextHeader header, List<Defect> defects) throws IOException {
        if (ended) {
            return false;
        }
        boolean more = linePending || input.nextLine();
        int lines = 0;
        StringBuilder dropped = new StringBuilder();
        while (more) {
            String line = input.line();
            if (isMoveLine(line)) {
                Defect.leftOut(defects, 0, dropped);
                return true;
            }
            if (!line.isBlank() && lines++ < MOST_HEAD_LINES) {
                header.add(line);
            } else if (dropped.length() < input.longest()) {
                dropped.append(line).append('\n');
            }
            input.markAfter();
            more = input.nextLine();
        }
        ended = true;
        return false;
    }

    private static boolean isMoveLine(String line) {
        String[] words = GAP.split(FIRST_MOVE.matcher(line).replaceFirst("").strip(), 2);
        String word = words[0];
        if (word.length() < 3 || word.length() > 60) {
            return false;
        }
        if (NUMBERED.matcher(line).find() && MoveReader.looks(word).equals(Notations.CHINESE_SHORT)) {
            return true;
        }
        if (CHINESE_MOVE.matcher(word).matches() || VietnameseReader.isMove(word)) {
            return true;
        }
        String notation = word.charAt(0) < 128 && word.length() <= 6 ? MoveReader.looks(word) : "";
        return !notation.isEmpty() && !notation.equals(Notations.CHINESE_SHORT);
    }

    private static Parsed parse(TextHeader header, CharSequence moves, List<Defect> defects) {
        Optional<Position> position = Positions.ofFen(header.fen(), defects);
        int end = moves.length();
        MoveTextParser parser =
                new MoveTextReader().read(position.orElse(Position.START), moves, position.isPresent() ? 0 : end, end);
        if (position.isEmpty()) {
            Defect.leftOut(defects, 1, moves);
        }
        defects.addAll(parser.defects());
        GameBuilder builder = parser.builder();
        header.put(builder, parser.result(), defects);
        return new Parsed(Endings.fromLastComment(builder.build()), defects);
    }

    @Override
    public void close() throws IOException {
        input.close();
    }
}
