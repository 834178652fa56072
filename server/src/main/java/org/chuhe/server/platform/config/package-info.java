/**
 * How a server is run: its settings, where they are read from, and the look of its log. It stands below everything else
 * of the server, so that every part may ask how it is run; it uses no other part itself.
 */
@NullMarked
package org.chuhe.server.platform.config;

import org.jspecify.annotations.NullMarked;
