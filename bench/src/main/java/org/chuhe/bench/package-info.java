/** Benchmarks: how fast the core plays, counts and reads. */
@NullMarked
package org.chuhe.bench;

import org.jspecify.annotations.NullMarked;
