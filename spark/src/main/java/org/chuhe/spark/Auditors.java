package org.chuhe.spark;

import java.io.Serializable;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.records.audit.GameAudit;

/**
 * The audit that workers are asked for: sent by name, made once per process, used by all its threads.
 *
 * @param editions the ids of the rule books, joined by commas; the first decides
 * @param nodes how many positions the arbiter may search for one ply
 */
record Auditors(String editions, long nodes) implements Serializable {
    private static final long serialVersionUID = 1L;
    private static final Map<Auditors, GameAudit> MADE = new ConcurrentHashMap<>();

    static Auditors of(List<RuleBook> editions, long nodes) {
        return new Auditors(String.join(",", editions.stream().map(RuleBook::id).toList()), nodes);
    }

    GameAudit get() {
        return MADE.computeIfAbsent(this, Auditors::make);
    }

    private static GameAudit make(Auditors asked) {
        List<RuleBook> books = List.of(asked.editions.split(",", -1)).stream()
                .map(id -> RuleBooks.byId(id).orElseThrow())
                .toList();
        return GameAudit.under(books, asked.nodes);
    }
}
