/**
 * The game library: whole archives are brought, games found by whatever is known of them, openings looked through move by
 * move. Every question is a link. What lies where is the business of {@code store}.
 */
@NullMarked
package org.chuhe.server.games.library;

import org.jspecify.annotations.NullMarked;
