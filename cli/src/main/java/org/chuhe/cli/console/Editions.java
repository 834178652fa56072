package org.chuhe.cli.console;

import java.util.Iterator;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;

/** The ids of all editions, for help and completion. */
public final class Editions implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return RuleBooks.all().stream().map(RuleBook::id).iterator();
    }
}
