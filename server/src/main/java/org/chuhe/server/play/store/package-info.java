/**
 * Games in the database: the step that is stored, the state it leads to, the writers that store many steps at once,
 * and which process keeps a game. Nobody is shown what this room has not stored. Used by {@code live}, and by {@code web}
 * for its lists; uses {@code table} alone.
 */
@NullMarked
package org.chuhe.server.play.store;

import org.jspecify.annotations.NullMarked;
