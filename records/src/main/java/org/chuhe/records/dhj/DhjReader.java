package org.chuhe.records.dhj;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.core.Piece;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.GameReader;
import org.chuhe.records.format.Parsed;
import org.chuhe.records.format.TextInput;
import org.chuhe.records.model.GameBuilder;
import org.chuhe.records.model.Tags;
import org.chuhe.records.tree.GameDraft;
import org.jspecify.annotations.Nullable;

/** DHJHtmlXQ, the mark-up of 广东象棋网: numbered tags; 31 the board, 32 the side to move, 34 the moves. */
public final class DhjReader extends GameReader {
    private static final Pattern TAG = Pattern.compile("\\[DHJHtmlXQ_(\\d{1,3})]([^\\[]*)");

    private final TextInput input;
    private boolean ended;

    public DhjReader(TextInput input) {
        this.input = input;
    }

    /** Whether a file that begins so is one. */
    public static boolean isIn(String start) {
        return start.contains("[DHJHtmlXQ");
    }

    @Override
    public @Nullable Parsed next() throws IOException {
        while (!ended) {
            Map<Integer, String> tags = readBlock();
            if (tags.containsKey(34) || tags.containsKey(31)) {
                return parse(tags);
            }
        }
        return null;
    }

    private Map<Integer, String> readBlock() throws IOException {
        Map<Integer, String> tags = new TreeMap<>();
        while (true) {
            input.markAfter();
            if (!input.nextLine()) {
                ended = true;
                return tags;
            }
            String line = input.line();
            Matcher matcher = TAG.matcher(line);
            while (matcher.find()) {
                tags.putIfAbsent(Integer.parseInt(matcher.group(1)), matcher.group(2));
            }
            if (line.contains("[/DHJHtmlXQ]")) {
                return tags;
            }
        }
    }

    private static Parsed parse(Map<Integer, String> tags) {
        List<Defect> defects = new ArrayList<>();
        GameDraft draft = GameDraft.main();
        String moves = tags.getOrDefault(34, "").replaceAll("\\D", "");
        for (int i = 0; i + 4 <= moves.length(); i += 4) {
            draft.add(GameDraft.code(
                    moves.charAt(i) - '0',
                    moves.charAt(i + 1) - '0',
                    moves.charAt(i + 2) - '0',
                    moves.charAt(i + 3) - '0'));
        }
        Position position = draft.withMoversSide(position(tags), defects);
        GameBuilder builder = draft.play(position, defects);
        builder.tag(Tags.TITLE, tags.getOrDefault(1, ""));
        return new Parsed(builder.build(), defects);
    }

    private static Position position(Map<Integer, String> tags) {
        String board = tags.getOrDefault(31, "").strip();
        if (board.length() != Square.COUNT) {
            return Position.START;
        }
        Map<Square, Piece> pieces = new TreeMap<>();
        for (int i = 0; i < Square.COUNT; i++) {
            Square square = Square.of(i % 9, 9 - i / 9);
            Piece.ofLetter(board.charAt(i)).ifPresent(piece -> pieces.put(square, piece));
        }
        Side side = tags.getOrDefault(32, "").strip().startsWith("b") ? Side.BLACK : Side.RED;
        return Position.of(pieces, side, 0, 1);
    }

    @Override
    public void close() throws IOException {
        input.close();
    }
}
