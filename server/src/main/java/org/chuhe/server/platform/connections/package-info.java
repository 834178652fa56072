/**
 * How connections come in, before there is a request: how many there may be, from one address and in all ({@link
 * org.chuhe.server.platform.connections.ManyConnections}), and what a proxy in front says about them; how many
 * somebody keeps open ({@link org.chuhe.server.platform.connections.Holders}), and what may come over one that stays open ({@link
 * org.chuhe.server.platform.connections.SocketLimits}). No thread waits for anybody: a request is let in when all of it is here ({@link
 * org.chuhe.server.platform.connections.WholeBody}), those of one address take turns ({@link org.chuhe.server.platform.connections.Turns}), and
 * answers go as they are read ({@link org.chuhe.server.platform.connections.WholeAnswer}).
 */
@NullMarked
package org.chuhe.server.platform.connections;

import org.jspecify.annotations.NullMarked;
