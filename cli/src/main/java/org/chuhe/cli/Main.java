package org.chuhe.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.Terminal;

/** Where the program starts. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        // Pictures are computed, never shown: no display is needed, and none must be asked for.
        System.setProperty("java.awt.headless", "true");
        // Java 22 to 24 would take whatever it is given for a terminal.
        System.setProperty("jdk.console", "java.base");
        Console console = new Console(
                ChosenLanguage.ofEnvironment(System.getenv(), Locale.getDefault()),
                Terminal.columns(System.getenv(), Terminal.isThere()) > 0 && System.getenv("NO_COLOR") == null,
                System.in,
                utf8(FileDescriptor.out),
                utf8(FileDescriptor.err),
                Terminal.columns(System.getenv(), Terminal.isThere()));
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
