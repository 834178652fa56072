package org.chuhe.server.rulebook;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.sequence.MoveSequence;

/** What the arbiter says about figures, under their own edition and under others; each is ruled on once. */
public final class FigureRulings {
    private final Library library;
    private final Map<Key, Ruling> rulings = new ConcurrentHashMap<>();

    public FigureRulings(Library library) {
        this.library = library;
    }

    private record Key(String figure, String edition) {}

    /** The ruling under the figure's own edition. */
    public Ruling of(Figure figure) {
        return of(figure, RuleBooks.byId(figure.edition()).orElseThrow());
    }

    /** The ruling under any edition. */
    public Ruling of(Figure figure, RuleBook book) {
        return rulings.computeIfAbsent(
                new Key(figure.id(), book.id()),
                key -> Arbiter.of(book)
                        .judge(MoveSequence.of(figure.position(), figure.moves()))
                        .ruling());
    }

    /** The rulings under all editions. */
    public Map<LibraryEdition, Ruling> everywhere(Figure figure) {
        Map<LibraryEdition, Ruling> all = new LinkedHashMap<>();
        library.editions().forEach(edition -> all.put(edition, of(figure, edition.book())));
        return all;
    }
}
