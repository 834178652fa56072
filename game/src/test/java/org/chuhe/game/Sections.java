package org.chuhe.game;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** A test file of several texts, each under a line {@code # name}. */
public final class Sections {
    private Sections() {}

    static Map<String, String> of(String resource) {
        Map<String, String> sections = new TreeMap<>();
        for (String section : read(resource).split("(?m)^# ")) {
            int end = section.indexOf('\n');
            if (end > 0) {
                sections.put(section.substring(0, end), section.substring(end + 1));
            }
        }
        return sections;
    }

    public static String read(String resource) {
        try (InputStream in = Objects.requireNonNull(Sections.class.getResourceAsStream(resource), resource)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
