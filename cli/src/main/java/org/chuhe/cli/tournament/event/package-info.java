/**
 * The event file as commands see it: read, locked, changed, written again, and what is said about it.
 */
@NullMarked
package org.chuhe.cli.tournament.event;

import org.jspecify.annotations.NullMarked;
