package org.chuhe.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import org.chuhe.cli.console.CliException;
import org.chuhe.cli.console.OutputFile;
import org.chuhe.cli.console.ProgressBar;
import org.chuhe.records.audit.AuditSummary;
import org.chuhe.records.audit.ClusterAudit;
import org.jspecify.annotations.Nullable;

/** An audit on a cluster, by whoever on the class path can do it. */
final class ClusterRun {
    private ClusterRun() {}

    /**
     * Audits; the JSON lines are written whole or not at all.
     *
     * @throws CliException if nobody on the class path can do it
     */
    static AuditSummary audit(ClusterAudit.Order order, ProgressBar progress, @Nullable Path json) throws IOException {
        ClusterAudit cluster = find();
        if (json == null) {
            return audit(cluster, order, progress, null);
        }
        Path beside = json.toAbsolutePath().resolveSibling("." + json.getFileName() + ".tmp");
        try {
            AuditSummary summary;
            try (PrintWriter lines = new PrintWriter(beside.toFile(), StandardCharsets.UTF_8)) {
                summary = audit(cluster, order, progress, lines);
                if (lines.checkError()) {
                    throw new IOException(beside.toString());
                }
            }
            OutputFile.replace(beside, json);
            return summary;
        } finally {
            Files.deleteIfExists(beside);
        }
    }

    private static AuditSummary audit(
            ClusterAudit cluster, ClusterAudit.Order order, ProgressBar progress, @Nullable PrintWriter lines) {
        try {
            return cluster.audit(order, progress::show, line -> {
                if (lines != null) {
                    lines.append(line).append('\n');
                }
            });
        } catch (NoClassDefFoundError e) {
            throw absent();
        }
    }

    private static ClusterAudit find() {
        try {
            Iterator<ClusterAudit> found =
                    ServiceLoader.load(ClusterAudit.class).iterator();
            if (found.hasNext()) {
                return found.next();
            }
        } catch (ServiceConfigurationError | NoClassDefFoundError e) {
            // Chuhe's part is there and Spark is not.
            throw absent();
        }
        throw absent();
    }

    private static CliException absent() {
        return new CliException("audit.no-spark");
    }
}
