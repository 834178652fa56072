package org.chuhe.javascript.bridge;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.book.BookNotation;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.claim.ClaimRuling;
import org.chuhe.arbiter.claim.MoveLimit;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.notation.NotationException;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.clock.ClockStage;
import org.chuhe.game.clock.SideClock;
import org.chuhe.game.command.Refusal;
import org.chuhe.game.log.Narrator;
import org.chuhe.game.result.GameEnding;
import org.chuhe.game.state.ClaimEvent;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.VaryDuty;
import org.chuhe.text.Article;
import org.chuhe.text.Translated;
import org.jspecify.annotations.Nullable;

/**
 * A game as the pages know games: the parts of {@code play/protocol.ts} that a referee can tell. Who sits there, who looks on
 * and whose game it is, the page adds itself.
 */
final class GameTree {
    private GameTree() {}

    /**
     * @param before how the game stood before every move that stands
     * @param ahead by what the side on move loses at once if it goes on so: whoever plays the computer is told
     */
    static Map<String, Object> of(GameState state, List<GameState> before, Optional<ClaimRuling> ahead) {
        RuleBook book = state.regulations().book();
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("edition", book.id());
        tree.put("rules", rules(state));
        tree.put("clock", scheme(state.scheme()));
        tree.put("start", state.start().toString());
        List<Object> moves = new ArrayList<>();
        for (int i = 0; i < before.size(); i++) {
            moves.add(move(book, before.get(i), i + 1 < before.size() ? before.get(i + 1) : state));
        }
        tree.put("moves", moves);
        tree.put("state", state(state));
        ahead.ifPresent(ruling -> tree.put("ahead", ahead(book, ruling)));
        return tree;
    }

