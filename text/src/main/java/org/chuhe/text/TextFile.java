package org.chuhe.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;

/**
 * A text in UTF-8 that lies beside a class. All texts that come with the program are read here: where there are no files, as
 * in a browser, this one class is another.
 */
public final class TextFile {
    private TextFile() {}

    /** The text of a file that must be there. */
    public static String read(Class<?> anchor, String name) {
        return find(anchor, name)
                .orElseThrow(() -> new IllegalArgumentException("no file " + name + " beside " + anchor.getName()));
    }

    /** What a file of properties says; nothing if there is none. */
    public static Map<String, String> properties(Class<?> anchor, String name) {
        Properties read = new Properties();
        try {
            read.load(new StringReader(find(anchor, name).orElse("")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Map<String, String> texts = new HashMap<>();
        read.forEach((key, text) -> texts.put((String) key, (String) text));
        return texts;
    }

    private static Optional<String> find(Class<?> anchor, String name) {
        try (InputStream file = anchor.getResourceAsStream(name)) {
            return file == null
                    ? Optional.empty()
                    : Optional.of(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
