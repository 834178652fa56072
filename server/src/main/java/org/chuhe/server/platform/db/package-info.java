/**
 * The database: embedded SQLite by default, PostgreSQL for a federation. Nothing outside this package knows which.
 * Queries live with the features that ask them, in SQL that both understand: identifiers made by the application, times
 * as milliseconds since 1970, upserts and RETURNING, no identity columns, no FOR UPDATE.
 */
@NullMarked
package org.chuhe.server.platform.db;

import org.jspecify.annotations.NullMarked;
