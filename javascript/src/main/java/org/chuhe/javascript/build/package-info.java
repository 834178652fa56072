/** The build step that compiles Java to JavaScript, and what it tells the compiler. */
@NullMarked
package org.chuhe.javascript.build;

import org.jspecify.annotations.NullMarked;
