package org.chuhe.records.ccbridge;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.core.Position;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.GameReader;
import org.chuhe.records.format.Parsed;
import org.chuhe.records.format.TextInput;
import org.chuhe.records.format.WholeText;
import org.chuhe.records.model.GameBuilder;
import org.chuhe.records.model.Tags;
import org.chuhe.records.tree.Endings;
import org.chuhe.records.tree.GameDraft;
import org.chuhe.records.tree.Positions;
import org.chuhe.records.tree.TreeReader;
import org.chuhe.text.Result;
import org.jspecify.annotations.Nullable;

/**
 * CBF: {@code <ChineseChessRecord>} with a head and {@code <Move value="77-47">} elements in the order of the tree.
 * Looked at as text, not through an XML parser: damaged files are read as far as they go, and nothing outside the file
 * can be drawn in.
 */
public final class CbfReader extends GameReader {
    static final Map<String, String> NAMES = Map.ofEntries(
            Map.entry("Name", Tags.TITLE),
            Map.entry("From", Tags.SOURCE),
            Map.entry("ContestType", Tags.EVENT_TYPE),
            Map.entry("Contest", Tags.EVENT),
            Map.entry("Round", Tags.ROUND),
            Map.entry("Group", Tags.GROUP),
            Map.entry("Table", Tags.TABLE),
            Map.entry("Date", Tags.DATE),
            Map.entry("Site", Tags.SITE),
            Map.entry("TimeRule", Tags.TIME_CONTROL),
            Map.entry("Red", Tags.RED),
            Map.entry("RedTeam", Tags.RED_TEAM),
            Map.entry("RedTime", Tags.RED_TIME),
            Map.entry("RedRating", Tags.RED_ELO),
            Map.entry("Black", Tags.BLACK),
            Map.entry("BlackTeam", Tags.BLACK_TEAM),
            Map.entry("BlackTime", Tags.BLACK_TIME),
            Map.entry("BlackRating", Tags.BLACK_ELO),
            Map.entry("Referee", Tags.REFEREE),
            Map.entry("Recorder", Tags.RECORDER),
            Map.entry("Commentator", Tags.ANNOTATOR),
            Map.entry("Creator", Tags.AUTHOR),
            Map.entry("ECCO", Tags.ECCO),
            Map.entry("DateCreated", Tags.CREATED),
            Map.entry("DateModified", Tags.MODIFIED));
    private static final Pattern FIELD = Pattern.compile("<(\\w{1,40})>([^<]*)</\\1>");

    private static final Pattern UNDERSTOOD = Pattern.compile(
            "<\\?xml(?:\\s+\\w+=\"[\\w.-]*\"){0,9}\\s*\\?>|</?(?:ChineseChessRecord|Head|MoveList|Move)(?:\\s+Version=\"[\\d.]*\"|\\s+xmlns\\S*=\"[^\"<>\\s]*\"){0,9}\\s*/?>"
                    + "|<\\w+\\s*/>");
    private static final Pattern POINTS = Pattern.compile("\\d\\d-\\d\\d");
    private static final Pattern MOVE_END = Pattern.compile("</Move(?!List)");
    private static final Pattern ATTRIBUTES =
            Pattern.compile("\\s(?:value=\"\\d\\d-\\d\\d\"|(?:end|branch|sub|var)=\"[01]?\")");

    private final TextInput input;
    private String text = "";
    private int at;
    /** What stands between the moves and behind them. */
    private final StringBuilder between = new StringBuilder();

    private boolean done;

    public CbfReader(TextInput input) {
        this.input = input;
    }

    /** Whether a file that begins so is one. */
    public static boolean isIn(String start) {
        return start.contains("<ChineseChessRecord");
    }

