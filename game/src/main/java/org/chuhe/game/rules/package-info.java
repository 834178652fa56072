/** What an event lays down before its games begin: regulations, handicaps, and who plays which colour. */
@NullMarked
package org.chuhe.game.rules;

import org.jspecify.annotations.NullMarked;
