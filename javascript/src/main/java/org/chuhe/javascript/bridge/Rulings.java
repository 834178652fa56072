package org.chuhe.javascript.bridge;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.core.notation.NotationException;
import org.chuhe.json.JudgeRequest;
import org.chuhe.json.Judging;
import org.chuhe.json.PlayTree;
import org.chuhe.json.ReviewTree;
import org.chuhe.json.RulingTree;
import org.teavm.jso.JSObject;

/** What the arbiter answers to scripts. */
final class Rulings {
    private Rulings() {}

    /** The editions, in words of a language. */
    static JSObject editions(String language) {
        Locale locale = ScriptFailure.locale(language);
        List<Object> editions = new ArrayList<>();
        for (RuleBook book : RuleBooks.all()) {
            Map<String, Object> edition = new LinkedHashMap<>();
            edition.put("id", book.id());
            edition.put("title", book.title().in(locale));
            edition.put("shortTitle", book.shortTitle().in(locale));
            edition.put("firstToMove", book.firstToMove().code());
            editions.add(edition);
        }
        return Trees.toScript(editions);
    }

    /**
     * Answers a question as {@code chuhe judge --batch} does: with a ruling, or with what is wrong with the question.
     *
     * @param nodes how many positions may be searched for one ply; as many as usual if it is 0
     */
    static JSObject judge(JSObject request, String language, double nodes, double nodesInAll) {
        return Trees.toScript(Judging.answer(
                Trees.map(request),
                RuleBooks.CXA_2020,
                nodes(nodes),
                (long) nodesInAll,
                ScriptFailure.locale(language)));
    }

    private static long nodes(double asked) {
        return asked == 0 ? Arbiter.DEFAULT_NODES : (long) asked;
    }

    /** The answer to a text that is no question: what is wrong with it. */
    static JSObject refuse(String text, String language) {
        return Trees.toScript(
                RulingTree.error(null, JudgeRequest.notJson(text).message(ScriptFailure.locale(language))));
    }

    /** What an arbiter finds in the record of a game, or {@code error}. */
    static JSObject review(JSObject request, String language, double nodes) {
        Locale locale = ScriptFailure.locale(language);
        try {
            JudgeRequest game = JudgeRequest.of(Trees.map(request), RuleBooks.CXA_2020);
            Arbiter arbiter = Arbiter.of(game.book()).withNodes(nodes(nodes));
            return Trees.toScript(ReviewTree.of(arbiter, game.game(), locale));
        } catch (IllegalArgumentException e) {
            return Trees.toScript(RulingTree.error(null, Judging.words(e, locale)));
        }
    }

    /** A position and moves as boards are drawn from them, or {@code error} with what was perhaps meant. */
    static JSObject play(String fen, List<String> moves, String language) {
        Locale locale = ScriptFailure.locale(language);
        try {
            return Trees.toScript(PlayTree.of(fen, moves, locale));
        } catch (NotationException e) {
            return Trees.toScript(PlayTree.problem(e, locale));
        }
    }
}
