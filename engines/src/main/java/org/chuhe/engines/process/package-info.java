/** Playing programs as processes: started, talked to, watched, and stopped whatever they do. */
@NullMarked
package org.chuhe.engines.process;

import org.jspecify.annotations.NullMarked;
