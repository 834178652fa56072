package org.chuhe.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A file of TypeScript unions, made from the codes of Java's constants. It lies among the sources; a test in the module
 * that sends the codes compares it with what the constants say.
 */
public final class CodesFile {
    private static final int WIDTH = 120;
    private static final Path RIGHT = Path.of("target/codes.ts");

    private final StringBuilder text;

    public CodesFile(String madeBy) {
        text = new StringBuilder("// Codes of constants in Java; made by " + madeBy + ".\n");
    }

    /** Adds a type whose values are these words. */
    public CodesFile union(String type, List<String> words) {
        List<String> literals = words.stream().map(word -> '"' + word + '"').toList();
        String line = "export type " + type + " = " + String.join(" | ", literals) + ";\n";
        text.append(
                line.length() <= WIDTH + 1
                        ? line
                        : "export type " + type + " =\n  | " + String.join("\n  | ", literals) + ";\n");
        return this;
    }

    /** Fails if a file says something else; then the right one lies in {@code target}. */
    public void check(Path file) throws IOException {
        String now = Files.exists(file) ? Files.readString(file) : "";
        if (!now.contentEquals(text)) {
            Files.writeString(RIGHT, text);
        }
        assertThat(now).as("cp %s %s (in this module)", RIGHT, file).isEqualTo(text.toString());
    }
}
