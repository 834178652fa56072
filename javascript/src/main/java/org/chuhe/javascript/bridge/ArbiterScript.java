package org.chuhe.javascript.bridge;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.claim.Claims;
import org.chuhe.arbiter.claim.GameReview;
import org.chuhe.javascript.jdk.JsTexts;
import org.chuhe.json.JudgeRequest;
import org.chuhe.json.Judging;
import org.chuhe.json.ReviewTree;
import org.chuhe.json.RulingTree;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** What the whole script offers: {@link CoreScript} and the arbiter. */
public final class ArbiterScript {
    private ArbiterScript() {}

    /** For the compiler: a program begins somewhere. */
    public static void main(String[] arguments) {}

    @JSExport
    public static void begin(JSObject texts, Failure.Thrower thrower) {
        JsTexts.lieIn(texts);
        Failure.by(thrower);
    }

    @JSExport
    public static JSObject languages() {
        return Failure.languages();
    }

    @JSExport
    public static ScriptPosition position(String fen, boolean loosely) {
        return PositionHandle.read(fen, loosely);
    }

    /** The editions, in words of a language. */
    @JSExport
    public static JSObject editions(String language) {
        Locale locale = Failure.locale(language);
        List<Object> editions = new ArrayList<>();
        for (RuleBook book : RuleBooks.all()) {
            Map<String, Object> edition = new LinkedHashMap<>();
            edition.put("id", book.id());
            edition.put("title", book.title().in(locale));
            edition.put("shortTitle", book.shortTitle().in(locale));
            edition.put("firstToMove", Ids.of(book.firstToMove()));
            editions.add(edition);
        }
        return script(editions);
    }

    /** Answers a question as {@code chuhe judge --batch} does: with a ruling, or with what is wrong with the question. */
    @JSExport
    public static JSObject judge(JSObject request, String language, double nodes, double nodesInAll) {
        return script(Judging.answer(
                Trees.map(request), RuleBooks.CXA_2020, (long) nodes, (long) nodesInAll, Failure.locale(language)));
    }

    /** The answer to a text that is no question: what is wrong with it. */
    @JSExport
    public static JSObject refuse(String text, String language) {
        return script(RulingTree.error(null, JudgeRequest.notJson(text).message(Failure.locale(language))));
    }

    /** What an arbiter finds in the record of a game, or {@code error}. */
    @JSExport
    public static JSObject review(JSObject request, String language, double nodes) {
        Locale locale = Failure.locale(language);
        try {
            JudgeRequest game = JudgeRequest.of(Trees.map(request), RuleBooks.CXA_2020);
            Arbiter arbiter = Arbiter.of(game.book()).withNodes((long) nodes);
            Claims claims = Claims.under(arbiter, game.book().thresholds());
            return script(ReviewTree.of(claims, GameReview.of(claims, game.position(), game.moves()), locale));
        } catch (IllegalArgumentException e) {
            return script(Map.of("error", Judging.words(e, locale)));
        }
    }

    /** How many positions are searched for one ply unless somebody says otherwise. */
    @JSExport
    public static double usualNodes() {
        return Arbiter.DEFAULT_NODES;
    }

    @JSExport
    public static boolean isDead(ScriptPosition position) {
        return PositionHandle.of(position).isDead();
    }

    @JSExport
    public static String svg(ScriptPosition position, JSObject options) {
        return BoardSvg.draw(PositionHandle.of(position), Trees.map(options));
    }

    private static JSObject script(Object tree) {
        return Trees.toScript(tree);
    }
}
