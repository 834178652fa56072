/** DHJHtmlXQ, the mark-up of 广东象棋网. */
@NullMarked
package org.chuhe.records.dhj;

import org.jspecify.annotations.NullMarked;
