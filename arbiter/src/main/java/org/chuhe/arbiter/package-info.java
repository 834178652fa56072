/**
 * The arbiter: rules on repetitions under the rule books. Start with {@link org.chuhe.arbiter.Arbiter}.
 *
 * <p>A ruling goes through the packages in this order: {@code repetition} finds the cycle, {@code book} gives every
 * ply its nature with the help of {@code threat} and takes the decision, {@code nature} holds what was found, {@code
 * ruling} puts it into words; {@code claim} holds what follows for a game.
 */
@NullMarked
package org.chuhe.arbiter;

import org.jspecify.annotations.NullMarked;