    @Override
    public @Nullable Parsed next() throws IOException {
        if (done) {
            return null;
        }
        done = true;
        text = WholeText.read(input);
        int head = Math.max(0, text.indexOf("<MoveList"));
        String header = text.substring(0, head);
        List<Defect> defects = new ArrayList<>();
        at = head;
        TreeReader tree = new TreeReader().read(this::node);
        if (!tree.isComplete()) {
            defects.add(Defect.truncated());
        }
        Optional<Position> stated = Positions.ofFen(element(header, "FEN"), defects);
        between.append(text, at, text.length());
        Defect.leftOut(defects, 0, words(FIELD.matcher(header).replaceAll(" ")));
        Defect.leftOut(defects, 0, words(between.toString()));
        GameBuilder builder = stated.map(position -> tree.main().withMoversSide(position, defects))
                .map(position -> tree.main().play(position, defects))
                .orElseGet(() -> tree.main().withoutPosition(defects));
        fields(header, defects).forEach(builder::tag);
        String result = element(header, "RecordResult").strip();
        builder.result(
                switch (result) {
                    case "1" -> Result.RED_WINS;
                    case "2" -> Result.BLACK_WINS;
                    case "3" -> Result.DRAW;
                    default -> Result.NONE;
                });
        if (!result.matches("[0-4]?")) {
            Defect.leftOut(defects, 0, result);
        }
        return new Parsed(Endings.fromLastComment(builder.build()), defects);
    }

    /** The fields of the head by our names; those without one keep their own. */
    private static Map<String, String> fields(String header, List<Defect> defects) {
        Map<String, String> fields = new LinkedHashMap<>();
        Matcher matcher = FIELD.matcher(header);
        while (matcher.find()) {
            String name = matcher.group(1);
            if (!name.equals("FEN") && !name.equals("RecordResult")) {
                String value = unescape(matcher.group(2));
                String other = fields.putIfAbsent(NAMES.getOrDefault(name, name), value);
                if (other != null && !other.equals(value)) {
                    Defect.leftOut(defects, 0, value);
                }
            }
        }
        return fields;
    }

    /** A piece of the file without the elements that are understood; the others are words. */
    private static String words(String xml) {
        return UNDERSTOOD.matcher(xml).replaceAll(" ");
    }

    private static String element(String header, String name) {
        int open = header.indexOf("<" + name + ">");
        int from = open + name.length() + 2;
        int close = open < 0 ? -1 : header.indexOf("</" + name + ">", from);
        return close < 0 ? "" : unescape(header.substring(from, close));
    }

    private TreeReader.@Nullable Node node() {
        int open = text.indexOf("<Move ", at);
        int close = open < 0 ? -1 : text.indexOf('>', open);
        if (close < 0) {
            return null;
        }
        between.append(text, at, open);
        String element = text.substring(open, close);
        between.append(ATTRIBUTES.matcher(element.substring(5)).replaceAll(" ").replace('/', ' '))
                .append(' ');
        int code = code(attribute(element, "value"));
        String comment = "";
        at = close + 1;
        if (!element.endsWith("/")) {
            Matcher end = MOVE_END.matcher(text);
            int stop = end.find(at) ? end.start() : text.length();
            comment = content(text.substring(at, stop));
            at = stop;
        }
        return new TreeReader.Node(
                code,
                comment,
                !attribute(element, "end").equals("1"),
                attribute(element, "branch").equals("1")
                        || attribute(element, "sub").equals("1")
                        || attribute(element, "var").equals("1"));
    }

    private static String attribute(String element, String name) {
        int open = element.indexOf(" " + name + "=\"");
        int from = open + name.length() + 3;
        int close = open < 0 ? -1 : element.indexOf('"', from);
        return close < 0 ? "" : element.substring(from, close);
    }

    private static int code(String value) {
        if (!POINTS.matcher(value).matches()) {
            return GameDraft.NO_MOVE;
        }
        return GameDraft.code(
                value.charAt(0) - '0', '9' - value.charAt(1), value.charAt(3) - '0', '9' - value.charAt(4));
    }

    private static String content(String text) {
        int open = text.indexOf("<![CDATA[");
        if (open < 0) {
            return unescape(text);
        }
        int close = text.indexOf("]]>", open);
        if (close < 0) {
            return text.substring(open + 9);
        }
        String around =
                unescape(text.substring(0, open) + text.substring(close + 3)).strip();
        return text.substring(open + 9, close) + (around.isEmpty() ? "" : "\n" + around);
    }

    private static String unescape(String text) {
        return text.replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&quot;", "\"")
                .replace("&amp;", "&");
    }

    @Override
    public void close() throws IOException {
        input.close();
    }
}
