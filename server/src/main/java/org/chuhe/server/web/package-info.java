/**
 * The kit of the pages: who is asking ({@link org.chuhe.server.web.Visitor}), who may ask ({@link
 * org.chuhe.server.web.Access}), how a page is shown ({@link org.chuhe.server.web.Pages}), what is said when something
 * is wrong ({@link org.chuhe.server.web.Failure}), how often one may ask ({@link org.chuhe.server.web.Limits}), and where
 * other devices find all this ({@link org.chuhe.server.web.SiteAddress}). A part of the site is a {@link
 * org.chuhe.server.web.Feature}; it gets what it needs from the {@link org.chuhe.server.web.Site}.
 */
@NullMarked
package org.chuhe.server.web;

import org.jspecify.annotations.NullMarked;
