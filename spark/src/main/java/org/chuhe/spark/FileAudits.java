package org.chuhe.spark;

import java.util.Iterator;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.function.Supplier;
import org.apache.spark.sql.Row;
import org.apache.spark.util.LongAccumulator;
import org.chuhe.records.audit.Example;
import org.chuhe.records.audit.GameAudit;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.read.GameFile;
import org.jspecify.annotations.Nullable;

/** Audits files one game after the other, as rows are asked for: no more than one game is in memory. */
final class FileAudits implements Iterator<Row> {
    private final Iterator<Source> files;
    private final GameAudit audit;
    private final Locale locale;
    private final LongAccumulator counter;
    private @Nullable Source source;
    private @Nullable GameFile open;
    private @Nullable Row ahead;

    /** A file that can be opened; {@code number} is its place in the archive. */
    record Source(long number, String name, Supplier<GameFile> opener) {}

    FileAudits(Iterator<Source> files, GameAudit audit, Locale locale, LongAccumulator counter) {
        this.files = files;
        this.audit = audit;
        this.locale = locale;
        this.counter = counter;
    }

    @Override
    public boolean hasNext() {
        while (ahead == null && (open != null || files.hasNext())) {
            Source at = open == null || source == null ? files.next() : source;
            source = at;
            ahead = advance(at);
        }
        return ahead != null;
    }

    @Override
    public Row next() {
        if (!hasNext() || ahead == null) {
            throw new NoSuchElementException();
        }
        Row row = ahead;
        ahead = null;
        return row;
    }

    /** The next row; null at the end of a file. What cannot be read is a row of its own. */
    private @Nullable Row advance(Source at) {
        try {
            GameFile games = open;
            if (games == null) {
                games = at.opener().get();
                open = games;
            }
            if (games.hasNext()) {
                counter.add(1);
                return GameRows.of(at.number(), audit.audit(games.next().inFile(at.name())), locale);
            }
            close();
            return null;
        } catch (RecordException problem) {
            close();
            return GameRows.unreadable(at.number(), Example.unreadable(at.name(), problem), locale);
        }
    }

    private void close() {
        GameFile games = open;
        open = null;
        if (games != null) {
            games.close();
        }
    }
}
