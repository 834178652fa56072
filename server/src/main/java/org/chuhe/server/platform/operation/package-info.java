/** What those who keep the server running look at: health and metrics. */
@NullMarked
package org.chuhe.server.platform.operation;

import org.jspecify.annotations.NullMarked;
