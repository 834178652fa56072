/** {@code chuhe match}: programs that play each other, and games that they have played elsewhere. */
@NullMarked
package org.chuhe.cli.match;

import org.jspecify.annotations.NullMarked;
