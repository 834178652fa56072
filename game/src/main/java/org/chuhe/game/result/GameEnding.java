package org.chuhe.game.result;

import java.util.Optional;
import org.chuhe.core.Side;
import org.chuhe.text.Article;
import org.chuhe.text.EndReason;
import org.chuhe.text.Result;

/**
 * How and why a game ended.
 *
 * @param outcome who won; by forfeit if it was awarded because somebody did not come (20.3)
 * @param reason why
 * @param article the article it rests on
 */
public record GameEnding(Result outcome, EndReason reason, Article article) {
    /** By the article of the reason. */
    public static GameEnding of(Result outcome, EndReason reason) {
        return new GameEnding(outcome, reason, reason.article().orElseThrow());
    }

    public static GameEnding lost(Side loser, EndReason reason) {
        return of(loser.opponent().wins(), reason);
    }

    public static GameEnding drawn(EndReason reason) {
        return of(Result.DRAW, reason);
    }

    public Optional<Side> winner() {
        return Side.winner(outcome);
    }
}
