/** The first page. */
@NullMarked
package org.chuhe.server.site;

import org.jspecify.annotations.NullMarked;
