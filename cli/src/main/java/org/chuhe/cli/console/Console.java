package org.chuhe.cli.console;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * What a command talks to.
 *
 * @param locale the language of the person in front of it
 * @param colour whether the output may be coloured
 * @param in standard input
 * @param out answers, in UTF-8
 * @param err what went wrong, in UTF-8
 */
public record Console(Locale locale, boolean colour, InputStream in, PrintStream out, PrintStream err) {

    public Console with(Locale newLocale) {
        return new Console(newLocale, colour, in, out, err);
    }

    /** The same without answers. */
    public Console silent() {
        return new Console(
                locale,
                colour,
                in,
                new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8),
                err);
    }

    /** Prints a line from the message files. */
    public void say(String key, Object... arguments) {
        out.println(words(key, arguments));
    }

    public String words(String key, Object... arguments) {
        return ConsoleWords.message(key, arguments).in(locale);
    }

    /** Says in exactly one line what went wrong. */
    public void complain(String what) {
        err.println("chuhe: " + what.strip().replaceAll("\\s*\\R\\s*", "; "));
    }
}
