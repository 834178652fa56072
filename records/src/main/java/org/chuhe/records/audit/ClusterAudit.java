package org.chuhe.records.audit;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.chuhe.arbiter.book.RuleBook;

/**
 * Audits an archive on several machines, with the same findings as {@link GameAudit} one after the other. Whoever
 * provides it is found by {@link java.util.ServiceLoader}.
 */
public interface ClusterAudit {
    /**
     * What is to be done.
     *
     * @param master where the cluster is, as it names itself
     * @param files the files of games, in order; all machines must see them
     * @param editions the first one decides
     * @param nodes how many positions the arbiter may search for one ply
     * @param folder where the tables of findings go
     * @param resume whether to go on with an audit that was stopped
     * @param locale the language of the JSON lines
     */
    record Order(
            String master,
            List<Path> files,
            List<RuleBook> editions,
            long nodes,
            Path folder,
            boolean resume,
            Locale locale) {}

    /** Is told how far the work has come. */
    @FunctionalInterface
    interface Progress {
        void show(long bytes, long games);
    }

    /**
     * Audits an archive.
     *
     * @param progress is told after every part
     * @param lines takes the findings as JSON lines, as {@link AuditJson} writes them, in the order of the files
     * @throws org.chuhe.records.format.RecordException if it cannot be done here, saying why
     */
    AuditSummary audit(Order order, Progress progress, Consumer<String> lines);
}
