/** The open questions in full, apart from the rest: scripts that only rule do without these texts. */
@NullMarked
package org.chuhe.arbiter.interpretation.questions;

import org.jspecify.annotations.NullMarked;
