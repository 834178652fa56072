/** What an opening is called: the codes of ECCO, the encyclopedia of Chinese chess openings. */
@NullMarked
package org.chuhe.records.opening;

import org.jspecify.annotations.NullMarked;
