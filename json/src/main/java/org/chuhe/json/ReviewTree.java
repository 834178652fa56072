package org.chuhe.json;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.claim.ClaimRuling;
import org.chuhe.arbiter.claim.GameReview;
import org.chuhe.arbiter.claim.LimitReached;
import org.chuhe.arbiter.claim.Outlook;
import org.chuhe.arbiter.claim.PendingPosition;
import org.chuhe.arbiter.claim.Recurrence;
import org.chuhe.core.Side;
import org.chuhe.core.sequence.MoveSequence;
import org.chuhe.text.Article;

/** What an arbiter finds in the record of a game, as trees for JSON; see {@link RulingTree}. */
public final class ReviewTree {
    private ReviewTree() {}

    /**
     * All that is found: {@code repetitions} with their rulings, where the {@code moveLimit} was reached, the {@code
     * outlook} if the last position has stood before, what {@code claims} after the last ply lead to, and the rounds
     * towards the {@code limit}. What is not there is null.
     */
    public static Map<String, Object> of(Arbiter arbiter, MoveSequence game, Locale locale) {
        GameReview review = arbiter.review(game);
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("rules", arbiter.book().id());
        tree.put(
                "repetitions",
                review.pending().stream().map(pending -> ruled(pending, locale)).toList());
        tree.put(
                "moveLimit",
                review.limitReached().map(reached -> limit(reached, locale)).orElse(null));
        Optional<Outlook> outlook = review.pendingAtTheEnd().isPresent() ? Optional.empty() : arbiter.outlook(game);
        tree.put(
                "outlook",
                outlook.map(ahead -> outlook(ahead, arbiter.rule(ahead.recurrence()), locale))
                        .orElse(null));
        Map<String, Object> answers = new LinkedHashMap<>();
        answers.put("repetition", answer(arbiter, arbiter.claimRepetition(game), locale));
        for (Side side : Side.values()) {
            answers.put(side.code(), answer(arbiter, arbiter.claimMoveLimit(game, side), locale));
        }
        tree.put("claims", answers);
        tree.put("limit", ClaimTree.limit(arbiter.moveLimit(game)));
        return tree;
    }

    private static Map<String, Object> ruled(PendingPosition pending, Locale locale) {
        Map<String, Object> tree = RulingTree.of(pending.proof(), locale, 0);
        tree.putAll(pending(pending));
        return tree;
    }

    private static Map<String, Object> answer(Arbiter arbiter, ClaimRuling ruling, Locale locale) {
        Map<String, Object> tree = new LinkedHashMap<>();
        ClaimTree.claim(tree, ruling, arbiter.book().id());
        tree.put("words", ruling.words().in(locale));
        return tree;
    }

    /** What is known of a position to be ruled on beside its ruling: since when, how long, and who left the round. */
    public static Map<String, Object> pending(PendingPosition pending) {
        Recurrence recurrence = pending.recurrence();
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("basis", recurrence.basis().code());
        tree.put("consequence", pending.ruling().consequence().code());
        tree.put(
                "claimArticles",
                Article.within(pending.proof().book().id(), pending.ruling().articles()));
        tree.put("claimablePly", recurrence.claimablePly());
        tree.put("lastPly", recurrence.lastPly());
        tree.put("varyBy", pending.varyBy());
        tree.put("deviator", pending.deviator().map(Side::code).orElse(null));
        return tree;
    }

    /** Where somebody could have claimed the natural move limit (22.2). */
    public static Map<String, Object> limit(LimitReached reached, Locale locale) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("ply", reached.ply());
        tree.put("claimants", reached.claimants().stream().map(Side::code).toList());
        tree.put("words", reached.words().in(locale));
        return tree;
    }

    /**
     * What is known where a position has stood before, but not often enough.
     *
     * @param ruling what a claim would lead to if play went on round
     */
    public static Map<String, Object> outlook(Outlook ahead, ClaimRuling ruling, Locale locale) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("occurrence", ahead.occurrence());
        tree.put("pliesLeft", ahead.pliesLeft());
        tree.put("consequence", ruling.consequence().code());
        tree.put("side", ruling.side().map(Side::code).orElse(null));
        tree.put("words", ruling.words().in(locale));
        return tree;
    }
}
