package org.chuhe.server.platform.operation;

import java.time.Clock;
import java.util.List;
import org.chuhe.server.platform.config.Keeping;
import org.chuhe.server.platform.db.FeatureTables;
import org.chuhe.server.platform.db.Storage;

/** Has every feature delete what it keeps no longer. What was played, ruled or examined stays. */
record Retention(Storage storage, Clock clock, Keeping keeping, List<FeatureTables> tables) {
    /** Looks through everything once. */
    void sweep() {
        tables.forEach(each -> each.expire(storage, keeping, clock.millis()));
    }
}
