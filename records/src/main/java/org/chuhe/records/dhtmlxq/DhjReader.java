package org.chuhe.records.dhtmlxq;

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
import org.chuhe.records.tree.DigitMoves;
import org.chuhe.records.tree.Endings;
import org.chuhe.records.tree.GameDraft;
import org.chuhe.text.Result;
import org.jspecify.annotations.Nullable;

/** DHJHtmlXQ, the mark-up of 广东象棋网: numbered tags, {@link DhjTags}, and comments by ply. */
public final class DhjReader extends GameReader {
    private static final Pattern TAG = Pattern.compile("\\[(DHJHtmlXQ_(\\d{1,3})|comment_?(\\d{1,5}))]");

    private static final Pattern MARK_UP = Pattern.compile("\\[/?(?:DHJHtmlXQ(?:_\\d+)?|comment_?\\d+)]|<[^<>]*>");

    /** So many brackets may stand in a value. */
    private static final int MOST_BRACKETS = 50;

    private final TextInput input;
    private boolean linePending;
    private boolean ended;

    public DhjReader(TextInput input) {
        this.input = input;
    }

    /** Whether a file that begins so is one. */
    public static boolean isIn(String start) {
        return start.contains("[DHJHtmlXQ");
    }

    /** What a block says: the numbered tags and the comments. */
    private record Block(Map<Integer, String> tags, Map<Integer, String> comments, List<Defect> defects) {}

    @Override
    public @Nullable Parsed next() throws IOException {
        while (!ended) {
            Block block = block(readBlock());
            if (block.tags.containsKey(DhjTags.MOVES) || block.tags.containsKey(DhjTags.BOARD)) {
                return parse(block);
            }
        }
        return null;
    }

    private String readBlock() throws IOException {
        StringBuilder text = new StringBuilder();
        boolean closed = false;
        while (linePending || advance()) {
            String line = input.line();
            if (closed && line.contains("[DHJHtmlXQ]") || text.length() > input.longest()) {
                linePending = true;
                return text.toString();
            }
            linePending = false;
            text.append(line).append('\n');
            closed |= line.contains("[/DHJHtmlXQ]");
        }
        ended = true;
        return text.toString();
    }

    private boolean advance() throws IOException {
        input.markAfter();
        return input.nextLine();
    }

    private static Block block(String text) {
        Block block = new Block(new TreeMap<>(), new TreeMap<>(), new ArrayList<>());
        Matcher matcher = TAG.matcher(text);
        int at = 0;
        while (matcher.find(at)) {
            leftOut(block, text.substring(at, matcher.start()));
            at = valueEnd(text, matcher);
            String value = DhtmlXqTags.decode(text.substring(matcher.end(), at));
            boolean comment = matcher.group(2) == null;
            int number = Integer.parseInt(matcher.group(comment ? 3 : 2));
            String other = (comment ? block.comments : block.tags).putIfAbsent(number, value);
            if (other != null && !other.equals(value)) {
                Defect.leftOut(block.defects, 0, value);
            }
        }
        leftOut(block, text.substring(at));
        return block;
    }

    /** Where a value ends: at its closing tag, or else at the next bracket. */
    private static int valueEnd(String text, Matcher tag) {
        String closing = "[/" + tag.group(1) + "]";
        int first = text.indexOf('[', tag.end());
        int next = first;
        for (int i = 0; i < MOST_BRACKETS && next >= 0; i++) {
            if (text.startsWith(closing, next)) {
                return next;
            }
            next = text.indexOf('[', next + 1);
        }
        return first < 0 ? text.length() : first;
    }

    /** Words between the tags; mark-up of a page around them says nothing. */
    private static void leftOut(Block block, String between) {
        Defect.leftOut(block.defects, 0, MARK_UP.matcher(between).replaceAll(" "));
    }

    private static Parsed parse(Block block) {
        Map<Integer, String> tags = block.tags;
        List<Defect> defects = block.defects;
        GameDraft draft = GameDraft.main();
        String moves = tags.getOrDefault(DhjTags.MOVES, "");
        DigitMoves.add(draft, moves, false, defects);
        block.comments.forEach(draft::comment);
        Position position = draft.withMoversSide(position(tags), defects);
        checkNumbers(tags, defects);
        GameBuilder builder = draft.play(position, defects);
        tags.forEach((number, value) -> {
            if (number != DhjTags.RESULT && number < DhjTags.BOARD || number > DhjTags.MOVES) {
                builder.tag(DhjTags.tag(number), value);
            }
        });
        String stated = tags.getOrDefault(DhjTags.RESULT, "").strip();
        Result result = Result.ofWord(stated).orElse(null);
        if (result == null) {
            Defect.leftOut(defects, 0, stated);
        }
        builder.result(result == null ? Result.NONE : result);
        return new Parsed(Endings.fromLastComment(builder.build()), defects);
    }

    /** Whatever else stands where the board, the side and the ply shown first should be. */
    private static void checkNumbers(Map<Integer, String> tags, List<Defect> defects) {
        String board = tags.getOrDefault(DhjTags.BOARD, "").strip();
        if (!board.matches("[0KABNRCPHEkabnrcphe]{" + Square.COUNT + "}")) {
            Defect.leftOut(defects, 0, board);
        }
        for (int number : new int[] {DhjTags.SIDE, DhjTags.FIRST_SHOWN}) {
            String value = tags.getOrDefault(number, "").strip();
            if (!value.matches("[wbr]|\\d{0,4}")) {
                Defect.leftOut(defects, 0, value);
            }
        }
    }

    private static Position position(Map<Integer, String> tags) {
        String board = tags.getOrDefault(DhjTags.BOARD, "").strip();
        String stated = tags.getOrDefault(DhjTags.SIDE, "").strip();
        Side side = stated.startsWith("b") || stated.equals("1") ? Side.BLACK : Side.RED;
        if (board.length() != Square.COUNT) {
            return Position.START.withSideToMove(side);
        }
        Map<Square, Piece> pieces = new TreeMap<>();
        for (int i = 0; i < Square.COUNT; i++) {
            Square square = Square.of(i % 9, 9 - i / 9);
            Piece.ofLetter(board.charAt(i)).ifPresent(piece -> pieces.put(square, piece));
        }
        return Position.of(pieces, side, 0, 1);
    }

    @Override
    public void close() throws IOException {
        input.close();
    }
}
