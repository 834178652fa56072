package org.chuhe.spark;

import java.io.Serializable;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.chuhe.arbiter.Interpretations;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.records.audit.GameAudit;

/**
 * The audit that workers are asked for: sent by name, made once per process, used by all its threads.
 *
 * @param editions the ids of the rule books, each with the open questions that are turned, joined by commas; the first decides
 * @param nodes how many positions the arbiter may search for one ply
 */
record Auditors(String editions, long nodes) implements Serializable {
    private static final long serialVersionUID = 1L;
    private static final Map<Auditors, GameAudit> MADE = new ConcurrentHashMap<>();

    static Auditors of(List<RuleBook> editions, long nodes) {
        return new Auditors(
                String.join(",", editions.stream().map(Auditors::named).toList()), nodes);
    }

    private static String named(RuleBook book) {
        return String.join(
                " ",
                Stream.concat(Stream.of(book.id()), Interpretations.turned(book).stream())
                        .toList());
    }

    private static RuleBook edition(String named) {
        List<String> words = List.of(named.split(" "));
        RuleBook book = RuleBooks.byId(words.get(0)).orElseThrow();
        return Interpretations.turned(book, words.subList(1, words.size()));
    }

    GameAudit get() {
        return MADE.computeIfAbsent(this, Auditors::make);
    }

    private static GameAudit make(Auditors asked) {
        List<RuleBook> books = List.of(asked.editions.split(",", -1)).stream()
                .map(Auditors::edition)
                .toList();
        return GameAudit.under(books, asked.nodes);
    }
}
