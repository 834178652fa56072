package org.chuhe.records.dhtmlxq;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.core.Piece;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.Parsed;
import org.chuhe.records.format.Texts;
import org.chuhe.records.model.Ending;
import org.chuhe.records.model.GameBuilder;
import org.chuhe.records.tree.DigitMoves;
import org.chuhe.records.tree.Endings;
import org.chuhe.records.tree.GameDraft;
import org.chuhe.records.tree.PieceList;
import org.chuhe.records.tree.Positions;
import org.chuhe.text.Result;
import org.jspecify.annotations.Nullable;

/** One block of DhtmlXQ. */
final class DhtmlXqParser {
    private static final String OPEN = "[DhtmlXQ_";
    private static final int MOST_TAGS = 100_000;
    private static final int LONGEST_NAME = 40;
    private static final Pattern SEGMENT = Pattern.compile("\\[(\\d{1,7})_(\\d{1,7})_(\\d{1,7})]([^\\[]*)\\[/");
    private static final Pattern NUMBER = Pattern.compile("\\d{1,7}");
    private static final Pattern LINE_END = Pattern.compile("(?i)<br\\s*/?>");
    /** How a page shows the game. */
    private static final Set<String> OF_THE_PAGE = Set.of("ver", "init", "pver");

    private final Map<String, String> tags = new LinkedHashMap<>();
    private final Map<Integer, Branch> lines = new HashMap<>();
    private final List<Defect> defects = new ArrayList<>();

    /** A line and the ply of the game at which it begins. */
    private record Branch(
            GameDraft line, int firstPly, @Nullable Branch parent) {}

    /** A variation as its tag describes it. */
    private record Variation(int parent, int ply, String moves) {}

    private DhtmlXqParser() {}

    /** The game in a part of a text, and in the script of a page behind it; empty if there is none. */
    static Optional<Parsed> parse(String text, int from, int end, int scriptEnd, boolean html) {
        DhtmlXqParser parser = new DhtmlXqParser();
        parser.readTags(text.substring(from, end), html);
        if (html) {
            parser.readTags(text.substring(end, scriptEnd), true);
            parser.readSegments(text.substring(from, scriptEnd));
        }
        return parser.tags.containsKey("movelist") || parser.tags.containsKey("binit") || parser.tags.containsKey("fen")
                ? Optional.of(parser.game())
                : Optional.empty();
    }

    private void readTags(String text, boolean html) {
        int from = 0;
        int end = text.length();
        int at = text.indexOf(OPEN, from);
        if (!html && at >= 0 && at < end) {
            Defect.leftOut(defects, 0, text.substring(from, at).replaceFirst("^\\[DhtmlXQ(iFrame)?]", ""));
        }
        while (at >= 0 && at < end && tags.size() < MOST_TAGS) {
            int nameEnd = text.indexOf(']', at);
            if (nameEnd < 0 || nameEnd >= end) {
                return;
            }
            String name = text.substring(at + OPEN.length(), nameEnd);
            int next = text.indexOf(OPEN, nameEnd);
            int stop = next < 0 || next > end ? end : next;
            int close = text.substring(nameEnd, stop).indexOf("[/DhtmlXQ_");
            int valueEnd = close < 0 ? stop : nameEnd + close;
            if (!html) {
                int after = afterTag(text, valueEnd, stop);
                String closing = text.substring(Math.min(valueEnd, after), after);
                if (!closing.equalsIgnoreCase("[/DhtmlXQ_" + name + "]")) {
                    Defect.leftOut(defects, 0, closing);
                }
                Defect.leftOut(defects, 0, text.substring(after, stop));
            }
            String value = DhtmlXqTags.decode(
                    html ? unescape(text.substring(nameEnd + 1, valueEnd)) : text.substring(nameEnd + 1, valueEnd));
            if (name.length() <= LONGEST_NAME) {
                tag(name.toLowerCase(Locale.ROOT), value);
            } else {
                Defect.leftOut(defects, 0, name + " " + value);
            }
            at = next;
        }
        if (tags.size() == MOST_TAGS && at >= 0 && at < end) {
            Defect.leftOut(defects, 0, text.substring(at, end));
        }
    }

