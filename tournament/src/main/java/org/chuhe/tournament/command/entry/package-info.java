/**
 * Commands on who plays and under which regulations: entries, their data, numbers, absences, withdrawals.
 */
@NullMarked
package org.chuhe.tournament.command.entry;

import org.jspecify.annotations.NullMarked;