    private static Map<String, Object> ahead(RuleBook book, ClaimRuling ruling) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("side", ruling.side().map(Side::code).orElse(null));
        tree.put("articles", cited(ruling.articles(), book));
        tree.put("why", Translated.forReaders(ruling.words()::in).byCode());
        return tree;
    }

    private static List<String> cited(List<Article> articles, RuleBook book) {
        return articles.stream()
                .map(article -> article.orIn(book.id()).toString())
                .toList();
    }

    private static Map<String, Object> rules(GameState state) {
        RuleBook book = state.regulations().book();
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("title", Translated.forReaders(book.title()::in).byCode());
        tree.put("first", book.firstToMove().code());
        tree.put("times", state.regulations().thresholds().timesRound());
        tree.put(
                "thresholds",
                Translated.forReaders(state.regulations().thresholds().words()::in)
                        .byCode());
        tree.put(
                "borrowed",
                book.borrowed()
                        .map(words -> Translated.forReaders(words::in).byCode())
                        .orElse(null));
        return tree;
    }

    /** Without stages where nobody's time is counted. */
    private static Map<String, Object> scheme(ClockScheme scheme) {
        List<Object> stages = new ArrayList<>();
        for (ClockStage stage : scheme.stages()) {
            if (stage.millis() < ClockStage.UNLIMITED) {
                Map<String, Object> tree = new LinkedHashMap<>();
                tree.put("moves", stage.moves());
                tree.put("seconds", stage.millis() / 1000);
                tree.put("increment", stage.increment() / 1000);
                stages.add(tree);
            }
        }
        Map<String, Object> countdown = new LinkedHashMap<>();
        countdown.put("periods", 0);
        countdown.put("seconds", 0);
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("stages", stages);
        tree.put("countdown", countdown);
        tree.put("moveLimit", 0);
        return tree;
    }

    /** How a move is written, whether it checks and whether it takes something. */
    static Map<String, Object> written(RuleBook book, Position position, Move move) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("side", position.sideToMove().code());
        tree.putAll(BookNotation.all(book).spellings(position, move));
        tree.put("check", position.play(move).isCheck());
        tree.put("capture", position.pieceAt(move.to()).isPresent());
        return tree;
    }

    private static Map<String, Object> move(RuleBook book, GameState before, GameState after) {
        int ply = before.history().ply() + 1;
        Move move = after.history().lastMove().orElseThrow();
        Side side = before.position().sideToMove();
        Map<String, Object> tree = written(book, before.position(), move);
        tree.put("ply", ply);
        tree.put(
                "used",
                after.clock().face(side).used() - before.clock().face(side).used());
        return tree;
    }

    private static Map<String, Object> state(GameState state) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("phase", state.isOver() ? "over" : "playing");
        tree.put("ply", state.history().ply());
        tree.put("fen", state.position().toString());
        tree.put("toMove", state.position().sideToMove().code());
        tree.put("check", state.position().isCheck());
        tree.put("last", state.history().lastMove().map(Move::toString).orElse(null));
        tree.put("clock", clock(state));
        tree.put(
                "duty",
                state.isOver()
                        ? null
                        : state.duty().map(duty -> duty(state, duty)).orElse(null));
        tree.put("ruling", ruling(state));
        Arbiter arbiter = state.regulations().arbiter();
        tree.put(
                "repetition",
                arbiter.outlook(state.history())
                        .map(outlook -> {
                            Map<String, Object> ahead = new LinkedHashMap<>();
                            ahead.put("occurrence", outlook.occurrence());
                            ahead.put("pliesLeft", outlook.pliesLeft());
                            ahead.put(
                                    "words",
                                    Translated.forReaders(outlook.words()::in).byCode());
                            return ahead;
                        })
                        .orElse(null));
        tree.put("limit", limit(arbiter.moveLimit(state.history())));
        tree.put("result", state.result().map(GameTree::result).orElse(null));
        return tree;
    }

    private static @Nullable Map<String, Object> clock(GameState state) {
        if (state.clock().red().left() > ClockStage.UNLIMITED / 2) {
            return null;
        }
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("at", state.clock().time());
        tree.put("running", state.clock().running().map(Side::code).orElse(null));
        for (Side side : Side.values()) {
            SideClock face = state.clock().face(side);
            Map<String, Object> shown = new LinkedHashMap<>();
            shown.put("left", Math.max(0, face.left()));
            shown.put("period", 0);
            shown.put("periods", 0);
            shown.put("flag", Math.max(0, face.untilFlag(state.scheme())));
            tree.put(side.code(), shown);
        }
        return tree;
    }

    private static Map<String, Object> duty(GameState state, VaryDuty duty) {
        int rounds = state.regulations().claims().roundsToVary();
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("side", duty.side().map(Side::code).orElse(null));
        tree.put("rounds", rounds);
        tree.put("roundsLeft", Math.max(0, rounds - duty.roundsPlayed(state.history())));
        return tree;
    }

    /** The last ruling, as long as somebody must vary, and after the end. */
    private static @Nullable Map<String, Object> ruling(GameState state) {
        if (state.duty().isEmpty() && !state.isOver()) {
            return null;
        }
        return state.log().lastRuling().map(ruled -> ruling(state, ruled)).orElse(null);
    }

    private static Map<String, Object> ruling(GameState state, ClaimEvent.Ruled ruled) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("verdict", ruled.verdict().code());
        tree.put("side", ruled.side().map(Side::code).orElse(null));
        tree.put("articles", cited(ruled.articles(), state.regulations().book()));
        tree.put("why", Translated.forReaders(ruled.why()::in).byCode());
        return tree;
    }

    static Map<String, Object> limit(MoveLimit limit) {
        Map<String, Object> tree = new LinkedHashMap<>();
        for (Side side : Side.values()) {
            tree.put(side.code(), limit.roundsFor(side));
        }
        tree.put("rounds", limit.limit());
        return tree;
    }

    private static Map<String, Object> result(GameEnding result) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("score", result.score());
        tree.put("winner", result.winner().map(Side::code).orElse(null));
        tree.put("outcome", Translated.forReaders(Narrator.outcome(result)::in).byCode());
        tree.put("reason", Translated.forReaders(Narrator.reason(result)::in).byCode());
        tree.put("kind", result.reason().code());
        tree.put("article", result.article().toString());
        return tree;
    }

    static Map<String, Object> refusal(Refusal refusal) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("article", refusal.article().toString());
        tree.put("why", Translated.forReaders(refusal::in).byCode());
        return tree;
    }

    static Map<String, Object> unreadable(NotationException problem) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("article", null);
        tree.put("why", Translated.forReaders(problem.message()::in).byCode());
        return tree;
    }
}
