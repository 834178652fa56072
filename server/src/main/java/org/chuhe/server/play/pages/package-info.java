/** The words of the pages on which games are played and watched. */
@NullMarked
package org.chuhe.server.play.pages;

import org.jspecify.annotations.NullMarked;
