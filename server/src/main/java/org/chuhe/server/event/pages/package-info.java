/**
 * Tournaments for browsers: pages, the hall's screen, files to take home. Only {@link
 * org.chuhe.server.event.pages.EventsFeature} is used from outside, to start the server.
 */
@NullMarked
package org.chuhe.server.event.pages;

import org.jspecify.annotations.NullMarked;
