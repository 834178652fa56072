package org.chuhe.arbiter.ruling;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.chuhe.arbiter.book.Decision;
import org.chuhe.arbiter.book.RestsOn;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.book.SidePlay;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.core.Names;
import org.chuhe.core.Side;
import org.chuhe.text.Article;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/**
 * A ruling without moves and evidence: what a log keeps of it. Words are made from it when somebody reads; the verdict is never
 * worked out again.
 *
 * @param book the edition applied, with the open questions turned that were turned
 * @param decision the verdict, both sides' play, and the articles that decide
 * @param restsOn the interpretations without which the verdict would be another
 * @param program the version of the program that ruled
 */
public record RulingFacts(RuleBook book, Decision decision, List<RestsOn> restsOn, String program) {
    private static final Messages WORDS = Messages.beside(RulingFacts.class);

    public RulingFacts {
        restsOn = List.copyOf(restsOn);
        requireHeading(book, decision.red());
        requireHeading(book, decision.black());
        if (decision.losesAtOnce() && decision.verdict().mustVary().isEmpty()) {
            throw new IllegalArgumentException("nobody could lose at once");
        }
    }

    private static void requireHeading(RuleBook book, SidePlay play) {
        if (play.pattern().heading().isPresent()
                && play.pattern().heading().flatMap(book::heading).isEmpty()) {
            throw new IllegalArgumentException(
                    book.id() + " has no heading " + play.pattern().heading().get());
        }
    }

    /** Whether the verdict stays the same whichever of its open questions is answered the other way, one at a time. */
    boolean isSettled() {
        return restsOn.isEmpty()
                && decision.verdict() != Verdict.UNDECIDED
                && !book.interpretations().isEmpty();
    }

    /** Both sides' play, then the verdict, then the interpretations that it rests on. */
    public Message summary() {
        return restsOn.stream()
                .map(this::restsOn)
                .reduce(
                        WORDS.message("summary", comparison(), verdict()),
                        (ruled, next) -> WORDS.message("summary", ruled, next));
    }

    /** What the verdict rests on, a sentence each: what is answered the other way, what it depends on, or that it is settled. */
    List<String> basis(Locale locale) {
        List<Message> sentences = new ArrayList<>();
        book.turned().forEach(turned -> sentences.add(WORDS.message("turned", cited(turned.article()), turned.name())));
        restsOn.forEach(each -> sentences.add(restsOn(each)));
        if (isSettled()) {
            sentences.add(WORDS.message("settled"));
        }
        return sentences.stream().map(sentence -> sentence.in(locale)).toList();
    }

    private Message restsOn(RestsOn restsOn) {
        return WORDS.message(
                "rests-on",
                cited(restsOn.interpretation().article()),
                restsOn.interpretation().name(),
                outcome(restsOn.verdict(), restsOn.losesAtOnce()));
    }

    /** What follows, without edition and articles. */
    Message outcome() {
        return outcome(decision.verdict(), decision.losesAtOnce());
    }

    static Message outcome(Verdict verdict, boolean losesAtOnce) {
        Optional<Side> side = verdict.mustVary();
        return side.map(each -> WORDS.message(losesAtOnce ? "outcome.loses" : "outcome.vary", Names.of(each)))
                .orElseGet(() -> WORDS.message(verdict == Verdict.DRAW ? "outcome.draw" : "outcome.undecided"));
    }

    /** Both sides compared. */
    Message comparison() {
        return WORDS.message("compare", side(Side.RED, decision.red()), side(Side.BLACK, decision.black()));
    }

    private Message side(Side side, SidePlay play) {
        return WORDS.message(
                play.prohibited() ? "side.prohibited" : "side.allowed",
                Names.of(side),
                play.pattern().words(book));
    }

    /** What follows, with edition and articles. */
    Message verdict() {
        Message title = book.title();
        Message articles = decision.articles().stream()
                .map(this::cited)
                .reduce((a, b) -> WORDS.message("articles", a, b))
                .orElseGet(() -> WORDS.message("article", ""));
        return switch (decision.verdict()) {
            case RED_MUST_VARY -> mustVary(Side.RED, title, articles);
            case BLACK_MUST_VARY -> mustVary(Side.BLACK, title, articles);
            case DRAW -> WORDS.message("verdict.draw", title, articles);
            case UNDECIDED -> WORDS.message("verdict.undecided", title);
        };
    }

    private Message mustVary(Side side, Message title, Message articles) {
        return WORDS.message(
                decision.losesAtOnce() ? "verdict.loses" : "verdict.vary", Names.of(side), title, articles);
    }

    Message cited(Article article) {
        return book.inChapter(article.number()).orElseGet(() -> WORDS.message("article", article.number()));
    }
}
