/**
 * What is agreed on before a game: its terms, who sits where, which colours and odds, and how all that is asked for and
 * written down as JSON. Owns no game and no state; every other room of live games may use it, and so may tournaments,
 * whose boards are agreed on in the same words. It uses none of them.
 */
@NullMarked
package org.chuhe.server.game.model;

import org.jspecify.annotations.NullMarked;
