package org.chuhe.testing;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;

/** Playing programs that are installed on this machine. Tests that need one are skipped, with a notice, elsewhere. */
public final class RealEngine {
    private static final List<String> PLACES =
            List.of("/usr/games/fairy-stockfish", "/usr/bin/fairy-stockfish", "/usr/local/bin/fairy-stockfish");

    private RealEngine() {}

    /** Debian's package fairy-stockfish; skips the running test if it is not there. */
    public static String fairyStockfish() {
        String found = PLACES.stream()
                .filter(place -> Files.isExecutable(Path.of(place)))
                .findFirst()
                .orElse("");
        Assumptions.assumeTrue(!found.isEmpty(), () -> "SKIPPED: needs fairy-stockfish, which is not installed here");
        return found;
    }
}
