package org.chuhe.arbiter.book;

import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.interpretation.Interpretation;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.arbiter.threat.ProofTable;
import org.chuhe.core.Side;
import org.chuhe.text.Article;
import org.chuhe.text.Message;

/**
 * An edition of the rules: what every ply of a repetition is, what follows from that, and what else differs from book to
 * book. Nothing outside asks which edition it has before it; it asks the edition.
 */
public interface RuleBook {
    /** The short name used in files and on the command line, e.g. {@code cxa2020}. */
    String id();

    /** The edition's name in full. */
    default Message title() {
        return BookWords.WORDS.message("book." + id());
    }

    /** Its name where there is little room: in lists and tabs. */
    default Message shortTitle() {
        return BookWords.WORDS.message("short." + id());
    }

    /** The side that has the first move of a game. */
    default Side firstToMove() {
        return Side.RED;
    }

    /** From when on something can be claimed under this edition, and how long there is to vary. */
    default Thresholds thresholds() {
        return Thresholds.OF_2011;
    }

    /**
     * The edition whose articles on claims, thresholds and the conduct of games are taken where this one's text, so far as
     * we have it, says nothing; empty if it has all of them.
     */
    default Optional<String> borrowsFrom() {
        return Optional.of("cxa2011");
    }

    /** What is borrowed, for everybody who plays under this edition; empty if nothing is. */
    default Optional<Message> borrowed() {
        return borrowsFrom()
                .map(other -> BookWords.WORDS.message("borrowed", title(), BookWords.WORDS.message("book." + other)));
    }

    /** An article of this edition. */
    default Article article(String number) {
        return new Article(id(), number);
    }

    /**
     * The words for a number that is counted within a chapter, where the number alone would be taken for an article: 5.10 of
     * the World rules is number 10 of chapter five, not a part of article 5. Empty for an article.
     */
    default Optional<Message> inChapter(String number) {
        return Optional.empty();
    }

    /** What play under a heading is called, by the number of the heading; empty where there is no such heading. */
    default Optional<Message> heading(String number) {
        return Optional.empty();
    }

    /** An article on claims or the conduct of games: this edition's, or that of the one it borrows from. */
    default Article onConduct(String number) {
        return new Article(borrowsFrom().orElseGet(this::id), number);
    }

    /**
     * This edition's own article on what an article of the lender says, and that one where it has none: in a game under 1957
     * stalemate is cited as its 5.1, not as 4.1.2 of 2011.
     */
    default Article inPlaceOf(Article borrowed) {
        return borrowed;
    }

    /** The article that kings must not face each other. */
    default Article onFacingKings() {
        return onConduct("3.4");
    }

    /** Whether its own numbers go on where those of its lender end, so that a number alone cannot be taken for another's. */
    default boolean countsOnFromLender() {
        return borrowsFrom().isEmpty();
    }

    /** Whether plies are judged one by one, so that a series need not come back to where it began (23.4). */
    default boolean judgesSeries() {
        return false;
    }

    /**
     * The nature of every ply of a cycle.
     *
     * @param nodes how many positions may be searched for one ply
     */
    List<PlyNature> natures(Cycle cycle, long nodes);

    /** The same; what is proved is kept for {@link #restsOn}. */
    default List<PlyNature> natures(Cycle cycle, long nodes, ProofTable proofs) {
        List<PlyNature> plies = natures(cycle, nodes);
        plies.forEach(ply -> proofs.count(ply.positions()));
        return plies;
    }

    /** Who must vary, given the natures. */
    Decision decide(Cycle cycle, List<PlyNature> plies);

    /** Where its text leaves room: the questions that it is given an answer to. */
    default List<Interpretation> interpretations() {
        return List.of();
    }

    /** Those of them that are answered the other way. */
    default List<Interpretation> turned() {
        return List.of();
    }

    /** The same edition with one of its {@link #interpretations} answered the other way, or our way again. */
    default RuleBook turning(Interpretation interpretation) {
        throw new IllegalArgumentException(interpretation.code() + " is no question of " + id());
    }

    /**
     * On which interpretations a decision rests: each that was asked about is turned by itself, the others stay as they are.
     *
     * @param plies the natures that led to the decision
     * @param nodes how many positions may be searched for one ply under each other answer
     * @param proofs what was proved when the natures were found
     */
    default List<RestsOn> restsOn(
            Cycle cycle, List<PlyNature> plies, Decision decision, long nodes, ProofTable proofs) {
        return List.of();
    }

    /** Whether players record their moves in WXF notation, as the World rules have it; otherwise in Chinese. */
    default boolean recordsInWxf() {
        return false;
    }
}
