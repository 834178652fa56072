package org.chuhe.server.platform.http;

import java.util.List;
import java.util.Optional;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/**
 * A kind of page.
 *
 * @param template the file under {@code src/main/jte}
 * @param words the words it uses
 * @param title what the browser's tab says
 * @param scripts what it needs beside the common script
 * @param preview what a link to it shows elsewhere, if it is to be passed on
 */
public record View(String template, Messages words, Message title, List<String> scripts, Optional<Preview> preview) {
    public View {
        scripts = List.copyOf(scripts);
    }

    /** A page whose title is in its message file. */
    public static View of(String template, Messages words, String title, String... scripts) {
        return new View(template, words, words.message(title), List.of(scripts), Optional.empty());
    }

    /** The same page about something in particular. */
    public View titled(Message other) {
        return new View(template, words, other, scripts, preview);
    }

    /** The same page, which people pass on. */
    public View passedOn(Preview shown) {
        return new View(template, words, title, scripts, Optional.of(shown));
    }

    /** The same page where other sites find it. */
    View at(String address) {
        return new View(template, words, title, scripts, preview.map(shown -> shown.at(address)));
    }
}
