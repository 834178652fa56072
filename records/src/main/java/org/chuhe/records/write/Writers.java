package org.chuhe.records.write;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.chuhe.records.format.GameWriter.Single;
import org.chuhe.records.format.GameWriter.Text;
import org.chuhe.records.model.GameRecord;

/** Writes games. */
public final class Writers {
    /** What "GBK" means here: its superset, so that no character is lost. */
    public static final Charset GBK = Charset.forName("GB18030");

    private Writers() {}

    /**
     * A game as the bytes of a file, texts in UTF-8.
     *
     * @throws org.chuhe.records.format.RecordException if the format has no place for such a position
     */
    public static byte[] write(GameRecord game, OutputFormat format) {
        return write(game, format, StandardCharsets.UTF_8);
    }

    /** A game as the bytes of a file. The charset is that of a text; binary formats have their own. */
    public static byte[] write(GameRecord game, OutputFormat format, Charset charset) {
        return format.writer() instanceof Single single
                ? single.writer().apply(game)
                : text(game, format).getBytes(charset);
    }

    /**
     * A game as text.
     *
     * @throws IllegalArgumentException if the format is binary
     */
    public static String text(GameRecord game, OutputFormat format) {
        if (format.writer() instanceof Text text) {
            return text.writer().apply(game);
        }
        throw new IllegalArgumentException(format + " is not text");
    }
}
