/** Games for programs and scripts: JSON routes, the WebSocket, what arbiters do, records to take home. */
@NullMarked
package org.chuhe.server.game.api;

import org.jspecify.annotations.NullMarked;
