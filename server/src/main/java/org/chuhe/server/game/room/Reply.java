package org.chuhe.server.game.room;

import java.util.Optional;
import org.chuhe.server.game.decision.Refused;

/**
 * What is said to whoever wanted something, when it is safely stored; the same again if he asks twice.
 *
 * @param version the change that it led to
 * @param refused why what was wanted was not done, if it was not
 */
public record Reply(long version, Optional<Refused> refused) {
    static Reply done(long version) {
        return new Reply(version, Optional.empty());
    }

    /** It can be asked again. */
    static Reply busy(long version) {
        return new Reply(version, Optional.of(Refused.of(Refused.Code.BUSY, "refused.busy")));
    }
}
