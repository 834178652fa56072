/** What goes on paper and screens beside the tables: the cross table, round by round. */
@NullMarked
package org.chuhe.tournament.report;

import org.jspecify.annotations.NullMarked;
