/** What is printed of a single game. */
@NullMarked
package org.chuhe.documents.game;

import org.jspecify.annotations.NullMarked;
