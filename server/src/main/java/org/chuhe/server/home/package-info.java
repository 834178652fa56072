/** The first page. */
@NullMarked
package org.chuhe.server.home;

import org.jspecify.annotations.NullMarked;
