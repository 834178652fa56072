/**
 * The arbiter's desk 裁判台: rulings over HTTP ({@link org.chuhe.server.ruling.JudgeApi}), moves and game files put into a
 * form that pages can use, the page itself, and the log of what arbiters decided. Rulings are worked out in turn for
 * everybody ({@link org.chuhe.server.platform.jobs.WorkQueue}), so that nobody's hard positions keep others waiting.
 */
@NullMarked
package org.chuhe.server.ruling;

import org.jspecify.annotations.NullMarked;
