package org.chuhe.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.chuhe.arbiter.book.BookNotation;
import org.chuhe.arbiter.book.Decision;
import org.chuhe.arbiter.book.RestsOn;
import org.chuhe.arbiter.book.SidePlay;
import org.chuhe.arbiter.claim.LineRuling;
import org.chuhe.arbiter.interpretation.Interpretation;
import org.chuhe.arbiter.nature.Chased;
import org.chuhe.arbiter.nature.Evidence;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.ruling.LineText;
import org.chuhe.arbiter.ruling.PlyAccount;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.arbiter.ruling.RulingAccount;
import org.chuhe.core.Move;
import org.chuhe.core.board.Board;
import org.chuhe.text.Article;
import org.jspecify.annotations.Nullable;

/**
 * A ruling as the JSON object that other programs read; its keys are a contract. Terms stay Chinese.
 *
 * <p>A tree is made of maps, lists, texts, numbers, truth values and null, and of no library: Jackson writes it on a
 * Java machine, a JavaScript engine as its own objects, and both from this one description.
 */
public final class RulingTree {
    private RulingTree() {}

    /**
     * A ruling without an id.
     *
     * @param locale the language of {@code explanation}, {@code summary}, {@code comparison}, {@code why} and {@code words}
     * @param millis how long the arbiter took
     */
    public static Map<String, Object> of(Ruling ruling, Locale locale, double millis) {
        Decision decision = ruling.decision();
        RulingAccount account = ruling.account(locale);
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("rules", ruling.book().id());
        tree.put("verdict", decision.verdict().code());
        tree.put("losesAtOnce", decision.losesAtOnce());
        tree.put("articles", Article.within(ruling.book().id(), decision.articles()));
        Map<String, Object> cycle = new LinkedHashMap<>();
        cycle.put("firstPly", ruling.cycle().firstPly());
        cycle.put("plies", ruling.cycle().length());
        tree.put("cycle", cycle);
        List<Object> plies = new ArrayList<>();
        tree.put("plies", plies);
        Board board = ruling.cycle().board();
        for (int i = 0; i < ruling.plies().size(); i++) {
            plies.add(ply(ruling, account.plies().get(i), board, locale));
            board.make(ruling.plies().get(i).move().code());
        }
        tree.put("red", side(ruling, decision.red(), locale));
        tree.put("black", side(ruling, decision.black(), locale));
        if (!ruling.book().interpretations().isEmpty()) {
            tree.put("settled", ruling.isSettled());
            tree.put(
                    "restsOn",
                    ruling.restsOn().stream()
                            .map(rests -> restsOn(ruling, rests, locale))
                            .toList());
            tree.put(
                    "turned",
                    ruling.book().turned().stream().map(Interpretation::code).toList());
            tree.put("restsOnWords", account.basis());
        }
        account.unreachable().ifPresent(words -> tree.put("unreachable", words));
        tree.put("comparison", account.comparison());
        tree.put("outcome", account.outcome());
        tree.put("summary", ruling.summary().in(locale));
        tree.put("explanation", account.text());
        tree.put("millis", Math.round(millis * 10) / 10.0);
        return tree;
    }

    private static Map<String, Object> restsOn(Ruling ruling, RestsOn rests, Locale locale) {
        Interpretation interpretation = rests.interpretation();
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("interpretation", interpretation.code());
        tree.put("article", interpretation.article().within(ruling.book().id()));
        tree.put("name", interpretation.name().in(locale));
        tree.put("verdict", rests.verdict().code());
        tree.put("losesAtOnce", rests.losesAtOnce());
        return tree;
    }

    /** The answer to a line of play: the ruling, and under {@code claim} what can be claimed after the last ply. */
    public static Map<String, Object> of(LineRuling line, Locale locale, double millis) {
        Map<String, Object> tree = of(line.ruling(), locale, millis);
        tree.put("claim", ClaimTree.of(line, locale));
        return tree;
    }

    /** The same answer under the name that the caller gave the question. */
    public static Map<String, Object> withId(@Nullable String id, Map<String, Object> answer) {
        Map<String, Object> named = new LinkedHashMap<>();
        named.put("id", id);
        named.putAll(answer);
        return named;
    }

    /** What is wrong with a question, under the name that the caller gave it. */
    public static Map<String, Object> error(@Nullable String id, String what) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("id", id);
        tree.put("error", what);
        return tree;
    }

    private static Map<String, Object> ply(Ruling ruling, PlyAccount told, Board before, Locale locale) {
        PlyNature ply = told.found();
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("ply", told.number());
        tree.put("side", ply.side().code());
        tree.putAll(BookNotation.all(ruling.book()).spellings(before, ply.move()));
        tree.put("nature", ply.nature().term());
        tree.put("articles", Article.within(ruling.book().id(), ply.articles()));
        tree.put("why", told.sentence());
        List<Move> line = ply.evidence().line();
        Board after = before.copy();
        after.make(ply.move().code());
        Board again = new Board(after.pieces(), before.side(), 0);
        tree.put("line", LineText.of(ruling.book(), again, line, Locale.CHINESE));
        tree.put("lineIccs", line.stream().map(Move::toString).toList());
        tree.put("targets", targets(ply.evidence()));
        tree.put("evidence", EvidenceTree.of(ruling.book(), ply, before, after, locale));
        tree.put("nodes", ply.positions());
        return tree;
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

    private static Map<String, Object> side(Ruling ruling, SidePlay play, Locale locale) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("pattern", play.pattern().words(ruling.book()).in(Locale.CHINESE));
        tree.put("words", play.pattern().words(ruling.book()).in(locale));
        tree.put("prohibited", play.prohibited());
        return tree;
    }
}
