package org.chuhe.documents.pdf;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.chuhe.documents.palette.Palette;

/** Style sheets of prints. They name colours as those of the pages do: {@code var(--ink)}. */
public final class StyleSheet {
    private StyleSheet() {}

    /** The style sheet that lies beside a class, in the colours of paper. */
    public static String beside(Class<?> anchor, String file) {
        try (InputStream in = Objects.requireNonNull(anchor.getResourceAsStream(file), file)) {
            return Palette.PAPER.fill(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
