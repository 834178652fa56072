/** Pages and JSON routes by which people log in, make accounts, and are given roles. */
@NullMarked
package org.chuhe.server.site.account;

import org.jspecify.annotations.NullMarked;
