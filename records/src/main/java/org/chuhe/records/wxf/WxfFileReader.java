package org.chuhe.records.wxf;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.chuhe.core.Position;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.GameReader;
import org.chuhe.records.format.Parsed;
import org.chuhe.records.format.TextInput;
import org.chuhe.records.format.WholeText;
import org.chuhe.records.model.GameBuilder;
import org.chuhe.records.model.Tags;
import org.chuhe.records.moves.MoveTextParser;
import org.chuhe.records.moves.MoveTextReader;
import org.chuhe.records.tree.Positions;
import org.chuhe.text.Result;
import org.jspecify.annotations.Nullable;

/** A WXF file: FORMAT, GAME, RED, BLACK, DATE, FEN lines, then {@code START{ moves }END}. */
public final class WxfFileReader extends GameReader {
    private static final List<String> FIELDS =
            List.of("FORMAT", "GAME", "RED", "BLACK", "DATE", "FEN", "RESULT", "EVENT", "SITE", "ROUND", "START");

    private final TextInput input;
    private boolean done;

    public WxfFileReader(TextInput input) {
        this.input = input;
    }

    /** Whether a file that begins so is one. */
    public static boolean isIn(String start) {
        String head = start.substring(0, Math.min(4000, start.length())).toUpperCase(Locale.ROOT);
        return head.strip().startsWith("FORMAT") && head.contains("WXF") || head.contains("START{");
    }

    @Override
    public @Nullable Parsed next() throws IOException {
        if (done) {
            return null;
        }
        done = true;
        String text = WholeText.read(input);
        int start = text.indexOf("START");
        int open = start < 0 ? -1 : text.indexOf('{', start);
        int close = open < 0 ? -1 : text.indexOf("}", open);
        String header = open < 0 ? text : text.substring(0, open);
        List<Defect> defects = new ArrayList<>();
        Optional<Position> position = Positions.ofFen(field(header, "FEN"), defects);
        int from = open < 0 || position.isEmpty() ? text.length() : open + 1;
        MoveTextParser parser = new MoveTextReader()
                .read(position.orElse(Position.START), text, from, close < 0 ? text.length() : close);
        defects.addAll(parser.defects());
        GameBuilder builder = parser.builder();
        putPlayer(builder, field(header, "RED"), Tags.RED, Tags.RED_TEAM);
        putPlayer(builder, field(header, "BLACK"), Tags.BLACK, Tags.BLACK_TEAM);
        String event = field(header, "EVENT");
        builder.tag(Tags.EVENT, event.isEmpty() ? field(header, "GAME") : event)
                .tag(Tags.TITLE, event.isEmpty() ? "" : field(header, "GAME"))
                .tag(Tags.DATE, field(header, "DATE"))
                .tag(Tags.SITE, field(header, "SITE"))
                .tag(Tags.ROUND, field(header, "ROUND"));
        Result stated = parser.result();
        Result result = Result.ofWord(field(header, "RESULT")).orElse(null);
        builder.result(stated != null ? stated : result != null ? result : Result.NONE);
        header.lines()
                .map(String::strip)
                .filter(line -> FIELDS.stream().noneMatch(name -> isField(line, name)))
                .forEach(line -> {
                    if (line.length() > 3 && line.startsWith("/*") && line.endsWith("*/")) {
                        builder.tag(Tags.REMARK, line.substring(2, line.length() - 2));
                    } else {
                        Defect.leftOut(defects, 0, line);
                    }
                });
        Defect.leftOut(defects, 0, field(header, "FORMAT").replaceFirst("(?i)\\bWXF\\b", ""));
        Defect.leftOut(defects, 0, field(header, "START"));
        if (close >= 0) {
            Defect.leftOut(defects, 0, text.substring(close + 1).replaceFirst("^END\\b", ""));
        }
        if (position.isEmpty()) {
            Defect.leftOut(defects, 0, text.substring(open + 1));
        }
        return new Parsed(builder.build(), defects);
    }

    private static boolean isField(String line, String name) {
        return line.regionMatches(true, 0, name, 0, name.length())
                && (line.length() == name.length() || line.charAt(name.length()) <= ' ');
    }

    private static String field(String header, String name) {
        return header.lines()
                .map(String::strip)
                .filter(line -> isField(line, name))
                .map(line -> line.substring(name.length()).strip())
                .findFirst()
                .orElse("");
    }

    private static void putPlayer(GameBuilder builder, String value, String name, String team) {
        String[] parts = value.split(";");
        builder.tag(name, parts.length > 0 ? parts[0] : "").tag(team, parts.length > 1 ? parts[1] : "");
        for (int i = 2; i < parts.length; i++) {
            builder.tag(name + i, parts[i]);
        }
    }

    @Override
    public void close() throws IOException {
        input.close();
    }
}
