package org.chuhe.spark;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.chuhe.records.audit.ClusterAudit.Order;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.format.RecordException.Problem;

/** The folder of an audit: what was asked for, the tables of the batches that are done, and at the end the results. */
final class AuditFolder {
    private static final String MANIFEST = "audit.manifest";
    private static final String DONE = "_SUCCESS";
    private static final int VERSION = 1;

    private final Path folder;

    private AuditFolder(Path folder) {
        this.folder = folder;
    }

    /**
     * Begins an audit, or goes on with one.
     *
     * @throws RecordException if the folder holds another one
     */
    static AuditFolder open(Order order) throws IOException {
        Path manifest = order.folder().resolve(MANIFEST);
        String asked = fingerprint(order);
        if (Files.exists(manifest)) {
            if (!order.resume()) {
                throw refused("folder.exists", order);
            }
            if (!Files.readString(manifest).equals(asked)) {
                throw refused("folder.other", order);
            }
        } else {
            Files.createDirectories(order.folder());
            Files.writeString(manifest, asked);
        }
        return new AuditFolder(order.folder());
    }

    private static RecordException refused(String key, Order order) {
        return new RecordException(Problem.NOT_WRITABLE, SparkWords.message(key, order.folder()));
    }

    /** All that findings depend on. */
    private static String fingerprint(Order order) throws IOException {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            Auditors auditors = Auditors.of(order.editions(), order.nodes());
            digest.update((VERSION + " " + auditors + " " + order.locale() + "\n").getBytes(StandardCharsets.UTF_8));
            for (Path file : order.files()) {
                digest.update((file + "\t" + Files.size(file) + "\n").getBytes(StandardCharsets.UTF_8));
            }
            return HexFormat.of().formatHex(digest.digest()) + "\n";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The table of a batch. */
    Path batch(int number) {
        return folder.resolve("games").resolve("batch=%06d".formatted(number));
    }

    boolean isDone(int batch) {
        return Files.exists(batch(batch).resolve(DONE));
    }

    /** A table of results. */
    Path table(String name) {
        return folder.resolve(name);
    }
}
