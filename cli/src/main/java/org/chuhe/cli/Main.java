package org.chuhe.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.Exit;
import org.chuhe.cli.console.StandardOutput;
import org.chuhe.cli.console.Terminal;

/** Where the program starts. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        // Pictures are computed, never shown: no display is needed, and none must be asked for.
        System.setProperty("java.awt.headless", "true");
        // Java 22 to 24 would take whatever it is given for a terminal.
        System.setProperty("jdk.console", "java.base");
        StandardOutput output = new StandardOutput();
        Console console = new Console(
                ChosenLanguage.ofEnvironment(System.getenv(), Locale.getDefault()),
                Terminal.columns(System.getenv(), Terminal.isThere()) > 0 && System.getenv("NO_COLOR") == null,
                System.in,
                utf8(output),
                utf8(new FileOutputStream(FileDescriptor.err)),
                Terminal.columns(System.getenv(), Terminal.isThere()));
        int exit = Chuhe.run(console, args);
        console.out().flush();
        if (output.failure().isPresent()) {
            Console reader = console.with(ChosenLanguage.of(Arrays.asList(args), console.locale()));
            reader.complain(reader.words(
                    "error.output", String.valueOf(output.failure().get().getMessage())));
            exit = Exit.BAD_INPUT;
        }
        console.err().flush();
        System.exit(exit);
    }

    /** UTF-8 whatever the machine's own encoding: the output is a contract. */
    private static PrintStream utf8(OutputStream target) {
        return new PrintStream(new BufferedOutputStream(target, 1 << 16), false, StandardCharsets.UTF_8);
    }
}
