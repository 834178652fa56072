/** Work for the processor that visitors ask for, done in turn for everybody. */
@NullMarked
package org.chuhe.server.platform.jobs;

import org.jspecify.annotations.NullMarked;
