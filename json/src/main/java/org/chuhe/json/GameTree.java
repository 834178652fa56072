package org.chuhe.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Function;
import org.chuhe.arbiter.book.BookNotation;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.game.clock.Clock;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.clock.ClockStage;
import org.chuhe.game.clock.SideClock;
import org.chuhe.game.result.GameEnding;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.state.ClaimEvent;
import org.chuhe.game.state.GamePly;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.TakeBackWish;
import org.chuhe.game.state.VaryDuty;
import org.chuhe.text.Article;
import org.chuhe.text.Translated;
import org.jspecify.annotations.Nullable;

/**
 * A game as pages know it, the same for one that the server conducts and for one in the browser: the parts of {@code
 * play/protocol.ts} that follow from the game alone. Trees are described in {@link RulingTree}. They tell players no more than
 * a board, a clock and an arbiter do.
 */
public final class GameTree {
    private GameTree() {}

    /** Words in all languages, by their codes; without those whose readers see the same in another. */
    public static Map<String, String> text(Function<Locale, String> words) {
        return Translated.forReaders(words).byCode();
    }

    /** By what the game is played, for people: the edition, its thresholds, and what it borrows from another. */
    public static Map<String, Object> rules(GameRegulations regulations) {
        RuleBook book = regulations.book();
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("title", text(book.title()::in));
        tree.put("first", book.firstToMove().code());
        tree.put("times", regulations.claims().thresholds().timesRound());
        tree.put("thresholds", text(regulations.claims().thresholds().words()::in));
        tree.put("borrowed", book.borrowed().map(words -> text(words::in)).orElse(null));
        return tree;
    }

    /** A timing scheme in seconds; without stages where time is not counted. */
    public static Map<String, Object> clock(ClockScheme scheme) {
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
        countdown.put("periods", scheme.countdownPeriods());
        countdown.put("seconds", scheme.countdownMillis() / 1000);
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("stages", stages);
        tree.put("countdown", countdown);
        tree.put("moveLimit", scheme.moveLimit() / 1000);
        if (scheme.redExtra() > 0 || scheme.blackExtra() > 0) {
            tree.put("extra", bySide(side -> scheme.extra(side) / 1000));
        }
        return tree;
    }

    /** All moves that stand, with the time each took. */
    public static List<Object> moves(GameState state) {
        return state.plies().stream().<Object>map(ply -> move(state, ply)).toList();
    }

    /** One of them. */
    public static Map<String, Object> move(GameState state, GamePly ply) {
        Map<String, Object> tree = written(state.regulations().book(), ply.before(), ply.move());
        tree.put("ply", ply.number());
        tree.put("used", ply.time().used());
        return tree;
    }

