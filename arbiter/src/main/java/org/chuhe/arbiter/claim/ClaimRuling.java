package org.chuhe.arbiter.claim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Side;
import org.chuhe.text.Article;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/**
 * What the rules answer to a claim.
 *
 * @param consequence what happens
 * @param side whom it concerns: who loses, must vary, or has claimed wrongly
 * @param articles the articles that say so
 * @param grounds why
 * @param proof the nature of every move, where moves were judged
 */
public record ClaimRuling(
        Consequence consequence, Optional<Side> side, List<Article> articles, Grounds grounds, Optional<Ruling> proof) {
    static final Messages WORDS = Messages.beside(ClaimRuling.class);

    public ClaimRuling {
        articles = List.copyOf(articles);
        if (consequence.namesSide() != side.isPresent()) {
            throw new IllegalArgumentException(consequence + " with side " + side);
        }
    }

    /** The answer to a claim on what has been ruled on (23.5). */
    public static ClaimRuling of(Recurrence recurrence, Ruling ruling) {
        Consequence consequence = Consequence.of(ruling.decision());
        List<Article> articles = new ArrayList<>();
        articles.add(ruling.book().onConduct(recurrence.basis().article()));
        articles.add(ruling.book().onConduct(consequence.article()));
        articles.addAll(ruling.articles());
        return new ClaimRuling(
                consequence,
                ruling.verdict().mustVary(),
                articles,
                new Grounds.Judged(ruling.facts()),
                Optional.of(ruling));
    }

    /** The answer where something can be ruled on, but nothing has judged it: the arbiter must. */
    public static ClaimRuling undecided(RuleBook book, Recurrence recurrence) {
        return counted(
                Consequence.UNDECIDED,
                Optional.empty(),
                List.of(book.onConduct(recurrence.basis().article())),
                new Grounds.NotJudged(recurrence.cycle().length() / 2));
    }

    /** The answer where nothing can be ruled on yet (23.3), with how often the position has stood, if it has before. */
    public static ClaimRuling notAccepted(RuleBook book, Optional<Outlook> outlook) {
        Grounds why = outlook.<Grounds>map(ahead -> new Grounds.NotYet(ahead.occurrence(), ahead.pliesLeft()))
                .orElseGet(Grounds.NotRepeated::new);
        return counted(
                Consequence.NOT_ACCEPTED,
                Optional.empty(),
                List.of(book.onConduct(Consequence.NOT_ACCEPTED.article())),
                why);
    }

    /** The answer to a claim of the natural move limit, by the count alone (22.2). */
    public static ClaimRuling ofLimit(RuleBook book, MoveLimit limit, Side claimant) {
        Article claim = book.onConduct(Consequence.DRAW.article());
        return limit.isReachedFor(claimant)
                ? counted(
                        Consequence.DRAW,
                        Optional.empty(),
                        List.of(claim, book.onConduct("4.2.4")),
                        new Grounds.Counted(limit, claimant))
                : counted(
                        Consequence.FALSE_CLAIM,
                        Optional.of(claimant),
                        List.of(claim),
                        new Grounds.Counted(limit, claimant));
    }

    private static ClaimRuling counted(
            Consequence consequence, Optional<Side> side, List<Article> articles, Grounds grounds) {
        return new ClaimRuling(consequence, side, articles, grounds, Optional.empty());
    }

    /** The answer in words. */
    public Message words() {
        return grounds.words();
    }

    /** Whether it goes against a side: it has lost, or must vary. */
    public boolean isAgainst(Side mover) {
        boolean strict = consequence == Consequence.LOSS || consequence == Consequence.MUST_VARY;
        return strict && side.equals(Optional.of(mover));
    }
}
