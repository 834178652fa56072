/**
 * 转播: several boards of a tournament on one page, for many who only watch. A page has one connection for all its boards; what
 * has changed on a board is written down once and sent to everybody who sees that board.
 */
@NullMarked
package org.chuhe.server.event.broadcast;

import org.jspecify.annotations.NullMarked;
