/**
 * The kit of the pages: who is asking ({@link org.chuhe.server.platform.http.Visitor}), who may ask ({@link
 * org.chuhe.server.platform.http.Access}), how a page is shown ({@link org.chuhe.server.platform.http.Pages}), what is said when something
 * is wrong ({@link org.chuhe.server.platform.http.Errors}), how often one may ask ({@link org.chuhe.server.platform.http.RateLimit}), and where
 * other devices find all this ({@link org.chuhe.server.platform.http.SiteAddress}). A part of the site is a {@link
 * org.chuhe.server.platform.http.Feature}; its constructor names what it needs, which comes out of the {@link org.chuhe.server.platform.http.Site}.
 */
@NullMarked
package org.chuhe.server.platform.http;

import org.jspecify.annotations.NullMarked;
