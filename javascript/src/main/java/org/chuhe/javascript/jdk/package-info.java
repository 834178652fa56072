/** Classes that stand for others where Java has become JavaScript; {@link org.chuhe.javascript.build.Substitutes} says which. */
@NullMarked
package org.chuhe.javascript.jdk;

import org.jspecify.annotations.NullMarked;
