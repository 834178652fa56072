package org.chuhe.game.result;

import java.util.Optional;
import org.chuhe.core.Side;
import org.chuhe.text.Article;

/**
 * The result of a game.
 *
 * @param outcome who won
 * @param reason why
 * @param article the article it rests on
 * @param played false if it was awarded because somebody did not come (20.3)
 */
public record GameEnding(GameOutcome outcome, Reason reason, Article article, boolean played) {

    public static GameEnding lost(Side loser, Reason reason) {
        return new GameEnding(GameOutcome.lostBy(loser), reason, reason.article(), true);
    }

    public static GameEnding drawn(Reason reason) {
        return new GameEnding(GameOutcome.DRAW, reason, reason.article(), true);
    }

    public Optional<Side> winner() {
        return switch (outcome) {
            case RED_WINS -> Optional.of(Side.RED);
            case BLACK_WINS -> Optional.of(Side.BLACK);
            case DRAW, BOTH_LOSE, VOID -> Optional.empty();
        };
    }

    /** As tables print it: {@code 1-0}, {@code 0-1}, {@code 1/2}; {@code +/-} and the like if not played (20.3). */
    public String score() {
        return switch (outcome) {
            case RED_WINS -> played ? "1-0" : "+/-";
            case BLACK_WINS -> played ? "0-1" : "-/+";
            case DRAW -> "1/2";
            case BOTH_LOSE -> "-/-";
            case VOID -> "*";
        };
    }
}
