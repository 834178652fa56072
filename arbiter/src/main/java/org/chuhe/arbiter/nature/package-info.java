/**
 * What a ply is (将 杀 捉 兑 献 拦 跟 闲) and how it is known: the {@link org.chuhe.arbiter.nature.Nature} and its
 * {@link org.chuhe.arbiter.nature.Evidence}. Nothing here decides; it records what was found.
 */
@NullMarked
package org.chuhe.arbiter.nature;

import org.jspecify.annotations.NullMarked;
