package org.chuhe.arbiter.ruling;

import java.util.List;
import java.util.Locale;
import org.chuhe.arbiter.book.Decision;
import org.chuhe.arbiter.book.RestsOn;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.text.Article;
import org.chuhe.text.Message;
import org.chuhe.text.ProgramVersion;

/**
 * A ruling with everything it rests on.
 *
 * @param book the edition applied
 * @param cycle what was ruled on
 * @param plies the nature of every ply
 * @param decision who must vary
 * @param restsOn the interpretations without which the verdict would be another
 */
public record Ruling(RuleBook book, Cycle cycle, List<PlyNature> plies, Decision decision, List<RestsOn> restsOn) {
    public Ruling {
        plies = List.copyOf(plies);
        restsOn = List.copyOf(restsOn);
    }

    /**
     * Whether the verdict stays the same whichever of its open questions is answered the other way, one at a time; pairs are
     * not tried. No ruling, or one under an edition whose open questions are not known, is not settled.
     */
    public boolean isSettled() {
        return facts().isSettled();
    }

    public Verdict verdict() {
        return decision.verdict();
    }

    /** The articles that decide. */
    public List<Article> articles() {
        return decision.articles();
    }

    /** What a log keeps of it. */
    public RulingFacts facts() {
        return new RulingFacts(book, decision, restsOn, ProgramVersion.CURRENT);
    }

    /** Both sides compared, to be put into words later. */
    public Message comparison() {
        return facts().comparison();
    }

    /** Both sides compared and the verdict, to be put into words later. */
    public Message summary() {
        return facts().summary();
    }

    /** What follows from a verdict: 红方须变着，不变作负. */
    public static Message outcome(Verdict verdict) {
        return RulingFacts.outcome(verdict, false);
    }

    /** The ruling in words: every ply, both sides compared, the verdict. */
    public RulingAccount account(Locale locale) {
        return new Explanation(this, locale).account();
    }
}
