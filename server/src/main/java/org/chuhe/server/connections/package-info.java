/**
 * How connections come in, before there is a request: how many there may be, from one address and in all ({@link
 * org.chuhe.server.connections.ManyConnections}), and what a proxy in front says about them; when a request
 * is let in ({@link org.chuhe.server.connections.WholeBody}); how many somebody keeps open ({@link org.chuhe.server.connections.Holders}), and what may come over one that stays open ({@link
 * org.chuhe.server.connections.SocketLimits}).
 */
@NullMarked
package org.chuhe.server.connections;

import org.jspecify.annotations.NullMarked;
