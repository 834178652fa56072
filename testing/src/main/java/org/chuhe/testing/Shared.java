package org.chuhe.testing;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;

/**
 * The folder beside the project with rule books, figures and real games ({@code -Dchuhe.shared=DIR}). Tests that need
 * it are skipped, with a notice, where it is absent: a clone elsewhere passes too.
 */
public final class Shared {
    private Shared() {}

    /** The path of {@code name} in the shared folder; skips the running test if it is not there. */
    public static Path path(String name) {
        Path path = Path.of(System.getProperty("chuhe.shared", "../../shared"))
                .toAbsolutePath()
                .normalize()
                .resolve(name);
        Assumptions.assumeTrue(
                Files.exists(path), () -> "SKIPPED: needs " + name + " of the shared folder, which is absent here");
        return path;
    }
}
