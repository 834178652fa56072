package org.chuhe.server.platform.http;

import java.util.Locale;
import java.util.function.Function;

/**
 * A page that says the same to everybody who reads a language: the server shows it, and the application that works without
 * a server has it as a file.
 *
 * @param path its address, {@code /rules/cxa2020/24.3}
 * @param view how it is shown
 * @param model what it shows to a reader
 */
public record StillPage(String path, Function<Locale, View> view, Function<Locale, ?> model) {
    /** A page whose title is always the same. */
    public static StillPage of(String path, View view, Function<Locale, ?> model) {
        return new StillPage(path, locale -> view, model);
    }
}
