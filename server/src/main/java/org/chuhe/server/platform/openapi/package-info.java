/** For other programs: one OpenAPI document put together from those of all parts, and a page to read and try it. */
@NullMarked
package org.chuhe.server.platform.openapi;

import org.jspecify.annotations.NullMarked;
