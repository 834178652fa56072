package org.chuhe.records.html;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.chuhe.records.format.Encoding;
import org.chuhe.records.format.GameReader;
import org.chuhe.records.format.Parsed;
import org.chuhe.records.format.TextInput;
import org.chuhe.records.format.WholeText;
import org.chuhe.records.text.TextReader;
import org.jspecify.annotations.Nullable;

/** A web page with moves in its text. */
public final class HtmlReader extends GameReader {
    private static final Pattern PAGE = Pattern.compile("(?i)<(?:html|body|table|br|p|div)\\b[^<>]*>");

    private final TextInput input;
    private @Nullable TextReader games;

    public HtmlReader(TextInput input) {
        this.input = input;
    }

    /** Whether a file that begins so is one. */
    public static boolean isIn(String start) {
        return PAGE.matcher(start).find() && TextReader.isIn(HtmlText.of(start));
    }

    @Override
    public @Nullable Parsed next() throws IOException {
        TextReader reader = games;
        if (reader == null) {
            byte[] text = HtmlText.of(WholeText.read(input)).getBytes(StandardCharsets.UTF_8);
            Encoding utf8 = new Encoding(StandardCharsets.UTF_8, 0);
            reader = new TextReader(new TextInput(new ByteArrayInputStream(text), utf8));
            games = reader;
        }
        return reader.next();
    }

    @Override
    public void close() throws IOException {
        input.close();
    }
}