    /** How a move is written, whether it checks and whether it takes something. */
    public static Map<String, Object> written(RuleBook book, Position position, Move move) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("side", position.sideToMove().code());
        tree.putAll(BookNotation.all(book).spellings(position, move));
        tree.put("check", position.play(move).isCheck());
        tree.put("capture", position.pieceAt(move.to()).isPresent());
        return tree;
    }

    /** The part that every step replaces. */
    public static Map<String, Object> state(GameState state) {
        return state(state.regulations(), state.position(), Optional.of(state));
    }

    /** The same before the game has begun. */
    public static Map<String, Object> waiting(GameRegulations regulations, Position start) {
        return state(regulations, start, Optional.empty());
    }

    private static Map<String, Object> state(GameRegulations regulations, Position position, Optional<GameState> game) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("ply", game.map(state -> state.history().ply()).orElse(0));
        tree.put("fen", position.toString());
        tree.put("toMove", position.sideToMove().code());
        tree.put("check", position.isCheck());
        tree.put(
                "last",
                game.flatMap(state -> state.history().lastMove())
                        .map(Move::toString)
                        .orElse(null));
        tree.put("clock", game.map(GameTree::clock).orElse(null));
        tree.put("offer", side(game.flatMap(GameState::offer)));
        tree.put("mayOffer", may(game, GameState::mayOffer));
        tree.put("takeBack", side(game.flatMap(GameState::takeBack).map(TakeBackWish::side)));
        tree.put("mayTakeBack", may(game, GameState::mayAskBack));
        tree.put("claim", game.flatMap(GameTree::claim).orElse(null));
        tree.put("duty", game.flatMap(GameTree::duty).orElse(null));
        tree.put("ruling", game.flatMap(GameTree::ruling).orElse(null));
        tree.put("repetition", game.flatMap(GameTree::repetition).orElse(null));
        tree.put("limit", limit(regulations, game));
        tree.put("touched", game.map(state -> texts(state.turn().touched())).orElse(List.of()));
        tree.put("result", game.flatMap(GameState::result).map(GameTree::result).orElse(null));
        return tree;
    }

    private static List<String> texts(List<?> values) {
        return values.stream().map(Object::toString).toList();
    }

    private static @Nullable String side(Optional<Side> side) {
        return side.map(Side::code).orElse(null);
    }

    private static Map<String, Object> bySide(Function<Side, Object> value) {
        Map<String, Object> tree = new LinkedHashMap<>();
        for (Side side : Side.values()) {
            tree.put(side.code(), value.apply(side));
        }
        return tree;
    }

    private static Map<String, Object> may(Optional<GameState> game, BiPredicate<GameState, Side> may) {
        return bySide(side -> game.filter(state -> may.test(state, side)).isPresent());
    }

    /** Null where time is not counted. */
    private static @Nullable Map<String, Object> clock(GameState state) {
        Clock clock = state.clock();
        if (clock.red().left() > ClockStage.UNLIMITED / 2) {
            return null;
        }
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("at", clock.time());
        tree.put("running", side(clock.counting()));
        tree.putAll(bySide(side -> face(clock.face(side), state.scheme())));
        return tree;
    }

    private static Map<String, Object> face(SideClock face, ClockScheme scheme) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("left", Math.max(0, face.left()));
        tree.put("period", face.periods() == 0 ? 0 : Math.max(0, face.periodLeft()));
        tree.put("periods", face.periods());
        tree.put("flag", Math.max(0, face.untilFlag(scheme)));
        return tree;
    }

    private static Optional<Map<String, Object>> claim(GameState state) {
        return state.claim().map(claim -> {
            Map<String, Object> tree = new LinkedHashMap<>();
            tree.put("side", claim.side().code());
            tree.put("kind", claim.kind().code());
            return tree;
        });
    }

    private static Optional<Map<String, Object>> duty(GameState state) {
        Optional<VaryDuty> due = state.isOver() ? Optional.empty() : state.duty();
        return due.map(duty -> {
            int rounds = state.regulations().claims().thresholds().roundsToVary();
            Map<String, Object> tree = new LinkedHashMap<>();
            tree.put("side", side(duty.side()));
            tree.put("rounds", rounds);
            tree.put("roundsLeft", Math.max(0, rounds - duty.roundsPlayed(state.history())));
            return tree;
        });
    }

    /** The last ruling on a repetition, while it matters: as long as a side must vary, and after the end. */
    private static Optional<Map<String, Object>> ruling(GameState state) {
        Optional<ClaimEvent.Ruled> last =
                state.duty().isPresent() || state.isOver() ? state.lastRuling() : Optional.empty();
        return last.map(ruled -> {
            Map<String, Object> tree = ruling(ruled.side(), ruled.articles(), ruled.why()::in);
            tree.put("verdict", ruled.verdict().code());
            state.duty().ifPresent(duty -> tree.put("ply", duty.ruledAt()));
            return tree;
        });
    }

    /** Whom something goes against, by which articles, and why. */
    public static Map<String, Object> ruling(
            Optional<Side> side, List<Article> articles, Function<Locale, String> why) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("side", side(side));
        tree.put("articles", texts(articles));
        tree.put("why", text(why));
        return tree;
    }

    /** How often the position has stood, and when a ruling can be asked for; what it would be, players find out themselves. */
    private static Optional<Map<String, Object>> repetition(GameState state) {
        return state.regulations().arbiter().outlook(state.history()).map(outlook -> {
            Map<String, Object> tree = new LinkedHashMap<>();
            tree.put("occurrence", outlook.occurrence());
            tree.put("pliesLeft", outlook.pliesLeft());
            tree.put("words", text(outlook.words()::in));
            return tree;
        });
    }

    /** The rounds that count towards the natural move limit if a side claims it (22.2). */
    private static Map<String, Object> limit(GameRegulations regulations, Optional<GameState> game) {
        return game.map(state -> ClaimTree.limit(regulations.arbiter().moveLimit(state.history())))
                .orElseGet(() -> {
                    Map<String, Object> tree = bySide(side -> 0);
                    tree.put("rounds", regulations.claims().thresholds().quietRounds());
                    return tree;
                });
    }

    /** How a game ended, and why. */
    public static Map<String, Object> result(GameEnding result) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("score", result.outcome().code());
        tree.put("winner", side(result.winner()));
        tree.put("outcome", text(result.outcome().words()::in));
        tree.put("reason", text(result.reason().words()::in));
        tree.put("kind", result.reason().code());
        tree.put("article", result.article().toString());
        return tree;
    }
}
