package org.chuhe.arbiter.ruling;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.chuhe.arbiter.book.Decision;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.core.Side;
import org.chuhe.text.Message;

/**
 * A ruling with everything it rests on.
 *
 * @param book the edition applied
 * @param cycle what was ruled on
 * @param plies the nature of every ply
 * @param decision who must vary
 */
public record Ruling(RuleBook book, Cycle cycle, List<PlyNature> plies, Decision decision) {
    public Ruling {
        plies = List.copyOf(plies);
    }

    public Verdict verdict() {
        return decision.verdict();
    }

    /** The articles that decide. */
    public List<String> articles() {
        return decision.articles();
    }

    /** One sentence about a ply of the cycle, counted from 0. */
    public String why(int index, Locale locale) {
        return new Explanation(this, locale).ply(index);
    }

    /** A ply of the cycle, counted from 0, as {@link LineText} writes it but with the edition's own pieces. */
    public String move(int index, Locale locale) {
        return new Explanation(this, locale).move(index);
    }

    /** Why a ply of the cycle, counted from 0, has its nature: the end of the sentence about it. */
    public String reason(int index, Locale locale) {
        return new Explanation(this, locale).reason(index);
    }

    /** What a ply of the cycle, counted from 0, is aimed at: the king in check, the pieces chased or watched … */
    public List<String> targets(int index, Locale locale) {
        return new Explanation(this, locale).targets(index);
    }

    /** What the edition calls a side; 1957 calls the one that moves first Black. */
    public Message name(Side side) {
        return new Wording(book).side(side);
    }

    /** Both sides compared, to be put into words later. */
    public Message comparison() {
        return new Explanation(this, Locale.ENGLISH).comparison();
    }

    /** Both sides compared and the verdict, to be put into words later. */
    public Message summary() {
        return new Explanation(this, Locale.ENGLISH).summary();
    }

    /** What no search can settle and the arbiter may see otherwise, with the verdict then, to be put into words later. */
    public Optional<Message> discretion() {
        return new Explanation(this, Locale.ENGLISH).discretion();
    }

    /** The whole ruling in words: every ply, both sides compared, the verdict. */
    public String explanation(Locale locale) {
        return new Explanation(this, locale).text();
    }
}
