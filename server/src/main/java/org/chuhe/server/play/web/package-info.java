/**
 * Live games for browsers and programs: routes, the WebSocket, the lobby, the pages, and records to take home. Only {@link
 * org.chuhe.server.play.web.PlayFeature} is for others, who start the server; everything below may be used here.
 */
@NullMarked
package org.chuhe.server.play.web;

import org.jspecify.annotations.NullMarked;
