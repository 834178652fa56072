/**
 * A page for every game: one that was dropped or pasted in whatever format, one that was played here, or one that somebody has
 * shared by a link. The server reads, writes and keeps records; rulings and evaluations are made in the visitor's browser.
 */
@NullMarked
package org.chuhe.server.games.files;

import org.jspecify.annotations.NullMarked;
