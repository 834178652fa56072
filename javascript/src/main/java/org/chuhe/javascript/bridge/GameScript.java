package org.chuhe.javascript.bridge;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.core.Move;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.Iccs;
import org.chuhe.core.notation.NotationException;
import org.chuhe.core.sequence.MoveSequence;
import org.chuhe.javascript.jdk.JsTexts;
import org.chuhe.json.ClaimTree;
import org.chuhe.json.GameTree;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/**
 * What the pages ask in the visitor's own browser: a game under the referee of all other games, and what an arbiter finds in
 * the record of one. It is no part of the npm package.
 */
public final class GameScript {
    private GameScript() {}

    /** For the compiler: a program begins somewhere. */
    public static void main(String[] arguments) {}

    @JSExport
    public static void begin(JSObject texts, ScriptFailure.Thrower thrower) {
        JsTexts.lieIn(texts);
        ScriptFailure.by(thrower);
    }

    /**
     * Begins a game.
     *
     * @param terms {@code rules}, {@code fen}, {@code red}, {@code black}, and {@code minutes} with {@code seconds} a move;
     *     without minutes nobody's time is counted
     * @param at the time, in milliseconds of any clock
     */
    @JSExport
    public static ScriptGame game(JSObject terms, double at) {
        try {
            return GameHandle.begin(Trees.map(terms), (long) at);
        } catch (NotationException e) {
            throw ScriptFailure.of(e);
        }
    }

    /** What an arbiter finds in the record of a game, or {@code error}. */
    @JSExport
    public static JSObject review(JSObject request, String language, double nodes) {
        return Rulings.review(request, language, nodes);
    }

    /**
     * Moves by their coordinates as people write them, until one cannot be played, each with the rounds towards the move limit
     * that it leaves.
     */
    @JSExport
    public static JSObject line(String fen, JSObject moves, String rules) {
        RuleBook book = RuleBooks.byId(rules).orElse(RuleBooks.CXA_2020);
        Arbiter arbiter = Arbiter.of(book);
        List<Object> line = new ArrayList<>();
        try {
            MoveSequence game = MoveSequence.of(Fen.readLoosely(fen));
            for (String text : Trees.texts(moves)) {
                Move move = Iccs.parse(text);
                if (!game.position().isLegal(move)) {
                    break;
                }
                Map<String, Object> ply = GameTree.written(book, game.position(), move);
                game = game.play(move);
                ply.put("limit", ClaimTree.limit(arbiter.moveLimit(game)));
                line.add(ply);
            }
        } catch (NotationException e) {
            throw ScriptFailure.of(e);
        }
        return Trees.toScript(line);
    }
}
