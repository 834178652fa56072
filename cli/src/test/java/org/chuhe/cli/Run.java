package org.chuhe.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.chuhe.cli.console.Console;

/** One run of the command line, with what it wrote. */
public record Run(int exit, byte[] bytes, String err) {

    public static Run of(String... args) {
        return in(Locale.ENGLISH, args);
    }

    public static Run in(Locale environment, String... args) {
        return run(environment, "", 0, false, args);
    }

    /** A run before a terminal so wide; 0 for none. */
    public static Run at(Locale environment, int columns, boolean colour, String... args) {
        return run(environment, "", columns, colour, args);
    }

    /** With something on standard input. */
    public static Run told(Locale environment, String input, String... args) {
        return run(environment, input, 0, false, args);
    }

    private static Run run(Locale environment, String input, int columns, boolean colour, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        PrintStream outStream = new PrintStream(out, false, StandardCharsets.UTF_8);
        PrintStream errStream = new PrintStream(err, false, StandardCharsets.UTF_8);
        Console console = new Console(
                environment,
                colour,
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                outStream,
                errStream,
                columns);
        int exit = Chuhe.run(console, args);
        outStream.flush();
        errStream.flush();
        return new Run(exit, out.toByteArray(), err.toString(StandardCharsets.UTF_8));
    }

    public String out() {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    public List<String> lines() {
        return out().lines().toList();
    }

    public String lastLine() {
        return lines().get(lines().size() - 1);
    }
}
