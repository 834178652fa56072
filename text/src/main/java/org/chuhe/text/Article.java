package org.chuhe.text;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A place in a rule book: edition and number, {@code cxa2011 23.5.1}. A number alone means something else in every book.
 *
 * @param edition the edition's id; empty where an old record has left it out
 * @param number the number as the edition prints it, {@code 23.5.1} or {@code 附录二 一.4}
 */
public record Article(String edition, String number) {
    private static final Pattern PLACED = Pattern.compile("([a-z]+[0-9]{4}) (.+)");

    /** An article whose edition is not known. */
    public static Article unplaced(String number) {
        return new Article("", number);
    }

    /** Reads what {@link #toString()} writes. */
    public static Article parse(String text) {
        Matcher matcher = PLACED.matcher(text);
        return matcher.matches() ? new Article(matcher.group(1), matcher.group(2)) : unplaced(text);
    }

    /** As it is cited where an edition is spoken of anyway: its own articles by their numbers, others in full. */
    public String within(String spokenOf) {
        return edition.equals(spokenOf) ? number : toString();
    }

    /** {@link #within} for several. */
    public static List<String> within(String spokenOf, List<Article> articles) {
        return articles.stream().map(article -> article.within(spokenOf)).toList();
    }

    /** This article, or, where its edition is not known, the one of that number in an edition. */
    public Article orIn(String usual) {
        return edition.isEmpty() ? new Article(usual, number) : this;
    }

    /** Spelled out, as is the other: a record's own would be put together anew by every short command. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Article article && edition.equals(article.edition) && number.equals(article.number);
    }

    @Override
    public int hashCode() {
        return 31 * edition.hashCode() + number.hashCode();
    }

    @Override
    public String toString() {
        return edition.isEmpty() ? number : edition + ' ' + number;
    }
}
