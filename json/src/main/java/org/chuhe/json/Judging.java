package org.chuhe.json;

import java.util.Locale;
import java.util.Map;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.RulingException;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.claim.LineRuling;
import org.chuhe.core.notation.NotationException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Answers requests for a ruling, each on its own: a ruling under its id, or {@code error} under its id. */
public final class Judging {
    private Judging() {}

    /** Answers a line of a batch. */
    public static ObjectNode answer(String line, RuleBook defaultBook, long nodes, Locale locale) {
        try {
            return answer(JudgeRequest.read(line), defaultBook, nodes, locale);
        } catch (JsonException e) {
            return RulingJson.error(null, e.message(locale));
        }
    }

    /**
     * Answers a request, whatever is wrong with it.
     *
     * @param defaultBook the edition for requests that name none
     * @param nodes how many positions may be searched for one ply
     * @param locale the language of explanations and errors
     */
    public static ObjectNode answer(JsonNode request, RuleBook defaultBook, long nodes, Locale locale) {
        return answer(request, defaultBook, nodes, Long.MAX_VALUE, locale);
    }

    /**
     * Answers a request in limited time.
     *
     * @param nodes how many positions may be searched for one ply
     * @param nodesInAll how many for the whole cycle, however long it is
     */
    public static ObjectNode answer(
            JsonNode request, RuleBook defaultBook, long nodes, long nodesInAll, Locale locale) {
        return request instanceof ObjectNode node
                ? RulingJson.of(answer(RulingJson.tree(node), defaultBook, nodes, nodesInAll, locale))
                : RulingJson.error(
                        null, JudgeRequest.notJson(request.toString()).message(locale));
    }

    /** Answers a request that is a tree with one, as {@link RulingTree} describes them. */
    public static Map<String, Object> answer(
            Map<String, Object> request, RuleBook defaultBook, long nodes, long nodesInAll, Locale locale) {
        String id = null;
        try {
            id = JudgeRequest.id(request).orElse(null);
            JudgeRequest asked = JudgeRequest.of(request, defaultBook);
            Arbiter arbiter = Arbiter.of(asked.book()).withNodes(nodes).withNodesInAll(nodesInAll);
            long start = System.nanoTime();
            LineRuling ruling = arbiter.judge(asked.game());
            double millis = (System.nanoTime() - start) / 1e6;
            return RulingTree.withId(id, RulingTree.of(ruling, locale, millis));
        } catch (IllegalArgumentException e) {
            return RulingTree.error(id, words(e, locale));
        }
    }

    /** What is wrong with a request, in the reader's language. */
    public static String words(IllegalArgumentException problem, Locale locale) {
        if (problem instanceof JsonException json) {
            return json.message(locale);
        }
        if (problem instanceof NotationException notation) {
            return notation.message(locale);
        }
        if (problem instanceof RulingException ruling) {
            return ruling.message(locale);
        }
        return JsonWords.message("internal", problem.toString()).in(locale);
    }
}
