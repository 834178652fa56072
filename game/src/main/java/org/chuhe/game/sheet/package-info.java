/** The score sheet 记录纸 as article 7 prints it. */
@NullMarked
package org.chuhe.game.sheet;

import org.jspecify.annotations.NullMarked;
