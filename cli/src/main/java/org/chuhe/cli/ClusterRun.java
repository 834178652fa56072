package org.chuhe.cli;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Objects;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.concurrent.atomic.AtomicReference;
import org.chuhe.cli.console.CliException;
import org.chuhe.cli.console.OutputFile;
import org.chuhe.cli.console.ProgressBar;
import org.chuhe.records.audit.AuditSummary;
import org.chuhe.records.audit.ClusterAudit;
import org.chuhe.records.format.RecordException;
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
        AtomicReference<AuditSummary> summary = new AtomicReference<>();
        OutputFile.write(json, stream -> {
            Writer lines = new BufferedWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8));
            summary.set(audit(cluster, order, progress, lines));
            lines.flush();
        });
        return Objects.requireNonNull(summary.get());
    }

    private static AuditSummary audit(
            ClusterAudit cluster, ClusterAudit.Order order, ProgressBar progress, @Nullable Writer lines) {
        try {
            return cluster.audit(order, progress::show, line -> write(line, lines));
        } catch (NoClassDefFoundError e) {
            throw absent();
        } catch (CliException | RecordException | UncheckedIOException e) {
            throw e;
        } catch (Exception e) {
            // Checked ones too: Spark is written in Scala, which declares none. Why a cluster fails only its own logs
            // know.
            String first = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
            throw new CliException(
                    "audit.spark-failed", order.master(), e.getClass().getSimpleName() + ": " + first);
        }
    }

    private static void write(String line, @Nullable Writer lines) {
        if (lines != null) {
            try {
                lines.append(line).append('\n');
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
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
