/**
 * Whether the server is in order, for those who keep it running (health, metrics) and for whatever goes by its clock
 * ({@link org.chuhe.server.platform.operation.Heartbeat}).
 */
@NullMarked
package org.chuhe.server.platform.operation;

import org.jspecify.annotations.NullMarked;
