package org.chuhe.records.ccbridge;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.core.Position;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.GameReader;
import org.chuhe.records.format.Parsed;
import org.chuhe.records.format.TextInput;
import org.chuhe.records.format.WholeText;
import org.chuhe.records.model.GameBuilder;
import org.chuhe.records.model.GameResult;
import org.chuhe.records.model.Tags;
import org.chuhe.records.tree.Endings;
import org.chuhe.records.tree.GameDraft;
import org.chuhe.records.tree.Positions;
import org.chuhe.records.tree.TreeReader;
import org.jspecify.annotations.Nullable;

/**
 * CBF: {@code <ChineseChessRecord>} with a head and {@code <Move value="77-47">} elements in the order of the tree.
 * Looked at as text, not through an XML parser: damaged files are read as far as they go, and nothing outside the file
 * can be drawn in.
 */
public final class CbfReader extends GameReader {
    private static final String[][] FIELDS = {
        {"Name", Tags.TITLE},
        {"From", Tags.SOURCE},
        {"ContestType", Tags.EVENT_TYPE},
        {"Contest", Tags.EVENT},
        {"Round", Tags.ROUND},
        {"Group", Tags.GROUP},
        {"Table", Tags.TABLE},
        {"Date", Tags.DATE},
        {"Site", Tags.SITE},
        {"TimeRule", Tags.TIME_CONTROL},
        {"Red", Tags.RED},
        {"RedTeam", Tags.RED_TEAM},
        {"RedTime", Tags.RED_TIME},
        {"RedRating", Tags.RED_ELO},
        {"Black", Tags.BLACK},
        {"BlackTeam", Tags.BLACK_TEAM},
        {"BlackTime", Tags.BLACK_TIME},
        {"BlackRating", Tags.BLACK_ELO},
        {"Referee", Tags.REFEREE},
        {"Recorder", Tags.RECORDER},
        {"Commentator", Tags.ANNOTATOR},
        {"Creator", Tags.AUTHOR},
        {"ECCO", Tags.ECCO},
        {"DateCreated", Tags.CREATED},
        {"DateModified", Tags.MODIFIED}
    };

    private final TextInput input;
    private String text = "";
    private int at;
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
        GameBuilder builder = stated.map(position -> tree.main().withMoversSide(position, defects))
                .map(position -> tree.main().play(position, defects))
                .orElseGet(() -> GameDraft.main().play(Position.START, defects));
        for (String[] field : FIELDS) {
            builder.tag(field[1], element(header, field[0]));
        }
        builder.result(
                switch (element(header, "RecordResult").strip()) {
                    case "1" -> GameResult.RED_WINS;
                    case "2" -> GameResult.BLACK_WINS;
                    case "3" -> GameResult.DRAW;
                    default -> GameResult.UNKNOWN;
                });
        return new Parsed(Endings.fromLastComment(builder.build()), defects);
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
        String element = text.substring(open, close);
        String comment = "";
        at = close + 1;
        if (!element.endsWith("/")) {
            int end = text.indexOf("</Move>", at);
            comment = content(text.substring(at, end < 0 ? text.length() : end));
            at = end < 0 ? text.length() : end;
        }
        return new TreeReader.Node(
                code(attribute(element, "value")),
                comment,
                !attribute(element, "end").equals("1"),
                attribute(element, "sub").equals("1")
                        || attribute(element, "var").equals("1"));
    }

    private static String attribute(String element, String name) {
        int open = element.indexOf(" " + name + "=\"");
        int from = open + name.length() + 3;
        int close = open < 0 ? -1 : element.indexOf('"', from);
        return close < 0 ? "" : element.substring(from, close);
    }

    private static int code(String value) {
        if (!value.matches("\\d\\d-\\d\\d")) {
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
        return text.substring(open + 9, close < 0 ? text.length() : close);
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
