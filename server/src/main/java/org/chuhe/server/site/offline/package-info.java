/**
 * The application that works without a server: the desk, the rule book and practice as files that a browser keeps. The
 * pages are those of the site ({@link org.chuhe.server.platform.http.StillPage}), written once for each language; rulings are made on the
 * device by the compiled arbiter. {@link org.chuhe.server.site.offline.OfflineSite} knows the pages, {@link
 * org.chuhe.server.site.offline.OfflinePack} what keeps them together as one version, and {@link
 * org.chuhe.server.site.offline.OfflineFeature} serves both under {@code /app}.
 */
@NullMarked
package org.chuhe.server.site.offline;

import org.jspecify.annotations.NullMarked;
