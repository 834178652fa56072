/**
 * Games in the database: the step that is stored, the state it leads to, the writer that stores many steps at once, the
 * index that lists are made from, whether a process is alive and when one was not. All SQL about games is here. Nobody is shown
 * what this room has not stored. Used by {@code live}, and by {@code web} for its lists; uses {@code table} alone. Exams ask it
 * for outages.
 */
@NullMarked
package org.chuhe.server.game.store;

import org.jspecify.annotations.NullMarked;
