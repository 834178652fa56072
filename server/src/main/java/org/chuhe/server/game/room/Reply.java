package org.chuhe.server.game.room;

import java.util.Optional;
import org.chuhe.game.table.TableFinding;
import org.chuhe.server.game.decision.Refused;

/**
 * What is said to whoever wanted something, when it is safely stored; the same again if he asks twice.
 *
 * @param version the change that it led to
 * @param refused why what was wanted was not done, if it was not
 * @param finding what the referee says to an arbiter's entry; not if he asks twice
 */
public record Reply(long version, Optional<Refused> refused, Optional<TableFinding> finding) {
    static Reply done(long version) {
        return new Reply(version, Optional.empty(), Optional.empty());
    }

    /** It can be asked again. */
    static Reply busy(long version) {
        return new Reply(version, Optional.of(Refused.of(Refused.Code.BUSY, "refused.busy")), Optional.empty());
    }
}
