package org.chuhe.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.chuhe.cli.console.Console;

/** Where the program starts. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        // Pictures are computed, never shown: no display is needed, and none must be asked for.
        System.setProperty("java.awt.headless", "true");
        Console console = new Console(
                ChosenLanguage.ofEnvironment(System.getenv(), Locale.getDefault()),
                System.console() != null && System.getenv("NO_COLOR") == null,
                System.in,
                utf8(FileDescriptor.out),
                utf8(FileDescriptor.err));
        int exit = Chuhe.run(console, args);
        console.out().flush();
        console.err().flush();
        System.exit(exit);
    }

    /** UTF-8 whatever the machine's own encoding: the output is a contract. */
    private static PrintStream utf8(FileDescriptor target) {
        return new PrintStream(
                new BufferedOutputStream(new FileOutputStream(target), 1 << 16), false, StandardCharsets.UTF_8);
    }
}
