/** What an arbiter can do to an event: each command gives a new event or a refusal with its reason. */
@NullMarked
package org.chuhe.tournament.command;

import org.jspecify.annotations.NullMarked;
