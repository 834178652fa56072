/**
 * Tournaments for browsers and programs: routes, pages, the hall's screen, JSON and files to take home. Only {@link
 * org.chuhe.server.event.pages.EventsFeature} is for others, who start the server; the other rooms of tournaments may be
 * used here.
 */
@NullMarked
package org.chuhe.server.event.pages;

import org.jspecify.annotations.NullMarked;
