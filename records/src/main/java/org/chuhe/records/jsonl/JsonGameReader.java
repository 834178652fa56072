package org.chuhe.records.jsonl;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.chuhe.core.Position;
import org.chuhe.core.notation.ChineseNotation;
import org.chuhe.core.notation.ChineseStyle;
import org.chuhe.core.notation.Iccs;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.GameReader;
import org.chuhe.records.format.JsonValues;
import org.chuhe.records.format.Parsed;
import org.chuhe.records.format.TextInput;
import org.chuhe.records.format.Texts;
import org.chuhe.records.model.Ending;
import org.chuhe.records.model.GameBuilder;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.model.MoveTime;
import org.chuhe.records.tree.MoveProblems;
import org.chuhe.records.tree.Positions;
import org.chuhe.text.Result;
import org.jspecify.annotations.Nullable;

/** Games as {@link JsonWriter} writes them: one JSON object a line. */
public final class JsonGameReader extends GameReader {
    private static final Pattern GAME = Pattern.compile("\\{\\s*\"[^\n]*\"moves\"\\s*:\\s*\\[");
    private static final Pattern COORDINATES = Pattern.compile("[a-iA-I]\\d-?[a-iA-I]\\d");

    private final TextInput input;

    public JsonGameReader(TextInput input) {
        this.input = input;
    }

    /** Whether a file that begins so is one. */
    public static boolean isIn(String start) {
        return GAME.matcher(start.stripLeading()).lookingAt();
    }

    @Override
    public long bytesRead() {
        return input.bytesRead();
    }

    @Override
    public @Nullable Parsed next() throws IOException {
        while (true) {
            input.markAfter();
            if (!input.nextLine()) {
                return null;
            }
            String line = input.line().strip();
            if (!line.isEmpty()) {
                return parse(line);
            }
        }
    }

    private static Parsed parse(String line) {
        Map<String, Object> fields = new LinkedHashMap<>();
        try {
            JsonValues.read(line, fields);
        } catch (JsonValues.Unreadable e) {
            Parsed lost = Parsed.of(GameRecord.builder().build());
            lost.defects()
                    .add(new Defect(
                            Defect.Kind.TRUNCATED,
                            0,
                            line,
                            Texts.message("json.unreadable", Texts.quote(String.valueOf(e.getMessage())))));
            return lost;
        }
        return new Parse(fields).parse();
    }

    /** One game on its way from fields to a record. */
    private static final class Parse {
        private final Map<String, Object> fields;
        private final List<Defect> defects = new ArrayList<>();

        Parse(Map<String, Object> fields) {
            this.fields = fields;
        }

        Parsed parse() {
            Optional<Position> start = Positions.ofFen(text(fields, "fen"), defects);
            GameBuilder builder = GameRecord.builder(start.orElse(Position.START));
            builder.comment(text(fields, "comment"));
            Object moves = fields.remove("moves");
            if (start.isPresent() && moves instanceof List<?> list) {
                line(builder, list);
            } else if (moves != null) {
                leftOut(builder, moves);
            }
            Object tags = fields.remove("tags");
            if (tags instanceof Map<?, ?> map) {
                map.forEach((name, value) -> builder.tag(String.valueOf(name), String.valueOf(value)));
            } else if (tags != null) {
                leftOut(builder, tags);
            }
            String stated = text(fields, "result");
            Result result = Result.ofWord(stated).orElse(null);
            if (result == null) {
                Defect.leftOut(defects, 0, stated);
            }
            builder.result(result == null ? Result.NONE : result);
            Ending ending = Ending.ofRemark(text(fields, "termination"));
            String remark = text(fields, "terminationRemark");
            builder.ending(
                    new Ending(ending.reason(), remark.isEmpty() ? ending.remark() : remark, text(fields, "rule")));
            fields.forEach((name, value) -> leftOut(builder, Map.of(name, value)));
            return new Parsed(builder.build(), defects);
        }

        private void line(GameBuilder builder, List<?> moves) {
            for (int i = 0; i < moves.size(); i++) {
                Map<String, Object> move = fieldsOf(moves.get(i));
                String iccs = text(move, "iccs");
                int code =
                        COORDINATES.matcher(iccs).matches() ? Iccs.parse(iccs).code() : -1;
                String written = code >= 0 && builder.isLegal(code) ? chinese(builder, code) : "";
                if (code < 0 || !builder.tryPlay(code)) {
                    defect(builder, iccs, code).addTo(defects);
                    leftOut(builder, move.isEmpty() ? List.of() : move);
                    leftOut(builder, moves.subList(i + 1, moves.size()));
                    return;
                }
                if (written.equals(move.getOrDefault("move", written))) {
                    move.remove("move");
                }
                annotate(builder, move);
            }
        }

        private static String chinese(GameBuilder builder, int code) {
            StringBuilder text = new StringBuilder();
            ChineseNotation.write(builder.board(), code, ChineseStyle.SIMPLIFIED, text);
            return text.toString();
        }

        /** A move has fields, or is just a text. */
        private static Map<String, Object> fieldsOf(@Nullable Object move) {
            Map<String, Object> fields = new LinkedHashMap<>();
            if (move instanceof Map<?, ?> map) {
                map.forEach((name, value) -> fields.put(String.valueOf(name), value));
            } else {
                fields.put("iccs", String.valueOf(move));
            }
            return fields;
        }

        private void annotate(GameBuilder builder, Map<String, Object> move) {
            builder.mark(text(move, "marks")).comment(text(move, "comment"));
            if (move.remove("remainingMillis") instanceof Long left && left >= 0) {
                builder.time(MoveTime.remaining(Duration.ofMillis(left)));
            }
            if (move.remove("spentMillis") instanceof Long spent && spent >= 0) {
                builder.time(MoveTime.spent(Duration.ofMillis(spent)));
            }
            if (move.remove("variations") instanceof List<?> variations) {
                for (Object variation : variations) {
                    if (variation instanceof List<?> line && builder.canBranch()) {
                        builder.beginVariation();
                        line(builder, line);
                        builder.endVariation();
                    } else {
                        leftOut(builder, String.valueOf(variation));
                    }
                }
            }
            if (!move.isEmpty()) {
                leftOut(builder, move);
            }
        }

        private static Defect defect(GameBuilder builder, String text, int code) {
            int ply = builder.ply() + 1;
            var why = code < 0
                    ? Texts.message("move.unreadable", Texts.quote(text))
                    : MoveProblems.illegal(builder.position(), text, code);
            if (builder.inVariation()) {
                return new Defect(Defect.Kind.BROKEN_VARIATION, ply, text, Texts.message("variation.broken", why));
            }
            return new Defect(code < 0 ? Defect.Kind.UNREADABLE_MOVE : Defect.Kind.ILLEGAL_MOVE, ply, text, why);
        }

        private void leftOut(GameBuilder builder, Object value) {
            Defect.leftOut(defects, builder.ply(), value.toString());
        }

        private static String text(Map<String, Object> fields, String name) {
            Object value = fields.remove(name);
            return value == null ? "" : value.toString();
        }
    }

    @Override
    public void close() throws IOException {
        input.close();
    }
}
