package org.chuhe.records.audit;

import java.util.Optional;
import org.chuhe.arbiter.claim.PendingPosition;
import org.chuhe.core.Position;
import org.chuhe.text.Message;

/**
 * One thing that an audit found.
 *
 * @param kind what it is
 * @param ply the ply it concerns, from 1; 0 if it concerns none
 * @param position the position to look at, where there is one
 * @param message the same in words
 * @param pending what can be ruled on there and how, under the edition that decides
 */
public record AuditFinding(
        FindingKind kind, int ply, Optional<Position> position, Message message, Optional<PendingPosition> pending) {

    /** A finding in which nothing is to be ruled on. */
    static AuditFinding of(FindingKind kind, int ply, Optional<Position> position, Message message) {
        return new AuditFinding(kind, ply, position, message, Optional.empty());
    }
}
