package org.chuhe.records.dhtmlxq;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.chuhe.core.Piece;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.Parsed;
import org.chuhe.records.format.Texts;
import org.chuhe.records.model.Ending;
import org.chuhe.records.model.GameBuilder;
import org.chuhe.records.model.GameResult;
import org.chuhe.records.tree.Endings;
import org.chuhe.records.tree.GameDraft;
import org.chuhe.records.tree.PieceList;
import org.chuhe.records.tree.Positions;
import org.chuhe.records.tree.ResultWords;
import org.jspecify.annotations.Nullable;

/** One block of DhtmlXQ. */
final class DhtmlXqParser {
    private static final String OPEN = "[DhtmlXQ_";
    private static final int MOST_TAGS = 100_000;

    private final Map<String, String> tags = new LinkedHashMap<>();
    private final Map<Integer, Branch> lines = new HashMap<>();
    private final List<Defect> defects = new ArrayList<>();

    /** A line and the ply of the game at which it begins. */
    private record Branch(
            GameDraft line, int firstPly, @Nullable Branch parent) {}

    /** A variation as its tag describes it. */
    private record Variation(int parent, int ply, String moves) {}

    private DhtmlXqParser() {}

    /** The game in a part of a text; empty if there is none. */
    static Optional<Parsed> parse(String text, int from, int end, boolean html) {
        DhtmlXqParser parser = new DhtmlXqParser();
        parser.readTags(text, from, end, html);
        return parser.tags.containsKey("movelist") || parser.tags.containsKey("binit") || parser.tags.containsKey("fen")
                ? Optional.of(parser.game())
                : Optional.empty();
    }

    private void readTags(String text, int from, int end, boolean html) {
        int at = text.indexOf(OPEN, from);
        while (at >= 0 && at < end && tags.size() < MOST_TAGS) {
            int nameEnd = text.indexOf(']', at);
            if (nameEnd < 0 || nameEnd >= end) {
                return;
            }
            String name = text.substring(at + OPEN.length(), nameEnd);
            int next = text.indexOf(OPEN, nameEnd);
            int stop = next < 0 || next > end ? end : next;
            int close = text.indexOf("[/DhtmlXQ_", nameEnd);
            int valueEnd = close < 0 || close > stop ? stop : close;
            if (name.length() <= 40) {
                String value = text.substring(nameEnd + 1, valueEnd);
                tags.putIfAbsent(name.toLowerCase(Locale.ROOT), DhtmlXqTags.decode(html ? unescape(value) : value));
            }
            at = next;
        }
    }

