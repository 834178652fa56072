package org.chuhe.server.rulebook;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chuhe.arbiter.rulebook.RuleBook;

/** All editions, as people read them. */
public final class Library {
    private static final char RANGE = '–';

    private final List<Edition> editions;
    private final Map<String, Figure> figures = new HashMap<>();

    private Library(List<Edition> editions) {
        this.editions = List.copyOf(editions);
        editions.forEach(edition -> edition.figures().forEach(figure -> figures.put(figure.id(), figure)));
    }

    /** Reads the editions from the files that come with the program. */
    public static Library load() {
        return new Library(RuleBook.all().stream().map(LibraryFiles::read).toList());
    }

    /** The editions, the newest Chinese one first, the World rules last. */
    public List<Edition> editions() {
        return editions;
    }

    public Optional<Edition> edition(String id) {
        return editions.stream().filter(edition -> edition.id().equals(id)).findFirst();
    }

    public Optional<Figure> figure(String id) {
        return Optional.ofNullable(figures.get(id));
    }

    /** The article with this number, in the edition or in the one it rests on. */
    public Optional<Article> article(String edition, String number) {
        return edition(edition)
                .flatMap(found -> found.article(number).or(() -> found.base().flatMap(base -> article(base, number))));
    }

    /** The articles that a citation of an edition means; {@code 27.1–27.2} means both and what is between them. */
    public List<Article> cited(String edition, String citation) {
        int dash = citation.indexOf(RANGE);
        if (dash < 0) {
            return article(edition, citation).stream().toList();
        }
        String first = citation.substring(0, dash);
        String last = citation.substring(dash + 1);
        List<Article> range = new ArrayList<>();
        for (Article article :
                edition(edition).stream().flatMap(Edition::articles).toList()) {
            if (article.number().equals(first) || !range.isEmpty()) {
                range.add(article);
            }
            if (article.number().equals(last)) {
                return range;
            }
        }
        return List.of();
    }

    /** The figures of other editions that show the same play. */
    public List<Figure> elsewhere(Figure figure) {
        return figures.values().stream()
                .filter(other -> !other.edition().equals(figure.edition()) && other.shows(figure))
                .sorted((a, b) -> a.id().compareTo(b.id()))
                .toList();
    }
}
