/** Why something is not done, for services and stores: what it is over HTTP, only {@code platform.http} knows. */
@NullMarked
package org.chuhe.server.platform.rejection;

import org.jspecify.annotations.NullMarked;
