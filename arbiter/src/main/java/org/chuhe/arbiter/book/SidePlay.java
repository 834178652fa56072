package org.chuhe.arbiter.book;

import org.chuhe.text.Message;

/**
 * One side's plies in a cycle taken together.
 *
 * @param pattern the play in the words of the book: 长将, 一将一捉, 两闲 …
 * @param prohibited whether it is prohibited play 禁止着法 (24.13)
 */
public record SidePlay(Message pattern, boolean prohibited) {}
