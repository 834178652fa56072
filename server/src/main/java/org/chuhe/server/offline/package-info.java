/**
 * The application that works without a server: the desk, the rule book and practice as files that a browser keeps. The
 * pages are those of the site ({@link org.chuhe.server.web.StillPage}), written once for each language; rulings are made on the
 * device by the compiled arbiter. {@link org.chuhe.server.offline.OfflineSite} knows the pages, {@link
 * org.chuhe.server.offline.OfflinePack} what keeps them together as one version, and {@link
 * org.chuhe.server.offline.OfflineFeature} serves both under {@code /app}.
 */
@NullMarked
package org.chuhe.server.offline;

import org.jspecify.annotations.NullMarked;
