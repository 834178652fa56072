package org.chuhe.records.write;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.chuhe.records.format.GameWriter.Library;
import org.chuhe.records.format.GameWriter.Single;
import org.chuhe.records.format.GameWriter.SingleText;
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
        if (format.writer() instanceof Single single) {
            return single.writer().apply(game);
        }
        return format.isLibrary()
                ? library(List.of(game), format)
                : text(game, format).getBytes(charset);
    }

    /**
     * Games as a library.
     *
     * @throws IllegalArgumentException if the format is no library
     */
    public static byte[] library(List<GameRecord> games, OutputFormat format) {
        if (format.writer() instanceof Library library) {
            return library.writer().apply(games);
        }
        throw new IllegalArgumentException(format + " is no library");
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
        if (format.writer() instanceof SingleText text) {
            return text.writer().apply(game);
        }
        throw new IllegalArgumentException(format + " is not text");
    }
}
