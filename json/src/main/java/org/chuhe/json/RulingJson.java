package org.chuhe.json;

import java.util.List;
import java.util.Locale;
import org.chuhe.arbiter.book.Decision;
import org.chuhe.arbiter.book.SidePlay;
import org.chuhe.arbiter.claim.LineRuling;
import org.chuhe.arbiter.nature.Chased;
import org.chuhe.arbiter.nature.Evidence;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.ruling.LineText;
import org.chuhe.arbiter.ruling.PlyAccount;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.arbiter.ruling.RulingAccount;
import org.chuhe.core.Move;
import org.chuhe.core.Side;
import org.chuhe.core.board.Board;
import org.chuhe.text.Article;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A ruling as the JSON object that other programs read; its keys are a contract. Terms stay Chinese. */
public final class RulingJson {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private RulingJson() {}

    /**
     * A ruling without an id.
     *
     * @param locale the language of {@code explanation}, {@code summary}, {@code comparison}, {@code why} and {@code words}
     * @param millis how long the arbiter took
     */
    public static ObjectNode of(Ruling ruling, Locale locale, double millis) {
        Decision decision = ruling.decision();
        RulingAccount account = ruling.account(locale);
        ObjectNode json = NODES.objectNode();
        json.put("rules", ruling.book().id());
        json.put("verdict", decision.verdict().id());
        json.put("losesAtOnce", decision.losesAtOnce());
        json.set("articles", strings(Article.within(ruling.book().id(), decision.articles())));
        ObjectNode cycle = json.putObject("cycle");
        cycle.put("firstPly", ruling.cycle().firstPly());
        cycle.put("plies", ruling.cycle().length());
        ArrayNode plies = json.putArray("plies");
        Board board = ruling.cycle().board();
        for (int i = 0; i < ruling.plies().size(); i++) {
            plies.add(ply(ruling, account.plies().get(i), board, locale));
            board.make(ruling.plies().get(i).move().code());
        }
        json.set("red", side(decision.red(), locale));
        json.set("black", side(decision.black(), locale));
        decision.discretion()
                .ifPresent(discretion -> json.putObject("discretion")
                        .put(
                                "article",
                                discretion.article().within(ruling.book().id()))
                        .put("verdict", discretion.verdict().id())
                        .put("words", account.discretion().orElseThrow()));
        json.put("comparison", account.comparison());
        json.put("outcome", account.outcome());
        json.put("summary", ruling.summary().in(locale));
        json.put("explanation", account.text());
        json.put("millis", Math.round(millis * 10) / 10.0);
        return json;
    }

    /** The answer to a line of play: the ruling, and under {@code claim} what can be claimed after the last ply. */
    public static ObjectNode of(LineRuling line, Locale locale, double millis) {
        ObjectNode json = of(line.ruling(), locale, millis);
        json.set("claim", ClaimJson.of(line, locale));
        return json;
    }

    /** The same answer under the name that the caller gave the question. */
    public static ObjectNode withId(@Nullable String id, ObjectNode answer) {
        ObjectNode named = NODES.objectNode();
        named.put("id", id);
        named.setAll(answer);
        return named;
    }

    /** What is wrong with a question, under the name that the caller gave it. */
    public static ObjectNode error(@Nullable String id, String what) {
        ObjectNode json = NODES.objectNode();
        json.put("id", id);
        json.put("error", what);
        return json;
    }

    private static ObjectNode ply(Ruling ruling, PlyAccount told, Board before, Locale locale) {
        PlyNature ply = told.found();
        ObjectNode json = NODES.objectNode();
        json.put("ply", told.number());
        json.put("side", ply.side() == Side.RED ? "red" : "black");
        json.put(
                "move",
                LineText.of(ruling.book(), before, List.of(ply.move()), Locale.CHINESE)
                        .get(0));
        json.put("iccs", ply.move().toString());
        json.put("nature", ply.nature().term());
        json.set("articles", strings(Article.within(ruling.book().id(), ply.articles())));
        json.put("why", told.sentence());
        List<Move> line = ply.evidence().line();
        Board after = before.copy();
        after.make(ply.move().code());
        Board again = new Board(after.pieces(), before.side(), 0);
        json.set("line", strings(LineText.of(ruling.book(), again, line, Locale.CHINESE)));
        json.set("lineIccs", strings(line.stream().map(Move::toString).toList()));
        json.set("targets", strings(targets(ply.evidence())));
        json.set("evidence", EvidenceJson.of(ruling.book(), ply, before, after, locale));
        json.put("nodes", ply.positions());
        return json;
    }

    private static List<String> targets(Evidence evidence) {
        if (evidence instanceof Evidence.Chase chase) {
            return chase.targets().stream()
                    .map(Chased::target)
                    .map(Object::toString)
                    .toList();
        }
        if (evidence instanceof Evidence.Exchange exchange) {
            return List.of(exchange.invited().toString());
        }
        return evidence instanceof Evidence.Follow follow
                ? List.of(follow.target().toString())
                : List.of();
    }

    private static ObjectNode side(SidePlay play, Locale locale) {
        ObjectNode json = NODES.objectNode();
        json.put("pattern", play.pattern().in(Locale.CHINESE));
        json.put("words", play.pattern().in(locale));
        json.put("prohibited", play.prohibited());
        return json;
    }

    private static ArrayNode strings(List<String> texts) {
        ArrayNode array = NODES.arrayNode();
        texts.forEach(array::add);
        return array;
    }
}
