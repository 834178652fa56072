package org.chuhe.server.rulebook;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chuhe.text.Folding;
import org.chuhe.text.Language;
import org.chuhe.text.Translated;

/**
 * Finds articles and figures. Both languages are searched whichever the reader reads; what was found only in the other
 * is shown in the other. First all words are asked for; if nothing has them all, some of them will do.
 */
public final class LibrarySearch {
    /** More would not be read. */
    public static final int MOST = 50;

    private static final int EXACT_NUMBER = 1000;
    private static final int WHOLE_TITLE = 120;
    private static final int IN_TITLE = 40;
    private static final int IN_TEXT = 8;
    private static final int IN_READING = 3;
    private static final int MOST_OCCURRENCES = 4;

    private final List<Entry> entries;

    public LibrarySearch(Library library) {
        this.entries = library.editions().stream()
                .flatMap(edition -> Stream.concat(
                        edition.articles().map(article -> entry(edition, article)),
                        edition.figures().stream().map(figure -> entry(library, edition, figure))))
                .toList();
    }

    /** What is searched of an article or figure. */
    private record Entry(
            LibraryEdition edition,
            Optional<LibraryArticle> article,
            Optional<Figure> figure,
            String number,
            Translated title,
            Translated text,
            Translated reading,
            List<String> titles,
            List<String> texts,
            List<String> readings) {}

    private static Entry entry(LibraryEdition edition, LibraryArticle article) {
        return entry(
                edition,
                Optional.of(article),
                Optional.empty(),
                article.number(),
                article.title(),
                plain(article.text()),
                article.reading().map(LibrarySearch::plain).orElse(Translated.same("")));
    }

    /** A figure is found by its number, its note, and the titles of the articles it is printed for. */
    private static Entry entry(Library library, LibraryEdition edition, Figure figure) {
        return entry(
                edition,
                Optional.empty(),
                Optional.of(figure),
                figure.id(),
                figure.label(),
                figure.note().orElse(Translated.same("")),
                Translated.of(reader -> titles(library, figure, reader)));
    }

    private static String titles(Library library, Figure figure, Locale locale) {
        return figure.articles().stream()
                .flatMap(number -> library.article(figure.edition(), number).stream())
                .map(article -> article.cited(locale) + " " + article.title().in(locale))
                .collect(Collectors.joining(Language.of(locale).isChinese() ? "、" : ", "));
    }

    private static Entry entry(
            LibraryEdition edition,
            Optional<LibraryArticle> article,
            Optional<Figure> figure,
            String number,
            Translated title,
            Translated text,
            Translated reading) {
        return new Entry(
                edition,
                article,
                figure,
                Folding.fold(number),
                title,
                text,
                reading,
                folded(title),
                folded(text),
                folded(reading));
    }

    private static Translated plain(Translated text) {
        return text.map(Prose::plain);
    }

    private static List<String> folded(Translated text) {
        return text.texts().values().stream().map(Folding::fold).toList();
    }

    /**
     * What fits a text best, best first.
     *
     * @param edition the id of the only edition to look in; empty for all
     */
    public List<Hit> find(String text, Locale locale, Optional<String> edition) {
        Query query = Query.of(text);
        if (query.terms().isEmpty()) {
            return List.of();
        }
        List<Entry> within = entries.stream()
                .filter(entry -> edition.isEmpty()
                        || edition.get().equals(entry.edition().id()))
                .toList();
        List<Hit> strict = hits(within, query, true, locale);
        return strict.isEmpty() ? hits(within, query.loosened(), false, locale) : strict;
    }

    private static List<Hit> hits(List<Entry> entries, Query query, boolean all, Locale locale) {
        List<Hit> hits = new ArrayList<>();
        for (Entry entry : entries) {
            int score = score(entry, query, all);
            if (score > 0) {
                hits.add(hit(entry, query, locale, score));
            }
        }
        // The sort is stable: equal scores stay in the order of the books.
        hits.sort(Comparator.comparingInt(Hit::score).reversed());
        return hits.subList(0, Math.min(MOST, hits.size()));
    }

    private static int score(Entry entry, Query query, boolean all) {
        if (!query.figures().isEmpty()) {
            return query.figures().stream().anyMatch(wanted -> isFigure(entry, wanted)) ? EXACT_NUMBER : 0;
        }
        int sum = 0;
        for (String term : query.terms()) {
            int score = score(entry, term);
            if (score == 0 && all) {
                return 0;
            }
            sum += score;
        }
        return sum + phraseScore(entry, query.phrase());
    }

    private static boolean isFigure(Entry entry, String wanted) {
        String label = Folding.fold(entry.title().in(Locale.ENGLISH));
        return entry.figure().isPresent()
                && label.startsWith(wanted)
                && (label.length() == wanted.length() || !Character.isDigit(label.charAt(wanted.length())));
    }

    /** Words found side by side are more likely meant. */
    private static int phraseScore(Entry entry, String phrase) {
        if (entry.titles().contains(phrase)) {
            return WHOLE_TITLE;
        }
        return entry.titles().stream().anyMatch(title -> title.contains(phrase)) ? IN_TITLE : 0;
    }

    private static int score(Entry entry, String term) {
        int score = entry.number().equals(term)
                ? EXACT_NUMBER
                : entry.article().isPresent() && entry.number().startsWith(term + ".") ? IN_TITLE : 0;
        if (entry.titles().contains(term)) {
            score += 2 * IN_TITLE;
        } else if (entry.titles().stream().anyMatch(title -> title.contains(term))) {
            score += IN_TITLE;
        }
        score += IN_TEXT * occurrences(entry.texts(), term);
        return score + IN_READING * occurrences(entry.readings(), term);
    }

    private static int occurrences(List<String> texts, String term) {
        int most = 0;
        for (String text : texts) {
            int count = 0;
            for (int at = text.indexOf(term); at >= 0 && count < MOST_OCCURRENCES; at = text.indexOf(term, at + 1)) {
                count++;
            }
            most = Math.max(most, count);
        }
        return most;
    }

    private static Hit hit(Entry entry, Query query, Locale locale, int score) {
        Highlight highlight = new Highlight(query.terms());
        Locale other = Language.of(locale).isChinese() ? Locale.ENGLISH : Locale.CHINESE;
        List<Hit.Marked> snippet = Stream.of(
                        entry.text().in(locale),
                        entry.reading().in(locale),
                        entry.text().in(other),
                        entry.reading().in(other))
                .map(highlight::snippet)
                .filter(found -> !found.isEmpty())
                .findFirst()
                .orElseGet(() -> highlight.opening(entry.text().in(locale)));
        return new Hit(
                entry.edition(),
                entry.article(),
                entry.figure(),
                highlight.all(entry.title().in(locale)),
                snippet,
                score);
    }
}
