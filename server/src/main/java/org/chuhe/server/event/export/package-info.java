/** What can be taken home of a tournament: its papers, tables and files, made in turn and kept for a while. */
@NullMarked
package org.chuhe.server.event.export;

import org.jspecify.annotations.NullMarked;
