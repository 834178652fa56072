package org.chuhe.records.fen;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.core.Position;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.GameReader;
import org.chuhe.records.format.Parsed;
import org.chuhe.records.format.TextInput;
import org.chuhe.records.model.GameBuilder;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.model.Tags;
import org.chuhe.records.tree.Positions;
import org.jspecify.annotations.Nullable;

/** A position a line, as {@code FEN}, {@code name|FEN} or {@code FEN ; name}: games without moves. */
public final class FenListReader extends GameReader {
    private static final Pattern LINE = Pattern.compile(
            "(?:([^|/]{0,200})\\|)?\\s*([1-9A-Za-z]{1,9}(?:/[1-9A-Za-z]{1,9}){9}(?:\\s[^;|]*)?)(?:[;|](.*))?");
    private static final int LOOKED_AT = 5;

    private final TextInput input;
    private boolean linePending;

    public FenListReader(TextInput input) {
        this.input = input;
    }

    /** Whether a file that begins so is one: all of its first lines are positions. */
    public static boolean isIn(String start) {
        List<String> lines = start.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .limit(LOOKED_AT)
                .toList();
        return !lines.isEmpty()
                && lines.stream().allMatch(line -> LINE.matcher(line).matches());
    }

    @Override
    public long bytesRead() {
        return input.bytesRead();
    }

    @Override
    public @Nullable Parsed next() throws IOException {
        List<Defect> defects = new ArrayList<>();
        Matcher position = null;
        while (linePending || advance()) {
            Matcher matcher = LINE.matcher(input.line().strip());
            if (!matcher.matches()) {
                Defect.leftOut(defects, 0, input.line());
            } else if (position == null) {
                position = matcher;
            } else {
                linePending = true;
                break;
            }
            linePending = false;
        }
        return position == null ? null : parse(position, defects);
    }

    private boolean advance() throws IOException {
        input.markAfter();
        return input.nextLine();
    }

    private static Parsed parse(Matcher line, List<Defect> defects) {
        Position position = Positions.ofFen(line.group(2), defects).orElse(Position.START);
        GameBuilder builder = GameRecord.builder(position);
        String first = line.group(1) == null ? "" : line.group(1);
        String last = line.group(3) == null ? "" : line.group(3);
        builder.tag(Tags.TITLE, first.isBlank() ? last : first);
        builder.tag(Tags.REMARK, first.isBlank() ? "" : last);
        return new Parsed(builder.build(), defects);
    }

    @Override
    public void close() throws IOException {
        input.close();
    }
}
