/**
 * What goes up on the wall and out of the house at a tournament: pairings, results, tables, brackets. {@link
 * org.chuhe.documents.tournament.EventSheets} puts an event into {@link org.chuhe.eventfiles.Sheet}s, plain
 * tables of words; the writers beside it turn any sheet into text, CSV, Excel or PDF. Slips and certificates have pages
 * of their own. Brackets are drawn on a layout that pages use too, and the interchange format lists an event for other
 * programs.
 */
@NullMarked
package org.chuhe.documents.tournament;

import org.jspecify.annotations.NullMarked;