    private static String unescape(String value) {
        return value.replaceAll("(?i)<br\\s*/?>", "||")
                .replace("&nbsp;", " ")
                .replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&quot;", "\"")
                .replace("&amp;", "&");
    }

    private Parsed game() {
        GameDraft main = GameDraft.main();
        addMoves(main, take("movelist"));
        lines.put(0, new Branch(main, 1, null));
        Map<Integer, Variation> variations = new TreeMap<>();
        Map<String, String> comments = new TreeMap<>();
        tags.forEach((name, value) -> sort(name, value, variations, comments));
        attach(variations);
        comments.forEach(this::comment);
        String fen = take("fen");
        String binit = take("binit");
        Optional<Position> stated = binit.isBlank() || !fen.isBlank()
                ? Positions.ofFen(fen, defects)
                : Optional.of(position(binit.strip()));
        GameBuilder builder = stated.map(position -> fen.isBlank() ? main.withMoversSide(position, quiet()) : position)
                .map(position -> main.play(position, defects))
                .orElseGet(() -> GameDraft.main().play(Position.START, defects));
        putTags(builder);
        return new Parsed(Endings.fromLastComment(builder.build()), defects);
    }

    /** The format has no field for the side to move, so that there is nothing to report if it is Black. */
    private static List<Defect> quiet() {
        return new ArrayList<>();
    }

    private String take(String name) {
        String value = tags.remove(name);
        return value == null ? "" : value;
    }

    private static void sort(
            String name, String value, Map<Integer, Variation> variations, Map<String, String> comments) {
        if (name.startsWith("move_")) {
            String[] numbers = name.substring(5).split("_");
            if (numbers.length == 3) {
                int parent = number(numbers[0]);
                int ply = number(numbers[1]);
                int line = number(numbers[2]);
                if (parent >= 0 && ply > 0 && line > 0) {
                    variations.putIfAbsent(line, new Variation(parent, ply, value));
                }
            }
        } else if (name.startsWith("comment")) {
            comments.put(name.substring(7), value);
        }
    }

    private static int number(String text) {
        return text.matches("\\d{1,7}") ? Integer.parseInt(text) : -1;
    }

    /** Hangs every variation where it belongs; a parent may come later in the file than its branches. */
    private void attach(Map<Integer, Variation> variations) {
        boolean progress = true;
        for (int pass = 0; progress && pass < GameBuilder.DEEPEST_VARIATION; pass++) {
            progress = variations.entrySet().removeIf(entry -> hang(entry.getKey(), entry.getValue()));
        }
        variations.forEach((number, variation) -> {
            if (defects.size() < 20) {
                defects.add(new Defect(
                        Defect.Kind.BROKEN_VARIATION,
                        variation.ply,
                        "",
                        Texts.message("variation.hangs.nowhere", number, variation.ply)));
            }
        });
    }

    private boolean hang(int number, Variation variation) {
        Branch parent = lines.get(variation.parent);
        while (parent != null && variation.ply < parent.firstPly) {
            parent = parent.parent;
        }
        if (parent == null) {
            return false;
        }
        int ply = variation.ply - parent.firstPly + 1;
        if (ply > parent.line.length()) {
            return false;
        }
        GameDraft line = parent.line.place(ply).branch();
        addMoves(line, variation.moves);
        lines.put(number, new Branch(line, variation.ply, parent));
        return true;
    }

    private void comment(String place, String text) {
        int underline = place.indexOf('_');
        int line = underline < 0 ? 0 : number(place.substring(0, underline));
        int ply = number(place.substring(underline + 1));
        Branch branch = lines.get(line);
        if (branch != null && ply >= 0) {
            branch.line.comment(Math.max(0, ply - branch.firstPly + 1), text);
        }
    }

    private static void addMoves(GameDraft line, String moves) {
        int[] digits = new int[4];
        int count = 0;
        for (int i = 0; i < moves.length(); i++) {
            char c = moves.charAt(i);
            if (c >= '0' && c <= '9') {
                digits[count++] = c - '0';
                if (count == 4) {
                    line.add(GameDraft.code(digits[0], 9 - digits[1], digits[2], 9 - digits[3]));
                    count = 0;
                }
            }
        }
    }

    private static Position position(String binit) {
        Map<Square, Piece> pieces = new TreeMap<>();
        for (int i = 0; i < 32 && 2 * i + 1 < binit.length(); i++) {
            int file = binit.charAt(2 * i) - '0';
            int row = binit.charAt(2 * i + 1) - '0';
            if (file >= 0 && file < 9 && row >= 0 && row < 10) {
                Square square = Square.of(file, 9 - row);
                Piece.ofLetter(PieceList.PIECES.charAt(i)).ifPresent(piece -> pieces.put(square, piece));
            }
        }
        return Position.of(pieces, Side.RED, 0, 1);
    }

    private void putTags(GameBuilder builder) {
        GameResult result = ResultWords.of(take("result").strip());
        builder.result(result == null ? GameResult.UNKNOWN : result);
        String reason = take("termination");
        String rule = take("rule");
        String remark = take("terminationremark");
        if (!reason.isEmpty() || !rule.isEmpty() || !remark.isEmpty()) {
            Ending ending = Ending.ofRemark(reason);
            builder.ending(new Ending(ending.reason(), remark.isEmpty() ? ending.remark() : remark, rule));
        }
        tags.forEach((name, value) -> DhtmlXqTags.tag(name).ifPresent(tag -> builder.tag(tag, value)));
    }
}
