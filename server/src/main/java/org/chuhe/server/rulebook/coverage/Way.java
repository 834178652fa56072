package org.chuhe.server.rulebook.coverage;

import java.util.List;
import java.util.Optional;
import org.chuhe.text.Translated;

/**
 * A way by which people come to what a clause is about.
 *
 * @param id its name in the data
 * @param title what people call it
 * @param link the page where one begins, if it has pages
 * @param pages the addresses of its pages, as routes
 * @param commands the commands that lead there, with an option if only that does
 * @param api the addresses for programs, with their methods
 */
public record Way(
        String id,
        Translated title,
        Optional<String> link,
        List<String> pages,
        List<String> commands,
        List<String> api) {
    public Way {
        pages = List.copyOf(pages);
        commands = List.copyOf(commands);
        api = List.copyOf(api);
    }
}
