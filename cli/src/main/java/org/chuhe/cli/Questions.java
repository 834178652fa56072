package org.chuhe.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Predicate;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.Exit;

/**
 * A batch: one question a line, one answer a line, in the same order. A program that waits for an answer before it asks
 * again gets it at once; a file is answered in one go.
 */
final class Questions {
    private Questions() {}

    /**
     * Has every line of a file answered, blank ones aside.
     *
     * @param file {@code -} for standard input
     * @param answer prints an answer; false if there was none but what is wrong
     */
    static int answer(Console console, String file, Predicate<String> answer) throws IOException {
        boolean failed = false;
        try (InputStream in = file.equals("-") ? console.in() : Files.newInputStream(Path.of(file));
                BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            String line = reader.readLine();
            while (line != null) {
                if (!line.isBlank()) {
                    failed |= !answer.test(line);
                }
                if (!reader.ready()) {
                    console.out().flush();
                }
                line = reader.readLine();
            }
        }
        return failed ? Exit.BAD_INPUT : Exit.DONE;
    }
}
