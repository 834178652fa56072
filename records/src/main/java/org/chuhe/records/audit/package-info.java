/**
 * Audits archives of games. A single game is audited by a pure function ({@link org.chuhe.records.audit.GameAudit});
 * {@link org.chuhe.records.audit.AuditSummary} adds up what was found. Reading files, threads and progress are left to
 * whoever calls.
 */
@NullMarked
package org.chuhe.records.audit;

import org.jspecify.annotations.NullMarked;