    /** Where a closing tag ends; what has none ends where its value does. */
    private static int afterTag(String text, int valueEnd, int stop) {
        int close = text.startsWith("[/", valueEnd) ? text.indexOf(']', valueEnd) : -1;
        return close < 0 || close >= stop ? stop : close + 1;
    }

    /** The first value counts, unless it is blank: pages repeat tags, and fill some by a script. */
    private void tag(String name, String value) {
        String other = tags.get(name);
        if (other == null || other.isBlank()) {
            tags.put(name, value);
        } else if (!other.equals(value)) {
            Defect.leftOut(defects, 0, value);
        }
    }

    /** The moves as the script of a page has them: [parent_ply_line]; line 0 is the game. */
    private void readSegments(String text) {
        Matcher matcher = SEGMENT.matcher(text);
        while (matcher.find() && tags.size() < MOST_TAGS) {
            boolean main = number(matcher.group(3)) == 0;
            tag(
                    main ? "movelist" : "move_" + matcher.group(1) + "_" + matcher.group(2) + "_" + matcher.group(3),
                    matcher.group(4));
        }
    }

    private static String unescape(String value) {
        return LINE_END.matcher(value)
                .replaceAll("||")
                .replace("&nbsp;", " ")
                .replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&quot;", "\"")
                .replace("&amp;", "&");
    }

    private Parsed game() {
        GameDraft main = GameDraft.main();
        DigitMoves.add(main, take("movelist"), true, defects);
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
                : Optional.of(position(digits(binit)));
        GameBuilder builder = stated.map(position -> fen.isBlank() ? main.withMoversSide(position, quiet()) : position)
                .map(position -> main.play(position, defects))
                .orElseGet(() -> main.withoutPosition(defects));
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

    private void sort(String name, String value, Map<Integer, Variation> variations, Map<String, String> comments) {
        if (name.startsWith("move_")) {
            String[] numbers = name.substring(5).split("_");
            if (numbers.length == 3) {
                int parent = number(numbers[0]);
                int ply = number(numbers[1]);
                int line = number(numbers[2]);
                if (parent >= 0 && ply > 0 && line > 0 && !variations.containsKey(line)) {
                    variations.put(line, new Variation(parent, ply, value));
                    return;
                }
            }
            Defect.leftOut(defects, 0, name + " " + value);
        } else if (isComment(name)) {
            comments.put(name.substring(7), value);
        }
    }

    private static boolean isComment(String name) {
        return name.startsWith("comment") && name.length() > 7 && Character.isDigit(name.charAt(7));
    }

    private static int number(String text) {
        return NUMBER.matcher(text).matches() ? Integer.parseInt(text) : -1;
    }

    /** Hangs every variation where it belongs; a parent may come later in the file than its branches. */
    private void attach(Map<Integer, Variation> variations) {
        boolean progress = true;
        for (int pass = 0; progress && pass < GameBuilder.DEEPEST_VARIATION; pass++) {
            progress = variations.entrySet().removeIf(entry -> hang(entry.getKey(), entry.getValue()));
        }
        variations.forEach((number, variation) -> {
            new Defect(
                            Defect.Kind.BROKEN_VARIATION,
                            variation.ply,
                            variation.moves,
                            Texts.message("variation.hangs.nowhere", number, variation.ply))
                    .addTo(defects);
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
        DigitMoves.add(line, variation.moves, true, defects);
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
        } else {
            Defect.leftOut(defects, 0, place + " " + text);
        }
    }

    private String digits(String binit) {
        return DigitMoves.digits(binit, 0, defects);
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
        String stated = take("result").strip();
        Result result = Result.ofWord(stated).orElse(null);
        if (result == null) {
            Defect.leftOut(defects, 0, stated);
        }
        builder.result(result == null ? Result.NONE : result);
        String reason = take("termination");
        String rule = take("rule");
        String remark = take("terminationremark");
        if (!reason.isEmpty() || !rule.isEmpty() || !remark.isEmpty()) {
            Ending ending = Ending.ofRemark(reason);
            builder.ending(new Ending(ending.reason(), remark.isEmpty() ? ending.remark() : remark, rule));
        }
        tags.forEach((name, value) -> {
            if (!name.startsWith("move_") && !isComment(name) && !OF_THE_PAGE.contains(name)) {
                builder.tag(DhtmlXqTags.tag(name).orElse(name), value);
            }
        });
    }
}
