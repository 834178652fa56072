/**
 * A computer to play against and to analyse with. It runs in the visitor's own browser: the program is a work of others under
 * the GPL ({@link org.chuhe.server.game.computer.EngineFiles}), the referee is ours, compiled to a script by the module
 * {@code javascript}. The server only hands out files.
 */
@NullMarked
package org.chuhe.server.game.computer;

import org.jspecify.annotations.NullMarked;
