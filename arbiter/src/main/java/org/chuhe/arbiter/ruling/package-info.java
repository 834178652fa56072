/** The verdict: who must vary, by which articles, with an explanation in Chinese and English made from the evidence. */
@NullMarked
package org.chuhe.arbiter.ruling;

import org.jspecify.annotations.NullMarked;
