package org.chuhe.testing;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Test data with one JSON object a line. */
public final class JsonLines {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private JsonLines() {}

    /** The objects of a file, in order. */
    public static List<JsonNode> read(Path file) {
        try {
            return parse(Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The objects of a test resource that lies beside {@code anchor}, or from the root if it begins with a slash. */
    public static List<JsonNode> resource(Class<?> anchor, String name) {
        try (InputStream in = anchor.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalArgumentException("no test resource " + name);
            }
            return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<JsonNode> parse(String text) {
        return text.lines().filter(line -> !line.isBlank()).map(JSON::readTree).toList();
    }
}
