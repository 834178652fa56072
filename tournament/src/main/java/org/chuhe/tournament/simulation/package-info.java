/** Random events played by the rules, from a seed: for tests and for trying out regulations. */
@NullMarked
package org.chuhe.tournament.simulation;

import org.jspecify.annotations.NullMarked;
