/**
 * How connections come in, before there is a request: how many there may be, from one address and in all ({@link
 * org.chuhe.server.connections.ManyConnections}), and what a proxy in front says about them; and
 * how many somebody keeps open ({@link org.chuhe.server.connections.Holders}).
 */
@NullMarked
package org.chuhe.server.connections;

import org.jspecify.annotations.NullMarked;
