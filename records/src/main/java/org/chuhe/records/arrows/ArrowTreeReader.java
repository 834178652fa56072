package org.chuhe.records.arrows;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.chuhe.records.format.Encoding;
import org.chuhe.records.format.GameReader;
import org.chuhe.records.format.Parsed;
import org.chuhe.records.format.TextInput;
import org.chuhe.records.format.WholeText;
import org.chuhe.records.pgn.PgnReader;
import org.jspecify.annotations.Nullable;

/** A drawn tree below tags like those of PGN: its moves are put into brackets, and the rest is PGN. */
public final class ArrowTreeReader extends GameReader {
    private static final Pattern ARROWS = Pattern.compile("[\\s\\u3000]*↓[\\s\\u3000↓]*");
    private static final int LINES_TO_LOOK_AT = 200;

    private final TextInput input;
    private @Nullable PgnReader games;

    public ArrowTreeReader(TextInput input) {
        this.input = input;
    }

    /** Whether a file that begins so is one: tags, and lines of nothing but arrows and wide blanks. */
    public static boolean isIn(String start) {
        return start.startsWith("[")
                && start.indexOf('↓') >= 0
                && start.lines()
                        .limit(LINES_TO_LOOK_AT)
                        .anyMatch(line -> ARROWS.matcher(line).matches());
    }

    /** One game, or several where something stands among the tags. */
    @Override
    public @Nullable Parsed next() throws IOException {
        PgnReader reader = games;
        if (reader == null) {
            byte[] pgn = ArrowTree.asPgn(WholeText.read(input)).getBytes(StandardCharsets.UTF_8);
            Encoding encoding = new Encoding(StandardCharsets.UTF_8, 0);
            reader = new PgnReader(new TextInput(new ByteArrayInputStream(pgn), encoding));
            games = reader;
        }
        return reader.next();
    }

    @Override
    public void close() throws IOException {
        input.close();
    }
}
