/**
 * What an arbiter can do to an event: each {@link org.chuhe.tournament.command.Command} gives a new event or a refusal
 * with its reason. Who plays, and under what, is changed by {@code entry}; what is paired and recorded by {@code round}.
 */
@NullMarked
package org.chuhe.tournament.command;

import org.jspecify.annotations.NullMarked;
