package org.chuhe.arbiter.book;

/**
 * One side's plies in a cycle taken together.
 *
 * @param pattern the play: 长将, 一将一捉, 两闲 …
 * @param prohibited whether it is prohibited play 禁止着法 (24.13)
 */
public record SidePlay(Pattern pattern, boolean prohibited) {}
