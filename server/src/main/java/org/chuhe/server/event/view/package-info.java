/**
 * What a visitor sees of a tournament, ready for a page or a file: the head with its tabs, tables, rounds, brackets, the
 * hall's screen, games to play through, and the words of all of them. Knows no route; used by {@code events.web} and by
 * the templates.
 */
@NullMarked
package org.chuhe.server.event.view;

import org.jspecify.annotations.NullMarked;
