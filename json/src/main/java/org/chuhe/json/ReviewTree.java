package org.chuhe.json;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.chuhe.arbiter.claim.ClaimRuling;
import org.chuhe.arbiter.claim.Claims;
import org.chuhe.arbiter.claim.GameReview;
import org.chuhe.arbiter.claim.LimitReached;
import org.chuhe.arbiter.claim.Outlook;
import org.chuhe.arbiter.claim.PendingPosition;
import org.chuhe.arbiter.claim.Recurrence;
import org.chuhe.core.Side;
import org.chuhe.text.Article;

/** What an arbiter finds in the record of a game, as trees for JSON; see {@link RulingTree}. */
public final class ReviewTree {
    private ReviewTree() {}

    /**
     * All that is found: {@code repetitions} with their rulings, where the {@code moveLimit} was reached, the {@code
     * outlook} if the last position has stood before, what {@code claims} after the last ply lead to, and the rounds
     * towards the {@code limit}. What is not there is null.
     */
    public static Map<String, Object> of(Claims claims, GameReview review, Locale locale) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("rules", claims.book().id());
        tree.put(
                "repetitions",
                review.pending().stream().map(pending -> ruled(pending, locale)).toList());
        tree.put(
                "moveLimit",
                review.limitReached().map(reached -> limit(reached, locale)).orElse(null));
        Optional<Outlook> outlook = review.pendingAtTheEnd().isPresent() ? Optional.empty() : review.outlook();
        tree.put(
                "outlook",
                outlook.map(ahead -> outlook(ahead, claims.rule(ahead.recurrence()), locale))
                        .orElse(null));
        Map<String, Object> answers = new LinkedHashMap<>();
        answers.put("repetition", answer(claims, review.claimRepetition(), locale));
        for (Side side : Side.values()) {
            answers.put(side.code(), answer(claims, review.claimMoveLimit(side), locale));
        }
        tree.put("claims", answers);
        tree.put("limit", ClaimTree.limit(review.limit()));
        return tree;
    }

    private static Map<String, Object> ruled(PendingPosition pending, Locale locale) {
        Map<String, Object> tree = RulingTree.of(pending.proof(), locale, 0);
        tree.putAll(pending(pending));
        return tree;
    }

    private static Map<String, Object> answer(Claims claims, ClaimRuling ruling, Locale locale) {
        Map<String, Object> tree = new LinkedHashMap<>();
        ClaimTree.claim(tree, ruling, claims.book().id());
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
