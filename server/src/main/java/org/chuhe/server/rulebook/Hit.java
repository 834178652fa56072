package org.chuhe.server.rulebook;

import java.util.List;
import java.util.Optional;

/**
 * Something that a search has found: an article or a figure.
 *
 * @param edition where
 * @param article the article, if it is one
 * @param figure the figure, if it is one
 * @param title its title with the words found marked
 * @param snippet where in the text they stand; empty if they do not
 * @param score how well it fits; only good for comparing
 */
public record Hit(
        LibraryEdition edition,
        Optional<LibraryArticle> article,
        Optional<Figure> figure,
        List<Marked> title,
        List<Marked> snippet,
        int score) {

    /** A stretch of text, marked if it is what was looked for. */
    public record Marked(String words, boolean found) {}

    public Hit {
        title = List.copyOf(title);
        snippet = List.copyOf(snippet);
    }
}
