/**
 * The web application: one process that serves pages, an HTTP API and the files they need. {@link
 * org.chuhe.server.ChuheServer} starts it; {@code web} is the kit every part uses; the other packages are named after
 * what people do and hold the routes, views and queries for it. Rules are never decided here.
 */
@NullMarked
package org.chuhe.server;

import org.jspecify.annotations.NullMarked;
