package org.chuhe.server.rulebook;

import java.util.Optional;

/** Where the references in an edition's texts lead. */
public final class References {
    private final Library library;
    private final LibraryEdition edition;

    References(Library library, LibraryEdition edition) {
        this.library = library;
        this.edition = edition;
    }

    /** The address for a reference, if it leads anywhere. */
    public Optional<String> link(String reference) {
        return library.article(edition.id(), reference)
                .map(Links::article)
                .or(() -> edition.figures(reference).stream().findFirst().map(Links::figure));
    }

    /** The article that an id of a figure's list means. */
    public Optional<LibraryArticle> article(String number) {
        return library.article(edition.id(), number);
    }

    /** A figure by its id. */
    public Figure figure(String id) {
        return library.figure(id).orElseThrow();
    }
}
