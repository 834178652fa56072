/**
 * The web application: one process that serves pages, an HTTP API and the files they need. {@link
 * org.chuhe.server.ChuheServer} starts it; {@code platform} is what every part uses (HTTP, database, accounts,
 * background work, settings) and knows none of them; the other packages are named after what people do and hold the routes,
 * pages and queries for it. Rules are never decided here.
 */
@NullMarked
package org.chuhe.server;

import org.jspecify.annotations.NullMarked;
