/**
 * 观战: what those see of a game who only watch it. An organiser may have them see it some minutes late; whatever shows a game
 * asks {@link org.chuhe.server.play.watch.Spectators} how it stands for whoever looks, and not the game itself.
 */
@NullMarked
package org.chuhe.server.play.watch;

import org.jspecify.annotations.NullMarked;
