/** The game library's shelves: games, the positions of their openings, searches, opening trees and rulings. */
@NullMarked
package org.chuhe.server.games.library.store;

import org.jspecify.annotations.NullMarked;
