/** 等级分: Elo's arithmetic and what regulations fix for it; norms for titles. Knows no event. */
@NullMarked
package org.chuhe.tournament.elo;

import org.jspecify.annotations.NullMarked;
