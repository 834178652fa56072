package org.chuhe.server.rulebook;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.rulebook.RuleBook;
import org.chuhe.arbiter.ruling.Ruling;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What the arbiter says about figures, under their own edition and under others; each is ruled on once. */
public final class FigureRulings {
    private static final Logger LOG = LoggerFactory.getLogger(FigureRulings.class);

    private final Library library;
    private final Set<String> prepared = ConcurrentHashMap.newKeySet();
    private final Map<Key, Ruling> rulings = new ConcurrentHashMap<>();

    public FigureRulings(Library library) {
        this.library = library;
    }

    private record Key(String figure, String edition) {}

    /** The ruling under the figure's own edition. */
    public Ruling of(Figure figure) {
        return of(figure, RuleBook.byId(figure.edition()).orElseThrow());
    }

    /** The ruling under any edition. */
    public Ruling of(Figure figure, RuleBook book) {
        return rulings.computeIfAbsent(
                new Key(figure.id(), book.id()), key -> Arbiter.of(book).judge(figure.position(), figure.moves()));
    }

    /** Begins to rule on an edition's figures in the background, so that nobody has to wait for all of them. */
    public void prepare(Edition edition) {
        if (prepared.add(edition.id())) {
            CompletableFuture<Void> work =
                    CompletableFuture.runAsync(() -> edition.figures().forEach(this::of));
            work.exceptionally(problem -> {
                LOG.error("the figures of {} cannot be ruled on", edition.id(), problem);
                return null;
            });
        }
    }

    /** The rulings under all editions. */
    public Map<Edition, Ruling> everywhere(Figure figure) {
        Map<Edition, Ruling> all = new LinkedHashMap<>();
        library.editions().forEach(edition -> all.put(edition, of(figure, edition.book())));
        return all;
    }

    /** The figures of an article's edition that the article decides, beside those that the book prints for it. */
    public List<Figure> decidedBy(Article article) {
        return library.edition(article.edition()).stream()
                .flatMap(edition -> edition.figures().stream())
                .filter(figure -> !article.figures().contains(figure.id()))
                .filter(figure -> of(figure).articles().stream()
                        .flatMap(citation -> library.cited(article.edition(), citation).stream())
                        .anyMatch(article::equals))
                .toList();
    }
}
