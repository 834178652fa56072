package org.chuhe.tournament;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The tables and worked examples of the book, hand-checked, as JSON. */
public final class Cases {
    private Cases() {}

    /** The file of this name beside the tests, an object a line. */
    public static List<JsonNode> readLines(String name) {
        try (InputStream in = Cases.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalArgumentException("no test resource " + name);
            }
            JsonMapper mapper = JsonMapper.builder().build();
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(mapper::readTree)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The file of this name beside the tests. */
    public static JsonNode read(String name) {
        try (InputStream in = Cases.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalArgumentException("no test resource " + name);
            }
            return JsonMapper.builder().build().readTree(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
