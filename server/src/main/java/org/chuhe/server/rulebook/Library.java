package org.chuhe.server.rulebook;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.server.rulebook.coverage.Way;
import org.chuhe.text.Article;

/** All editions, as people read them. */
public final class Library {
    private static final char RANGE = '–';

    private final List<LibraryEdition> editions;
    private final Map<String, Figure> figures = new HashMap<>();

    private Library(List<LibraryEdition> editions) {
        this.editions = List.copyOf(editions);
        editions.forEach(edition -> edition.figures().forEach(figure -> figures.put(figure.id(), figure)));
    }

    /** Reads the editions from the files that come with the program. */
    public static Library load() {
        return new Library(RuleBooks.all().stream().map(LibraryFiles::read).toList());
    }

    /** The ways by which people come to what the editions say. */
    public List<Way> ways() {
        return List.copyOf(LibraryFiles.ways().values());
    }

    /** The editions, the newest Chinese one first, the World rules last. */
    public List<LibraryEdition> editions() {
        return editions;
    }

    public Optional<LibraryEdition> edition(String id) {
        return editions.stream().filter(edition -> edition.id().equals(id)).findFirst();
    }

    public Optional<Figure> figure(String id) {
        return Optional.ofNullable(figures.get(id));
    }

    /** The article with this number, in the edition or in the one it rests on. */
    public Optional<LibraryArticle> article(String edition, String number) {
        return edition(edition)
                .flatMap(found -> found.article(number).or(() -> found.base().flatMap(base -> article(base, number))));
    }

    /** The articles that a citation means. */
    public List<LibraryArticle> cited(Article citation) {
        return cited(citation.edition(), citation.number());
    }

    /**
     * The articles that a citation of an edition means: {@code 27.1–27.2} both and what is between them, {@code 附录二
     * 一.9, 一.10} two of an appendix, {@code 附录二 一.11(3)} the article that has this item.
     */
    public List<LibraryArticle> cited(String edition, String citation) {
        String prefix = citation.substring(0, citation.indexOf(' ') + 1);
        List<LibraryArticle> articles = new ArrayList<>();
        for (String part : citation.split(", ")) {
            articles.addAll(one(edition, part.startsWith(prefix) ? part : prefix + part));
        }
        return articles;
    }

    private List<LibraryArticle> one(String edition, String number) {
        int dash = number.indexOf(RANGE);
        if (dash >= 0) {
            String first = number.substring(0, dash);
            String last = number.substring(dash + 1);
            // 二.4(2)–(7): items of the same article.
            return range(
                    edition, first, last.startsWith("(") ? first.substring(0, first.lastIndexOf('(')) + last : last);
        }
        int item = number.lastIndexOf('(');
        return article(edition, number)
                .or(() -> item > 0 ? article(edition, number.substring(0, item)) : Optional.empty())
                .stream()
                .toList();
    }

    private List<LibraryArticle> range(String edition, String first, String last) {
        List<LibraryArticle> range = new ArrayList<>();
        for (LibraryArticle article :
                edition(edition).stream().flatMap(LibraryEdition::articles).toList()) {
            if (article.number().equals(first) || !range.isEmpty()) {
                range.add(article);
            }
            if (article.number().equals(last)) {
                return range;
            }
        }
        return List.of();
    }

    /** The figures of an article's edition that the article decides, beside those that the book prints for it. */
    public List<Figure> decidedBy(LibraryArticle article) {
        return edition(article.edition()).stream()
                .flatMap(edition -> edition.figures().stream())
                .filter(figure -> !article.figures().contains(figure.id()))
                .filter(figure -> figure.decidedBy().stream()
                        .flatMap(citation -> cited(article.edition(), citation).stream())
                        .anyMatch(article::equals))
                .toList();
    }

    /** The figures of other editions that show the same play. */
    public List<Figure> elsewhere(Figure figure) {
        return figures.values().stream()
                .filter(other -> !other.edition().equals(figure.edition()) && other.shows(figure))
                .sorted((a, b) -> a.id().compareTo(b.id()))
                .toList();
    }
}
