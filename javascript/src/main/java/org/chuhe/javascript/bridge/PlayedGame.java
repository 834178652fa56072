package org.chuhe.javascript.bridge;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.claim.ClaimRuling;
import org.chuhe.core.notation.NotationException;
import org.chuhe.game.command.Refusal;
import org.chuhe.game.state.GameState;
import org.chuhe.json.GameTree;

/**
 * A game in the browser, as the pages know games ({@link GameTree}). Who sits there, who looks on and whose game it is, the
 * page adds itself.
 */
final class PlayedGame {
    private PlayedGame() {}

    /** @param ahead by what the side on move loses at once if it goes on so: who plays the computer is told */
    static Map<String, Object> tree(GameState state, Optional<ClaimRuling> ahead) {
        RuleBook book = state.regulations().book();
        Map<String, Object> standing = GameTree.state(state);
        standing.put("phase", state.isOver() ? "over" : "playing");
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("edition", book.id());
        tree.put("rules", GameTree.rules(state.regulations()));
        tree.put("clock", GameTree.clock(state.scheme()));
        tree.put("start", state.start().toString());
        tree.put("moves", GameTree.moves(state));
        tree.put("state", standing);
        ahead.ifPresent(
                ruling -> tree.put("ahead", GameTree.ruling(ruling.side(), ruling.articles(), ruling.words()::in)));
        return tree;
    }

    static Map<String, Object> refusal(Refusal refusal) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("article", refusal.article().toString());
        tree.put("why", GameTree.text(refusal::in));
        return tree;
    }

    static Map<String, Object> unreadable(NotationException problem) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("article", null);
        tree.put("why", GameTree.text(problem.message()::in));
        return tree;
    }
}
