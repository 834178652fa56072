package org.chuhe.cli.console;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.chuhe.json.JsonTree;
import tools.jackson.databind.JsonNode;

/**
 * What a command talks to.
 *
 * @param locale the language of the person in front of it
 * @param colour whether the output may be coloured
 * @param in standard input
 * @param out answers, in UTF-8
 * @param err what went wrong, in UTF-8
 * @param columns how wide the terminal is that shows the answers; 0 if they go to a file or a program
 */
public record Console(Locale locale, boolean colour, InputStream in, PrintStream out, PrintStream err, int columns) {

    /** Answers that go to a file or a program. */
    public Console(Locale locale, boolean colour, InputStream in, PrintStream out, PrintStream err) {
        this(locale, colour, in, out, err, 0);
    }

    /** Whether somebody reads the answers on a screen as they come. */
    public boolean isTerminal() {
        return columns > 0;
    }

    public Console with(Locale newLocale) {
        return new Console(newLocale, colour, in, out, err, columns);
    }

    /** The same without answers. */
    public Console silent() {
        return printingTo(OutputStream.nullOutputStream());
    }

    /** The same with answers that go elsewhere. */
    public Console printingTo(OutputStream elsewhere) {
        return new Console(locale, colour, in, new PrintStream(elsewhere, false, StandardCharsets.UTF_8), err, columns);
    }

    /** Prints a line from the message files. */
    public void say(String key, Object... arguments) {
        out.println(words(key, arguments));
    }

    /** Prints a line from the message files, wrapped to the terminal if there is one. */
    public void tell(String key, Object... arguments) {
        paragraph(words(key, arguments));
    }

    /** Prints a text, wrapped to the terminal if there is one. */
    public void paragraph(String text) {
        (isTerminal() ? Wrapping.lines(text, columns) : List.of(text)).forEach(out::println);
    }

    /** An answer for programs, in one line. */
    public void json(JsonNode node) {
        out.println(JsonTree.text(node));
    }

    public String words(String key, Object... arguments) {
        return ConsoleWords.message(key, arguments).in(locale);
    }

    /** Says in exactly one line what went wrong. */
    public void complain(String what) {
        err.println("chuhe: " + what.strip().replaceAll("\\s*\\R\\s*", "; "));
    }
}
