/**
 * What a program thinks of positions, for visitors of finished games. The operator names the program; it gets so much time
 * and so many processes, whoever asks. Nobody who plays is helped: a position that stands on a board in play, or nearly,
 * is not looked at.
 */
@NullMarked
package org.chuhe.server.games.analysis;

import org.jspecify.annotations.NullMarked;
