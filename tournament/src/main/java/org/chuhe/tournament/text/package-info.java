/** The words of this module in Chinese and English: every reason, refusal and explanation is a {@link org.chuhe.tournament.text.Notice}. */
@NullMarked
package org.chuhe.tournament.text;

import org.jspecify.annotations.NullMarked;
